import LayoutKitCore

/// The members of a JSON object, read as forgivingly as sources write them: strings or numbers, booleans as 0 and 1,
/// several names for one thing (the first with a usable value counts).
struct JSONFields {
  let members: [String: JSONValue]

  init(_ members: [String: JSONValue]) { self.members = members }

  init?(_ value: JSONValue?) {
    guard case .object(let members)? = value else { return nil }
    self.members = members
  }

  /// A string, or a number as text; blank counts as missing.
  func string(_ names: String...) -> String? {
    names.lazy.compactMap { members[$0]?.text }.first { $0.trimmed != nil }
  }

  /// A URL or path, white space at its ends cut off; blank counts as missing.
  func source(_ names: String...) -> String? {
    names.lazy.compactMap { members[$0]?.text?.trimmed }.first
  }

  /// A finite number, also one written as a string.
  func number(_ names: String...) -> Double? {
    names.lazy.compactMap { members[$0]?.double }.first
  }

  /// A count, 0 or more, also one written as a string.
  func count(_ names: String...) -> Int? {
    names.lazy.compactMap { members[$0]?.double.flatMap { Int(exactly: $0) } }.first { $0 >= 0 }
  }

  /// True for true, for a number other than 0, and for "true" or "1".
  func flag(_ name: String) -> Bool {
    switch members[name] {
    case .bool(let value): value
    case .string("true"): true
    case let value: (value?.double ?? 0) != 0
    }
  }

  /// The texts of an array of strings or numbers.
  func strings(_ name: String) -> [String] {
    guard case .array(let values)? = members[name] else { return [] }
    return values.compactMap(\.text)
  }

  /// The objects of an array; what else stands there is passed over.
  func objects(_ name: String) -> [JSONFields] {
    guard case .array(let values)? = members[name] else { return [] }
    return values.compactMap { JSONFields($0) }
  }

  /// An object.
  func object(_ name: String) -> JSONFields? { JSONFields(members[name]) }
}

extension JSONValue {
  /// A string as it is, a whole number in digits, another number as Swift writes it.
  fileprivate var text: String? {
    switch self {
    case .string(let text): text
    case .integer(let number): String(number)
    case .number(let number): Int(exactly: number).map(String.init) ?? String(number)
    default: nil
    }
  }

  fileprivate var double: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .number(let number): number
    case .string(let text): text.trimmed.flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
    default: nil
    }
  }
}
