public import ContentFamilies
public import LayoutKitCore

/// What the cells of a list of stories share.
public struct StoryStyle: ArticleListStyle {
  /// What stories are shown as, each with its look and that of ads.
  enum Shape: Equatable {
    case bubbles(Shared<StoryBubbleView.Design>, ads: Shared<AdBubbleView.Design>)
    case pages(Shared<StoryPageView.Design>, ads: Shared<AdCardView.Design>)
  }

  /// What every list of articles shares.
  public let articles: ArticleStyle
  /// Bubbles or pages.
  let shape: Shape

  /// A bubble or a page.
  public func cell(for ad: AdContent) -> any ContentConfiguration {
    switch shape {
    case .bubbles(_, let ads): Content<AdBubbleView>(design: ads, item: ad)
    case .pages(_, let ads): Content<AdCardView>(design: ads, item: ad)
    }
  }
}
