import LayoutKitCore

/// A text with its characters counted.
final class FixedPreparedText: PreparedText {
  let string: String
  let style: TextStyle
  private let characters: [FixedCharacter]
  private let measure: FixedMeasure
  private let font: FixedFontFace

  init(_ string: String, style: TextStyle, advance: Double) {
    self.string = string
    self.style = style
    characters = string.map { FixedCharacter($0) }
    measure = FixedMeasure(style, advance: advance)
    font = FixedFontFace(size: measure.size)
  }

  func metrics(in frame: TextFrame) -> TextMetrics {
    var metrics = TextMetrics(lineCount: 0, width: 0, isTruncated: false)
    var breaker = breaker(in: frame)
    while let line = breaker.next() {
      metrics.lineCount += 1
      metrics.width = max(metrics.width, measure.width(of: line.extent))
      metrics.isTruncated = line.hasEllipsis
    }
    return metrics
  }

  func lines(in frame: TextFrame) -> [TextLine] {
    var lines: [TextLine] = []
    var breaker = breaker(in: frame)
    var paragraph = paragraph(from: 0)
    while let line = breaker.next() {
      while paragraph.range.upperBound < line.range.lowerBound {
        paragraph = self.paragraph(from: paragraph.range.upperBound + 1)
      }
      let baseline = Double(lines.count) * style.lineHeight + style.lineHeight / 2 + measure.size * 0.3
      lines.append(
        TextLine(
          width: measure.width(of: line.extent), baseline: baseline, runs: runs(of: line),
          isRightToLeft: (paragraph.direction ?? frame.direction) == .rightToLeft))
    }
    return lines
  }

  private func breaker(in frame: TextFrame) -> FixedLineBreaker {
    FixedLineBreaker(characters, measure, width: frame.width, limit: frame.lineLimit)
  }

  /// From a character to the next newline or the end, and which way it reads.
  private func paragraph(from start: Int) -> (range: Range<Int>, direction: ReadingDirection?) {
    let text = characters[start...].prefix { $0.role != .newline }
    return (text.indices, text.lazy.compactMap(\.direction).first)
  }

  private func runs(of line: FixedLineBreaker.Line) -> [GlyphRun] {
    var before = FixedExtent()
    var glyphs: [GlyphRun.Glyph] = []
    for character in characters[line.range] + (line.hasEllipsis ? [.ellipsis] : []) {
      glyphs.append(.init(id: character.glyph, x: measure.width(of: before), y: 0))
      before.add(character)
    }
    return glyphs.isEmpty ? [] : [GlyphRun(font: font, glyphs: glyphs)]
  }
}
