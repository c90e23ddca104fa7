/// How an app's lists look. Every field has a default, so a document writes only what it changes.
public struct DesignModel: Hashable, Sendable, Codable {
  /// Headlines.
  public var title = Typography(size: 17, weight: .semibold, color: .text, lines: 3, lineHeight: 22)
  /// Descriptions.
  public var summary = Typography(size: 15, color: .secondaryText, lines: 3, lineHeight: 20)
  /// Who and when.
  public var byline = Typography(size: 13, color: .secondaryText, lines: 1, lineHeight: 18)
  /// Small print: places, counts.
  public var caption = Typography(size: 12, color: .secondaryText, lines: 2, lineHeight: 16)
  /// Marks on pictures.
  public var badge = Typography(size: 12, weight: .semibold, color: .onPicture, lines: 1, lineHeight: 16)
  /// Buttons.
  public var button = Typography(size: 15, weight: .semibold, color: .accent, lines: 1, lineHeight: 20)
  /// Titles above sections.
  public var header = Typography(size: 22, weight: .bold, color: .text, lines: 2, lineHeight: 28)

  /// Behind the whole page.
  public var pageBackground = ThemedColor(light: .init(gray: 0xF2), dark: .black)
  /// Behind a cell.
  public var cellBackground = ThemedColor(light: .white, dark: .init(gray: 0x1C))
  /// Controls and marks.
  public var accent = ThemedColor.accent
  /// Behind the mark of what is live; its text is white.
  public var alert = ThemedColor(
    light: .init(red: 0xC8, green: 0x10, blue: 0x2E), dark: .init(red: 0xD9, green: 0x2D, blue: 0x3A))
  /// A picture that is missing or on its way.
  public var placeholder = ThemedColor(light: .init(gray: 0xE3), dark: .init(gray: 0x3A))

  /// Corner radius of a cell in points.
  public var cornerRadius = 12.0
  /// Line around a cell.
  public var border = Border()
  /// Shadow below a cell.
  public var shadow = Shadow()
  /// Around the section, in points.
  public var margins = Insets(top: 8, leading: 16, bottom: 16, trailing: 16)
  /// Inside a cell, in points.
  public var padding = Insets(12)
  /// Between the texts of a cell, in points.
  public var textSpacing = 6.0
  /// Between cells, in points, both ways.
  public var itemSpacing = 12.0
  /// Pictures of compact rows.
  public var thumbnail = Thumbnail()
  /// Lines between cells.
  public var separators = Separators()
  /// How dates of publication are told.
  public var dates = Dates.absolute
  /// The surface behind the whole section.
  public var section = SectionCard()
  /// Which optional parts show.
  public var shows = Parts()
  /// How cells show their states.
  public var states = States()
  /// What stands at the trailing edge of cells.
  public var accessories = Accessories()

  /// The default design.
  public init() {}

  /// A line around a shape.
  public struct Border: Hashable, Sendable, Codable {
    /// Width in points; 0 for none.
    public var width = 0.0
    /// Line colour.
    public var color = ThemedColor.line
  }

  /// A soft shadow.
  public struct Shadow: Hashable, Sendable, Codable {
    /// Blur radius in points; 0 with no offset for none.
    public var radius = 0.0
    /// Offset towards the trailing edge, in points.
    public var x = 0.0
    /// Offset downwards, in points.
    public var y = 0.0
    /// Shadow colour, opacity included.
    public var color = ThemedColor(light: .black.opacity(0.15), dark: .black.opacity(0.5))
  }

  /// The picture of a compact row.
  public struct Thumbnail: Hashable, Sendable, Codable {
    /// Outline of a thumbnail.
    public enum Shape: String, DocumentKeyword {
      case square, rounded, circle
    }
    /// Outline.
    public var shape = Shape.rounded
    /// Width over height, above 0.
    public var ratio = 1.0
    /// Width in points at the standard text size, above 0.
    public var width = 88.0
    /// Width over height of wide pictures, above 0.
    public var wideRatio = 16.0 / 9
  }

  /// Lines between cells of one column.
  public struct Separators: Hashable, Sendable, Codable {
    /// How far a line reaches.
    public enum Style: String, DocumentKeyword {
      /// No line.
      case none
      /// The whole width of the cell.
      case full
      /// From the cell's padding on.
      case inset
    }
    /// How far lines reach; none by default, and never one after the last row.
    public var style = Style.none
    /// Thickness in points.
    public var width = 0.5
    /// Line colour.
    public var color = ThemedColor.line
  }

  /// How dates of publication are told.
  public enum Dates: String, DocumentKeyword {
    /// As days: "Jan 14".
    case absolute
    /// By how long ago, up to a day: "5 min ago"; then "yesterday", then as days.
    case relative
  }

  /// The parts of a cell that a design may leave out.
  public struct Parts: Hashable, Sendable, Codable {
    /// The short description.
    public var summary = true
    /// Who made it.
    public var byline = true
    /// When.
    public var date = true
    /// How many comments.
    public var commentCount = true
    /// How many likes.
    public var likeCount = true
    /// How many views.
    public var viewCount = true
    /// The row of buttons.
    public var toolbar = false
  }
}

extension ThemedColor {
  static let text = ThemedColor(light: .init(gray: 0x11), dark: .init(gray: 0xF5))
  static let secondaryText = ThemedColor(light: .init(gray: 0x5F), dark: .init(gray: 0xA8))
  static let accent = ThemedColor(
    light: .init(red: 0x0A, green: 0x58, blue: 0xCA), dark: .init(red: 0x6E, green: 0xA8, blue: 0xFE))
  static let onPicture = ThemedColor(light: .white, dark: .white)
  static let line = ThemedColor(light: .init(gray: 0xD0), dark: .init(gray: 0x48))
}

extension ColorValue {
  fileprivate init(gray: UInt8) { self.init(red: gray, green: gray, blue: gray) }
}
