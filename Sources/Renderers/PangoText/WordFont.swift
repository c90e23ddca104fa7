import CPango

/// A font that words are shaped in, for the thread that has its shaper.
final class WordFont {
  /// The font as painters know it.
  let face: PangoFontFace
  let harfbuzz: OpaquePointer
  /// The glyph of a space, and how far it moves the pen, in Pango's units.
  let space: WordGlyph
  /// What the font's tables say of its glyphs.
  let rules: FontRules

  /// What shaped words showed of their pairs of plain glyphs, by script: `WordShaper.pairedScripts` of them.
  let pairs: UnsafeMutableBufferPointer<PairTable>
  /// The glyphs whose pairs hold in any word; looked up when there are words enough for that to pay.
  private(set) lazy var plainGlyphs = rules.plainGlyphs(of: harfbuzz)

  /// Ends of words that were found not to be kerned with a space beside them.
  var freeEnds: Set<End> = []

  /// A glyph at the start or the end of words of a script and direction: fonts may have other rules for each.
  struct End: Hashable {
    let glyph: UInt32
    let isStart: Bool
    let script: UInt8
    let isRightToLeft: Bool
  }

  private let font: OpaquePointer

  /// Takes a font over; `nil` if Cairo cannot draw it.
  /// - Parameters:
  ///   - spacing: what comes to the width of a space.
  ///   - shelf: of the rules of fonts.
  init?(owning font: OpaquePointer, spacing: Int32, rulesFrom shelf: FontRulesShelf) {
    self.font = font
    guard let face = PangoFontFace(font: font), let harfbuzz = pango_font_get_hb_font(font) else { return nil }
    self.face = face
    self.harfbuzz = harfbuzz
    var glyph: hb_codepoint_t = 0
    guard hb_font_get_nominal_glyph(harfbuzz, 0x20, &glyph) != 0 else { return nil }
    space = WordGlyph(
      id: glyph, advance: hb_font_get_glyph_h_advance(harfbuzz, glyph) + spacing, x: 0, y: 0, offset: 0)
    rules = shelf.rules(of: font, harfbuzz, space: glyph)
    pairs = .allocate(capacity: WordShaper.pairedScripts)
    for index in pairs.indices { pairs.initializeElement(at: index, to: PairTable()) }
  }

  deinit {
    for table in pairs { table.deallocate() }
    pairs.deinitialize().deallocate()
    CairoFonts.release(font)
  }

  /// The glyph of a character, before any substitution.
  func glyph(of character: UInt32) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(harfbuzz, character, &glyph) != 0 ? glyph : nil
  }
}
