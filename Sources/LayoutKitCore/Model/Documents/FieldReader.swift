/// Reads the fields of one object of a document: takes what is right and collects what is not.
///
/// A field that is missing gives `nil`; one that cannot be used gives `nil` and a fault, so that all faults of a document
/// come out in one run.
package struct FieldReader {
  /// The object's fields.
  package let members: [String: JSONValue]
  /// Where the object stands in the document.
  package let path: String
  /// What is wrong so far.
  package private(set) var faults: [ConfigurationFault] = []
  /// Fields that nothing reads, by path.
  package private(set) var unknownFields: [String]

  /// - Parameter keys: the fields that are known; others are noted.
  package init(_ members: [String: JSONValue], at path: String, keys: Set<String>) {
    self.members = members
    self.path = path
    unknownFields = members.keys.filter { !keys.contains($0) }.sorted().map { "\(path).\($0)" }
  }

  /// A string that is not blank.
  package mutating func text(_ name: String) -> String? {
    guard let text = string(name) else { return nil }
    guard !text.isBlank else {
      refuse(name, expected: "a text that is not blank", found: "\"\(text)\"")
      return nil
    }
    return text
  }

  /// True or false.
  package mutating func flag(_ name: String) -> Bool? {
    switch members[name] {
    case nil: return nil
    case .bool(let value)?: return value
    case let value?:
      refuse(name, type: "true or false", value)
      return nil
    }
  }

  /// A whole number, 0 or more.
  package mutating func count(_ name: String) -> Int? {
    let number: Double
    switch members[name] {
    case nil: return nil
    case .integer(let value)?: number = Double(value)
    case .number(let value)?: number = value
    case let value?:
      refuse(name, type: "a number", value)
      return nil
    }
    guard let count = Int(exactly: number), count >= 0 else {
      refuse(name, expected: "a whole number, 0 or more", found: Int(exactly: number).map(String.init) ?? "\(number)")
      return nil
    }
    return count
  }

  /// A word of a list.
  package mutating func word<Word: DocumentKeyword>(_ name: String) -> Word? {
    guard let text = string(name) else { return nil }
    guard let word = Word(rawValue: text) else {
      let known = Word.allCases.map(\.rawValue).joined(separator: ", ")
      refuse(name, expected: "one of \(known)", found: "\"\(text)\"")
      return nil
    }
    return word
  }

  /// An array of whatever.
  package mutating func array(_ name: String) -> [JSONValue]? {
    switch members[name] {
    case nil: return nil
    case .array(let values)?: return values
    case let value?:
      refuse(name, type: "an array", value)
      return nil
    }
  }

  /// A reader of an object inside this one, whose findings are to be absorbed.
  package mutating func object(_ name: String, keys: Set<String>) -> FieldReader? {
    switch members[name] {
    case nil: return nil
    case .object(let members)?: return FieldReader(members, at: "\(path).\(name)", keys: keys)
    case let value?:
      refuse(name, type: "an object", value)
      return nil
    }
  }

  /// Takes over what a reader of an object inside this one found.
  package mutating func absorb(_ inner: FieldReader) {
    faults += inner.faults
    unknownFields += inner.unknownFields
  }

  /// Takes over faults that others found.
  package mutating func take(_ others: [ConfigurationFault]) { faults += others }

  /// Takes over unknown fields that others found, by path.
  package mutating func note(unknown fields: [String]) { unknownFields += fields }

  /// Notes that a field must be there.
  package mutating func require(_ name: String) {
    if members[name] == nil { faults.append(ConfigurationFault(path: "\(path).\(name)", problem: .missing)) }
  }

  /// Notes that the object itself is none.
  package mutating func refuseObject(_ value: JSONValue) {
    let problem = ConfigurationFault.Problem.wrongType(expected: "an object", found: value.typeName)
    faults.append(ConfigurationFault(path: path, problem: problem))
  }

  /// Notes that a field's value is none of those allowed.
  package mutating func refuse(_ name: String, expected: String, found: String) {
    faults.append(
      ConfigurationFault(path: "\(path).\(name)", problem: .notAllowed(expected: expected, found: found)))
  }

  /// Any string.
  package mutating func string(_ name: String) -> String? {
    switch members[name] {
    case nil: return nil
    case .string(let text)?: return text
    case let value?:
      refuse(name, type: "a string", value)
      return nil
    }
  }

  /// Notes that a field's value is of another type.
  package mutating func refuse(_ name: String, type: String, _ value: JSONValue) {
    faults.append(
      ConfigurationFault(path: "\(path).\(name)", problem: .wrongType(expected: type, found: value.typeName)))
  }
}
