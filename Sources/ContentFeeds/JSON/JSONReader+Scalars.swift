import LayoutKitCore

extension JSONReader {
  /// Reads a string from its opening quote on.
  mutating func string() throws(DocumentFault) -> String {
    position += 1
    let start = position
    while let byte = peek, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") { position += 1 }
    guard let byte = peek else { throw fault(.endsEarly) }
    var text = Array(bytes[start..<position])
    if byte == UInt8(ascii: "\\") { try escapedString(onto: &text) }
    position += 1
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func escapedString(onto text: inout [UInt8]) throws(DocumentFault) {
    while let byte = peek, byte != UInt8(ascii: "\"") {
      position += 1
      guard byte == UInt8(ascii: "\\") else {
        text.append(byte)
        continue
      }
      text.append(contentsOf: Character(try escape()).utf8)
    }
    guard peek != nil else { throw fault(.endsEarly) }
  }

  private mutating func escape() throws(DocumentFault) -> Unicode.Scalar {
    guard let byte = peek else { throw fault(.endsEarly) }
    guard let scalar = Self.escapes[byte] else {
      guard byte == UInt8(ascii: "u") else { throw unexpected(expected: "a letter that \"\\\" may stand before") }
      position += 1
      return try codePoint()
    }
    position += 1
    return scalar
  }

  private mutating func codePoint() throws(DocumentFault) -> Unicode.Scalar {
    let unit = try codeUnit()
    guard (0xD800...0xDBFF).contains(unit), bytes[position...].starts(with: "\\u".utf8) else {
      return Unicode.Scalar(unit) ?? "\u{FFFD}"
    }
    let mark = position
    position += 2
    let low = try codeUnit()
    guard (0xDC00...0xDFFF).contains(low) else {
      position = mark
      return "\u{FFFD}"
    }
    return Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)) ?? "\u{FFFD}"
  }

  private mutating func codeUnit() throws(DocumentFault) -> UInt32 {
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = peek, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw unexpected(expected: "four hexadecimal digits")
      }
      unit = unit << 4 + UInt32(digit)
      position += 1
    }
    return unit
  }

  /// Reads a number: whole ones that fit as integers, the rest as doubles.
  mutating func number() throws(DocumentFault) -> JSONValue {
    let start = position
    while let byte = peek, byte.isLetterOrDigit || "+-.".utf8.contains(byte) { position += 1 }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard Self.isNumber(text), let number = Double(text) else {
      if peek == nil { throw fault(.endsEarly) }
      position = start
      throw fault(.unexpected(text, expected: "a number"))
    }
    if let integer = Int(text) { return .integer(integer) }
    return .number(number.isFinite ? number : (number < 0 ? -1 : 1) * Double.greatestFiniteMagnitude)
  }

  /// Whether a text is a number as JSON writes it: no leading zero, no bare point, no hexadecimal digits.
  private static func isNumber(_ text: String) -> Bool {
    var rest = text.utf8.drop { $0 == UInt8(ascii: "-") }
    guard text.utf8.count - rest.count <= 1 else { return false }
    let startsWithZero = rest.first == UInt8(ascii: "0")
    let whole = takeDigits(&rest)
    guard whole == 1 || (whole > 1 && !startsWithZero) else { return false }
    if rest.first == UInt8(ascii: ".") {
      rest = rest.dropFirst()
      guard takeDigits(&rest) > 0 else { return false }
    }
    if let mark = rest.first, mark | 0x20 == UInt8(ascii: "e") {
      rest = rest.dropFirst()
      if let sign = rest.first, "+-".utf8.contains(sign) { rest = rest.dropFirst() }
      guard takeDigits(&rest) > 0 else { return false }
    }
    return rest.isEmpty
  }

  private static func takeDigits(_ rest: inout Substring.UTF8View) -> Int {
    let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    rest = rest[digits.endIndex...]
    return digits.count
  }

  private static let escapes: [UInt8: Unicode.Scalar] = [
    UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/", UInt8(ascii: "b"): "\u{8}",
    UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n", UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
  ]
}
