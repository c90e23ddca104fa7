public import LayoutKitCore

/// A text engine without fonts, whose every measure can be worked out by hand.
///
/// The arithmetic, in points:
/// - A character (what a reader takes for one) advances half of the font size, a wide one the whole of it; the letter
///   spacing is added to every character, and takes away no more than half of the font size. Wide are East Asian ideographs,
///   syllables and full-width forms, and emoji.
/// - Lines are filled word by word. A line breaks at spaces and at newlines; the spaces that it breaks at take no room, nor
///   do spaces at the end of the text. A word that is longer than a line is cut between characters. A line has at least one
///   character, whatever the width.
/// - A newline at the very end begins no line. An empty text has no lines.
/// - Where text is left over at the line limit, the last line holds as many characters as fit beside an ellipsis, which is a
///   character that advances like the others. It may cut a word; spaces before it are dropped.
/// - Lines are as high as the style says. The baseline is where the middle 80 % of the font size above it and 20 % below
///   stand in the middle of the line.
///
/// A line is said to read from the right where the first letter of its paragraph does, or, without letters, its frame. All
/// the same, characters stand in the order of the text: there is no reordering, and no direction changes a measure.
public struct FixedTextEngine: TextEngine, Hashable {
  /// What a character advances, in font sizes: 0.5 but for engines that are to differ from it.
  public let advance: Double

  /// An engine of fixed advances.
  /// - Parameter advance: in font sizes, above zero; a wide character advances twice as much.
  public init(advance: Double = 0.5) {
    self.advance = advance.isFinite && advance > 0 ? advance : 0.5
  }

  /// `fixed` and the advance.
  public var identity: String { "fixed \(advance)" }

  /// Counts the characters; the result answers for a width in time linear in the text.
  public func prepare(_ string: String, style: TextStyle) -> any PreparedText {
    FixedPreparedText(string, style: style, advance: advance)
  }
}

/// The one font of the fixed engine.
public final class FixedFontFace: FontFace {
  /// `Fixed`.
  public let name = "Fixed"
  /// Font size in points.
  public let size: Double

  init(size: Double) { self.size = size }
}
