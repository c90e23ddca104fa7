import Arrangements
public import ContentFamilies
public import LayoutKitCore

/// The rules of a list of compact rows: one column, two from 700 points, three from 1,100.
public struct CondensedLayout: ArticleListLayout {
  let design: DesignModel
  let variant: Condensed.Variant

  /// The look; from the accessibility text sizes on, pictures stand above the text.
  public func style(in environment: LayoutEnvironment) -> CondensedStyle {
    let beside: ArticleDesign.PicturePosition = variant == .trailing ? .trailing : .leading
    let articles = ArticleStyle(
      design, in: environment, position: environment.textSize.isAccessibility ? .above : beside,
      pictureSize: variant.hasPictures ? .medium : nil)
    return CondensedStyle(
      articles: articles, numbered: Shared(NumberedRowView.Design(articles.design.value, in: environment)),
      locale: environment.locale)
  }

  /// A row.
  public func content(
    for item: ContentItem, status: ItemStatus, at index: ContentIndex, style: CondensedStyle
  ) -> any ContentConfiguration {
    let article = style.articles.formatter.content(for: item, status: status)
    guard variant == .numbered else { return Content<ArticleRowView>(design: style.articles.design, item: article) }
    return Content<NumberedRowView>(
      design: style.numbered, item: .init(article, position: index.value + 1, locale: style.locale))
  }

  /// Numbers count up the list.
  public var usesIndexes: Bool { variant == .numbered }

  /// Columns by the container's width.
  public func rule(in environment: LayoutEnvironment) -> any ArrangementRule {
    GridRule(columns: environment.readingColumns, spacing: design.itemSpacing)
  }
}
