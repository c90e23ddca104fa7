import CPango
import Foundation

/// What the tables of a font say of its glyphs, at any size. To read them takes as long as to shape hundreds of words, so all
/// styles, threads and engines share it. Never changed but behind a lock, hence `@unchecked Sendable`.
final class FontRules: @unchecked Sendable {
  /// Whether the font sets some glyphs nearer to a space, or farther from it.
  let kernsSpace: Bool
  /// Glyphs that change with what stands beyond a space.
  private let lookingOverSpaces: GlyphSet
  /// Glyphs that change, move or are changed with another one.
  private let related: GlyphSet
  private let lock = NSLock()
  private var plain: PlainGlyphs?

  /// - Parameters:
  ///   - font: of any size.
  ///   - space: the glyph of a space.
  init(of font: OpaquePointer, space: UInt32) {
    let (overSpaces, related) = (hb_set_create(), hb_set_create())
    defer {
      hb_set_destroy(overSpaces)
      hb_set_destroy(related)
    }
    var kerns = false
    let face = hb_font_get_face(font)
    for (table, features) in [(Self.substitutions, Self.substituting), (Self.positions, Self.positioning)] {
      for lookup in Self.lookups(table, features, of: face) {
        let (before, input, after) = (hb_set_create(), hb_set_create(), hb_set_create())
        hb_ot_layout_lookup_collect_glyphs(face, table, lookup, before, input, after, nil)
        if hb_set_has(before, space) != 0 || hb_set_has(after, space) != 0 { hb_set_union(overSpaces, input) }
        if hb_set_has(input, space) != 0 {
          if table == Self.positions { kerns = true } else { hb_set_union(overSpaces, input) }
        }
        for set in [before, input, after] {
          hb_set_union(related, set)
          hb_set_destroy(set)
        }
      }
    }
    kernsSpace = kerns
    lookingOverSpaces = GlyphSet(overSpaces)
    self.related = GlyphSet(related)
  }

  /// Whether a glyph may change with what stands beyond a space next to it. Such a word is shaped with its neighbours.
  func looksOverSpaces(_ glyph: UInt32) -> Bool { lookingOverSpaces.contains(glyph) }

  /// Whether a glyph is the same beside any other, and any other beside it: no rule of the font names it.
  func standsAlone(_ glyph: UInt32) -> Bool { !related.contains(glyph) }

  /// The glyphs whose pairs hold in any word.
  /// - Parameter font: this one, of any size.
  func plainGlyphs(of font: OpaquePointer) -> PlainGlyphs {
    lock.withLock {
      if let plain { return plain }
      let face = hb_font_get_face(font)
      let new = PlainGlyphs(
        of: font,
        lookups: (
          Self.lookups(Self.substitutions, Self.plainSubstituting, of: face).map(Int.init),
          Self.lookups(Self.positions, Self.positioning, of: face).map(Int.init)
        ))
      plain = new
      return new
    }
  }

  private static func lookups(_ table: hb_tag_t, _ features: [String], of face: OpaquePointer?) -> [UInt32] {
    let lookups = hb_set_create()
    defer { hb_set_destroy(lookups) }
    (features.map(tag) + [0]).withUnsafeBufferPointer {
      hb_ot_layout_collect_lookups(face, table, nil, nil, $0.baseAddress, lookups)
    }
    return Array(members: lookups)
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

/// Glyphs, a bit for each.
private struct GlyphSet {
  private var bits: [UInt64] = []

  init(_ set: OpaquePointer?) {
    let glyphs = [UInt32](members: set)
    bits = Array(repeating: 0, count: (glyphs.last.map { Int($0) } ?? -1) / 64 + 1)
    for glyph in glyphs { bits[Int(glyph) / 64] |= 1 << UInt64(glyph % 64) }
  }

  func contains(_ glyph: UInt32) -> Bool {
    Int(glyph) / 64 < bits.count && bits[Int(glyph) / 64] & 1 << UInt64(glyph % 64) != 0
  }
}

extension [UInt32] {
  /// The members of a set of HarfBuzz's, in order.
  fileprivate init(members set: OpaquePointer?) {
    self = []
    var member = hb_codepoint_t.max
    while hb_set_next(set, &member) != 0 { append(member) }
  }
}
