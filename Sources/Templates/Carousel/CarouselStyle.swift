public import ContentFamilies
import LayoutKitCore

/// What the cards of a carousel share.
public struct CarouselStyle: ArticleListStyle {
  /// What every list of articles shares.
  public let articles: ArticleStyle
  /// The look of the dots.
  let dots: Shared<PageDotsView.Design>
}
