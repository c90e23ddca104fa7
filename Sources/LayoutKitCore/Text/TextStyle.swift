/// What shaping and breaking depend on, at the reader's text size. Colour is not among it.
public struct TextStyle: Hashable, Sendable {
  /// Font family.
  public var family: String
  /// Font size in points.
  public var size: Double
  /// Stroke weight, 100 to 900.
  public var weight: Int
  /// Height of every line in points, whatever fonts stand in it.
  public var lineHeight: Double
  /// Extra space between letters in points.
  public var letterSpacing: Double

  /// A style in absolute measures.
  public init(family: String, size: Double, weight: Int = 400, lineHeight: Double, letterSpacing: Double = 0) {
    self.family = family
    self.size = size
    self.weight = weight
    self.lineHeight = lineHeight
    self.letterSpacing = letterSpacing
  }
}

/// A role of text, resolved for an environment: what an element needs to show it.
public struct TextDesign: Hashable, Sendable {
  /// What it is shaped with.
  public var style: TextStyle
  /// Its colour.
  public var color: ColorValue
  /// The most lines; 0 for no limit.
  public var lineLimit: Int
  /// Where short lines stand.
  public var alignment: LineAlignment
  /// Whether it is set in capitals.
  public var uppercase: Bool

  /// A resolved role.
  public init(
    style: TextStyle, color: ColorValue, lineLimit: Int = 0, alignment: LineAlignment = .leading,
    uppercase: Bool = false
  ) {
    self.style = style
    self.color = color
    self.lineLimit = lineLimit
    self.alignment = alignment
    self.uppercase = uppercase
  }
}

extension Typography {
  /// The role at the environment's text size, weight, appearance and contrast.
  public func resolved(in environment: LayoutEnvironment) -> TextDesign {
    let factor = environment.textSize.factor(forSize: size)
    let limit = environment.textSize.isAccessibility ? 2 * min(lines, 1_000_000) : lines
    return TextDesign(
      style: TextStyle(
        family: family, size: size * factor,
        weight: environment.isBold ? min(900, weight.value + 200) : weight.value,
        lineHeight: environment.grid.up((lineHeight > 0 ? lineHeight : size * 1.3) * factor),
        letterSpacing: letterSpacing * factor),
      color: color.color(in: environment, as: .ink), lineLimit: limit, alignment: alignment, uppercase: uppercase)
  }
}
