import LayoutKitCore

extension PixelGrid {
  /// The most pixels that one extent or one spacing takes here, so that both together fit 32 bits.
  static let longestExtent = Int(Int32.max / 2)

  /// The whole number of pixels nearest to `points`, from 0 to `longestExtent`; 0 for what is not a finite number above
  /// zero.
  func pixels(nearest points: Double) -> Int {
    guard points.isFinite, points > 0 else { return 0 }
    return Int(min((points * scale).rounded(), Double(Self.longestExtent)))
  }

  /// The width of a room: the whole pixels inside it.
  func pixels(in space: ArrangementSpace) -> Int { min(pixelsDown(space.width), Self.longestExtent) }

  /// A rectangle in points from whole pixels.
  func rect(x: Int, y: Int, width: Int, height: Int) -> Rect {
    Rect(x: points(x), y: points(y), width: points(width), height: points(height))
  }
}
