/// A glyph of a word, in Pango's units (1024 a point).
struct WordGlyph: Sendable {
  var id: UInt32
  var advance: Int32
  var x: Int32
  /// Above the baseline.
  var y: Int32
  /// The first byte, from the word's start, of the characters it shows together with its neighbours.
  var offset: Int32
}

/// A word, shaped once for all texts and threads: its glyphs in runs of one font, the runs in reading order, the glyphs of
/// a run from left to right.
final class ShapedWord: Sendable {
  struct Run: Sendable {
    let face: PangoFontFace
    let glyphs: [WordGlyph]
  }

  let runs: [Run]
  /// The sum of its glyphs' advances.
  let width: Int32
  /// What comes to the width where a space follows.
  let kern: Int32
  /// The space after it: as wide as its last font has it.
  let space: WordGlyph
  let spaceFace: PangoFontFace

  init(runs: [Run], width: Int32, kern: Int32, space: WordGlyph, spaceFace: PangoFontFace) {
    self.runs = runs
    self.width = width
    self.kern = kern
    self.space = space
    self.spaceFace = spaceFace
  }

  /// The width of what shows the bytes of a range, counted from the word's start.
  func width(of bytes: Range<Int>) -> Int {
    runs.reduce(0) { $1.glyphs.reduce($0) { bytes.contains(Int($1.offset)) ? $0 + Int($1.advance) : $0 } }
  }
}
