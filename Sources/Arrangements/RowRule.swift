public import LayoutKitCore

/// One row that scrolls sideways: places of one width, every one as tall as the tallest.
public struct RowRule: ArrangementRule, Hashable {
  /// How wide a place is.
  public var itemWidth: ItemWidth
  /// Between places, in points: rounded to the nearest pixel; what is not a finite number above zero counts as 0.
  public var spacing: Double
  /// Where scrolling comes to rest.
  public var stops: ScrollStops

  /// A row of places of a width with `spacing` points between them.
  public init(itemWidth: ItemWidth, spacing: Double, stops: ScrollStops = .continuous) {
    self.itemWidth = itemWidth
    self.spacing = spacing
    self.stops = stops
  }

  /// By itself, sideways.
  public var scrolling: Scrolling { .horizontal(stops) }

  /// Frames side by side, leading to trailing. A place outside 0 to `count` - 1 has the frame `.zero`.
  public func arrangement(of extents: some ExtentSource, in space: ArrangementSpace) -> any Arrangement {
    EvenArrangement(
      of: Extents(extents, grid: space.grid), along: .horizontal,
      width: itemWidth.pixels(in: space, spacing: spacing), spacing: spacing)
  }
}
