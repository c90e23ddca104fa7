import LayoutKitCore

/// Reads the fields of one object of a document, and keeps what is wrong with them.
struct FieldReader {
  let members: [String: JSONValue]
  let path: String
  var faults: [ConfigurationFault] = []

  /// The fields of an object; anything else is a fault.
  init(_ json: JSONValue, at path: String) throws(ConfigurationFaults) {
    guard case .object(let members) = json else {
      throw ConfigurationFaults([
        .init(path: path, problem: .wrongType(expected: "an object", found: json.typeName))
      ])
    }
    self.members = members
    self.path = path
  }

  /// Ends the reading where anything was wrong.
  func finish() throws(ConfigurationFaults) {
    guard faults.isEmpty else { throw ConfigurationFaults(faults) }
  }

  mutating func number(_ name: String) -> Int? {
    guard let value = members[name] else { return nil }
    if case .integer(let number) = value { return number }
    return refuse(name, "a whole number", value)
  }

  mutating func numbers(_ name: String) -> [Int]? {
    guard let value = members[name] else { return nil }
    guard case .array(let values) = value else { return refuse(name, "an array of whole numbers", value) }
    var numbers: [Int] = []
    for (index, value) in values.enumerated() {
      if case .integer(let number) = value {
        numbers.append(number)
      } else {
        _ = refuse("\(name)[\(index)]", "a whole number", value) as Int?
      }
    }
    return numbers
  }

  mutating func flag(_ name: String) -> Bool? {
    guard let value = members[name] else { return nil }
    if case .bool(let flag) = value { return flag }
    return refuse(name, "true or false", value)
  }

  mutating func text(_ name: String) -> String? {
    guard let value = members[name] else { return nil }
    if case .string(let text) = value { return text }
    return refuse(name, "a string", value)
  }

  /// A text that must be there and say something.
  mutating func required(_ name: String) -> String {
    guard members[name] != nil else {
      faults.append(.init(path: "\(path).\(name)", problem: .missing))
      return ""
    }
    guard let text = text(name) else { return "" }
    if text.isBlank {
      faults.append(.init(path: "\(path).\(name)", problem: .notAllowed(expected: "a text", found: "\"\(text)\"")))
    }
    return text
  }

  mutating func keyword<Word: DocumentKeyword>(_ name: String) -> Word? {
    guard let text = text(name) else { return nil }
    if let word = Word(rawValue: text) { return word }
    let known = Word.allCases.map(\.rawValue).joined(separator: ", ")
    faults.append(
      .init(path: "\(path).\(name)", problem: .notAllowed(expected: "one of \(known)", found: "\"\(text)\"")))
    return nil
  }

  private mutating func refuse<Value>(_ name: String, _ expected: String, _ value: JSONValue) -> Value? {
    let found =
      switch value {
      case .number(let number): "\(number)"
      default: value.typeName
      }
    faults.append(.init(path: "\(path).\(name)", problem: .wrongType(expected: expected, found: found)))
    return nil
  }
}

extension String {
  /// Whether nothing of it can be read.
  var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
