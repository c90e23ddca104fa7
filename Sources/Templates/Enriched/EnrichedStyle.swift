public import ContentFamilies
public import LayoutKitCore

/// What the cards of a list share.
public struct EnrichedStyle: ArticleListStyle {
  /// What every list of articles shares.
  public let articles: ArticleStyle
  /// The look of cards whose sides alternate.
  let alternating: Shared<AlternatingCardView.Design>
  /// The look of ads.
  let ads: Shared<AdCardView.Design>

  /// A card.
  public func cell(for ad: AdContent) -> any ContentConfiguration { Content<AdCardView>(design: ads, item: ad) }
}
