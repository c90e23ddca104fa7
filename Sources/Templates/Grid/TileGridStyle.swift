public import ContentFamilies
public import LayoutKitCore

/// What the tiles of a grid share.
public struct TileGridStyle: ArticleListStyle {
  /// What every list of articles shares.
  public let articles: ArticleStyle
  /// The look of tiles.
  let tile: Shared<GridCellView.Design>
  /// The look of ads.
  let ads: Shared<AdCardView.Design>

  /// A tile.
  public func cell(for ad: AdContent) -> any ContentConfiguration { Content<AdCardView>(design: ads, item: ad) }
}
