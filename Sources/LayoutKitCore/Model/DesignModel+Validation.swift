extension DesignModel {
  /// What the design says that no list can be drawn with: negative or non-finite lengths, sizes and ratios that are not
  /// above zero.
  /// - Parameter path: where the design stands in its document.
  public func faults(at path: String = "$.design") -> [ConfigurationFault] {
    let roles = [
      ("title", title), ("summary", summary), ("byline", byline), ("caption", caption), ("badge", badge),
      ("button", button), ("header", header),
    ]
    var check = RangeCheck(path: path)
    for (name, role) in roles {
      check.positive(role.size, "\(name).size")
      check.length(role.lineHeight, "\(name).lineHeight")
      check.length(Double(role.lines), "\(name).lines")
      check.finite(role.letterSpacing, "\(name).letterSpacing")
    }
    check.length(cornerRadius, "cornerRadius")
    check.length(border.width, "border.width")
    check.length(shadow.radius, "shadow.radius")
    check.finite(shadow.x, "shadow.x")
    check.finite(shadow.y, "shadow.y")
    check.insets(margins, "margins")
    check.insets(padding, "padding")
    check.length(textSpacing, "textSpacing")
    check.length(itemSpacing, "itemSpacing")
    check.positive(thumbnail.ratio, "thumbnail.ratio")
    check.positive(thumbnail.wideRatio, "thumbnail.wideRatio")
    check.positive(thumbnail.width, "thumbnail.width")
    check.length(separators.width, "separators.width")
    check.part(states.highlighted.scale, of: 0.5...1.5, "states.highlighted.scale")
    check.length(states.selected.border.width, "states.selected.border.width")
    check.part(states.disabled.opacity, of: 0...1, "states.disabled.opacity")
    check.length(states.focused.width, "states.focused.width")
    check.length(section.cornerRadius, "section.cornerRadius")
    check.length(section.border.width, "section.border.width")
    check.length(section.shadow.radius, "section.shadow.radius")
    check.finite(section.shadow.x, "section.shadow.x")
    check.finite(section.shadow.y, "section.shadow.y")
    check.insets(section.padding, "section.padding")
    return check.faults
  }
}

/// Collects numbers that are out of range. No length reaches past 10,000 points: a larger one is a slip of the pen.
private struct RangeCheck {
  let path: String
  var faults: [ConfigurationFault] = []

  mutating func positive(_ value: Double, _ name: String) {
    require(value.isFinite && value > 0 && value <= 10_000, "a number above 0, at most 10000", value, name)
  }

  mutating func length(_ value: Double, _ name: String) {
    require(value.isFinite && value >= 0 && value <= 10_000, "a number from 0 to 10000", value, name)
  }

  mutating func finite(_ value: Double, _ name: String) {
    require(value.isFinite && abs(value) <= 10_000, "a number from -10000 to 10000", value, name)
  }

  mutating func part(_ value: Double, of range: ClosedRange<Double>, _ name: String) {
    require(range.contains(value), "a number from \(range.lowerBound) to \(range.upperBound)", value, name)
  }

  mutating func insets(_ insets: Insets, _ name: String) {
    length(insets.top, "\(name).top")
    length(insets.leading, "\(name).leading")
    length(insets.bottom, "\(name).bottom")
    length(insets.trailing, "\(name).trailing")
  }

  private mutating func require(_ holds: Bool, _ expected: String, _ value: Double, _ name: String) {
    guard !holds else { return }
    faults.append(
      ConfigurationFault(path: "\(path).\(name)", problem: .notAllowed(expected: expected, found: "\(value)")))
  }
}
