import CPango
import LayoutKitCore

/// Pango's font map and context. One thread at a time may use them.
final class ShapingContext {
  let context: OpaquePointer?
  let map: OpaquePointer?
  let fonts: FontSet

  init(fonts: FontSet) {
    self.fonts = fonts
    // By type: the default map of some systems is not fontconfig's.
    map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT)
    pango_fc_font_map_set_config(map, fonts.configuration)
    context = pango_font_map_create_context(map)
    // At 72 dots per inch, a point is a unit of the drawing.
    pango_cairo_context_set_resolution(context, 72)
    pango_context_set_round_glyph_positions(context, 0)
    pango_context_set_language(context, pango_language_from_string("en"))
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
  }

  deinit {
    CairoFonts.release(context)
    CairoFonts.release(map)
  }
}
