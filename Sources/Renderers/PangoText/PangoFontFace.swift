import CPango
import LayoutKitCore

/// A font at a size, as Cairo draws it. Whoever draws with it does so in `CairoFonts.alone`, hence `@unchecked Sendable`.
package final class PangoFontFace: FontFace, @unchecked Sendable {
  /// The family.
  package let name: String
  /// Whether its glyphs are pictures with colours of their own.
  package let isColored: Bool
  /// The font for `cairo_set_scaled_font`; lives as long as the face.
  package let scaledFont: OpaquePointer

  /// The face of a Pango font; `nil` if Cairo cannot draw it.
  init?(font: OpaquePointer?) {
    guard let font, let scaled = CairoFonts.alone({ pango_cairo_font_get_scaled_font(font) }) else { return nil }
    scaledFont = cairo_scaled_font_reference(scaled)
    let pattern = pango_fc_font_get_pattern(font)
    name = FontSet.string(FC_FAMILY, in: pattern) ?? ""
    var color = FcBool(0)
    isColored = FcPatternGetBool(pattern, FC_COLOR, 0, &color) == FcResultMatch && color != 0
  }

  deinit { CairoFonts.alone { cairo_scaled_font_destroy(scaledFont) } }
}

/// Stands where no font has a glyph: painters draw a hollow box of its width.
package final class MissingGlyph: FontFace {
  /// A name for messages.
  package let name = "missing glyph"
  /// Advance in points.
  package let width: Double

  init(width: Double) { self.width = width }
}
