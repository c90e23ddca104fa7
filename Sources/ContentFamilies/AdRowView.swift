public import ContentElements
public import LayoutKitCore

/// An ad as a compact row: its icon, or else its media, beside the text, or above it where the text would get too narrow.
public final class AdRowView: ElementView {
  /// `adRow`.
  public static let kind: CellKind = "adRow"
  private let parts = AdParts()
  /// The parts, placed.
  public private(set) var root: any ContentElement = EmptyElement()
  private var shown: AdContent?
  /// What is said of what it shows.
  public var accessibility: AccessibilityElement? { shown?.accessibility }

  /// A row that shows nothing yet.
  public init() {}

  /// Places the parts as the design says.
  public func updateDesign(_ design: AdDesign, _ pass: borrowing DesignPass) {
    parts.setDesign(design, pass)
    let article = design.article
    let below = parts.words(below: parts.withChoicesUnlessPictured(parts.sponsor))
    let wide = parts.pictureWithChoices(AspectElement(ratio: article.wideRatio, parts.media), inset: 6)
    let stacked = VerticalStack(spacing: 10, [wide, below])
    let small = SizedElement(article.thumbnail, parts.media)
    let sides: [(share: HorizontalStack.Share, element: any ContentElement)] =
      article.position == .trailing
      ? [(.fill, below), (.own, parts.pictureWithChoices(small, inset: 4))]
      : [(.own, small), (.fill, parts.words(below: parts.withChoices(parts.sponsor)))]
    let content: any ContentElement =
      article.position == .above
      ? stacked
      : AdaptiveElement(
        from: article.thumbnail.width + ArticleRowView.gap + ArticleRowView.narrowestText,
        wide: HorizontalStack(spacing: ArticleRowView.gap, alignment: .top, sides), narrow: stacked)
    root = CardElement(article.card, InsetElement(article.padding, content))
  }

  /// Shows an ad.
  public func bind(_ item: AdContent, state: CellState) {
    parts.bind(item, picture: item.icon ?? item.picture?.source, isMedia: item.icon == nil)
    shown = item
  }
}
