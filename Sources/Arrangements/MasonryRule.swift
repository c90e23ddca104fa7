public import LayoutKitCore

/// Columns that fill up side by side: each place goes, in order, to the column that is shortest so far, to the first from
/// the leading side on a tie, and is as tall as it was measured.
///
/// A column is as long as its places with the line spacing below each; one without places has no length. Columns share the
/// width as a `GridRule`'s do, except that there are never more of them than whole pixels in the space (and at least one):
/// a column without width would take in everything. They come from the width alone, so a list without places or with one
/// has them all. Tops never go up again from one place to the next, and among equal ones places go from leading to
/// trailing, so that the order of reading is the order of the list.
///
/// A place that takes a row (`ExtentSource.takesRow`) is measured at the whole width and starts below the longest column;
/// behind it all columns are as long as it reaches, and the next place goes to the first.
///
/// Source of the order: CHTCollectionViewWaterfallLayout, `ItemRenderDirection.shortestFirst`.
public struct MasonryRule: ArrangementRule, Hashable {
  /// How many columns.
  public var columns: ColumnCount
  /// Between columns, in points: rounded to the nearest pixel; what is not a finite number above zero counts as 0.
  public var spacing: Double
  /// Between the places of a column, in points, rounded like `spacing`; `nil` for the same.
  public var lineSpacing: Double?

  /// A masonry of a number of columns, below 1 counting as 1, with spacings in points.
  public init(columns: Int, spacing: Double, lineSpacing: Double? = nil) {
    self.columns = .fixed(columns)
    self.spacing = spacing
    self.lineSpacing = lineSpacing
  }

  /// A masonry of as many columns of at least a width in points as fit, and of no more than a maximum where there is one
  /// (see `ColumnCount.fitting`), with spacings in points.
  public init(minimumColumnWidth: Double, maximumColumns: Int? = nil, spacing: Double, lineSpacing: Double? = nil) {
    columns = .fitting(width: minimumColumnWidth, limit: maximumColumns)
    self.spacing = spacing
    self.lineSpacing = lineSpacing
  }

  /// With the page.
  public var scrolling: Scrolling { .vertical }

  /// Frames column by column, all as tall as the tallest column together. A place outside 0 to `count` - 1 has the frame
  /// `.zero`. The place below another is the next of its column, or one that takes a row where the column reaches it; below
  /// that, it is the next of the list.
  ///
  /// A change places again what comes after it, and measures again what moved into a column of another width.
  public func arrangement(of extents: some ExtentSource, in space: ArrangementSpace) -> any Arrangement {
    let pixels = max(1, space.grid.pixels(in: space))
    let count = min(columns.columns(in: space, spacing: spacing), pixels)
    return MasonryArrangement(
      of: Extents(extents, grid: space.grid), columns: ColumnTracks(count: count, in: space, spacing: spacing),
      lineSpacing: lineSpacing ?? spacing)
  }
}
