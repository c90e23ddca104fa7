public import ContentElements
public import LayoutKitCore

/// An ad as a card, a tile or a page: its media above the text, behind it, or beside it in a wide card. An icon stands with
/// the advertiser.
public final class AdCardView: ElementView {
  /// The look, resolved.
  public struct Design: Hashable, Sendable {
    /// Fonts, colours, the surface; the picture's position is `behind` for texts over pictures.
    public var ad: AdDesign
    /// Width over height of every picture; `nil` for each picture's own.
    public var ratio: Double?
    /// Whether pictures take what room the cell has beyond its text.
    public var picturesGrow = false
    /// Whether the text stands beside the picture in wide cards.
    public var standsBeside = false
    /// Whether a text over a picture says less where the picture is low: without the body, then without the advertiser.
    public var textGivesWay = false
    /// Whether the cell has a picture's place even without a picture.
    public var isFull = false
    /// Height in points of what fades in above a text over a picture.
    public var fade = 40.0

    /// A card's look, with pictures as articles have them.
    public init(_ ad: AdDesign) {
      self.ad = ad
      ratio = ad.article.wideRatio
    }
  }

  /// `adCard`.
  public static let kind: CellKind = "adCard"
  private static let inset = 8.0
  /// What fades in above the least of a text.
  private static let leastFade = 32.0
  private let parts = AdParts()
  private var design: Design?
  private var picture: RatioElement?
  /// The parts, placed.
  public private(set) var root: any ContentElement = EmptyElement()
  private var shown: AdContent?
  /// What is said of what it shows.
  public var accessibility: AccessibilityElement? { shown?.accessibility }

  /// A card that shows nothing yet.
  public init() {}

  /// Places the parts as the design says.
  public func updateDesign(_ design: Design, _ pass: borrowing DesignPass) {
    self.design = design
    parts.setDesign(design.ad, pass)
    let picture: any ContentElement
    if let ratio = design.ratio {
      self.picture = nil
      picture = AspectElement(ratio: ratio, parts.media)
    } else {
      let own = RatioElement(parts.media)
      self.picture = own
      picture = own
    }
    let inset = max(Self.inset, design.ad.cornerInset)
    let content =
      design.ad.article.position == .behind
      ? over(picture, inset, design) : above(parts.pictureWithChoices(picture, inset: inset), picture, inset, design)
    root = CardElement(design.ad.article.card, content)
  }

  private func over(_ picture: any ContentElement, _ inset: Double, _ design: Design) -> any ContentElement {
    // A text as high as the cell begins below the mark.
    let below = inset + NativeAd.leastChoicesSide + 4
    let fade = max(design.fade, below)
    let texts: [(fade: Double, element: any ContentElement)] = [
      (fade, parts.words(below: parts.sponsorWithIcon)),
      (fade, VerticalStack(spacing: AdParts.spacing, [parts.sponsorWithIcon, parts.headline, parts.button])),
      (
        min(fade, max(Self.leastFade, below)),
        VerticalStack(spacing: AdParts.spacing, [HorizontalStack([(.own, parts.badge)]), parts.headline, parts.button])
      ),
    ]
    let captions = texts.map { fade, text in
      let padded = InsetElement(design.ad.article.padding, text)
      return FooterElement(
        ScrimElement(color: design.ad.article.scrim, fade: fade, padded), below: EmptyElement())
    }
    return OverlayStack([
      (.fill, picture), (.fill, design.textGivesWay ? FittingElement(captions) : captions[0]),
      (.topTrailing, InsetElement(Insets(top: inset, trailing: inset), parts.choices)),
    ])
  }

  private func above(
    _ marked: any ContentElement, _ picture: any ContentElement, _ inset: Double, _ design: Design
  ) -> any ContentElement {
    let padding = design.ad.article.padding
    let text = InsetElement(padding, parts.words(below: parts.withChoicesUnlessPictured(parts.sponsorWithIcon)))
    let stacked: any ContentElement =
      design.picturesGrow ? FooterElement(text, below: marked) : VerticalStack([marked, text])
    guard design.standsBeside else { return stacked }
    // Beside a picture the text stands in the middle of the height, clear of the mark in the corner.
    var roomy = padding + padding
    roomy.trailing = max(roomy.trailing, inset + NativeAd.leastChoicesSide + Self.inset)
    let middle = CenteredElement(InsetElement(roomy, parts.words(below: parts.sponsorWithIcon)), along: .vertical)
    let beside = OverlayStack([
      (.fill, SplitElement(share: 0.5, picture, middle)),
      (.topTrailing, InsetElement(Insets(top: inset, trailing: inset), parts.choices)),
    ])
    return AdaptiveElement(from: AlternatingCardView.wideWidth, wide: beside, narrow: stacked)
  }

  /// Shows an ad.
  public func bind(_ item: AdContent, state: CellState) {
    parts.bind(item, picture: item.picture?.source, isMedia: true, keepsRoom: design?.isFull ?? false)
    picture?.setRatio(item.picture?.ratio)
    shown = item
  }
}
