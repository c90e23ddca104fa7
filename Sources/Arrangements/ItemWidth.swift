import LayoutKitCore

/// How wide the places of a row are; never less than a pixel.
public enum ItemWidth: Hashable, Sendable {
  /// A width in points, rounded to the nearest pixel.
  case fixed(Double)
  /// A part of the room's width, 0 for none to 1 for all and beyond, rounded down to the pixel.
  case fraction(Double)

  /// The width in whole pixels.
  func pixels(in space: ArrangementSpace) -> Int {
    let pixels =
      switch self {
      case .fixed(let points): space.grid.pixels(nearest: points)
      case .fraction(let part): space.grid.pixelsDown(space.width * part)
      }
    return min(max(1, pixels), PixelGrid.longestExtent)
  }
}
