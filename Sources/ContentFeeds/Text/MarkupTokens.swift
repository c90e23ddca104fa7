/// The parts of an HTML text in order, read in one pass over its bytes.
///
/// What browsers do with broken markup is followed where it is cheap: a `<` opens a tag only before a letter, `/`, `!`
/// or `?`, and a tag that never ends is text. Every byte is looked at a bounded number of times, whatever the input.
struct MarkupTokens: Sequence, IteratorProtocol {
  enum Token {
    /// Characters, their references not replaced.
    case text(Range<Int>)
    /// A tag, its name in small letters; the range holds all of it.
    case tag(name: String, isClosing: Bool, Range<Int>)
  }

  let bytes: [UInt8]
  private var position = 0
  /// Where the last `>` stands. This and the next two keep a search that ran in vain from running again.
  private let lastClose: Int
  private var hasCommentEnds = true
  private var trustsQuotes = true

  init(_ text: String) {
    bytes = Array(text.utf8)
    lastClose = bytes.lastIndex(of: UInt8(ascii: ">")) ?? -1
  }

  mutating func next() -> Token? {
    while position < bytes.count {
      guard opensTag(position) else { return text() }
      if bytes[position + 1] == UInt8(ascii: "!") || bytes[position + 1] == UInt8(ascii: "?") {
        skipComment()
      } else {
        return tag()
      }
    }
    return nil
  }

  /// The value of an attribute of a tag, its references replaced; `nil` where the tag does not have it.
  func attribute(_ name: String, of tag: Range<Int>) -> String? {
    MarkupAttributes(bytes[tag]).value(of: name)
  }

  private func opensTag(_ index: Int) -> Bool {
    guard bytes[index] == UInt8(ascii: "<"), index < lastClose else { return false }
    switch bytes[index + 1] {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "/"),
      UInt8(ascii: "!"), UInt8(ascii: "?"):
      return true
    default: return false
    }
  }

  private mutating func text() -> Token {
    let start = position
    repeat { position += 1 } while position < bytes.count && !opensTag(position)
    return .text(start..<position)
  }

  private mutating func skipComment() {
    if bytes[position...].starts(with: "<!--".utf8), hasCommentEnds {
      var end = position + 4
      while end + 2 < bytes.count, !endsComment(end) { end += 1 }
      if end + 2 < bytes.count {
        position = end + 3
        return
      }
      hasCommentEnds = false
    }
    position = firstClose(from: position) + 1
  }

  private func endsComment(_ index: Int) -> Bool {
    bytes[index] == UInt8(ascii: "-") && bytes[index...].starts(with: "-->".utf8)
  }

  private mutating func tag() -> Token {
    let start = position
    let isClosing = bytes[start + 1] == UInt8(ascii: "/")
    var nameEnd = start + (isClosing ? 2 : 1)
    let nameStart = nameEnd
    while nameEnd < bytes.count, bytes[nameEnd].isLetterOrDigit { nameEnd += 1 }
    let name = String(decoding: bytes[nameStart..<nameEnd], as: UTF8.self).lowercased()
    position = (trustsQuotes ? closeOutsideQuotes(from: nameEnd) : nil) ?? firstClose(from: nameEnd)
    let isEmpty = bytes[position - 1] == UInt8(ascii: "/")
    position += 1
    if !isClosing, !isEmpty, MarkupNames.hidden.contains(name) { skip(past: name) }
    return .tag(name: name, isClosing: isClosing, start..<Swift.min(position, bytes.count))
  }

  private func firstClose(from index: Int) -> Int {
    bytes[index...].firstIndex(of: UInt8(ascii: ">")) ?? bytes.count - 1
  }

  /// The `>` that ends a tag, those in quoted values not counted. After one search in vain quotes are trusted no more.
  private mutating func closeOutsideQuotes(from index: Int) -> Int? {
    var index = index
    var opensValue = false
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: ">") { return index }
      if opensValue, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        guard let end = bytes[(index + 1)...].firstIndex(of: byte) else { break }
        index = end
      }
      if !byte.isMarkupSpace { opensValue = byte == UInt8(ascii: "=") }
      index += 1
    }
    trustsQuotes = false
    return nil
  }

  /// Moves past the closing tag of an element whose content readers never see; to the end where there is none.
  private mutating func skip(past name: String) {
    let closing = Array("</\(name)".utf8)
    while position < bytes.count {
      if bytes[position] == closing[0], position + closing.count <= bytes.count,
        zip(bytes[position...], closing).allSatisfy({ $0 | 0x20 == $1 | 0x20 })
      {
        position = firstClose(from: position) + 1
        return
      }
      position += 1
    }
  }
}

extension UInt8 {
  /// Space, tab, line feed, form feed or carriage return.
  var isMarkupSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0C || self == 0x0D }

  var isLetterOrDigit: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      return true
    default: return false
    }
  }
}
