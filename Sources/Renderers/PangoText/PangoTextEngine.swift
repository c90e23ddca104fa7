import Foundation
public import LayoutKitCore

/// Sets text with Pango, in fonts that are the same on every machine: Inter, Noto Sans in the scripts of the world, Noto
/// Sans CJK and Noto Color Emoji. A family that is not among them is set in Inter.
///
/// A text is taken apart into words. Each distinct word of a style is shaped once, by HarfBuzz with the font that Pango
/// chooses for its characters, or set from pairs of letters that words shaped before it have, where no rule of the font
/// looks farther; and kept for all texts. Lines are a matter of adding up the words' widths, and stop at the
/// limit. Where lines may end is told by Unicode's rules over GLib's classes, the order of directions by FriBidi, both as
/// Pango uses them: so nothing else has to be there, and both roads agree. A word wider than its line
/// is cut at its own clusters. What cannot be set word by word (scripts that need a dictionary, emoji, marks that direct or
/// part a text) is laid out by Pango, a paragraph at a time, long ones in parts. Either way the glyphs drawn are those that were measured.
///
/// Sizes are points, nothing is hinted, glyphs stand at fractions of a pixel, and the languages of the machine change
/// nothing; so a text breaks alike everywhere. The engine is a value that any thread may use.
public struct PangoTextEngine: TextEngine {
  /// Names Pango's version, how it is used, and the fonts.
  public var identity: String { fonts.identity }

  private let fonts: FontSet
  private let styles: WordStyles
  private let pool: ShaperPool
  private let texts: SharedCache<PangoPreparedText>

  /// Bytes of text that are kept at least, so that a few long texts do not stay for ever.
  private static let byteCapacity = 1 << 24

  /// An engine over the pinned fonts.
  /// - Parameters:
  ///   - capacity: about how many prepared texts are kept at least for who asks again; the views that measured and the
  ///     view that draws share them. A text of a few lines takes some 350 bytes.
  ///   - wordCapacity: about how many shaped words are kept at least; a word takes some 500 bytes.
  /// - Throws: `PangoTextError` where fonts are missing, with the packages that bring them.
  public init(capacity: Int = 32_768, wordCapacity: Int = 65_536) throws(PangoTextError) {
    self.init(fonts: try FontSet.pinned.get(), capacity: capacity, wordCapacity: wordCapacity)
  }

  /// - Parameter byWords: whether words are shaped one by one; otherwise Pango lays out every paragraph.
  package init(fonts: FontSet, capacity: Int, wordCapacity: Int = 65_536, byWords: Bool = true) {
    self.fonts = fonts
    pool = ShaperPool(fonts: fonts, wordCapacity: max(1, wordCapacity))
    styles = WordStyles(byWords: byWords, pool: pool)
    texts = SharedCache(capacity: capacity, costCapacity: Self.byteCapacity)
  }

  /// What the engine did so far.
  package var counts: ShapingCounts { pool.counts }

  /// The text, taken apart as far as it is asked for; the same object while it is kept.
  public func prepare(_ string: String, style: TextStyle) -> any PreparedText {
    texts.text(string, in: styles.style(for: style))
  }

  /// Finds the style once for all texts.
  public func typesetter(for style: TextStyle) -> any Typesetter {
    PangoTypesetter(style: styles.style(for: style), texts: texts)
  }
}
