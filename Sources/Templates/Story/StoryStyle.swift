public import ContentFamilies
import LayoutKitCore

/// What the cells of a list of stories share.
public struct StoryStyle: ArticleListStyle {
  /// What every list of articles shares.
  public let articles: ArticleStyle
  /// The look of bubbles.
  let bubble: Shared<StoryBubbleView.Design>
  /// The look of pages.
  let page: Shared<StoryPageView.Design>
}
