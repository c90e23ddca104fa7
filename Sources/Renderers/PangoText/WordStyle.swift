import LayoutKitCore

/// A text style with a number of its own, by which words are kept.
final class WordStyle: Sendable {
  let style: TextStyle
  let id: Int
  /// Whether words are shaped one by one.
  let byWords: Bool
  /// Who shapes them.
  let pool: ShaperPool
  /// The space after a letter, in Pango's units.
  let spacing: Int
  /// The narrowest column for words that end in an ellipsis, in points: it must have room.
  let narrowestForEllipsis: Double

  init(style: TextStyle, id: Int, byWords: Bool, pool: ShaperPool) {
    self.style = style
    self.id = id
    self.byWords = byWords
    self.pool = pool
    spacing = Int(style.pangoSpacing.units)
    narrowestForEllipsis = 1.5 * style.pangoSize
  }
}

/// The styles that texts are set in. There are few at a time, so they are compared one by one.
final class WordStyles: @unchecked Sendable {
  /// More than a design has in all text sizes; then numbering starts anew, without using a number twice.
  private static let capacity = 64

  private let byWords: Bool
  private let pool: ShaperPool
  private let lock = PlainLock()
  @exclusivity(unchecked) private var styles: [WordStyle] = []
  private var count = 0

  init(byWords: Bool, pool: ShaperPool) {
    self.byWords = byWords
    self.pool = pool
  }

  deinit { lock.deallocate() }

  func style(for style: TextStyle) -> WordStyle {
    lock.lock()
    defer { lock.unlock() }
    for index in styles.indices where styles[index].style == style { return styles[index] }
    if styles.count == Self.capacity { styles = [] }
    count += 1
    let new = WordStyle(style: style, id: count, byWords: byWords, pool: pool)
    styles.append(new)
    return new
  }
}
