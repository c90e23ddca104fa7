public import LayoutKitCore

/// One place a page: as wide as the whole pixels of the space, and every one as tall as the tallest that was measured, but
/// at least the page's height. Without places there is no height.
public struct PageRule: ArrangementRule, Hashable {
  /// Which way pages follow each other.
  public var axis: PageAxis
  /// How tall a page is at least.
  public var height: PageHeight
  /// Between pages, in points: rounded to the nearest pixel; what is not a finite number above zero counts as 0.
  public var spacing: Double

  /// Pages along an axis, without spacing in points unless told.
  public init(axis: PageAxis, height: PageHeight, spacing: Double = 0) {
    self.axis = axis
    self.height = height
    self.spacing = spacing
  }

  /// A page at a time. Sideways, pages with a spacing between them are not a container apart, so there every stop is the
  /// start of a page.
  public var scrolling: Scrolling {
    switch axis {
    case .horizontal: .horizontal(spacing > 0 ? .groupPaging : .paging)
    case .vertical: .verticalPaging
    }
  }

  /// Frames of one size along the axis. A place outside 0 to `count` - 1 has the frame `.zero`. In a space without a pixel
  /// no place is measured, and frames have no extent.
  public func arrangement(of extents: some ExtentSource, in space: ArrangementSpace) -> any Arrangement {
    let width = space.grid.pixels(in: space)
    return EvenArrangement(
      of: Extents(extents, grid: space.grid), along: axis, width: width,
      leastHeight: height.pixels(ofPage: width, in: space), spacing: spacing)
  }
}
