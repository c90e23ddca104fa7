import CPango
import LayoutKitCore
import PangoText

extension NodePainter {
  /// Draws the prepared lines at their measured places.
  func paint(_ text: TextContent, at origin: Point) {
    setSource(text.color)
    for line in text.text.lines(in: text.frame) {
      let start = Point(x: origin.x + text.offset(of: line), y: origin.y + line.baseline)
      guard Rect(origin: start, size: .zero).isDrawable else { continue }
      for run in line.runs {
        switch run.font {
        case let face as PangoFontFace where face.isColored:
          paintPictures(run.glyphs, of: face, opacity: text.color.components.alpha, from: start)
        case let face as PangoFontFace: show(run.glyphs, of: face, from: start, on: cairo)
        case let missing as MissingGlyph:
          paintBox(for: missing, glyphs: run.glyphs, style: text.text.style, from: start)
        default: continue
        }
      }
    }
  }

  private func show(
    _ glyphs: [GlyphRun.Glyph], of face: PangoFontFace, from start: Point, on cairo: OpaquePointer
  ) {
    let placed = glyphs.map { cairo_glyph_t(index: UInt($0.id), x: start.x + $0.x, y: start.y - $0.y) }
    CairoFonts.alone {
      // What is saved goes with the font, so that nobody lets go of it elsewhere.
      cairo_save(cairo)
      cairo_set_scaled_font(cairo, face.scaledFont)
      cairo_show_glyphs(cairo, placed, Int32(clamping: placed.count))
      cairo_restore(cairo)
    }
  }

  /// Draws glyphs that have colours, which take only the opacity of the text's.
  private func paintPictures(_ glyphs: [GlyphRun.Glyph], of face: PangoFontFace, opacity: Double, from start: Point) {
    if opacity == 1, !isDocument {
      show(glyphs, of: face, from: start, on: cairo)
    } else if let picture = picture(of: glyphs, face: face, from: start) {
      saved {
        cairo_set_source_surface(cairo, picture.pointer, 0, 0)
        cairo_paint_with_alpha(cairo, opacity)
      }
    }
  }

  /// Glyphs as pixels at their place: Cairo gives them no opacity, and in a document a single pixel a point.
  private func picture(of glyphs: [GlyphRun.Glyph], face: PangoFontFace, from start: Point) -> Surface? {
    let placed = glyphs.map { cairo_glyph_t(index: UInt($0.id), x: start.x + $0.x, y: start.y - $0.y) }
    var extents = cairo_text_extents_t()
    CairoFonts.alone {
      cairo_scaled_font_glyph_extents(face.scaledFont, placed, Int32(clamping: placed.count), &extents)
    }
    let (left, top) = (
      (start.x + extents.x_bearing).rounded(.down) - 1, (start.y + extents.y_bearing).rounded(.down) - 1
    )
    let size = Size(width: extents.width + 3, height: extents.height + 3)
    guard Rect(origin: Point(x: left, y: top), size: size).isDrawable else { return nil }
    let surface = Surface(
      cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, Int32((size.width * pixelScale).rounded(.up)),
        Int32((size.height * pixelScale).rounded(.up))))
    cairo_surface_set_device_scale(surface.pointer, pixelScale, pixelScale)
    cairo_surface_set_device_offset(surface.pointer, -left * pixelScale, -top * pixelScale)
    guard let drawing = cairo_create(surface.pointer) else { return nil }
    show(glyphs, of: face, from: start, on: drawing)
    cairo_destroy(drawing)
    return surface
  }

  /// A hollow box, as high as a capital letter about.
  private func paintBox(for missing: MissingGlyph, glyphs: [GlyphRun.Glyph], style: TextStyle, from start: Point) {
    let line = max(0.5, style.size / 16)
    guard style.size.isFinite, missing.width > 2 * line else { return }
    let height = style.size * 0.7
    cairo_new_path(cairo)
    for glyph in glyphs {
      cairo_rectangle(
        cairo, start.x + glyph.x + line, start.y - glyph.y - height + line / 2, missing.width - 2 * line, height - line)
    }
    cairo_set_line_width(cairo, line)
    cairo_stroke(cairo)
  }
}
