public import ContentElements
public import LayoutKitCore

/// An article as a compact row: a small picture beside the text, or above it where the text would get too narrow.
public final class ArticleRowView: ElementView {
  /// `articleRow`.
  public static let kind: CellKind = "articleRow"
  static let narrowestText = 110.0
  static let gap = 12.0
  private let parts = ArticleParts()
  /// The parts, placed.
  public var root: any ContentElement { placed }
  private var placed: any ContentElement = EmptyElement()
  private var shown: (item: ArticleContent, state: CellState)?
  /// What is said of what it shows.
  public var accessibility: AccessibilityElement? { shown.map { item, state in item.accessibility(in: state) } }

  /// A row that shows nothing yet.
  public init() {}

  /// Places the parts as the design says.
  public func updateDesign(_ design: ArticleDesign, _ pass: borrowing DesignPass) {
    parts.setDesign(design, pass)
    let wide = AspectElement(ratio: design.wideRatio, parts.picture(badgeInset: 6))
    let words = parts.words
    let stacked = VerticalStack(spacing: 10, [wide, parts.withAccessory(words)])
    let small = SizedElement(design.thumbnail, parts.picture(badgeInset: 4))
    let sides: [(share: HorizontalStack.Share, element: any ContentElement)] =
      design.position == .trailing ? [(.fill, words), (.own, small)] : [(.own, small), (.fill, words)]
    let beside = HorizontalStack(spacing: Self.gap, alignment: .top, sides)
    let content: any ContentElement =
      design.position == .above
      ? stacked
      : AdaptiveElement(
        from: design.thumbnail.width + Self.gap + Self.narrowestText, besides: parts.trailing,
        wide: parts.withAccessory(beside), narrow: stacked)
    placed = CardElement(design.card, InsetElement(design.padding, content))
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
