/// What readers read of a source's text: one paragraph without markup.
///
/// Tags go, blocks and line breaks part words, what is never read (scripts, styles, embedded pages) goes with its
/// content. References are replaced, those that were escaped twice too. Control characters go; zero-width characters and
/// marks of direction stay, since they change how text is set. Takes time in proportion to the text's length.
enum PlainText {
  /// The text of HTML, or of a source that may write HTML; `nil` where nothing is left to read.
  static func html(_ text: String?) -> String? {
    guard let text else { return nil }
    guard text.utf8.contains(UInt8(ascii: "<")) else { return line(HTMLEntities.decodedTwice(text)) }
    var words: [UInt8] = []
    let tokens = MarkupTokens(text)
    for token in tokens {
      switch token {
      case .text(let range): words.append(contentsOf: tokens.bytes[range])
      case .tag(let name, _, _): if MarkupNames.blocks.contains(name) { words.append(UInt8(ascii: " ")) }
      }
    }
    return line(HTMLEntities.decodedTwice(String(decoding: words, as: UTF8.self)))
  }

  /// A text that its format says is plain, in one line; `nil` where nothing is left to read.
  ///
  /// Runs of white space become one space, or stay one of their own kind where they are all no-break, thin or wide spaces;
  /// none stands at an end.
  static func line(_ text: String?) -> String? {
    guard let text else { return nil }
    var result = String.UnicodeScalarView()
    var gap: Unicode.Scalar?
    var isReadable = false
    for scalar in text.unicodeScalars {
      if scalar.properties.isWhitespace {
        gap = gap == nil || gap == scalar.space ? scalar.space : " "
        continue
      }
      let isMark = scalar.properties.generalCategory == .format
      guard isMark || !scalar.isDropped else { continue }
      if let space = gap, !result.isEmpty { result.append(space) }
      gap = nil
      result.append(scalar)
      isReadable = isReadable || !isMark
    }
    return isReadable ? String(result) : nil
  }

  /// The start of a text that is too long for a summary: at most `count` characters, ending at a word.
  static func beginning(of text: String?, count: Int = 1_000) -> String? {
    guard let text, let end = text.index(text.startIndex, offsetBy: count, limitedBy: text.endIndex),
      end < text.endIndex
    else { return text }
    let start = text[..<end]
    return String(start.lastIndex(of: " ").map { start[..<$0] } ?? start) + "…"
  }
}

extension Unicode.Scalar {
  /// What stands for this white space in one line: itself where it is a space of its own kind.
  fileprivate var space: Unicode.Scalar {
    isASCII || self == "\u{85}" || self == "\u{2028}" || self == "\u{2029}" ? " " : self
  }

  /// Controls and code points that are no characters: no font has them and no one reads them.
  fileprivate var isDropped: Bool {
    properties.generalCategory == .control || properties.isNoncharacterCodePoint
  }
}
