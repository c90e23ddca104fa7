public import LayoutKitCore

/// Sets text with Pango, in fonts that are the same on every machine: Inter, Noto Sans in the scripts of the world, Noto
/// Sans CJK and Noto Color Emoji. A family that is not among them is set in Inter.
///
/// Sizes are points, nothing is hinted, glyphs stand at fractions of a pixel, and the languages of the machine change
/// nothing; so a text breaks alike everywhere. The engine is a value that any thread may use.
public struct PangoTextEngine: TextEngine {
  /// Names Pango's version and the fonts.
  public var identity: String { fonts.identity }

  private let fonts: FontSet
  private let cache: TextCache

  /// An engine over the pinned fonts.
  /// - Parameter capacity: how many prepared texts are kept at least for who asks again; the views that measured and the
  ///   view that draws share them.
  /// - Throws: `PangoTextError` where fonts are missing, with the packages that bring them.
  public init(capacity: Int = 4_096) throws(PangoTextError) {
    self.init(fonts: try FontSet.pinned.get(), capacity: capacity)
  }

  package init(fonts: FontSet, capacity: Int) {
    self.fonts = fonts
    cache = TextCache(capacity: capacity)
  }

  /// The text, shaped when it is first asked for a frame; the same object while it is kept.
  public func prepare(_ string: String, style: TextStyle) -> any PreparedText {
    cache.text(for: TextCache.Key(string: string, style: style)) {
      PangoPreparedText(string: string, style: style, fonts: fonts)
    }
  }
}
