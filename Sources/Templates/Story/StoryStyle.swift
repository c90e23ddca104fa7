public import ContentFamilies
public import LayoutKitCore

/// What the cells of a list of stories share.
public struct StoryStyle: ArticleListStyle {
  /// What every list of articles shares.
  public let articles: ArticleStyle
  /// The look of bubbles.
  let bubble: Shared<StoryBubbleView.Design>
  /// The look of pages.
  let page: Shared<StoryPageView.Design>
  /// The look of ads as bubbles; `nil` in a list of pages.
  let adBubble: Shared<AdBubbleView.Design>?
  /// The look of ads as pages.
  let adPage: Shared<AdCardView.Design>

  /// A bubble or a page.
  public func cell(for ad: AdContent) -> any ContentConfiguration {
    if let adBubble { return Content<AdBubbleView>(design: adBubble, item: ad) }
    return Content<AdCardView>(design: adPage, item: ad)
  }
}
