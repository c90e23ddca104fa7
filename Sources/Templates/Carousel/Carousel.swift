public import LayoutKitCore

/// Cards side by side, scrolling sideways.
public struct Carousel: ListTemplate {
  /// What a document may set.
  public struct Options: Codable, Hashable, Sendable {
    /// Which of the variants.
    public var variant = Variant.cards
    /// Width of a card in points, from 40; 0 for none. At most one of this, `itemFraction` and `peek` is set; where none
    /// is, a card has 260 points.
    public var itemWidth = 0.0
    /// Width of a card as a part of the room inside the margins, from 0.1 to 1; 0 for none.
    public var itemFraction = 0.0
    /// How much of the next card is in sight beside one that takes the rest of the room, in points; 0 for none.
    public var peek = 0.0
    /// Where scrolling comes to rest.
    public var scrolling = ScrollStops.leadingBoundary
    /// Whether dots below the cards tell the page.
    public var pageDots = false
  }

  /// Where the text stands.
  public enum Variant: String, DocumentKeyword {
    /// Below the picture.
    case cards
    /// Over the picture, on a scrim.
    case overlay
  }

  /// The template.
  public init() {}
  /// `carousel`.
  public let id: TemplateID = "carousel"
  /// `cards`, `overlay`.
  public var variants: [String] { Variant.allCases.map(\.rawValue) }
  /// Cards of 260 points that rest at the start of one, without dots.
  public let defaultOptions = Options()

  /// Cards in a design.
  /// - Throws: `ConfigurationFaults` for a number out of its range, and for more than one width.
  public func makeLayout(design: DesignModel, options: Options) throws -> CarouselLayout {
    var faults = [
      ConfigurationFault(options.itemWidth, outside: 40...10_000, orNone: true, at: "$.options.itemWidth"),
      ConfigurationFault(options.itemFraction, outside: 0.1...1, orNone: true, at: "$.options.itemFraction"),
      ConfigurationFault(options.peek, outside: 0...1_000, at: "$.options.peek"),
    ].compactMap { $0 }
    let widths = [
      ("itemWidth", options.itemWidth), ("itemFraction", options.itemFraction), ("peek", options.peek),
    ].filter { $0.1 != 0 }.map(\.0)
    if widths.count > 1 {
      faults.append(
        ConfigurationFault(
          path: "$.options",
          problem: .notAllowed(
            expected: "one of itemWidth, itemFraction, peek", found: widths.joined(separator: " and "))))
    }
    guard faults.isEmpty else { throw ConfigurationFaults(faults) }
    return CarouselLayout(design: design, options: options)
  }
}
