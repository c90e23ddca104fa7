import CPango
public import Foundation
public import LayoutKitCore
import PangoText

/// Paints pages with Cairo. The same page gives the same bytes.
///
/// Text is drawn from its prepared lines, which `PangoTextEngine` has to have made; glyphs of another engine leave no ink.
/// Nodes that only a platform can draw leave none either. Any thread may paint.
public struct PagePainter: Sendable {
  /// The pictures there are, as `FileMediaLoader` loads them. Where one is missing, its placeholder is painted.
  public var images: [MediaRequest: any LoadedMedia]

  /// A painter with pictures.
  public init(images: [MediaRequest: any LoadedMedia] = [:]) { self.images = images }

  /// The most pixels an edge of one surface may have. Source: the image surfaces of Cairo 1.16.
  private static let longestPixels = 32_767
  /// The most pixels altogether: their bytes have to be counted in 31 bits.
  private static let mostPixels = 1 << 29
  /// The longest edge of a document in points, well inside the numbers of 24 bits that Cairo reckons places with.
  private static let longestPoints = 1 << 20

  /// Pixels a point for what a document, too, shows as pixels: shadows and emoji.
  private static let documentPixelScale = 3.0

  /// The page as a PNG file.
  /// - Parameter scale: pixels a point; 1 stands for what is not a finite number above 0.
  /// - Throws: `PaintError`, for a page without area, wider than 32,767 pixels, higher than 1,000,000 (32,767 where its
  ///   background is not opaque), or of more than 536,870,912 pixels altogether.
  public func png(_ page: PaintedPage, scale: Double = 2) throws(PaintError) -> Data {
    let grid = PixelGrid(scale: scale)
    let isOpaque = page.background.alpha == 255
    let (width, height) = try extents(
      of: page, in: grid, limit: (Self.longestPixels, isOpaque ? TallPicture.mostRows : Self.longestPixels))
    guard width * height <= Self.mostPixels else {
      throw .tooLarge(width: width, height: height, limit: Self.mostPixels / width)
    }
    guard height <= Self.longestPixels else {
      return try TallPicture(page: page, width: width, height: height, scale: grid.scale).png(images: images)
    }
    let surface = Surface(cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)))
    try paint(page, on: surface, scale: grid.scale)
    let sink = ByteSink()
    try check(cairo_surface_write_to_png_stream(surface.pointer, ByteSink.write, sink.closure))
    return sink.data
  }

  /// The page as an SVG document, a point being a CSS pixel.
  /// - Throws: `PaintError`, for a page without area or longer than a million points.
  public func svg(_ page: PaintedPage) throws(PaintError) -> Data {
    _ = try extents(of: page, in: PixelGrid(scale: 1), limit: (Self.longestPoints, Self.longestPoints))
    let document = try document(of: page) { sink in
      let surface = cairo_svg_surface_create_for_stream(ByteSink.write, sink.closure, page.size.width, page.size.height)
      cairo_svg_surface_set_document_unit(surface, CAIRO_SVG_UNIT_PX)
      return surface
    }
    return SVGNames.renumbered(document)
  }

  /// The page as a PDF document of one sheet. It tells no date.
  /// - Throws: `PaintError`, for a page without area or longer than a million points.
  public func pdf(_ page: PaintedPage) throws(PaintError) -> Data {
    _ = try extents(of: page, in: PixelGrid(scale: 1), limit: (Self.longestPoints, Self.longestPoints))
    return try document(of: page) { sink in
      let surface = cairo_pdf_surface_create_for_stream(ByteSink.write, sink.closure, page.size.width, page.size.height)
      cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "")
      return surface
    }
  }

  private func document(
    of page: PaintedPage, make: (ByteSink) -> OpaquePointer?
  ) throws(PaintError) -> Data {
    let sink = ByteSink()
    let surface = Surface(make(sink))
    try paint(page, on: surface, scale: nil)
    // Writes the fonts.
    CairoFonts.alone { cairo_surface_finish(surface.pointer) }
    try check(cairo_surface_status(surface.pointer))
    return sink.data
  }

  /// Paints on a surface of pixels, so many a point, or on one of outlines, where `scale` is `nil`.
  private func paint(_ page: PaintedPage, on surface: Surface, scale: Double?) throws(PaintError) {
    try check(cairo_surface_status(surface.pointer))
    guard let cairo = cairo_create(surface.pointer) else { throw .outOfMemory }
    defer { cairo_destroy(cairo) }
    cairo_scale(cairo, scale ?? 1, scale ?? 1)
    NodePainter(
      cairo: cairo, images: images, pixelScale: scale ?? Self.documentPixelScale, isDocument: scale == nil
    ).paint(page)
    try check(cairo_status(cairo))
  }

  private func extents(
    of page: PaintedPage, in grid: PixelGrid, limit: (width: Int, height: Int)
  ) throws(PaintError) -> (width: Int, height: Int) {
    let (width, height) = (grid.pixelsUp(page.size.width), grid.pixelsUp(page.size.height))
    guard width > 0, height > 0 else { throw .noArea(page.size) }
    guard width <= limit.width else { throw .tooLarge(width: width, height: height, limit: limit.width) }
    guard height <= limit.height else { throw .tooLarge(width: width, height: height, limit: limit.height) }
    return (width, height)
  }
}

/// Throws where Cairo says that something failed.
func check(_ status: cairo_status_t) throws(PaintError) {
  switch status {
  case CAIRO_STATUS_SUCCESS: return
  case CAIRO_STATUS_NO_MEMORY: throw .outOfMemory
  default: throw .failed(reason: String(cString: cairo_status_to_string(status)))
  }
}
