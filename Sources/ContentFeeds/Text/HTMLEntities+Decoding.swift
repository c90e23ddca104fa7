extension HTMLEntities {
  /// The text with its references replaced once. What is no reference stays as it is.
  static func decoded(_ text: String) -> String {
    let source = text.utf8
    guard var mark = source.firstIndex(of: UInt8(ascii: "&")) else { return text }
    var result = Array(source[..<mark])
    while mark < source.endIndex {
      if let (scalar, end) = reference(at: mark, in: source) {
        result.append(contentsOf: Character(scalar).utf8)
        mark = end
      } else {
        result.append(source[mark])
        mark = source.index(after: mark)
      }
      let next = source[mark...].firstIndex(of: UInt8(ascii: "&")) ?? source.endIndex
      result.append(contentsOf: source[mark..<next])
      mark = next
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The text with its references replaced, and replaced again where what they gave are references: sources escape twice.
  static func decodedTwice(_ text: String) -> String {
    let once = decoded(text)
    return once == text ? once : decoded(once)
  }

  /// The reference that starts at an ampersand, and where the text goes on.
  private static func reference(
    at mark: String.UTF8View.Index, in text: String.UTF8View
  ) -> (Unicode.Scalar, String.UTF8View.Index)? {
    let start = text.index(after: mark)
    // The longest name has eight letters; a number with leading zeros may take a few more.
    let limit = text.index(start, offsetBy: 12, limitedBy: text.endIndex) ?? text.endIndex
    guard let end = text[start..<limit].firstIndex(of: UInt8(ascii: ";")),
      let scalar = scalar(of: text[start..<end])
    else { return nil }
    return (scalar, text.index(after: end))
  }
}
