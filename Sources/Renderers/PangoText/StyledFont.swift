import CPango
import LayoutKitCore

/// A text style as Pango takes it, for the calling thread.
final class StyledFont {
  /// Height of a line in points.
  let lineHeight: Double
  /// From the top of a line to its baseline, in points: the primary font stands in the middle of the line, and no
  /// fallback font moves it.
  let baseline: Double

  private let context: ShapingContext
  /// The font size in points.
  let size: Double
  private let description: OpaquePointer?
  let spacing: LetterSpacing

  init(style: TextStyle, in context: ShapingContext, hanForm: HanForm) {
    self.context = context
    size = style.pangoSize
    lineHeight = style.lineHeight.held(in: 0...100_000)
    description = pango_font_description_new()
    pango_font_description_set_family(description, "\(style.family),Inter,Noto Sans,\(hanForm.family)")
    pango_font_description_set_absolute_size(description, size * Double(PANGO_SCALE))
    pango_font_description_set_weight(description, PangoWeight(min(max(style.weight, 100), 900)))
    spacing = style.pangoSpacing
    baseline = Self.baseline(of: description, in: context, lineHeight: lineHeight)
  }

  /// The fonts of the style, in the order in which they are asked for a character.
  func makeFontset() -> OpaquePointer? {
    pango_font_map_load_fontset(context.map, context.context, description, pango_language_from_string("en"))
  }

  /// Sets lines one line height below the other.
  func setBaselines(of lines: inout [TextLine]) {
    for index in lines.indices { lines[index].baseline = Double(index) * lineHeight + baseline }
  }

  deinit { pango_font_description_free(description) }

  /// The lines of a paragraph, at most `room` if that is above 0. Baselines are not set yet.
  ///
  /// For each line Pango looks at all that follows, so a long paragraph is given to it in parts of some lines. The last
  /// two of them, which what follows could change, are the next part's.
  /// - Parameter partBytes: bytes that are laid out at a time.
  func lines(
    of paragraph: Paragraph, in frame: TextFrame, room: Int, partBytes: Int = 2_048
  ) -> (lines: [TextLine], isTruncated: Bool) {
    let isRightToLeft = paragraph.traits.isRightToLeft(in: frame)
    var lines: [TextLine] = []
    var rest = paragraph
    var count = partBytes
    while rest.bytes.count > count, room == 0 || room - lines.count > 2 {
      let layout = self.layout(of: rest.prefix(count), isRightToLeft: isRightToLeft, width: frame.width, room: 0)
      defer { CairoFonts.release(layout) }
      let reader = LayoutReader(
        layout: layout, utf8: rest.withBytes(Array.init), isRightToLeft: isRightToLeft, spacing: spacing)
      let most = room == 0 ? Int.max : room - lines.count - 2
      let (part, end) = reader.firstLines(most, withoutLast: 2)
      if part.isEmpty {
        count *= 4
      } else {
        lines += part
        rest = rest.dropFirst(end)
        count = partBytes
      }
    }
    let part = lastLines(of: rest, isRightToLeft: isRightToLeft, in: frame, room: room == 0 ? 0 : room - lines.count)
    return (lines + part.lines, part.isTruncated)
  }

  /// Of a paragraph much longer than the room, only a beginning is shaped, generous for the room (six bytes of text for
  /// every width of an em). The lines are those of the whole paragraph if the ellipsis hides enough of that beginning:
  /// what follows cannot reach back over it. Otherwise a longer one is shaped.
  private func lastLines(
    of paragraph: Paragraph, isRightToLeft: Bool, in frame: TextFrame, room: Int
  ) -> (lines: [TextLine], isTruncated: Bool) {
    var count = paragraph.bytes.count
    if room > 0 { count = Int(min(Double(count), Double(room) * (frame.width / size + 1) * 6 + 512)) }
    while true {
      let isWhole = count >= paragraph.bytes.count
      let layout = self.layout(
        of: paragraph.prefix(count), isRightToLeft: isRightToLeft, width: frame.width, room: room)
      defer { CairoFonts.release(layout) }
      let reader = LayoutReader(
        layout: layout, utf8: paragraph.withBytes(Array.init), isRightToLeft: isRightToLeft, spacing: spacing)
      let isTruncated = pango_layout_is_ellipsized(layout) != 0
      if isWhole || (isTruncated && count - reader.ellipsisStart >= 256) { return (reader.lines, isTruncated) }
      count = min(paragraph.bytes.count, count * 4)
    }
  }

  private func layout(
    of paragraph: Paragraph, isRightToLeft: Bool, width: Double, room: Int
  ) -> OpaquePointer {
    pango_context_set_base_dir(context.context, isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
    let layout: OpaquePointer = pango_layout_new(context.context)
    paragraph.withBytes { text in
      text.withMemoryRebound(to: CChar.self) {
        pango_layout_set_text(layout, $0.baseAddress, Int32(clamping: $0.count))
      }
    }
    pango_layout_set_auto_dir(layout, 0)
    pango_layout_set_font_description(layout, description)
    let breaks = paragraph.withBytes(BreaksInClusters.init)
    // Pango reads the whole text for each of them; where they abound, lines may end after any character.
    let areFew = breaks.places.count <= 256
    let attributes = self.attributes(for: paragraph)
    if areFew { breaks.forbid(in: attributes) }
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
    pango_layout_set_wrap(layout, areFew ? PANGO_WRAP_WORD_CHAR : PANGO_WRAP_CHAR)
    pango_layout_set_width(layout, max(0, Int32(width * Double(PANGO_SCALE)) + spacing.units))
    if room > 0 {
      pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
      pango_layout_set_height(layout, -Int32(clamping: room))
    }
    return layout
  }

  private func attributes(for paragraph: Paragraph) -> OpaquePointer? {
    let attributes = pango_attr_list_new()
    // Pango guesses languages from the machine's settings; without local forms they cannot change a glyph.
    pango_attr_list_insert(attributes, pango_attr_font_features_new("locl=0"))
    // A word that is wider than its line, an address say, would get hyphens that are not in the text.
    if !paragraph.traits.hasSoftHyphens { pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(0)) }
    if spacing.units != 0 { pango_attr_list_insert(attributes, pango_attr_letter_spacing_new(spacing.units)) }
    return attributes
  }

  private static func baseline(
    of description: OpaquePointer?, in context: ShapingContext, lineHeight: Double
  ) -> Double {
    guard let font = pango_context_load_font(context.context, description) else { return lineHeight }
    defer { CairoFonts.release(font) }
    var extents = cairo_font_extents_t()
    CairoFonts.alone { cairo_scaled_font_extents(pango_cairo_font_get_scaled_font(font), &extents) }
    return (lineHeight + extents.ascent - extents.descent) / 2
  }
}

extension TextStyle {
  /// The font size in points, within what Pango can reckon with.
  var pangoSize: Double { size.held(in: 1...2_000) }
  /// The space between letters, likewise.
  var pangoSpacing: LetterSpacing { LetterSpacing(points: letterSpacing.held(in: -1_000...1_000)) }
}

extension Double {
  /// The number, moved into a range; the range's start where there is no number.
  fileprivate func held(in range: ClosedRange<Double>) -> Double {
    isNaN ? range.lowerBound : Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
