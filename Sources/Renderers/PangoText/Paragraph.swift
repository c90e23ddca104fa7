/// One paragraph of a text, as it is shaped: without characters that have no shape.
struct Paragraph: Sendable {
  /// The text as UTF-8, without a line end and without spaces at the end.
  var utf8: [UInt8] = []
  /// How its Han characters are drawn.
  var hanForm = HanForm.simplifiedChinese

  /// Whether the text says itself where its words may be parted by a hyphen.
  var hasSoftHyphens = false

  var isBlank: Bool { utf8.isEmpty }

  /// The paragraph with an ellipsis at its end, which says that another one is left out.
  var withEllipsis: Paragraph {
    var copy = self
    copy.utf8 += Array("…".utf8)
    return copy
  }

  /// The first bytes, up to a whole character.
  func prefix(_ count: Int) -> Paragraph {
    guard count < utf8.count else { return self }
    var end = max(0, count)
    while end > 0, utf8[end] & 0xC0 == 0x80 { end -= 1 }
    var copy = self
    copy.utf8.removeSubrange(end...)
    return copy
  }

  /// The paragraphs of a text. A line end closes a paragraph, so one at the end of the text opens none. Control
  /// characters and noncharacters are left out, since fonts draw boxes for them; a tab is a space.
  static func paragraphs(of string: String) -> [Paragraph] {
    var paragraphs: [Paragraph] = []
    var current = Paragraph()
    var form = HanForm.simplifiedChinese
    var afterReturn = false
    var isOpen = false
    for scalar in string.unicodeScalars {
      defer { afterReturn = scalar == "\r" }
      if scalar.endsParagraph {
        if scalar == "\n", afterReturn { continue }
        current.trimEnd()
        paragraphs.append(current)
        current = Paragraph()
        isOpen = false
      } else if scalar == "\t" {
        current.utf8.append(0x20)
        isOpen = true
      } else if scalar.hasShape {
        form = max(form, HanForm(of: scalar))
        if scalar == "\u{AD}" { current.hasSoftHyphens = true }
        if let bytes = UTF8.encode(scalar) { current.utf8.append(contentsOf: bytes) }
        isOpen = true
      }
    }
    current.trimEnd()
    if isOpen { paragraphs.append(current) }
    for index in paragraphs.indices { paragraphs[index].hanForm = form }
    return paragraphs
  }

  private mutating func trimEnd() {
    while let last = Unicode.Scalar(lastOf: utf8), last.isBreakingSpace {
      utf8.removeLast(UTF8.width(last))
    }
  }
}

/// Whose forms the Han characters of a text take: a text with kana is Japanese, one with hangul Korean.
enum HanForm: Int, Comparable, Sendable {
  case simplifiedChinese, korean, japanese

  init(of scalar: Unicode.Scalar) {
    switch scalar.value {
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

extension Unicode.Scalar {
  /// The line ends of Unicode's line breaking rules.
  /// Source: Unicode Standard Annex 14, classes BK, CR, LF and NL.
  fileprivate var endsParagraph: Bool {
    switch value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// False for what fonts have no glyph for by its nature.
  fileprivate var hasShape: Bool {
    let isNoncharacter = value & 0xFFFE == 0xFFFE || (0xFDD0...0xFDEF).contains(value)
    return properties.generalCategory != .control && !isNoncharacter
  }

  /// A space at which lines break, and which does not count at the end of one.
  var isBreakingSpace: Bool {
    switch value {
    case 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: true
    default: false
    }
  }

  /// The scalar that starts at an index of a UTF-8 text.
  init?(of utf8: [UInt8], at index: Int) {
    guard utf8.indices.contains(index) else { return nil }
    var decoder = UTF8()
    var bytes = utf8[index...].makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&bytes) else { return nil }
    self = scalar
  }

  fileprivate init?(lastOf utf8: [UInt8]) {
    guard let start = utf8.lastIndex(where: { $0 & 0xC0 != 0x80 }) else { return nil }
    self.init(of: utf8, at: start)
  }
}
