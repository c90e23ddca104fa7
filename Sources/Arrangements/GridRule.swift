public import LayoutKitCore

/// Rows of several columns, every place of a row as tall as the row's tallest.
///
/// Columns and the spacing between them fill the whole pixels of the space: what the division leaves over, k pixels, goes
/// to the first k columns, one pixel each, and a place is measured at its own column's width. Where the spacing leaves less
/// than a pixel a column, the spacing shrinks to the most that leaves one; where there are more columns than pixels, there
/// is no spacing, the first columns have a pixel each, and the rest have no width and are not measured.
///
/// A place that takes a row (`ExtentSource.takesRow`) is measured at the whole width and stands alone: the row in front of it
/// stays as short as it is, and the place behind it starts another in the first column.
public struct GridRule: ArrangementRule, Hashable {
  /// How many columns.
  public var columns: ColumnCount
  /// Between columns, in points: rounded to the nearest pixel; what is not a finite number above zero counts as 0.
  public var spacing: Double
  /// Between rows, in points, rounded like `spacing`; `nil` for the same.
  public var lineSpacing: Double?

  /// A grid of a number of columns, below 1 counting as 1, with spacings in points.
  public init(columns: Int, spacing: Double, lineSpacing: Double? = nil) {
    self.columns = .fixed(columns)
    self.spacing = spacing
    self.lineSpacing = lineSpacing
  }

  /// A grid of as many columns of at least a width in points as fit, and of no more than a maximum where there is one
  /// (see `ColumnCount.fitting`), with spacings in points.
  public init(minimumColumnWidth: Double, maximumColumns: Int? = nil, spacing: Double, lineSpacing: Double? = nil) {
    columns = .fitting(width: minimumColumnWidth, limit: maximumColumns)
    self.spacing = spacing
    self.lineSpacing = lineSpacing
  }

  /// With the page.
  public var scrolling: Scrolling { .vertical }

  /// Frames row by row, leading to trailing; those of one column are a `ColumnRule`'s. A place outside 0 to `count` - 1
  /// has the frame `.zero`.
  public func arrangement(of extents: some ExtentSource, in space: ArrangementSpace) -> any Arrangement {
    let count = columns.columns(in: space, spacing: spacing)
    return if count == 1 {
      ColumnArrangement(of: Extents(extents, grid: space.grid), in: space, spacing: lineSpacing ?? spacing)
    } else {
      LineArrangement(
        of: Extents(extents, grid: space.grid), pattern: .rows(ColumnTracks(count: count, in: space, spacing: spacing)),
        lineSpacing: lineSpacing ?? spacing)
    }
  }
}
