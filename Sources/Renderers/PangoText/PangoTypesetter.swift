import LayoutKitCore

/// Prepares texts of one style. They are kept with those of all others.
final class PangoTypesetter: Typesetter {
  private let style: WordStyle
  private let texts: SharedCache<PangoPreparedText>

  init(style: WordStyle, texts: SharedCache<PangoPreparedText>) {
    self.style = style
    self.texts = texts
  }

  /// The text, taken apart as far as it is asked for; the same object while it is kept.
  func prepare(_ string: String) -> any PreparedText {
    texts.text(string, in: style)
  }
}

extension SharedCache<PangoPreparedText> {
  /// The text of a style; made and kept, if there is none.
  @inline(__always)
  func text(_ string: String, in style: WordStyle) -> PangoPreparedText {
    let hash = string.withBytes { $0.wordHash(seed: .wordSeed(style.id)) }
    return value(
      for: hash, cost: string.utf8.count, where: { $0.wordStyle === style && $0.string == string },
      orMake: { PangoPreparedText(string: string, style: style, hash: hash) })
  }
}
