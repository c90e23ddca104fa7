import CPango

/// Glyphs of a font that stay what they are beside each other: a run of them is only moved pair by pair, whatever else is in
/// it. So what a shaped word shows of its pairs holds in any other word.
///
/// They are what is left of common characters after every rule of the font has lost all glyphs for one of the places that
/// it needs. Glyphs only ever leave, so a rule that cannot apply once never can.
final class PlainGlyphs {
  private var weights: [UInt16]

  /// How much a character is missed when its words have to be shaped one by one. Digits count more than a letter: most
  /// numbers are new. The space shows how words end.
  private static func weight(of character: UInt32) -> UInt16 {
    switch character {
    case 0x20: 1_000
    case 0x30...0x39: 40
    default: g_unichar_isalpha(character) != 0 ? 100 : 1
    }
  }

  private static let characters: [ClosedRange<UInt32>] = [
    0x20...0x7E, 0xA1...0x17F, 0x386...0x3CE, 0x400...0x45F, 0x2010...0x2026,
  ]
  /// Tables of other models, with rules that are not read here.
  private static let otherTables = ["kern", "kerx", "morx", "mort", "trak", "Silf"]

  /// - Parameters:
  ///   - font: of any size.
  ///   - lookups: of substitutions and of positions, those that apply without being asked.
  init(of font: OpaquePointer, lookups: (substitutions: [Int], positions: [Int])) {
    weights = Array(repeating: 0, count: 1 << 16)
    let face = hb_font_get_face(font)
    guard Self.otherTables.allSatisfy({ FontTable($0, of: face).isEmpty }) else { return }
    for character in Self.characters.joined() where g_unichar_isdefined(character) != 0 {
      var glyph: hb_codepoint_t = 0
      if hb_font_get_nominal_glyph(font, character, &glyph) != 0, glyph < 1 << 16 {
        weights[Int(glyph)] = max(weights[Int(glyph)], Self.weight(of: character))
      }
    }
    var isKept = true
    for (name, isPositioning) in [("GSUB", false), ("GPOS", true)] {
      let table = FontTable(name, of: face)
      if table.isEmpty { continue }
      let rules = GlyphRules(table, isPositioning: isPositioning)
      if rules.hasHiddenFeatures { isKept = false }
      let indexes = isPositioning ? lookups.positions : lookups.substitutions
      for index in indexes {
        rules.forEachRule(ofLookup: index) { places in if !part(from: places, in: table) { isKept = false } }
      }
      if !table.isSound { isKept = false }
    }
    if !isKept { weights = Array(repeating: 0, count: 1 << 16) }
  }

  /// Whether a glyph is one of them.
  func contains(_ glyph: UInt32) -> Bool { glyph < 1 << 16 && weights[Int(glyph)] > 0 }

  /// Sees to it that a rule does not apply: lets go of the glyphs for one of its places that are missed least. False where
  /// it cannot.
  private func part(from places: [GlyphRules.Glyphs], in table: FontTable) -> Bool {
    var least: (weight: Int, place: GlyphRules.Glyphs)?
    for place in places {
      guard let weight = weight(of: place, in: table) else { continue }
      if weight == 0 { return true }
      if weight < least?.weight ?? .max { least = (weight, place) }
    }
    guard let least else { return false }
    forEachRange(of: least.place, in: table) { range in
      for glyph in range where weights.indices.contains(glyph) { weights[glyph] = 0 }
    }
    return true
  }

  /// How much is missed without the glyphs for a place; `nil` for class 0, which is not listed.
  private func weight(of place: GlyphRules.Glyphs, in table: FontTable) -> Int? {
    if case .ofClass(0, _) = place { return nil }
    var sum = 0
    forEachRange(of: place, in: table) { range in
      for glyph in range where weights.indices.contains(glyph) { sum += Int(weights[glyph]) }
    }
    return sum
  }

  private func forEachRange(of place: GlyphRules.Glyphs, in table: FontTable, _ body: (ClosedRange<Int>) -> Void) {
    switch place {
    case .one(let glyph): body(glyph...glyph)
    case .covered(let offset): table.forEachRange(ofCoverage: offset, body)
    case .ofClass(let kind, let offset): table.forEachRange(ofClass: kind, in: offset, body)
    }
  }
}
