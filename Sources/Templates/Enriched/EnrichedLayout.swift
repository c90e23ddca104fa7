import Arrangements
public import ContentFamilies
public import LayoutKitCore

/// The rules of a list of cards: one column, two from 700 points, three from 1,100; always one where sides alternate.
public struct EnrichedLayout: ArticleListLayout {
  let design: DesignModel
  let variant: Enriched.Variant

  /// The look; what can be played has its control on the picture. From the accessibility text sizes on, no text stands
  /// beside a picture.
  public func style(in environment: LayoutEnvironment) -> EnrichedStyle {
    let articles = ArticleStyle(
      design, in: environment, position: variant == .overlay ? .behind : .above, pictureSize: .large,
      offersPlay: true)
    let alternating = AlternatingCardView.Design(
      articles.design.value, standsBeside: !environment.textSize.isAccessibility)
    var ads = AdCardView.Design(articles.ads.value)
    ads.standsBeside = variant == .alternating && !environment.textSize.isAccessibility
    return EnrichedStyle(articles: articles, alternating: Shared(alternating), ads: Shared(ads))
  }

  /// A card; where sides alternate, the first picture leads.
  public func content(
    for item: ContentItem, status: ItemStatus, at index: ContentIndex, style: EnrichedStyle
  ) -> any ContentConfiguration {
    let article = style.articles.formatter.content(for: item, status: status)
    guard variant == .alternating else {
      return Content<ArticleCardView>(design: style.articles.design, item: article)
    }
    return Content<AlternatingCardView>(
      design: style.alternating, item: .init(article, pictureTrails: !index.value.isMultiple(of: 2)))
  }

  /// Pictures change sides from card to card.
  public var usesIndexes: Bool { variant == .alternating }

  /// Columns by the container's width.
  public func rule(in environment: LayoutEnvironment) -> any ArrangementRule {
    GridRule(
      columns: variant == .alternating ? 1 : environment.readingColumns, spacing: design.itemSpacing)
  }
}
