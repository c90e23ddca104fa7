import Arrangements
public import ContentFamilies
public import LayoutKitCore

/// The rules of a list of compact rows: one column, two from 700 points, three from 1,100.
public struct CondensedLayout: ArticleListLayout {
  let design: DesignModel
  let variant: Condensed.Variant

  /// The look; from the accessibility text sizes on, pictures stand above the text.
  public func style(in environment: LayoutEnvironment) -> ArticleStyle {
    let beside: ArticleDesign.PicturePosition = variant == .trailing ? .trailing : .leading
    return ArticleStyle(
      design, in: environment, position: environment.textSize.isAccessibility ? .above : beside,
      pictureSize: variant == .none ? nil : .medium)
  }

  /// A row.
  public func content(
    for item: ContentItem, status: ItemStatus, at index: ContentIndex, style: ArticleStyle
  ) -> any ContentConfiguration {
    Content<ArticleRowView>(design: style.design, item: style.formatter.content(for: item, status: status))
  }

  /// Columns by the container's width.
  public func rule(in environment: LayoutEnvironment) -> any ArrangementRule {
    GridRule(columns: environment.readingColumns, spacing: design.itemSpacing)
  }
}
