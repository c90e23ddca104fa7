public import ContentFamilies
import Foundation
import LayoutKitCore

/// What the rows of a list share.
public struct CondensedStyle: ArticleListStyle {
  /// What every list of articles shares.
  public let articles: ArticleStyle
  /// The look of numbered rows.
  let numbered: Shared<NumberedRowView.Design>
  /// Whose digits number them.
  let locale: Locale
}
