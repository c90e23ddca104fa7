import ContentElements
import LayoutKitCore

/// The elements of an ad, however they are placed.
final class AdParts {
  /// Between parts of a text, in points.
  static let spacing = 6.0
  let headline = TextElement("title")
  let advertiser = TextElement("advertiser")
  let body = TextElement("summary")
  let badge = BadgeElement(NativeAd.badgeKey)
  let icon = MediaElement("icon")
  let media = AdMediaElement()
  let choices = AdChoicesElement()
  private let callToAction = ButtonElement("callToAction")
  private var iconSide = 0.0
  /// The narrowest room for an advertiser beside something: some letters.
  private var leastRoom = 0.0
  private var alignment = LineAlignment.leading
  private var corner = Insets.zero

  func setDesign(_ design: AdDesign, _ pass: borrowing DesignPass) {
    let article = design.article
    headline.setDesign(article.title, pass)
    advertiser.setDesign(article.byline, pass)
    body.setDesign(article.summary, pass)
    badge.setDesign(design.badge, pass)
    icon.setDesign(.init(cornerRadius: min(6, article.card.cornerRadius), placeholder: article.media.placeholder), pass)
    media.setDesign(article.media, pass)
    callToAction.setDesign(design.button, pass)
    choices.setDesign(design.choices, pass)
    iconSide = article.avatarSide
    leastRoom = 5 * article.byline.style.size
    alignment = article.title.alignment
    corner = Insets(
      top: max(0, design.cornerInset - article.padding.top),
      trailing: max(0, design.cornerInset - article.padding.trailing))
  }

  /// Takes an ad; its picture and whether that is the ad's media are the view's choice.
  func bind(_ ad: AdContent, picture: String?, isMedia: Bool, keepsRoom: Bool = false) {
    headline.setText(ad.headline)
    advertiser.setText(ad.advertiser)
    body.setText(ad.body)
    badge.setBadge(ad.badge, symbol: nil)
    icon.setSource(ad.icon)
    icon.isHidden = ad.icon == nil
    media.setSource(picture, ofMedia: isMedia ? ad.id : nil, keepsRoom: keepsRoom)
    callToAction.setLabel(ad.callToAction)
  }

  /// That it is an ad, and whose: side by side where there is room for it.
  var sponsor: AdaptiveElement {
    let mark = HorizontalStack([(.own, badge)])
    return AdaptiveElement(
      from: leastRoom, besides: badge,
      wide: HorizontalStack(spacing: Self.spacing, [(.own, badge), (.rest, advertiser)]),
      narrow: VerticalStack(spacing: 4, [mark, advertiser]))
  }

  /// The same with the icon before it, where there is room for that too.
  var sponsorWithIcon: AdaptiveElement {
    let square = SizedElement(Size(width: iconSide, height: iconSide), icon)
    return AdaptiveElement(
      from: iconSide + 8 + leastRoom, wide: HorizontalStack(spacing: 8, [(.own, square), (.fill, sponsor)]),
      narrow: sponsor)
  }

  /// The first line of a text in the cell's top trailing corner: the AdChoices mark stands at its end.
  func withChoices(_ sponsor: any ContentElement) -> HorizontalStack {
    HorizontalStack(spacing: 8, alignment: .top, [(.fill, sponsor), (.own, InsetElement(corner, choices))])
  }

  /// The first line of a text that stands below the picture, and in the corner where there is none.
  func withChoicesUnlessPictured(_ sponsor: any ContentElement) -> HorizontalStack {
    HorizontalStack(
      spacing: 8, alignment: .top,
      [(.fill, sponsor), (.own, DependentElement(InsetElement(corner, choices), without: media))])
  }

  /// The picture in the cell's top trailing corner, with the AdChoices mark on it.
  func pictureWithChoices(_ picture: any ContentElement, inset: Double) -> DependentElement {
    let mark = InsetElement(Insets(top: inset, trailing: inset), choices)
    return DependentElement(OverlayStack([(.fill, picture), (.topTrailing, mark)]), with: media)
  }

  /// The button, as wide as its label, where the headline's lines stand.
  var button: AlignedElement { AlignedElement(alignment, HorizontalStack([(.own, callToAction)])) }

  /// Everything that is read, below a first line.
  func words(below line: any ContentElement) -> VerticalStack {
    VerticalStack(spacing: Self.spacing, [line, headline, body, button])
  }
}
