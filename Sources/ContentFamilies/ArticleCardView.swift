public import ContentElements
public import LayoutKitCore

/// An article as a card: a wide picture above the text, or behind it.
public final class ArticleCardView: ElementView {
  /// `articleCard`.
  public static let kind: CellKind = "articleCard"
  private let parts = ArticleParts()
  /// The parts, placed.
  public var root: any ContentElement { placed }
  private var placed: any ContentElement = EmptyElement()
  private var shown: (item: ArticleContent, state: CellState)?
  /// What is said of what it shows.
  public var accessibility: AccessibilityElement? { shown.map { item, state in item.accessibility(in: state) } }

  /// A card that shows nothing yet.
  public init() {}

  /// Places the parts as the design says.
  public func updateDesign(_ design: ArticleDesign, _ pass: borrowing DesignPass) {
    parts.setDesign(design, pass)
    let text = InsetElement(design.padding, parts.text)
    let content: any ContentElement
    if design.position == .behind {
      let scrim = ScrimElement(color: design.scrim, fade: 40, text)
      content = OverlayStack([
        (.fill, AspectElement(ratio: design.wideRatio, parts.media)),
        (.fill, FooterElement(scrim, below: parts.player)),
        (.topTrailing, InsetElement(Insets(10), parts.badge)),
      ])
    } else {
      content = VerticalStack([AspectElement(ratio: design.wideRatio, parts.picture(badgeInset: 8)), text])
    }
    placed = CardElement(design.card, content)
  }

  /// Shows an article.
  public func bind(_ item: ArticleContent, state: CellState) {
    parts.bind(item, state: state)
    shown = (item, state)
  }

  /// What the root wrote down, or another item's of the same shape.
  public func sizing(in environment: LayoutEnvironment, like previous: (any ContentSizing)?) -> (any ContentSizing)? {
    parts.sizing(of: placed, in: environment, like: previous)
  }
}
