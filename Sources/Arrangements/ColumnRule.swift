public import LayoutKitCore

/// One place a row, as wide as the whole pixels of the space.
public struct ColumnRule: ArrangementRule, Hashable {
  /// Between places, in points: rounded to the nearest pixel; what is not a finite number above zero counts as 0.
  public var spacing: Double

  /// A column of places with `spacing` points between them.
  public init(spacing: Double = 0) { self.spacing = spacing }

  /// With the page.
  public var scrolling: Scrolling { .vertical }

  /// One frame below the other. A place outside 0 to `count` - 1 has the frame `.zero`. In a space without a pixel no
  /// place is measured, and frames have no extent.
  public func arrangement(of extents: some ExtentSource, in space: ArrangementSpace) -> any Arrangement {
    ColumnArrangement(of: Extents(extents, grid: space.grid), in: space, spacing: spacing)
  }
}
