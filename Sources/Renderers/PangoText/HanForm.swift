/// Whose forms the Han characters of a text take: a text with kana is Japanese, one with hangul Korean.
enum HanForm: Int, Comparable, Sendable {
  case simplifiedChinese, korean, japanese

  init(of character: UInt32) {
    switch character {
    case 0x3041...0x30FF, 0x31F0...0x31FF: self = .japanese
    case 0x1100...0x11FF, 0x3131...0x318E, 0xAC00...0xD7A3: self = .korean
    default: self = .simplifiedChinese
    }
  }

  /// The family that draws them.
  var family: String {
    switch self {
    case .simplifiedChinese: "Noto Sans CJK SC"
    case .korean: "Noto Sans CJK KR"
    case .japanese: "Noto Sans CJK JP"
    }
  }

  static func < (a: HanForm, b: HanForm) -> Bool { a.rawValue < b.rawValue }
}
