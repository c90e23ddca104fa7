/// One step of the size of a cell's parts, in the order of reading: what stands in another follows it. Plain memory.
///
/// Lengths are points on the pixel grid. `end` is the number of the first step behind what stands in a step.
enum SizeStep: Equatable {
  /// A size whose width gives way where there is less.
  case fixed(width: Double, height: Double)
  /// A size that never gives way.
  case rigid(width: Double, height: Double)
  /// The whole width.
  case whole(height: Double)
  /// The whole width, and the height that goes with it.
  case aspect(ratio: Double)
  /// A text, by its number.
  case text(Int32, lineLimit: Int32, lineHeight: Double)
  /// What a closure says, by its number.
  case computed(Int32)
  /// Room around what follows.
  case inset(horizontal: Double, vertical: Double)
  /// What follows, no wider than there is room.
  case held
  /// What follows, as wide as a column or wider.
  case minimum(width: Double)
  /// What follows, in the whole width.
  case spread
  /// What was written before, at a step: an element that stands in two branches.
  case again(Int32)
  /// Parts one below the other.
  case column(spacing: Double, end: Int32)
  /// Parts one over the other.
  case overlay(end: Int32)
  /// Parts side by side in lines.
  case lines(spacing: Double, lineSpacing: Double, end: Int32)
  /// Parts side by side, each behind its share.
  case row(spacing: Double, end: Int32, shown: UInt16, fillers: UInt16)
  /// A part of a row.
  case part(HorizontalStack.Share, end: Int32)
  /// Two parts side by side, the first with a share of the width.
  case split(share: Double, second: Int32, end: Int32)
  /// A part that only decides, then two of which one counts.
  case choice(SizeCondition, first: Int32, second: Int32, end: Int32)
}
