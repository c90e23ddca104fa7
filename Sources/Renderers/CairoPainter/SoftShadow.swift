import CPango
import Foundation
import LayoutKitCore

/// The soft shadow of a rectangle with round corners, as a mask of pixels.
struct SoftShadow: Hashable {
  /// Pixels a point.
  let scale: Double
  /// How far the mask reaches beyond the rectangle, in points; whole pixels.
  var reach: Double { Double(blur.reach) / scale }

  private let size: Size
  private let cornerRadius: Double
  private let blur: BoxBlur

  /// The longest edge of a mask in pixels. A larger shadow has coarser pixels, which its softness hides.
  private static let longest = 4_096.0

  /// A shadow of a rectangle in points. The blur radius is CSS's: twice the deviation of the bell curve, about as far as
  /// the shadow is seen outside the rectangle.
  init(size: Size, cornerRadius: Double, radius: Double, pixelScale: Double) {
    let radius = radius.isFinite ? min(max(0, radius), 500) : 0
    scale = min(pixelScale, Self.longest / (max(size.width, size.height) + 3 * radius))
    self.size = size
    self.cornerRadius = cornerRadius
    blur = BoxBlur(deviation: radius / 2 * scale)
  }

  /// Draws the mask.
  func makeMask() -> Surface {
    let width = Int((size.width * scale).rounded(.up)) + 2 * blur.reach
    let height = Int((size.height * scale).rounded(.up)) + 2 * blur.reach
    let surface = Surface(cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(clamping: width), Int32(clamping: height)))
    guard let cairo = cairo_create(surface.pointer) else { return surface }
    cairo_scale(cairo, scale, scale)
    cairo.addRectangle(Rect(origin: Point(x: reach, y: reach), size: size), cornerRadius: cornerRadius)
    cairo_set_source_rgba(cairo, 0, 0, 0, 1)
    cairo_fill(cairo)
    cairo_destroy(cairo)
    cairo_surface_flush(surface.pointer)
    if let pixels = cairo_image_surface_get_data(surface.pointer) {
      blur.apply(
        to: pixels, width: width, height: height, stride: Int(cairo_image_surface_get_stride(surface.pointer)))
      cairo_surface_mark_dirty(surface.pointer)
    }
    return surface
  }
}
