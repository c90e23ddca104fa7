/// What an engine did, so that tests can ask.
package struct ShapingCounts: Hashable, Sendable {
  /// Look-ups of words.
  package var lookups = 0
  /// Words shaped.
  package var words = 0
  /// Paragraphs that Pango laid out whole.
  package var layouts = 0

  static func += (sum: inout ShapingCounts, part: ShapingCounts) {
    sum.lookups += part.lookups
    sum.words += part.words
    sum.layouts += part.layouts
  }
}
