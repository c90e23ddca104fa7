import CPango

/// A font that words are shaped in, for the thread that has its shaper.
final class WordFont {
  /// The font as painters know it.
  let face: PangoFontFace
  let harfbuzz: OpaquePointer
  /// The glyph of a space, and how far it moves the pen, in Pango's units.
  let space: WordGlyph
  /// Whether the font sets some glyphs nearer to a space, or farther from it.
  let kernsSpace: Bool

  /// What shaped words showed of their pairs of plain glyphs, by script: `WordShaper.pairedScripts` of them.
  let pairs: UnsafeMutableBufferPointer<PairTable>
  /// The glyphs whose pairs hold in any word; looked up when there are words enough for that to pay.
  private(set) lazy var plainGlyphs = PlainGlyphs(
    of: harfbuzz,
    lookups: (lookups(Self.substitutions, Self.plainSubstituting), lookups(Self.positions, Self.positioning)))

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
  /// Glyphs that change with what stands beyond a space.
  private let lookingOverSpaces: OpaquePointer?
  /// Glyphs that change, move or are changed with another one.
  private let related: OpaquePointer?

  /// Takes a font over; `nil` if Cairo cannot draw it.
  /// - Parameter spacing: what comes to the width of a space.
  init?(owning font: OpaquePointer, spacing: Int32) {
    self.font = font
    guard let face = PangoFontFace(font: font), let harfbuzz = pango_font_get_hb_font(font) else { return nil }
    self.face = face
    self.harfbuzz = harfbuzz
    pairs = .allocate(capacity: WordShaper.pairedScripts)
    for index in pairs.indices { pairs.initializeElement(at: index, to: PairTable()) }
    var glyph: hb_codepoint_t = 0
    guard hb_font_get_nominal_glyph(harfbuzz, 0x20, &glyph) != 0 else { return nil }
    space = WordGlyph(
      id: glyph, advance: hb_font_get_glyph_h_advance(harfbuzz, glyph) + spacing, x: 0, y: 0, offset: 0)
    lookingOverSpaces = hb_set_create()
    related = hb_set_create()
    var kerns = false
    let tables = hb_font_get_face(harfbuzz)
    for (table, features) in [(Self.substitutions, Self.substituting), (Self.positions, Self.positioning)] {
      let lookups = hb_set_create()
      (features.map(Self.tag) + [0]).withUnsafeBufferPointer {
        hb_ot_layout_collect_lookups(tables, table, nil, nil, $0.baseAddress, lookups)
      }
      var lookup = hb_codepoint_t.max
      while hb_set_next(lookups, &lookup) != 0 {
        let (before, input, after) = (hb_set_create(), hb_set_create(), hb_set_create())
        hb_ot_layout_lookup_collect_glyphs(tables, table, lookup, before, input, after, nil)
        if hb_set_has(before, glyph) != 0 || hb_set_has(after, glyph) != 0 { hb_set_union(lookingOverSpaces, input) }
        if hb_set_has(input, glyph) != 0 {
          if table == Self.positions { kerns = true } else { hb_set_union(lookingOverSpaces, input) }
        }
        for set in [before, input, after] {
          hb_set_union(related, set)
          hb_set_destroy(set)
        }
      }
      hb_set_destroy(lookups)
    }
    kernsSpace = kerns
  }

  deinit {
    for table in pairs { table.deallocate() }
    pairs.deinitialize().deallocate()
    hb_set_destroy(lookingOverSpaces)
    hb_set_destroy(related)
    CairoFonts.release(font)
  }

  /// The glyph of a character, before any substitution.
  func glyph(of character: UInt32) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(harfbuzz, character, &glyph) != 0 ? glyph : nil
  }

  /// Whether a glyph may change with what stands beyond a space next to it. Such a word is shaped with its neighbours.
  func looksOverSpaces(_ glyph: UInt32) -> Bool { hb_set_has(lookingOverSpaces, glyph) != 0 }

  /// Whether a glyph is the same beside any other, and any other beside it: no rule of the font names it.
  func standsAlone(_ glyph: UInt32) -> Bool { hb_set_has(related, glyph) == 0 }

  private func lookups(_ table: hb_tag_t, _ features: [String]) -> [Int] {
    let lookups = hb_set_create()
    defer { hb_set_destroy(lookups) }
    (features.map(Self.tag) + [0]).withUnsafeBufferPointer {
      hb_ot_layout_collect_lookups(hb_font_get_face(harfbuzz), table, nil, nil, $0.baseAddress, lookups)
    }
    var indexes: [Int] = []
    var lookup = hb_codepoint_t.max
    while hb_set_next(lookups, &lookup) != 0 { indexes.append(Int(lookup)) }
    return indexes
  }

  private static func tag(_ name: String) -> hb_tag_t { name.utf8.reduce(0) { $0 << 8 | hb_tag_t($1) } }

  private static let substitutions = tag("GSUB")
  private static let positions = tag("GPOS")
  /// What HarfBuzz applies without being asked, in any script.
  private static let substituting = [
    "rvrn", "ltra", "ltrm", "rtla", "rtlm", "ccmp", "locl", "rlig", "calt", "clig", "liga", "rclt", "rand", "isol",
    "fina",
    "medi", "init", "fin2", "fin3", "med2", "stch", "mset", "cswh", "nukt", "akhn", "rphf", "rkrf", "pref", "blwf",
    "abvf",
    "half", "pstf", "vatu", "cjct", "cfar", "pres", "abvs", "blws", "psts", "haln", "ljmo", "vjmo", "tjmo",
  ]
  /// Those of them that words are shaped with.
  private static let plainSubstituting = substituting.filter { $0 != "locl" } + ["Harf", "Buzz"]
  private static let positioning = ["abvm", "blwm", "mark", "mkmk", "curs", "dist", "kern"]
}
