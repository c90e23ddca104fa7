import ContentElements
public import LayoutKitCore

/// An article as a card: a wide picture above the text, or behind it.
public final class ArticleCardView: ContentView {
  /// `articleCard`.
  public static let kind: CellKind = "articleCard"
  private let parts = ArticleParts()
  private var root: any ContentElement = EmptyElement()
  private var label = ""

  /// A card that shows nothing yet.
  public init() {}

  /// Places the parts as the design says.
  public func updateDesign(_ design: ArticleDesign, _ pass: borrowing DesignPass) {
    parts.setDesign(design, pass)
    let text = InsetElement(design.padding, parts.text)
    let content: any ContentElement
    if design.position == .behind {
      let scrim = ScrimElement(color: ColorValue.black.opacity(0.66), fade: 40, text)
      let surface = AspectElement(ratio: design.wideRatio, OverlayStack([(.fill, parts.player)]))
      content = OverlayStack([
        (.fill, surface), (.bottom, scrim), (.topTrailing, InsetElement(Insets(10), parts.badge)),
      ])
    } else {
      content = VerticalStack([AspectElement(ratio: design.wideRatio, parts.picture(badgeInset: 8)), text])
    }
    root = CardElement(design.card, content)
  }

  /// Shows an article.
  public func bind(_ item: ArticleContent, state: CellState) {
    parts.bind(item)
    label = item.accessibilityLabel
  }

  /// The width and the height of what it shows.
  public func sizeThatFits(width: Double, in environment: LayoutEnvironment) -> Size {
    root.size(forWidth: width, in: environment)
  }

  /// The parts in their places.
  public func displayList(in size: Size, environment: LayoutEnvironment) -> DisplayList {
    DisplayList(
      size: size, nodes: root.displayNodes(in: size, environment: environment),
      accessibility: AccessibilityElement(label: label, traits: .button))
  }
}
