import CPango
import Foundation

/// The rules of fonts, each read once. Safe from any thread.
final class FontRulesShelf: @unchecked Sendable {
  private struct Key: Hashable {
    let file: String
    /// Which of the file's fonts, and which instance of it.
    let index: Int32
  }

  private let lock = NSLock()
  private var known: [Key: FontRules] = [:]

  /// The rules of a font.
  /// - Parameters:
  ///   - font: Pango's; the same as HarfBuzz's.
  ///   - space: the glyph of a space.
  func rules(of font: OpaquePointer, _ harfbuzz: OpaquePointer, space: UInt32) -> FontRules {
    let pattern = pango_fc_font_get_pattern(font)
    var index: Int32 = 0
    guard let file = FontSet.string(FC_FILE, in: pattern),
      FcPatternGetInteger(pattern, FC_INDEX, 0, &index) == FcResultMatch
    else { return FontRules(of: harfbuzz, space: space) }
    return lock.withLock {
      let key = Key(file: file, index: index)
      if let known = known[key] { return known }
      let new = FontRules(of: harfbuzz, space: space)
      known[key] = new
      return new
    }
  }
}
