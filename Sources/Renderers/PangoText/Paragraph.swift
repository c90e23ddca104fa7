import CPango
import LayoutKitCore

/// One paragraph of a text, as it is shaped: without characters that have no shape.
struct Paragraph: Sendable {
  /// The text as UTF-8, without a line end and without spaces at the end.
  var utf8: [UInt8] = []
  /// How its Han characters are drawn.
  var hanForm = HanForm.simplifiedChinese

  /// Whether the text says itself where its words may be parted by a hyphen.
  var hasSoftHyphens = false

  /// Whether it may hold characters that run from right to left.
  var mayRunLeft = false

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
  static func paragraphs(of utf8: UnsafeBufferPointer<UInt8>) -> [Paragraph] {
    if let only = single(utf8) { return [only] }
    var paragraphs: [Paragraph] = []
    var current = Paragraph()
    var form = HanForm.simplifiedChinese
    var afterReturn = false
    var isOpen = false
    var position = 0
    while position < utf8.count {
      let (character, length) = utf8.character(at: position)
      defer {
        afterReturn = character == 0x0D
        position += length
      }
      if character.endsParagraph {
        if character == 0x0A, afterReturn { continue }
        current.trimEnd()
        paragraphs.append(current)
        current = Paragraph()
        isOpen = false
      } else if character == 0x09 {
        current.utf8.append(0x20)
        isOpen = true
      } else if character.hasShape {
        form = max(form, HanForm(of: character))
        if character == 0xAD { current.hasSoftHyphens = true }
        if character.mayRunLeft { current.mayRunLeft = true }
        current.utf8.append(contentsOf: utf8[position..<min(position + length, utf8.count)])
        isOpen = true
      }
    }
    current.trimEnd()
    if isOpen { paragraphs.append(current) }
    for index in paragraphs.indices { paragraphs[index].hanForm = form }
    return paragraphs
  }

  /// A text that is one paragraph as it stands, as most are.
  private static func single(_ utf8: UnsafeBufferPointer<UInt8>) -> Paragraph? {
    guard let base = UnsafeRawPointer(utf8.baseAddress), !utf8.isEmpty else { return nil }
    var paragraph = Paragraph()
    var position = 0
    while position < utf8.count {
      if position &+ 8 <= utf8.count {
        // Eight printable characters of ASCII at once: no high bit, none below a space, none a delete.
        let bytes = base.loadUnaligned(fromByteOffset: position, as: UInt64.self)
        let (ones, highs) = (0x0101_0101_0101_0101 as UInt64, 0x8080_8080_8080_8080 as UInt64)
        if (bytes | (bytes &- 0x20 &* ones) | (bytes &+ ones)) & highs == 0 {
          position &+= 8
          continue
        }
      }
      let (character, length) = utf8.character(at: position)
      if !character.hasShape || character.endsParagraph { return nil }
      if character >= 0xA0 {
        paragraph.hanForm = max(paragraph.hanForm, HanForm(of: character))
        if character == 0xAD { paragraph.hasSoftHyphens = true }
        if character.mayRunLeft { paragraph.mayRunLeft = true }
      }
      position &+= length
    }
    paragraph.utf8 = Array(utf8)
    paragraph.trimEnd()
    return paragraph
  }

  /// The direction that its letters give it; `nil` where they give none.
  var ownDirection: ReadingDirection? {
    for byte in utf8 {
      if byte >= 0x80 { break }
      if byte.isLetter { return .leftToRight }
    }
    switch utf8.withCharacters({ pango_find_base_dir($0.baseAddress, Int32(clamping: $0.count)) }) {
    case PANGO_DIRECTION_LTR: return .leftToRight
    case PANGO_DIRECTION_RTL: return .rightToLeft
    default: return nil
    }
  }

  /// Its direction in a frame.
  func direction(in frame: TextFrame) -> PangoDirection {
    (ownDirection ?? frame.direction) == .rightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR
  }

  /// The levels of its characters in the order of directions, by Unicode Standard Annex 9, from FriBidi by way of Pango;
  /// empty where all are 0.
  func levels(isRightToLeft: Bool) -> [UInt8] {
    guard mayRunLeft || isRightToLeft, !utf8.isEmpty else { return [] }
    var direction = isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR
    let count = utf8.reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
    guard
      let levels = utf8.withCharacters({
        pango_log2vis_get_embedding_levels($0.baseAddress, Int32(clamping: $0.count), &direction)
      })
    else { return [] }
    defer { g_free(levels) }
    let all = Array(UnsafeBufferPointer(start: levels, count: count))
    return all.allSatisfy { $0 == 0 } ? [] : all
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

extension UInt32 {
  /// The line ends of Unicode's line breaking rules.
  /// Source: Unicode Standard Annex 14, classes BK, CR, LF and NL.
  fileprivate var endsParagraph: Bool {
    switch self {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// False for what fonts have no glyph for by its nature.
  fileprivate var hasShape: Bool {
    switch self {
    case 0...0x1F, 0x7F...0x9F, 0xFDD0...0xFDEF: false
    default: self & 0xFFFE != 0xFFFE
    }
  }

  /// Whether it is in a block of letters that run from right to left, or above all scripts of today.
  fileprivate var mayRunLeft: Bool {
    switch self {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x1_0000...: true
    default: false
    }
  }
}

extension Unicode.Scalar {
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

extension [UInt8] {
  func withCharacters<T>(_ body: (UnsafeBufferPointer<CChar>) -> T) -> T {
    withUnsafeBytes { body($0.bindMemory(to: CChar.self)) }
  }
}
