/// Blanks out comments and the text of string literals, so that rules read code alone. Lines stay where they are.
struct SourceScanner {
  private let text: [UInt8]
  private var code: [UInt8]
  private var position = 0

  /// The code of a Swift file.
  static func code(of text: String) -> String {
    var scanner = SourceScanner(text: Array(text.utf8))
    scanner.scanCode(isInterpolation: false)
    return String(decoding: scanner.code, as: UTF8.self)
  }

  private init(text: [UInt8]) {
    self.text = text
    code = text
  }

  private func sees(_ word: String, at offset: Int = 0) -> Bool {
    text.dropFirst(position + offset).starts(with: word.utf8)
  }

  private mutating func blank(_ count: Int = 1) {
    for _ in 0..<count where position < text.count {
      if text[position] != UInt8(ascii: "\n") { code[position] = UInt8(ascii: " ") }
      position += 1
    }
  }

  private mutating func scanCode(isInterpolation: Bool) {
    var depth = 0
    let signs = Set("/\"#()".utf8)
    while position < text.count {
      guard signs.contains(text[position]) else {
        position += 1
        continue
      }
      let hashes = text[position...].prefix { $0 == UInt8(ascii: "#") }.count
      if sees("//") {
        while position < text.count, !sees("\n") { blank() }
      } else if sees("/*") {
        scanBlockComment()
      } else if sees("\"", at: hashes) {
        scanString(hashes: hashes)
      } else {
        if sees("(") { depth += 1 }
        if sees(")") { depth -= 1 }
        position += 1
        if isInterpolation, depth == 0 { return }
      }
    }
  }

  private mutating func scanBlockComment() {
    var depth = 0
    repeat {
      if sees("/*") {
        depth += 1
        blank(2)
      } else if sees("*/") {
        depth -= 1
        blank(2)
      } else {
        blank()
      }
    } while depth > 0 && position < text.count
  }

  private mutating func scanString(hashes: Int) {
    let fence = String(repeating: "#", count: hashes)
    let quotes = sees("\"\"\"", at: hashes) ? "\"\"\"" : "\""
    blank(hashes + quotes.utf8.count)
    while position < text.count {
      if sees("\\" + fence) {
        blank(1 + hashes)
        if sees("(") { scanCode(isInterpolation: true) } else { blank() }
      } else if sees(quotes + fence) {
        return blank(quotes.utf8.count + hashes)
      } else {
        blank()
      }
    }
  }
}
