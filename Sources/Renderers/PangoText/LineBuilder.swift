import CPango
import LayoutKitCore

/// Sets the glyphs of a paragraph's lines where the segments measured them.
struct LineBuilder {
  /// What stands on a line, in reading order.
  private struct Piece {
    var glyphs: [WordGlyph] = []
    let face: PangoFontFace
    let level: UInt8

    /// Moves what follows in reading order.
    mutating func widenEnd(by kern: Int32) {
      guard !glyphs.isEmpty else { return }
      glyphs[level % 2 == 1 ? 0 : glyphs.count - 1].advance += kern
    }
  }

  private struct Placed {
    let scanned: WordScanner.Word
    let shaped: ShapedWord
  }

  private let segmented: SegmentedParagraph
  private let utf8: [UInt8]
  private let shaper: WordShaper
  private let words: [Placed]

  init(_ segmented: SegmentedParagraph, _ text: UnsafeBufferPointer<UInt8>, shaper: WordShaper) {
    self.segmented = segmented
    utf8 = Array(text.prefix(segmented.traits.count))
    self.shaper = shaper
    var words: [Placed] = []
    utf8.withUnsafeBufferPointer { text in
      _ = segmented.scan(text, from: WordScanner.Place(startOf: text), with: shaper) { word, _, shaped in
        words.append(Placed(scanned: word, shaped: shaped))
      }
    }
    self.words = words
  }

  /// The lines of a filling of the paragraph. Baselines are left at 0.
  func lines(of filling: Filling, in column: Column) -> [TextLine] {
    var (segmented, starts) = (segmented, [0])
    _ = segmented.filling(column) { starts.append($0) }
    let ends = starts.dropFirst() + [utf8.count]
    return zip(starts, ends).enumerated().map { index, bytes in
      if filling.isTruncated, index == starts.count - 1 { return truncatedLine(from: bytes.0, in: column) }
      var end = bytes.1
      while end > bytes.0, utf8[end - 1] == 0x20 { end -= 1 }
      return line(of: pieces(of: bytes.0..<end), spacing: column.spacing)
    }
  }

  /// What stands between two bytes, the spaces at its end left out unless `keepsSpaces`.
  private func pieces(of bytes: Range<Int>, keepsSpaces: Bool = false) -> [Piece] {
    var pieces: [Piece] = []
    for placed in words[firstWord(endingAfter: bytes.lowerBound)...] {
      let word = placed.scanned
      let start = word.bytes.lowerBound
      let end = word.bytes.upperBound + word.spaces
      if start >= bytes.upperBound { break }
      for run in placed.shaped.runs {
        let glyphs = run.glyphs(of: bytes.lowerBound - start..<bytes.upperBound - start)
        if !glyphs.isEmpty { pieces.append(Piece(glyphs: Array(glyphs), face: run.face, level: word.level)) }
      }
      guard word.spaces > 0, word.bytes.upperBound <= bytes.upperBound, !pieces.isEmpty else { continue }
      if word.spaceCharacter == 0 { pieces[pieces.count - 1].widenEnd(by: placed.shaped.kern) }
      let spaces = min(end, bytes.upperBound) - max(word.bytes.upperBound, bytes.lowerBound)
      if spaces > 0, keepsSpaces || end < bytes.upperBound || spaces < word.spaces {
        let (glyph, face) = shaper.space(after: word, placed.shaped)
        pieces.append(Piece(glyphs: Array(repeating: glyph, count: spaces), face: face, level: word.spaceLevel))
      }
    }
    return pieces
  }

  private func firstWord(endingAfter byte: Int) -> Int {
    words.indices.countBefore { words[$0].scanned.bytes.upperBound + words[$0].scanned.spaces > byte }
  }

  /// The line that starts at a byte, as much of it as leaves room for an ellipsis at its end, which takes what is left.
  private func truncatedLine(from start: Int, in column: Column) -> TextLine {
    let room = column.width + column.spacing
    var end = start
    var width = 0
    var pen = 0
    var ellipsis: ShapedWord?
    for (byte, advance) in clusters(from: start) {
      if pen > room { break }
      if advance > 0 || ellipsis == nil, let mark = self.ellipsis(before: byte),
        ellipsis == nil || pen + Int(mark.width) <= room
      {
        (end, width, ellipsis) = (byte, pen, mark)
      }
      pen += advance
    }
    var pieces = self.pieces(of: start..<end, keepsSpaces: true)
    if let ellipsis, let run = ellipsis.runs.first, !run.glyphs.isEmpty {
      var piece = Piece(glyphs: run.glyphs, face: run.face, level: lowestLevel(from: end))
      piece.glyphs[piece.glyphs.count - 1].advance += Int32(clamping: room - width - Int(ellipsis.width))
      pieces.append(piece)
    }
    return line(of: pieces, spacing: column.spacing)
  }

  /// The first bytes and the widths of what a line may be cut before, in reading order.
  private func clusters(from start: Int) -> [(byte: Int, advance: Int)] {
    var clusters: [(byte: Int, advance: Int)] = []
    for placed in words[firstWord(endingAfter: start)...] {
      let word = placed.scanned
      placed.shaped.forEachCluster { offset, width in clusters.append((word.bytes.lowerBound + offset, width)) }
      guard word.spaces > 0 else { continue }
      if word.spaceCharacter == 0, !clusters.isEmpty {
        clusters[clusters.count - 1].advance += Int(placed.shaped.kern)
      }
      let space = Int(shaper.space(after: word, placed.shaped).glyph.advance)
      clusters += (0..<word.spaces).map { (word.bytes.upperBound + $0, space) }
    }
    clusters.removeSubrange(..<(clusters.firstIndex { $0.byte >= start } ?? clusters.count))
    return clusters
  }

  /// The ellipsis before a character that is left out.
  private func ellipsis(before byte: Int) -> ShapedWord? {
    let (character, _) = utf8.withUnsafeBufferPointer { $0.character(at: byte) }
    return shaper.ellipsis(isWide: g_unichar_iswide(character) != 0)
  }

  /// The level of an ellipsis: the lowest of all that is left out.
  private func lowestLevel(from byte: Int) -> UInt8 {
    segmented.levels.lowest(
      from: utf8.withUnsafeBufferPointer { UnsafeBufferPointer(rebasing: $0[..<byte]).characterCount })
  }

  /// Pieces side by side, from left to right.
  private func line(of pieces: [Piece], spacing: Int) -> TextLine {
    var line = TextLine(width: 0, baseline: 0, runs: [], isRightToLeft: segmented.isRightToLeft)
    let scale = Double(PANGO_SCALE)
    var pen = 0
    var scaledFont: OpaquePointer?
    for piece in Self.visualOrder(pieces) {
      for glyph in piece.glyphs {
        if glyph.id != PANGO_GLYPH_EMPTY {
          if scaledFont != piece.face.scaledFont {
            line.runs.append(GlyphRun(font: piece.face, glyphs: []))
            scaledFont = piece.face.scaledFont
          }
          line.runs[line.runs.count - 1].glyphs.append(
            GlyphRun.Glyph(id: glyph.id, x: Double(pen + Int(glyph.x)) / scale, y: Double(glyph.y) / scale))
        }
        pen += Int(glyph.advance)
      }
    }
    if !pieces.isEmpty { line.width = Double(max(0, pen - spacing)) / scale }
    return line
  }

  /// Source: Unicode Standard Annex 9, rule L2.
  private static func visualOrder(_ pieces: [Piece]) -> [Piece] {
    guard let highest = pieces.map(\.level).max(), highest > 0 else { return pieces }
    var pieces = pieces
    for level in stride(from: highest, to: 0, by: -1) {
      var index = 0
      while index < pieces.count {
        guard pieces[index].level >= level else {
          index += 1
          continue
        }
        let end = pieces[index...].firstIndex { $0.level < level } ?? pieces.count
        pieces[index..<end].reverse()
        index = end
      }
    }
    return pieces
  }
}
