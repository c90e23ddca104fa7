/// An enum whose cases are words of a document: a wrong word is answered with the right ones.
public protocol DocumentKeyword: RawRepresentable, CaseIterable, Codable, Hashable, Sendable where RawValue == String {}

extension DocumentKeyword {
  /// Reads one of the words.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let word = try container.decode(String.self)
    guard let value = Self(rawValue: word) else {
      let known = Self.allCases.map(\.rawValue).joined(separator: ", ")
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "one of \(known), not \"\(word)\"")
    }
    self = value
  }

  /// Writes the word.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
}
