public import LayoutKitCore

/// Why a page cannot be painted.
public enum PaintError: Error, Hashable, Sendable {
  /// The page has no area, or a size that is no number; in points.
  case noArea(Size)
  /// The page is larger than a surface can be: its extents and the most that an extent may be. Of a picture they are
  /// pixels, of a document points.
  case tooLarge(width: Int, height: Int, limit: Int)
  /// There is not enough memory for the page.
  case outOfMemory
  /// Cairo gave up; the reason is its own.
  case failed(reason: String)
}
