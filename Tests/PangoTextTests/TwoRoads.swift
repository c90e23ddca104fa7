import LayoutKitCore

@testable import PangoText

/// The engine, and beside it Pango's own layout of whole paragraphs, which what words add up to is held against.
struct TwoRoads {
  let words: PangoTextEngine
  let whole: PangoTextEngine

  init(wordCapacity: Int = 65_536) throws {
    let fonts = try FontSet.pinned.get()
    words = PangoTextEngine(fonts: fonts, capacity: 4_096, wordCapacity: wordCapacity)
    whole = PangoTextEngine(fonts: fonts, capacity: 16, byWords: false)
  }

  /// How a text breaks otherwise than Pango has it; `nil` where both have the same number of lines.
  func lineDifference(_ string: String, style: TextStyle, frame: TextFrame) -> String? {
    let (text, reference) = (words.prepare(string, style: style), whole.prepare(string, style: style))
    let (metrics, expected) = (text.metrics(in: frame), reference.metrics(in: frame))
    if metrics.lineCount == expected.lineCount, metrics.isTruncated == expected.isTruncated { return nil }
    return "\(frame.width): \(metrics.lineCount) lines, not \(expected.lineCount): \(string)"
  }

  /// What is drawn otherwise: other glyphs, or a place or a width more than a fiftieth of a point away.
  func glyphDifference(_ string: String, style: TextStyle, frame: TextFrame) -> String? {
    let lines = words.prepare(string, style: style).lines(in: frame)
    for (line, other) in zip(lines, whole.prepare(string, style: style).lines(in: frame)) {
      if line.glyphs.map(\.id) != other.glyphs.map(\.id) { return "other glyphs: \(string)" }
      let isNear = zip(line.glyphs, other.glyphs).allSatisfy { abs($0.x - $1.x) < 0.02 && abs($0.y - $1.y) < 0.02 }
      if !isNear { return "other places: \(string)" }
      if abs(line.width - other.width) > 0.02 { return "\(line.width) wide, not \(other.width): \(string)" }
      if line.baseline != other.baseline || line.isRightToLeft != other.isRightToLeft {
        return "other lines: \(string)"
      }
    }
    return nil
  }

  /// Whether the drawn lines are what was measured: their number, and the width of the widest.
  func isDrawnAsMeasured(_ string: String, style: TextStyle, frame: TextFrame) -> Bool {
    let text = words.prepare(string, style: style)
    let (metrics, lines) = (text.metrics(in: frame), text.lines(in: frame))
    return lines.count == metrics.lineCount && (lines.map(\.width).max() ?? 0) == metrics.width
      && text.metrics(in: frame) == metrics
  }
}

/// A seeded generator, the same everywhere: splitmix64.
struct Seeded: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ z &>> 30) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ z &>> 27) &* 0x94D0_49BB_1331_11EB
    return z ^ z &>> 31
  }
}
