public import ContentFamilies
public import LayoutKitCore

/// What the cards of a carousel share.
public struct CarouselStyle: ArticleListStyle {
  /// What every list of articles shares.
  public let articles: ArticleStyle
  /// The look of the dots.
  let dots: Shared<PageDotsView.Design>
  /// The look of ads.
  let ads: Shared<AdCardView.Design>

  /// A card.
  public func cell(for ad: AdContent) -> any ContentConfiguration { Content<AdCardView>(design: ads, item: ad) }
}
