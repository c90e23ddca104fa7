/// The attributes of one tag.
struct MarkupAttributes {
  private let bytes: ArraySlice<UInt8>

  /// The attributes of a tag from `<` to `>`.
  init(_ tag: ArraySlice<UInt8>) { bytes = tag }

  /// The first value of an attribute, its references replaced; `nil` where it is missing or has none.
  func value(of name: String) -> String? {
    var rest = bytes.dropFirst().drop { $0.isLetterOrDigit || $0 == UInt8(ascii: "/") }
    while !rest.isEmpty {
      rest = rest.drop { $0.isMarkupSpace || $0 == UInt8(ascii: "/") }
      let key = rest.prefix { !$0.isMarkupSpace && $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: ">") }
      rest = rest[key.endIndex...].drop(while: \.isMarkupSpace)
      guard rest.first == UInt8(ascii: "=") else {
        if key.isEmpty { return nil }
        continue
      }
      let value = Self.takeValue(&rest)
      if String(decoding: key, as: UTF8.self).lowercased() == name {
        return HTMLEntities.decoded(String(decoding: value, as: UTF8.self))
      }
    }
    return nil
  }

  private static func takeValue(_ rest: inout ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    rest = rest.dropFirst().drop(while: \.isMarkupSpace)
    if let quote = rest.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      let value = rest.dropFirst().prefix { $0 != quote }
      rest = rest[value.endIndex...].dropFirst()
      return value
    }
    let value = rest.prefix { !$0.isMarkupSpace && $0 != UInt8(ascii: ">") }
    rest = rest[value.endIndex...]
    return value
  }
}
