/// How one role of text looks, as a design writes it: sizes are those at the standard text size, colours are a pair.
public struct Typography: Hashable, Sendable, Codable {
  /// Font family.
  public var family: String
  /// Font size in points, above 0.
  public var size: Double
  /// Stroke weight.
  public var weight: FontWeight
  /// Text colour.
  public var color: ThemedColor
  /// The most lines; 0 for no limit. Twice as many from the accessibility text sizes on.
  public var lines: Int
  /// Height of a line in points; 0 stands for 1.3 times the font size.
  public var lineHeight: Double
  /// Extra space between letters in points, may be negative.
  public var letterSpacing: Double
  /// Where lines that are shorter than the column stand.
  public var alignment: LineAlignment
  /// Whether the text is set in capitals.
  public var uppercase: Bool

  /// A role's look; what is left out is regular, leading and without limit.
  public init(
    family: String = "Inter", size: Double, weight: FontWeight = .regular, color: ThemedColor, lines: Int = 0,
    lineHeight: Double = 0, letterSpacing: Double = 0, alignment: LineAlignment = .leading, uppercase: Bool = false
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.color = color
    self.lines = lines
    self.lineHeight = lineHeight
    self.letterSpacing = letterSpacing
    self.alignment = alignment
    self.uppercase = uppercase
  }
}

/// Stroke weights, by their usual names.
public enum FontWeight: String, DocumentKeyword {
  case thin, extraLight, light, regular, medium, semibold, bold, extraBold, black

  /// The weight as OpenType counts it, 100 to 900.
  public var value: Int { ((Self.allCases.firstIndex(of: self) ?? 3) + 1) * 100 }
}

/// Where a line shorter than its column stands.
public enum LineAlignment: String, DocumentKeyword {
  /// Where the list's reading starts.
  case leading
  /// In the middle.
  case center
  /// Where the list's reading ends.
  case trailing
  /// Where the text's own reading starts, whatever the list's: right for Arabic and Hebrew.
  case natural
}
