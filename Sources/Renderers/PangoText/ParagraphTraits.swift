import CPango
import LayoutKitCore

/// What has to be known of a paragraph before its words are read.
struct ParagraphTraits: Sendable {
  /// The number of bytes without the spaces at the end.
  var count = 0
  /// How its Han characters are drawn.
  var hanForm = HanForm.simplifiedChinese
  /// Whether the text says itself where its words may be parted by a hyphen.
  private(set) var hasSoftHyphens = false
  /// Whether it may hold characters that run from right to left.
  private(set) var mayRunLeft = false
  /// The direction that its letters give it; `nil` where they give none.
  private(set) var direction: ReadingDirection?

  /// Those of a blank one.
  init() {}

  /// The direction in a frame.
  func isRightToLeft(in frame: TextFrame) -> Bool { (direction ?? frame.direction) == .rightToLeft }

  /// Reads a text; `nil` where it is not one paragraph as it stands.
  init?(_ utf8: UnsafeBufferPointer<UInt8>) {
    count = utf8.count
    guard let base = UnsafeRawPointer(utf8.baseAddress) else { return }
    var position = 0
    while position < count {
      let byte = utf8[position]
      switch byte {
      case 0x20...0x7E:
        position &+= 1
        var printable = 8
        while printable == 8, position &+ 8 <= count {
          printable = base.loadUnaligned(fromByteOffset: position, as: UInt64.self).leadingPrintableCount
          position &+= printable
        }
      // U+00C0 to U+057F and U+4000 to U+9FFF: letters that run to the right, and nothing that has to be told.
      case 0xC3...0xD5: position &+= 2
      case 0xE4...0xE9: position &+= 3
      // U+0600 to U+07FF.
      case 0xD8...0xDF:
        mayRunLeft = true
        position &+= 2
      default:
        let (character, length) = utf8.character(at: position)
        if !character.hasShape || character.endsParagraph { return nil }
        hanForm = max(hanForm, HanForm(of: character))
        if character == 0xAD { hasSoftHyphens = true }
        if character.mayRunLeft { mayRunLeft = true }
        position &+= length
      }
    }
    trimEnd(of: utf8)
    direction = Self.direction(of: utf8)
  }

  private mutating func trimEnd(of utf8: UnsafeBufferPointer<UInt8>) {
    while count > 0 {
      var start = count - 1
      while start > 0, utf8[start] & 0xC0 == 0x80 { start -= 1 }
      guard Unicode.Scalar(utf8.character(at: start).character)?.isBreakingSpace == true else { return }
      count = start
    }
  }

  /// That of the first letter that has one.
  private static func direction(of utf8: UnsafeBufferPointer<UInt8>) -> ReadingDirection? {
    for byte in utf8 {
      if byte >= 0x80 { break }
      if byte.isLetter { return .leftToRight }
    }
    switch utf8.withMemoryRebound(
      to: CChar.self, { pango_find_base_dir($0.baseAddress, Int32(clamping: $0.count)) })
    {
    case PANGO_DIRECTION_LTR: return .leftToRight
    case PANGO_DIRECTION_RTL: return .rightToLeft
    default: return nil
    }
  }
}

extension UInt32 {
  /// The line ends of Unicode's line breaking rules.
  /// Source: Unicode Standard Annex 14, classes BK, CR, LF and NL.
  var endsParagraph: Bool {
    switch self {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// False for what fonts have no glyph for by its nature.
  var hasShape: Bool {
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
