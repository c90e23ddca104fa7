public import ContentElements
public import LayoutKitCore

/// An ad as a bubble: its icon, or else its media, in a ring with the marks of an ad; below it what it offers, whose it is
/// and its button, which in so little room is a line of text.
public final class AdBubbleView: ElementView {
  /// The look, resolved.
  public struct Design: Hashable, Sendable {
    let bubble: StoryBubbleView.Design
    let advertiser: TextDesign
    let button: TextDesign
    let badge: BadgeElement.Design
    let choices: AdChoicesElement.Design

    /// A bubble's look beside bubbles of items: the advertiser and the button in the caption's font, centred on a line; the
    /// badge no higher than a quarter of the bubble.
    public init(_ bubble: StoryBubbleView.Design, _ design: DesignModel, in environment: LayoutEnvironment) {
      self.bubble = bubble
      var line = design.caption.resolved(in: environment)
      line.alignment = .center
      line.lineLimit = environment.textSize.isAccessibility ? 2 : 1
      advertiser = line
      line.color = design.button.color.color(in: environment, as: .ink)
      line.style.weight = max(line.style.weight, design.button.resolved(in: environment).style.weight)
      button = line
      var mark = design.badge.resolved(in: environment)
      let most = bubble.side / 4
      if mark.style.lineHeight > most {
        mark.style.size *= most / mark.style.lineHeight
        mark.style.letterSpacing *= most / mark.style.lineHeight
        mark.style.lineHeight = environment.grid.down(most)
      }
      badge = .init(text: mark, background: environment.shade(0.72))
      choices = .init(
        color: design.byline.color.color(in: environment, as: .ink),
        background: AdDesign.disc(design, in: environment))
    }
  }

  /// `adBubble`.
  public static let kind: CellKind = "adBubble"
  private let media = MediaElement("media")
  private let ring = RingElement("ring")
  private let initial = TextElement("initial")
  private let badge = BadgeElement(NativeAd.badgeKey)
  private let choices = AdChoicesElement()
  private let headline = TextElement("title")
  private let advertiser = TextElement("advertiser")
  private let callToAction = ButtonElement("callToAction")
  /// The parts, placed.
  public private(set) var root: any ContentElement = EmptyElement()
  private var shown: AdContent?
  /// What is said of what it shows.
  public var accessibility: AccessibilityElement? { shown?.accessibility }

  /// A bubble that shows nothing yet.
  public init() {}

  /// Places the parts as the design says.
  public func updateDesign(_ design: Design, _ pass: borrowing DesignPass) {
    let bubble = design.bubble
    media.setDesign(bubble.media, pass)
    ring.setDesign(on: bubble.seen, off: bubble.seen, lineWidth: StoryBubbleView.Design.lineWidth, pass)
    initial.setDesign(bubble.initial, pass)
    badge.setDesign(design.badge, pass)
    choices.setDesign(design.choices, pass)
    headline.setDesign(bubble.title, pass)
    advertiser.setDesign(design.advertiser, pass)
    callToAction.setDesign(.init(text: design.button), pass)
    let round = OverlayStack([
      (.fill, InsetElement(Insets(StoryBubbleView.Design.inset), media)), (.fill, ring), (.center, initial),
      (.bottom, CenteredElement(badge)), (.topTrailing, choices),
    ])
    let sized = SizedElement(Size(width: bubble.side, height: bubble.side), round)
    let text = VerticalStack([headline, advertiser, callToAction])
    root = VerticalStack(spacing: AdParts.spacing, [CenteredElement(sized), text])
  }

  /// Shows an ad.
  public func bind(_ item: AdContent, state: CellState) {
    let picture = item.icon ?? item.picture?.source
    media.setSource(picture)
    initial.setText(picture == nil ? item.initial : nil)
    badge.setBadge(item.badge, symbol: nil)
    headline.setText(item.headline)
    advertiser.setText(item.advertiser)
    callToAction.setLabel(item.callToAction)
    shown = item
  }
}
