/// What an engine did, so that tests can ask.
package struct ShapingCounts: Hashable, Sendable {
  /// Words shaped, or set from the pairs of words that were.
  package var words = 0
  /// Paragraphs that Pango laid out whole.
  package var layouts = 0

  static func += (sum: inout ShapingCounts, part: ShapingCounts) {
    sum.words += part.words
    sum.layouts += part.layouts
  }
}

/// What a shaper did.
final class ShapingLog {
  private(set) var counts = ShapingCounts()
  /// Words in the shaper's tables; a long one counts as several.
  private(set) var wordCount = 0

  func addShapedWord() { counts.words += 1 }

  func addKnownWord(ofBytes count: Int) { wordCount += 1 + count / 64 }

  func addLayouts(_ count: Int) { counts.layouts += count }

  func forgetWords() { wordCount = 0 }
}
