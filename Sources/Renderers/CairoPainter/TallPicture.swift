import CPango
import CPng
import Foundation
import LayoutKitCore

/// An opaque page higher than a Cairo surface can be: painted band by band into one block of memory, which libpng writes.
struct TallPicture {
  let page: PaintedPage
  let width: Int
  let height: Int
  let scale: Double

  /// The most rows that libpng writes.
  static let mostRows = 1_000_000
  /// Rows painted at once.
  private static let bandHeight = 4_096

  func png(images: [MediaRequest: any LoadedMedia]) throws(PaintError) -> Data {
    let stride = width * 4
    guard let pixels = calloc(height, stride) else { throw .outOfMemory }
    defer { free(pixels) }
    for top in Swift.stride(from: 0, to: height, by: Self.bandHeight) {
      try paintBand(from: top, into: pixels + top * stride, stride: stride, images: images)
    }
    return try encoded(pixels, stride: stride)
  }

  private func paintBand(
    from top: Int, into pixels: UnsafeMutableRawPointer, stride: Int, images: [MediaRequest: any LoadedMedia]
  ) throws(PaintError) {
    let rows = min(Self.bandHeight, height - top)
    let band = Surface(
      cairo_image_surface_create_for_data(
        pixels.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(width), Int32(rows), Int32(stride)))
    try check(cairo_surface_status(band.pointer))
    guard let cairo = cairo_create(band.pointer) else { throw .outOfMemory }
    defer { cairo_destroy(cairo) }
    cairo_translate(cairo, 0, -Double(top))
    cairo_scale(cairo, scale, scale)
    NodePainter(cairo: cairo, images: images, pixelScale: scale, isDocument: false)
      .paint(page, from: Double(top) / scale, to: Double(top + rows) / scale)
    try check(cairo_status(cairo))
    cairo_surface_flush(band.pointer)
  }

  /// Cairo's pixels are words of opacity, red, green and blue from the high byte down: blue comes first in memory on every
  /// system we serve. Nothing is multiplied by opacity, since an opaque page has none.
  private func encoded(_ pixels: UnsafeMutableRawPointer, stride: Int) throws(PaintError) -> Data {
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    image.width = UInt32(width)
    image.height = UInt32(height)
    image.format = UInt32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_BGR | PNG_FORMAT_FLAG_ALPHA)
    defer { png_image_free(&image) }
    var size = png_alloc_size_t(height * (stride + 1) + height * stride / 1_000 + 65_536)
    guard let file = malloc(size) else { throw .outOfMemory }
    guard png_image_write_to_memory(&image, file, &size, 0, pixels, Int32(stride), nil) != 0 else {
      free(file)
      throw .failed(
        reason: withUnsafeBytes(of: image.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) })
    }
    return Data(bytesNoCopy: file, count: size, deallocator: .free)
  }
}
