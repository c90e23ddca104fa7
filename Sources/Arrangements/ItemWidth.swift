import LayoutKitCore

/// How wide the places of a row are; never less than a pixel, and wider than the room where asked for.
public enum ItemWidth: Hashable, Sendable {
  /// A width in points, rounded to the nearest pixel.
  case fixed(Double)
  /// A part of the room's width, 0 for none to 1 for all and beyond, rounded down to the pixel.
  case fraction(Double)
  /// The room's whole pixels, less what the next place shows: `peek` points of it, behind the spacing.
  ///
  /// In whole pixels, with `peek` rounded to the nearest: where it is 0 or not a finite number, the room's width; else the
  /// room's width - `peek` - spacing.
  case full(peek: Double)

  /// The width in whole pixels, in a row with a spacing in points.
  func pixels(in space: ArrangementSpace, spacing points: Double) -> Int {
    let grid = space.grid
    let pixels: Int
    switch self {
    case .fixed(let points): pixels = grid.pixels(nearest: points)
    case .fraction(let part): pixels = grid.pixelsDown(space.width * part)
    case .full(let peek):
      let shown = grid.pixels(nearest: peek)
      pixels = grid.pixels(in: space) - (shown == 0 ? 0 : shown + grid.pixels(nearest: points))
    }
    return min(max(1, pixels), PixelGrid.longestExtent)
  }
}
