public import ContentElements
public import LayoutKitCore

/// How the ads of a list look, resolved for an environment: as its articles, with a button and the marks of an ad.
public struct AdDesign: Hashable, Sendable {
  /// Texts, pictures and the surface.
  public var article: ArticleDesign
  /// The button, high enough to be touched.
  public var button: ButtonElement.Design
  /// The word that says that it is an ad.
  public var badge: BadgeElement.Design
  /// The AdChoices mark.
  public var choices: AdChoicesElement.Design

  /// What a design model says of ads, beside articles that look as `article`.
  public init(_ design: DesignModel, _ article: ArticleDesign, in environment: LayoutEnvironment) {
    self.article = article
    var label = design.button.resolved(in: environment)
    if article.position == .behind { label.color = article.accent }
    label.alignment = .center
    label.lineLimit = 3
    let above = max(8, environment.grid.up((Self.leastButtonHeight - label.style.lineHeight) / 2))
    button = .init(
      text: label, background: label.color.opacity(0.16), cornerRadius: min(10, design.cornerRadius),
      padding: Insets(top: above, leading: 10, bottom: above, trailing: 10))
    badge = article.accessory.badge
    choices = .init(
      color: article.byline.color,
      background: article.position == .behind ? article.card.background : AdDesign.disc(design, in: environment))
  }

  /// Source: Apple, Human Interface Guidelines, "Buttons": 44 points each way.
  private static let leastButtonHeight = 44.0

  /// A disc as the cells are, or as the page where one sees through them.
  static func disc(_ design: DesignModel, in environment: LayoutEnvironment) -> ColorValue {
    let cell = design.cellBackground.color(in: environment.appearance)
    return cell.alpha < 128 ? design.pageBackground.color(in: environment.appearance) : cell
  }

  /// The least distance of a disc of the mark's size from the edges of a cell, in points, so that round corners do not cut
  /// it: with corners of a radius r, a disc of radius m touches the arc when its middle is r - (r - m) / √2 from both edges.
  var cornerInset: Double {
    let (radius, half) = (card.cornerRadius, NativeAd.leastChoicesSide / 2)
    return max(0, radius - (radius - half) / 2.0.squareRoot() - half)
  }

  /// How much of a page's height the button and the badge take at least, with the distances to the headline.
  var leastExtras: Double {
    button.text.style.lineHeight + button.padding.vertical + badge.text.style.lineHeight + 4 + 2 * AdParts.spacing
  }

  private var card: CardElement.Design { article.card }
}
