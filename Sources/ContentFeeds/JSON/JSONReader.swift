package import LayoutKitCore

/// Reads a JSON document into values (RFC 8259) and names the line and column where it cannot be read.
///
/// Forgives what sources get wrong without harm: raw control characters in strings, half of a surrogate pair (it becomes
/// U+FFFD), a name that comes twice (the last counts). A number past a double's range becomes the largest double.
package struct JSONReader {
  /// How deep arrays and objects may stand in each other.
  static let depthLimit = 128

  var bytes: [UInt8]
  var position = 0
  private var depth = 0

  private init(_ text: String) { bytes = Array(text.utf8) }

  /// The value of a document.
  package static func value(of text: String) throws(DocumentFault) -> JSONValue {
    var reader = JSONReader(text)
    let value = try reader.value()
    reader.skipSpace()
    guard reader.position == reader.bytes.count else { throw reader.unexpected(expected: "the end") }
    return value
  }

  private mutating func value() throws(DocumentFault) -> JSONValue {
    skipSpace()
    guard let byte = peek else { throw fault(.endsEarly) }
    switch byte {
    case UInt8(ascii: "{"): return try nested { (reader) throws(DocumentFault) in try reader.object() }
    case UInt8(ascii: "["): return try nested { (reader) throws(DocumentFault) in try reader.array() }
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
    default: throw unexpected(expected: "a value")
    }
  }

  private mutating func nested(
    _ read: (inout JSONReader) throws(DocumentFault) -> JSONValue
  ) throws(DocumentFault) -> JSONValue {
    guard depth < Self.depthLimit else { throw fault(.tooDeep(limit: Self.depthLimit)) }
    depth += 1
    defer { depth -= 1 }
    position += 1
    return try read(&self)
  }

  private mutating func object() throws(DocumentFault) -> JSONValue {
    var members: [String: JSONValue] = [:]
    if takes("}") { return .object(members) }
    repeat {
      skipSpace()
      guard peek == UInt8(ascii: "\"") else { throw unexpected(expected: "a name in quotes") }
      let name = try string()
      guard takes(":") else { throw unexpected(expected: "\":\"") }
      members[name] = try value()
    } while takes(",")
    guard takes("}") else { throw unexpected(expected: "\",\" or \"}\"") }
    return .object(members)
  }

  private mutating func array() throws(DocumentFault) -> JSONValue {
    var members: [JSONValue] = []
    if takes("]") { return .array(members) }
    repeat { members.append(try value()) } while takes(",")
    guard takes("]") else { throw unexpected(expected: "\",\" or \"]\"") }
    return .array(members)
  }

  private mutating func word(_ word: String, _ value: JSONValue) throws(DocumentFault) -> JSONValue {
    for byte in word.utf8 {
      guard peek == byte else { throw unexpected(expected: word) }
      position += 1
    }
    return value
  }

  private mutating func takes(_ character: Unicode.Scalar) -> Bool {
    skipSpace()
    guard let byte = peek, byte == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func skipSpace() {
    while let byte = peek, byte.isMarkupSpace { position += 1 }
  }

  var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  func fault(_ reason: DocumentFault.Reason) -> DocumentFault {
    let before = bytes[..<position]
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    // Columns count characters: bytes that go on with one are not counted.
    let column = bytes[lineStart..<position].count { $0 & 0xC0 != 0x80 } + 1
    return DocumentFault(reason, line: line, column: column)
  }

  func unexpected(expected: String) -> DocumentFault {
    guard position < bytes.count else { return fault(.endsEarly) }
    let found = String(decoding: bytes[position...].prefix(4), as: UTF8.self).first.map(String.init) ?? ""
    return fault(.unexpected(found, expected: expected))
  }
}
