import CPango

/// Space between letters, as Pango deals it out: a part at the left of a letter, the rest at the right of the one before.
///
/// While it looks for the end of a line, Pango counts the space at both ends of it, and takes it away afterwards: so a
/// column is offered wider by that much. When spaces at the end of a line are dropped, the part between them and the
/// last letter goes too. So a line is as wide as its letters with a space between each two.
struct LetterSpacing {
  /// The space in Pango's units.
  let units: Int32

  init(points: Double) { units = Int32((points * Double(PANGO_SCALE)).rounded()) }

  /// The part at the left of a letter, in points.
  var left: Double { Double(leftUnits) / Double(PANGO_SCALE) }
  /// The part at the right, in points.
  var right: Double { Double(units - leftUnits) / Double(PANGO_SCALE) }

  /// Half of it; of whole points, whole points. Source: Pango 1.50, `distribute_letter_spacing`.
  private var leftUnits: Int32 {
    let half = units / 2
    return units % PANGO_SCALE == 0 ? (half + PANGO_SCALE / 2) & ~(PANGO_SCALE - 1) : half
  }
}
