public import ContentFamilies
import LayoutKitCore

/// What the cards of a list share.
public struct EnrichedStyle: ArticleListStyle {
  /// What every list of articles shares.
  public let articles: ArticleStyle
  /// The look of cards whose sides alternate.
  let alternating: Shared<AlternatingCardView.Design>
}
