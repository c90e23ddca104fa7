public import LayoutKitCore

/// Compact rows: a small picture beside the text.
public struct Condensed: ListTemplate {
  /// What a document may set.
  public struct Options: Codable, Hashable, Sendable {
    /// Which of the variants.
    public var variant = Variant.leading
  }

  /// Where the picture stands.
  public enum Variant: String, DocumentKeyword {
    /// Where reading starts.
    case leading
    /// Where reading ends.
    case trailing
    /// No picture.
    case none
    /// No picture, the row's position in the list before the text.
    case numbered

    var hasPictures: Bool { self == .leading || self == .trailing }
  }

  /// The template.
  public init() {}
  /// `condensed`.
  public let id: TemplateID = "condensed"
  /// `leading`, `trailing`, `none`, `numbered`.
  public var variants: [String] { Variant.allCases.map(\.rawValue) }
  /// The picture leading.
  public let defaultOptions = Options()

  /// Rows in a design.
  public func makeLayout(design: DesignModel, options: Options) -> CondensedLayout {
    CondensedLayout(design: design, variant: options.variant)
  }
}
