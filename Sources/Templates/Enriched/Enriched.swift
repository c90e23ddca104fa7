public import LayoutKitCore

/// Cards: a wide picture with title, summary and byline.
public struct Enriched: ListTemplate {
  /// What a document may set.
  public struct Options: Codable, Hashable, Sendable {
    /// Which of the variants.
    public var variant = Variant.card
  }

  /// Where the text stands.
  public enum Variant: String, DocumentKeyword {
    /// Below the picture.
    case card
    /// Over the picture, on a scrim.
    case overlay
    /// Beside the picture where a card is wide, on the other side from card to card; below it where it is narrow.
    case alternating
  }

  /// The template.
  public init() {}
  /// `enriched`.
  public let id: TemplateID = "enriched"
  /// `card`, `overlay`, `alternating`.
  public var variants: [String] { Variant.allCases.map(\.rawValue) }
  /// The text below the picture.
  public let defaultOptions = Options()

  /// Cards in a design.
  public func makeLayout(design: DesignModel, options: Options) -> EnrichedLayout {
    EnrichedLayout(design: design, variant: options.variant)
  }
}
