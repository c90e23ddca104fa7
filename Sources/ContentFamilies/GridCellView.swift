public import ContentElements
public import LayoutKitCore

/// An item as a tile: a picture with its caption below or over it.
public final class GridCellView: ElementView {
  /// The look, resolved.
  public struct Design: StatefulDesign, Hashable, Sendable {
    /// Where a tile's caption stands.
    public enum Caption: Hashable, Sendable {
      /// Below the picture.
      case below
      /// Over its lower end, on a scrim: all of it where the picture is high enough, else the headline.
      case over
    }

    /// Fonts, colours and the surface; its picture's position is `behind` for captions over pictures.
    public var article: ArticleDesign
    /// How states look: as those of articles.
    public var states: StateDesign { article.states }
    /// Where the caption stands.
    public var caption: Caption
    /// Width over height of every picture; `nil` for each picture's own.
    public var ratio: Double?
    /// Whether pictures take what room the tile has beyond its caption.
    public var picturesGrow: Bool

    /// A tile's look.
    public init(_ article: ArticleDesign, caption: Caption, ratio: Double?, picturesGrow: Bool = false) {
      self.article = article
      self.caption = caption
      self.ratio = ratio
      self.picturesGrow = picturesGrow
    }
  }

  /// An item and its picture's ratio.
  public struct Item: Hashable, Sendable {
    let article: ArticleContent
    let pictureRatio: Double?

    /// An item with its picture's width over height; `nil` where it is not known yet.
    public init(_ article: ArticleContent, pictureRatio: Double?) {
      self.article = article
      self.pictureRatio = pictureRatio
    }
  }

  /// `gridCell`.
  public static let kind: CellKind = "gridCell"
  private let parts = ArticleParts()
  private var design: Design?
  private var picture: RatioElement?
  /// The parts, placed.
  public private(set) var root: any ContentElement = EmptyElement()
  private var shown: (item: Item, state: CellState)?
  /// What is said of what it shows.
  public var accessibility: AccessibilityElement? { shown.map { item, state in item.article.accessibility(in: state) } }

  /// A tile that shows nothing yet.
  public init() {}

  /// Places the parts as the design says.
  public func updateDesign(_ design: Design, _ pass: borrowing DesignPass) {
    self.design = design
    parts.setDesign(design.article, pass)
    let text = InsetElement(design.article.padding, parts.text)
    let title = InsetElement(design.article.padding, parts.headline)
    let content: any ContentElement
    let picture: RatioElement
    switch design.caption {
    case .below:
      picture = RatioElement(parts.picture(badgeInset: 6))
      content = design.picturesGrow ? FooterElement(text, below: picture) : VerticalStack([picture, text])
    case .over:
      picture = RatioElement(parts.media)
      content = OverlayStack([
        (.fill, picture), (.fill, FittingElement([captioned(text, design), captioned(title, design)])),
        (.topTrailing, InsetElement(Insets(8), parts.badge)),
      ])
    }
    self.picture = picture
    root = CardElement(design.article.card, content)
  }

  static let fade = 32.0

  private func captioned(_ text: InsetElement, _ design: Design) -> FooterElement {
    FooterElement(ScrimElement(color: design.article.scrim, fade: Self.fade, text), below: parts.player)
  }

  /// Shows an item. One without title and picture is a picture that is missing, not an empty tile.
  public func bind(_ item: Item, state: CellState) {
    parts.bind(item.article, state: state)
    parts.media.isHidden = item.article.picture == nil && item.article.title != nil
    picture?.setRatio(design?.ratio ?? item.pictureRatio)
    shown = (item, state)
  }
}

extension AdCardView.Design {
  /// The look of an ad among tiles.
  public static func tile(_ ad: AdDesign, as tile: GridCellView.Design) -> Self {
    var design = Self(ad)
    design.ratio = tile.ratio
    design.picturesGrow = tile.picturesGrow
    design.textGivesWay = true
    design.fade = GridCellView.fade
    return design
  }
}
