/// What an engine did, so that tests can ask.
package struct ShapingCounts: Hashable, Sendable {
  /// Words shaped.
  package var words = 0
  /// Paragraphs that Pango laid out whole.
  package var layouts = 0

  static func += (sum: inout ShapingCounts, part: ShapingCounts) {
    sum.words += part.words
    sum.layouts += part.layouts
  }
}

/// What a shaper did since it was last asked.
final class ShapingLog {
  var counts = ShapingCounts()
  /// Words in the shaper's tables.
  var wordCount = 0
}
