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
  /// Headline of what the reader has seen: a colour.
  public var seenTitle: ColorValue
  /// Price of a product.
  public var price: TextDesign
  /// Who stands above a post or a comment.
  public var author: TextDesign
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
  /// What is live.
  public var alert: ColorValue
  /// Darkness between a picture and text over it.
  public var scrim: ColorValue
  /// Side of the square around an author's face, in points.
  public var avatarSide: Double
  /// Inside the cell, in points.
  public var padding: Insets
  /// Between texts, in points.
  public var textSpacing: Double
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
    alert = design.alert.color(in: appearance)
    badge = .init(text: design.badge.resolved(in: environment), background: environment.shade(0.72), alert: alert)
    accent = design.accent.color(in: environment, as: .ink)
    scrim = environment.shade(0.66)
    seenTitle = summary.color
    price = title
    price.color = accent
    author = byline
    author.color = title.color
    author.style.weight = max(author.style.weight, title.style.weight)
    // Faces grow with their names, no further than by half.
    avatarSide = 32 * min(1.5, environment.textSize.factor(forSize: design.byline.size))
    card = CardElement.Design(design, in: environment)
    states = StateDesign(design, in: environment)
    accessory = AccessoryElement.Design(design, in: environment)
    padding = design.padding
    textSpacing = design.textSpacing
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
    if position == .behind { lighten(in: environment) }
  }

  /// Text over a picture is light in every appearance: it stands on a dark scrim.
  private mutating func lighten(in environment: LayoutEnvironment) {
    title.color = .white
    price.color = .white
    author.color = .white
    alert = .white
    let soft = environment.light(0.86)
    seenTitle = environment.light(0.7)
    summary.color = soft
    byline.color = soft
    caption.color = soft
    accent = .white
    accessory.setColors(symbol: soft, accent: .white)
    card.background = ColorValue(red: 0x26, green: 0x2A, blue: 0x30)
  }
}
