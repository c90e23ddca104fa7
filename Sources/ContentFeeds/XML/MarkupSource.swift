/// An XML document made safe and regular before the parser sees it.
///
/// The parser turns an external entity into nothing without a word and multiplies entities as often as it is told. So a
/// document type declaration is judged here and never passed on: `<!DOCTYPE rss>` and a public one (that of RSS 0.91) are
/// taken out, never fetched; one with a system identifier or with declarations of its own is refused.
///
/// What feeds get wrong without harm is put right: white space before the declaration, HTML's named references, a bare
/// `&`, characters that XML does not allow. Line numbers stay.
struct MarkupSource {
  private var input: [UInt8]
  private(set) var output: [UInt8] = []
  private var position = 0

  /// - Throws: `FeedError.refused`, with the line.
  init(_ text: String) throws(FeedError) {
    input = Array(text.utf8)
    output.reserveCapacity(input.count)
    while position < input.count, input[position].isMarkupSpace { keepLine() }
    try prolog()
    try body()
  }

  private mutating func prolog() throws(FeedError) {
    while position < input.count {
      if starts(with: "<?") {
        copyOrDrop(until: "?>", drops: true)
      } else if starts(with: "<!--") {
        copyOrDrop(until: "-->", drops: true)
      } else if starts(with: "<!DOCTYPE") {
        try doctype()
      } else if input[position].isMarkupSpace {
        keepLine()
      } else {
        return
      }
    }
  }

  private mutating func doctype() throws(FeedError) {
    let start = position
    var quote: UInt8?
    while position < input.count {
      let byte = input[position]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: "[") {
        throw .refused(.declarations, line: line)
      } else if byte == UInt8(ascii: ">") {
        let declaration = String(decoding: input[start..<position], as: UTF8.self)
        let words = declaration.split(whereSeparator: \.isWhitespace).dropFirst(2)
        guard words.isEmpty || words.first?.uppercased() == "PUBLIC" else {
          throw .refused(.systemIdentifier, line: line)
        }
        position += 1
        return
      }
      keepLine()
    }
  }

  private mutating func body() throws(FeedError) {
    while position < input.count {
      let byte = input[position]
      if byte == UInt8(ascii: "&") {
        reference()
      } else if byte == UInt8(ascii: "<"), position + 1 < input.count, input[position + 1] == UInt8(ascii: "!") {
        if starts(with: "<![CDATA[") {
          copyOrDrop(until: "]]>", drops: false)
        } else if starts(with: "<!--") {
          copyOrDrop(until: "-->", drops: true)
        } else if endsInside("<![CDATA[") || endsInside("<!--") {
          copy()
        } else {
          throw .refused(.declarations, line: line)
        }
      } else if byte == UInt8(ascii: "<"), starts(with: "<?") {
        copyOrDrop(until: "?>", drops: true)
      } else {
        copy()
      }
    }
  }

  /// Copies a reference that XML knows, replaces one of HTML's, and writes out an ampersand that starts none.
  private mutating func reference() {
    let rest = input[(position + 1)...].prefix(12)
    if let end = rest.firstIndex(of: UInt8(ascii: ";")) {
      let inner = Substring(decoding: rest[..<end], as: UTF8.self)
      if ["amp", "lt", "gt", "quot", "apos"].contains(inner) {
        output.append(contentsOf: input[position...end])
        position = end + 1
        return
      }
      if let scalar = HTMLEntities.scalar(of: inner.utf8) {
        if Self.isAllowed(scalar) { output.append(contentsOf: "&#\(scalar.value);".utf8) }
        position = end + 1
        return
      }
    }
    output.append(contentsOf: "&amp;".utf8)
    position += 1
  }

  /// Copies a byte, unless it belongs to a character that XML does not allow.
  private mutating func copy() {
    let byte = input[position]
    if byte < 0x20, !byte.isMarkupSpace || byte == 0x0C {
      position += 1
    } else if byte == 0xEF, starts(with: "\u{FFFE}") || starts(with: "\u{FFFF}") {
      position += 3
    } else {
      output.append(byte)
      position += 1
    }
  }

  /// Moves past the end mark, or to the end of the document. What is dropped leaves its line breaks.
  private mutating func copyOrDrop(until mark: StaticString, drops: Bool) {
    let mark = mark.description
    let first = mark.utf8.first
    while position < input.count {
      if input[position] == first, starts(with: mark) {
        if !drops { output.append(contentsOf: mark.utf8) }
        position += mark.utf8.count
        return
      }
      if drops { keepLine() } else { copy() }
    }
  }

  /// Drops a byte; a line break stays.
  private mutating func keepLine() {
    if input[position] == UInt8(ascii: "\n") { output.append(input[position]) }
    position += 1
  }

  /// Whether the document stops in the middle of a mark, for the parser to complain of.
  private func endsInside(_ mark: String) -> Bool { mark.utf8.starts(with: input[position...]) }

  private func starts(with text: String) -> Bool { input[position...].starts(with: text.utf8) }

  private var line: Int { input[..<min(position, input.count)].count { $0 == UInt8(ascii: "\n") } + 1 }

  /// Source: XML 1.0, production 2.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD, 0x20...0xFFFD, 0x10000...: true
    default: false
    }
  }
}
