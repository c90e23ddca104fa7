import LayoutKitCore

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
    /// Whether the glyph of the last bytes is the first.
    let isRightToLeft: Bool

    /// What shows the bytes of a range, counted from the word's start.
    func glyphs(of bytes: Range<Int>) -> ArraySlice<WordGlyph> {
      let (a, b) = (firstIndex(from: bytes.lowerBound), firstIndex(from: bytes.upperBound))
      return glyphs[min(a, b)..<max(a, b)]
    }

    /// The number of glyphs before the bytes from one on; from right to left, the number of those after the bytes before.
    private func firstIndex(from byte: Int) -> Int {
      glyphs.indices.countBefore { (Int(glyphs[$0].offset) < byte) == isRightToLeft }
    }
  }

  let runs: [Run]
  /// The sum of its glyphs' advances; as much as the type can tell where it is more.
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
    var width = 0
    for run in runs { for glyph in run.glyphs(of: bytes) { width += Int(glyph.advance) } }
    return width
  }

  /// Its clusters in reading order: the first byte of each from the word's start, and its width.
  func forEachCluster(_ body: (_ offset: Int, _ width: Int) -> Void) {
    for run in runs {
      var open: (offset: Int32, width: Int)?
      let count = run.glyphs.count
      for index in 0..<count {
        let glyph = run.glyphs[run.isRightToLeft ? count - 1 - index : index]
        if let cluster = open, cluster.offset != glyph.offset { body(Int(cluster.offset), cluster.width) }
        open = (glyph.offset, (open?.offset == glyph.offset ? open?.width ?? 0 : 0) + Int(glyph.advance))
      }
      if let open { body(Int(open.offset), open.width) }
    }
  }
}
