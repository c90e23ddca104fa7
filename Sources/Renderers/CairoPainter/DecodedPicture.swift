import CPango
import LayoutKitCore

/// A picture in memory, as Cairo reads it. Its pixels are never changed, hence `@unchecked Sendable`.
final class DecodedPicture: LoadedMedia, @unchecked Sendable {
  let pixelWidth: Int
  let pixelHeight: Int
  /// Rows from the top; a pixel is alpha, red, green, blue from the highest byte, the colours multiplied by alpha.
  private let pixels: UnsafeMutableBufferPointer<UInt32>

  /// A picture of pixels that a closure writes, all of them. Both extents are above 0.
  init(pixelWidth: Int, pixelHeight: Int, write: (UnsafeMutableBufferPointer<UInt32>) -> Void) {
    self.pixelWidth = pixelWidth
    self.pixelHeight = pixelHeight
    pixels = .allocate(capacity: pixelWidth * pixelHeight)
    write(pixels)
  }

  deinit { pixels.deallocate() }

  /// The pixel at a place.
  subscript(x: Int, y: Int) -> UInt32 { pixels[y * pixelWidth + x] }

  /// A surface over the pixels for one painter: surfaces may not be shared between threads. It has to be let go before
  /// the picture.
  func makeSurface() -> Surface {
    let bytes = UnsafeMutableRawPointer(pixels.baseAddress)?.assumingMemoryBound(to: UInt8.self)
    return Surface(
      cairo_image_surface_create_for_data(
        bytes, CAIRO_FORMAT_ARGB32, Int32(clamping: pixelWidth), Int32(clamping: pixelHeight),
        Int32(clamping: pixelWidth * 4)))
  }
}
