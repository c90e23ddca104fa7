public import ContentElements
public import LayoutKitCore

/// An article as a wide card: its picture beside the text, on one side or the other; above it where the card is narrow.
public final class AlternatingCardView: ElementView {
  /// The look, resolved.
  public struct Design: StatefulDesign, Hashable, Sendable {
    let article: ArticleDesign
    /// How states look: as those of articles.
    public var states: StateDesign { article.states }
    let standsBeside: Bool

    /// A card's look.
    /// - Parameters:
    ///   - article: fonts, colours and the surface, for pictures above text.
    ///   - standsBeside: whether the text stands beside the picture in wide cards.
    public init(_ article: ArticleDesign, standsBeside: Bool) {
      self.article = article
      self.standsBeside = standsBeside
    }
  }

  /// An article and the side of its picture.
  public struct Item: Hashable, Sendable {
    let article: ArticleContent
    let isTrailing: Bool

    /// An article with its picture leading or trailing.
    public init(_ article: ArticleContent, pictureTrails: Bool) {
      self.article = article
      isTrailing = pictureTrails
    }
  }

  /// `alternatingCard`.
  public static let kind: CellKind = "alternatingCard"
  /// From this width in points on, the picture stands beside the text.
  public static let wideWidth = 560.0
  private let parts = ArticleParts()
  private var sides = ChoiceElement([])
  /// The parts, placed.
  public private(set) var root: any ContentElement = EmptyElement()
  private var shown: (item: Item, state: CellState)?
  /// What is said of what it shows.
  public var accessibility: AccessibilityElement? { shown.map { item, state in item.article.accessibility(in: state) } }

  /// A card that shows nothing yet.
  public init() {}

  /// Places the parts as the design says.
  public func updateDesign(_ design: Design, _ pass: borrowing DesignPass) {
    let (article, standsBeside) = (design.article, design.standsBeside)
    parts.setDesign(article, pass)
    let picture = AspectElement(ratio: article.wideRatio, parts.picture(badgeInset: 8))
    let text = InsetElement(article.padding, parts.text)
    let roomy = InsetElement(article.padding + article.padding, parts.text)
    let middle = CenteredElement(roomy, along: .vertical)
    let chosen = sides.chosen
    sides = ChoiceElement([
      SplitElement(share: 0.5, picture, middle), SplitElement(share: 0.5, middle, picture),
    ])
    sides.chosen = chosen
    let stacked = VerticalStack([picture, text])
    let content: any ContentElement =
      standsBeside ? AdaptiveElement(from: Self.wideWidth, wide: sides, narrow: stacked) : stacked
    root = CardElement(article.card, content)
  }

  /// Shows an article.
  public func bind(_ item: Item, state: CellState) {
    parts.bind(item.article, state: state)
    sides.chosen = item.isTrailing ? 1 : 0
    shown = (item, state)
  }
}
