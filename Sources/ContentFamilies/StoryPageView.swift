public import ContentElements
public import LayoutKitCore

/// An item as a page: a picture from edge to edge, the text over its lower end on a scrim.
public final class StoryPageView: ElementView {
  /// The look, resolved.
  public struct Design: StatefulDesign, Hashable, Sendable {
    let article: ArticleDesign
    /// How states look: as those of articles.
    public var states: StateDesign { article.states }
    let ratio: Double

    private static let fade = 72.0
    static var fadeHeight: Double { fade }

    /// A page's look, for pages of a size in points. A title has no more lines than the page has room for.
    public init(_ article: ArticleDesign, page: Size) {
      var article = article
      article.limitTitle(to: page.height - article.padding.vertical - Self.fade)
      self.article = article
      ratio = page.height > 0 ? page.width / page.height : 1
    }
  }

  /// `storyPage`.
  public static let kind: CellKind = "storyPage"
  private let parts = ArticleParts()
  /// The parts, placed.
  public var root: any ContentElement { placed }
  private var placed: any ContentElement = EmptyElement()
  private var shown: (item: ArticleContent, state: CellState)?
  /// What is said of what it shows.
  public var accessibility: AccessibilityElement? { shown.map { item, state in item.accessibility(in: state) } }

  /// A page that shows nothing yet.
  public init() {}

  /// Places the parts as the design says: as much of the text as the page has room for.
  public func updateDesign(_ design: Design, _ pass: borrowing DesignPass) {
    parts.setDesign(design.article, pass)
    let above = OverlayStack([
      (.fill, parts.player), (.topTrailing, InsetElement(Insets(12), parts.badge)),
    ])
    let texts: [any ContentElement] = [
      parts.text, parts.texts([parts.speaker, parts.headline] + parts.details + [parts.signature]),
      parts.texts([parts.speaker, parts.headline, parts.signature]),
      parts.texts([parts.speaker, parts.headline]), parts.headline,
    ]
    let pages = texts.map { text in
      let scrim = ScrimElement(
        color: design.article.scrim, fade: Design.fadeHeight, InsetElement(design.article.padding, text))
      return FooterElement(scrim, below: above)
    }
    placed = CardElement(
      design.article.card,
      OverlayStack([
        (.fill, AspectElement(ratio: design.ratio, parts.media)), (.fill, FittingElement(pages)),
      ]))
  }

  /// Shows an item; its page is full even without a picture.
  public func bind(_ item: ArticleContent, state: CellState) {
    parts.bind(item, state: state)
    parts.media.isHidden = false
    shown = (item, state)
  }

  /// What the root wrote down, or another item's of the same shape.
  public func sizing(in environment: LayoutEnvironment, like previous: (any ContentSizing)?) -> (any ContentSizing)? {
    parts.sizing(of: placed, in: environment, like: previous)
  }
}

extension ArticleDesign {
  /// Gives titles no more lines than fit a height in points, and one at least.
  mutating func limitTitle(to height: Double) {
    let room = height / max(1, title.style.lineHeight)
    let lines = max(1, Int(min(max(0, room), 100)))
    title.lineLimit = title.lineLimit == 0 ? lines : min(lines, title.lineLimit)
  }
}

extension AdCardView.Design {
  /// The look of an ad among pages of a size in points: a picture's place from edge to edge and as much of the text as the
  /// page has room for.
  public static func page(_ ad: AdDesign, page: Size) -> Self {
    var design = Self(ad)
    design.fade = StoryPageView.Design.fadeHeight
    let article = ad.article
    design.ad.article.limitTitle(to: page.height - article.padding.vertical - design.fade - ad.leastExtras)
    design.ratio = page.height > 0 ? page.width / page.height : 1
    design.textGivesWay = true
    design.isFull = true
    return design
  }
}
