import CPango
import LayoutKitCore

/// Sets the glyphs of a line one beside the other, from left to right.
struct LinePen {
  private struct Placed {
    var run: Int
    var glyph: PangoGlyphInfo
    var isSpace: Bool

    var advance: Double { Double(glyph.geometry.width) / Double(PANGO_SCALE) }
  }

  private var fonts: [OpaquePointer?] = []
  private var glyphs: [Placed] = []

  /// The glyphs that follow are of this font.
  mutating func beginRun(of font: OpaquePointer?) { fonts.append(font) }

  mutating func add(_ glyph: PangoGlyphInfo, isSpace: Bool) {
    glyphs.append(Placed(run: fonts.count - 1, glyph: glyph, isSpace: isSpace))
  }

  /// The line, without the spaces at the end of its paragraph's direction: they are not seen, and would move it.
  func line(isRightToLeft: Bool, spacing: LetterSpacing) -> TextLine {
    let seen = isRightToLeft ? glyphs.drop(while: \.isSpace) : glyphs.dropLast(while: \.isSpace)
    let lost = isRightToLeft ? glyphs.dropLast(seen.count).last : glyphs.dropFirst(seen.count).first
    // Pango itself takes the width of the last space, and what is between that and the letter.
    let hasLostSpaces = lost.map { $0.glyph.geometry.width != 0 } ?? false
    var line = TextLine(width: 0, baseline: 0, runs: [], isRightToLeft: isRightToLeft)
    if hasLostSpaces, isRightToLeft { line.width -= spacing.left }
    var run = -1
    for placed in seen {
      let glyph = placed.glyph
      if glyph.glyph == PANGO_GLYPH_EMPTY {
        // Takes room, leaves no ink.
      } else if glyph.glyph & PANGO_GLYPH_UNKNOWN_FLAG != 0 {
        let box = MissingGlyph(width: placed.advance)
        line.runs.append(GlyphRun(font: box, glyphs: [GlyphRun.Glyph(id: 0, x: line.width, y: 0)]))
        run = -1
      } else {
        if run != placed.run, let face = PangoFontFace(font: fonts[placed.run]) {
          line.runs.append(GlyphRun(font: face, glyphs: []))
          run = placed.run
        }
        if run == placed.run { line.runs[line.runs.count - 1].glyphs.append(place(glyph, at: line.width)) }
      }
      line.width += placed.advance
    }
    if hasLostSpaces, !isRightToLeft { line.width -= spacing.right }
    line.width = max(0, line.width)
    return line
  }

  private func place(_ glyph: PangoGlyphInfo, at x: Double) -> GlyphRun.Glyph {
    let scale = Double(PANGO_SCALE)
    return GlyphRun.Glyph(
      id: glyph.glyph, x: x + Double(glyph.geometry.x_offset) / scale, y: -Double(glyph.geometry.y_offset) / scale)
  }
}

extension Array {
  fileprivate func dropLast(while predicate: (Element) -> Bool) -> ArraySlice<Element> {
    prefix((lastIndex { !predicate($0) } ?? -1) + 1)
  }
}
