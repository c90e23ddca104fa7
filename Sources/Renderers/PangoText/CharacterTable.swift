import CPango

/// What the scanner of words has to know of a character: its class for line breaking and its script, as GLib has them
/// from Unicode's tables.
struct CharacterTraits: Equatable {
  fileprivate let bits: UInt16

  fileprivate init(bits: UInt16) { self.bits = bits }

  init(lineClass: LineClass, script: UInt8) { bits = UInt16(lineClass.rawValue) | UInt16(script) &<< 8 }

  /// The table holds nothing but raw values of the class.
  @inline(__always)
  var lineClass: LineClass { unsafeBitCast(UInt8(truncatingIfNeeded: bits), to: LineClass.self) }
  /// The script's place in `CharacterTable.scripts`; 0 for what all scripts share.
  var script: UInt8 { UInt8(truncatingIfNeeded: bits &>> 8) }
}

/// The traits of the characters up to U+FFFF. Those above are unknown: emoji and rare scripts.
///
/// Unknown are also characters that a word cannot be shaped by itself with: those that direct the text around them, that
/// join or part emoji, or whose script breaks inside words by a dictionary.
/// Made once and never let go, so it is plain memory: to read it counts no references.
struct CharacterTable: @unchecked Sendable {
  /// Scripts whose words can be shaped one by one. The first is shared by all.
  static let scripts: [GUnicodeScript] = [
    G_UNICODE_SCRIPT_COMMON, G_UNICODE_SCRIPT_LATIN, G_UNICODE_SCRIPT_GREEK, G_UNICODE_SCRIPT_CYRILLIC,
    G_UNICODE_SCRIPT_ARMENIAN, G_UNICODE_SCRIPT_GEORGIAN, G_UNICODE_SCRIPT_HEBREW, G_UNICODE_SCRIPT_ARABIC,
    G_UNICODE_SCRIPT_HAN, G_UNICODE_SCRIPT_HIRAGANA, G_UNICODE_SCRIPT_KATAKANA, G_UNICODE_SCRIPT_HANGUL,
    G_UNICODE_SCRIPT_BOPOMOFO, G_UNICODE_SCRIPT_DEVANAGARI, G_UNICODE_SCRIPT_BENGALI, G_UNICODE_SCRIPT_GURMUKHI,
    G_UNICODE_SCRIPT_GUJARATI, G_UNICODE_SCRIPT_TAMIL, G_UNICODE_SCRIPT_TELUGU, G_UNICODE_SCRIPT_KANNADA,
    G_UNICODE_SCRIPT_MALAYALAM, G_UNICODE_SCRIPT_ETHIOPIC,
  ]

  /// The place of Latin among them.
  static let latin: UInt8 = 1

  static let standard = CharacterTable()

  private let entries: UnsafePointer<UInt16>

  private init() {
    let entries = UnsafeMutablePointer<UInt16>.allocate(capacity: 1 << 16)
    let ordinals = Dictionary(uniqueKeysWithValues: Self.scripts.enumerated().map { ($1.rawValue, UInt16($0)) })
    for value in 0..<(1 << 16 as UInt32) {
      let script = g_unichar_get_script(value)
      let ordinal = script == G_UNICODE_SCRIPT_INHERITED ? 0 : ordinals[script.rawValue]
      let kind = ordinal == nil ? .unknown : Self.lineClass(of: value)
      entries[Int(value)] = UInt16(kind.rawValue) | (ordinal ?? 0) << 8
    }
    self.entries = UnsafePointer(entries)
  }

  @inline(__always)
  subscript(character: UInt32) -> CharacterTraits {
    CharacterTraits(bits: character < 1 << 16 ? entries[Int(character)] : 0)
  }

  private static func lineClass(of value: UInt32) -> LineClass {
    switch value {
    case 0x20: return .space
    // A slash that makes fractions of the digits around it, pictures that may be emoji, variants of what is before.
    case 0x2044, 0x2300...0x23FF, 0x25A0...0x2BFF, 0x3030, 0x303D, 0x3297, 0x3299, 0xFE00...0xFE0F, 0x20D0...0x20FF:
      return .unknown
    default: break
    }
    switch g_unichar_type(value) {
    case G_UNICODE_CONTROL, G_UNICODE_FORMAT, G_UNICODE_UNASSIGNED, G_UNICODE_PRIVATE_USE, G_UNICODE_SURROGATE,
      G_UNICODE_LINE_SEPARATOR, G_UNICODE_PARAGRAPH_SEPARATOR:
      return .unknown
    case G_UNICODE_SPACE_SEPARATOR: return value == 0xA0 || value == 0x202F ? .glue : .unknown
    default:
      let kind = classes[g_unichar_break_type(value).rawValue] ?? .unknown
      return kind == .opening && g_unichar_iswide(value) != 0 ? .wideOpening : kind
    }
  }

  private static let classes: [UInt32: LineClass] = [
    G_UNICODE_BREAK_ALPHABETIC.rawValue: .alphabetic, G_UNICODE_BREAK_AMBIGUOUS.rawValue: .alphabetic,
    G_UNICODE_BREAK_HEBREW_LETTER.rawValue: .hebrew, G_UNICODE_BREAK_NUMERIC.rawValue: .numeric,
    G_UNICODE_BREAK_IDEOGRAPHIC.rawValue: .ideographic, G_UNICODE_BREAK_OPEN_PUNCTUATION.rawValue: .opening,
    G_UNICODE_BREAK_CLOSE_PUNCTUATION.rawValue: .closing,
    G_UNICODE_BREAK_CLOSE_PARANTHESIS.rawValue: .closingParenthesis, G_UNICODE_BREAK_QUOTATION.rawValue: .quotation,
    G_UNICODE_BREAK_NON_BREAKING_GLUE.rawValue: .glue, G_UNICODE_BREAK_AFTER.rawValue: .breakAfter,
    G_UNICODE_BREAK_HYPHEN.rawValue: .hyphen, G_UNICODE_BREAK_EXCLAMATION.rawValue: .exclamation,
    G_UNICODE_BREAK_INFIX_SEPARATOR.rawValue: .infix, G_UNICODE_BREAK_SYMBOL.rawValue: .slash,
    G_UNICODE_BREAK_PREFIX.rawValue: .prefix, G_UNICODE_BREAK_POSTFIX.rawValue: .postfix,
    G_UNICODE_BREAK_NON_STARTER.rawValue: .nonstarter,
    G_UNICODE_BREAK_CONDITIONAL_JAPANESE_STARTER.rawValue: .nonstarter,
    G_UNICODE_BREAK_INSEPARABLE.rawValue: .inseparable, G_UNICODE_BREAK_BEFORE_AND_AFTER.rawValue: .dash,
    G_UNICODE_BREAK_BEFORE.rawValue: .breakBefore, G_UNICODE_BREAK_HANGUL_LV_SYLLABLE.rawValue: .syllable,
    G_UNICODE_BREAK_HANGUL_LVT_SYLLABLE.rawValue: .syllable, G_UNICODE_BREAK_COMBINING_MARK.rawValue: .joining,
  ]
}
