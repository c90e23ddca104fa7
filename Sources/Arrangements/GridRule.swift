public import LayoutKitCore

/// Rows of several columns, every place of a row as tall as the row's tallest.
///
/// Columns and the spacing between them fill the whole pixels of the space: what the division leaves over, k pixels, goes
/// to the first k columns, one pixel each, and a place is measured at its own column's width. Where the spacing leaves less
/// than a pixel a column, the spacing shrinks to the most that leaves one; where there are more columns than pixels, there
/// is no spacing, the first columns have a pixel each, and the rest have no width and are not measured.
public struct GridRule: ArrangementRule, Hashable {
  /// Number of columns; below 1 counts as 1.
  public var columns: Int
  /// Between columns, in points: rounded to the nearest pixel; what is not a finite number above zero counts as 0.
  public var spacing: Double
  /// Between rows, in points, rounded like `spacing`; `nil` for the same.
  public var lineSpacing: Double?

  /// A grid of columns with spacings in points.
  public init(columns: Int, spacing: Double, lineSpacing: Double? = nil) {
    self.columns = columns
    self.spacing = spacing
    self.lineSpacing = lineSpacing
  }

  /// With the page.
  public var scrolling: Scrolling { .vertical }

  /// Frames row by row, leading to trailing; those of one column are a `ColumnRule`'s. A place outside 0 to `count` - 1
  /// has the frame `.zero`.
  public func arrangement(of extents: some ExtentSource, in space: ArrangementSpace) -> any Arrangement {
    if columns <= 1 {
      ColumnArrangement(of: extents, in: space, spacing: lineSpacing ?? spacing)
    } else {
      GridArrangement(
        of: extents, columns: ColumnTracks(count: columns, in: space, spacing: spacing), grid: space.grid,
        lineSpacing: lineSpacing ?? spacing)
    }
  }
}
