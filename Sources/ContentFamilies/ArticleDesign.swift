public import ContentElements
public import LayoutKitCore

/// How the articles of a list look, resolved for an environment.
public struct ArticleDesign: StatefulDesign, Hashable, Sendable {
  /// Where a row's picture stands.
  public enum PicturePosition: Hashable, Sendable {
    /// Where reading starts.
    case leading
    /// Where reading ends.
    case trailing
    /// Above the text, wide.
    case above
    /// Behind the text, wide.
    case behind
  }

  /// Headline.
  public var title: TextDesign
  /// Description.
  public var summary: TextDesign
  /// Who and when.
  public var byline: TextDesign
  /// Details and counts.
  public var caption: TextDesign
  /// Marks on the picture.
  public var badge: BadgeElement.Design
  /// The picture.
  public var media: MediaElement.Design
  /// The surface.
  public var card: CardElement.Design
  /// How states look.
  public var states: StateDesign
  /// What stands at the trailing edge.
  public var accessory: AccessoryElement.Design
  /// Buttons that are on, and other marks.
  public var accent: ColorValue
  /// Inside the cell, in points.
  public var padding: Insets
  /// Where the picture stands.
  public var position: PicturePosition
  /// Size of a picture beside the text, in points.
  public var thumbnail: Size
  /// Width over height of a picture above or behind the text.
  public var wideRatio: Double

  /// What a design model says of articles, in an environment.
  public init(_ design: DesignModel, in environment: LayoutEnvironment, position: PicturePosition) {
    let appearance = environment.appearance
    title = design.title.resolved(in: environment)
    summary = design.summary.resolved(in: environment)
    byline = design.byline.resolved(in: environment)
    caption = design.caption.resolved(in: environment)
    badge = .init(text: design.badge.resolved(in: environment), background: ColorValue.black.opacity(0.72))
    accent = design.accent.color(in: appearance)
    card = CardElement.Design(design, in: environment)
    states = StateDesign(design, in: environment)
    accessory = AccessoryElement.Design(design, in: environment)
    padding = design.padding
    self.position = position
    thumbnail = Size(width: design.thumbnail.width, height: design.thumbnail.width / design.thumbnail.ratio)
    wideRatio = design.thumbnail.wideRatio
    let isWide = position == .above || position == .behind
    let radius =
      switch design.thumbnail.shape {
      case _ where isWide: 0.0
      case .square: 0.0
      case .rounded: min(design.cornerRadius, 8)
      case .circle: max(thumbnail.width, thumbnail.height)
      }
    media = .init(cornerRadius: radius, placeholder: design.placeholder.color(in: appearance))
    if position == .behind { lighten() }
  }

  /// Text over a picture is light in every appearance: it stands on a dark scrim.
  private mutating func lighten() {
    title.color = .white
    let soft = ColorValue.white.opacity(0.86)
    summary.color = soft
    byline.color = soft
    caption.color = soft
    accent = .white
    accessory.setColors(symbol: soft, accent: .white)
    card.background = ColorValue(red: 0x26, green: 0x2A, blue: 0x30)
  }
}
