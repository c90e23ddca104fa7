public import ContentFamilies
import LayoutKitCore

/// What the tiles of a grid share.
public struct TileGridStyle: ArticleListStyle {
  /// What every list of articles shares.
  public let articles: ArticleStyle
  /// The look of tiles.
  let tile: Shared<GridCellView.Design>
}
