import Arrangements
public import ContentFamilies
public import LayoutKitCore

/// The rules of a list of cards: one column, two from 700 points, three from 1,100.
public struct EnrichedLayout: ArticleListLayout {
  let design: DesignModel
  let variant: Enriched.Variant

  /// The look; what can be played has its control on the picture.
  public func style(in environment: LayoutEnvironment) -> ArticleStyle {
    ArticleStyle(
      design, in: environment, position: variant == .overlay ? .behind : .above, pictureSize: .large,
      offersPlay: true)
  }

  /// A card.
  public func content(
    for item: ContentItem, status: ItemStatus, at index: ContentIndex, style: ArticleStyle
  ) -> any ContentConfiguration {
    Content<ArticleCardView>(design: style.design, item: style.formatter.content(for: item, status: status))
  }

  /// Columns by the container's width.
  public func rule(in environment: LayoutEnvironment) -> any ArrangementRule {
    GridRule(columns: environment.readingColumns, spacing: design.itemSpacing)
  }
}
