import LayoutKitCore

/// How tall a page is at least.
public enum PageHeight: Hashable, Sendable {
  /// The whole pixels of the room's height that is seen at once; nothing where that is not known.
  case container
  /// From the page's width: width over height, rounded up to the pixel. What is not a finite number above zero asks for
  /// nothing.
  case ratio(Double)

  /// The height in whole pixels of a page of a width in pixels; a page without width has none.
  func pixels(ofPage width: Int, in space: ArrangementSpace) -> Int {
    guard width > 0 else { return 0 }
    switch self {
    case .container: return min(space.grid.pixelsDown(space.height), PixelGrid.longestExtent)
    case .ratio(let ratio):
      guard ratio.isFinite, ratio > 0 else { return 0 }
      return Int(max(1, min((Double(width) / ratio - 1e-6).rounded(.up), Double(PixelGrid.longestExtent))))
    }
  }
}
