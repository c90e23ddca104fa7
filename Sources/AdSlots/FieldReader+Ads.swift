import LayoutKitCore

extension FieldReader {
  /// The fields of an object; anything else is a fault. Unknown ones are nobody's here.
  init(_ json: JSONValue, at path: String) throws(ConfigurationFaults) {
    guard case .object(let members) = json else {
      self.init([:], at: path, keys: [])
      refuseObject(json)
      throw ConfigurationFaults(faults)
    }
    self.init(members, at: path, keys: Set(members.keys))
  }

  /// Ends the reading where anything was wrong.
  func finish() throws(ConfigurationFaults) {
    guard faults.isEmpty else { throw ConfigurationFaults(faults) }
  }

  /// A whole number.
  mutating func number(_ name: String) -> Int? { members[name].flatMap { wholeNumber($0, named: name) } }

  /// Whole numbers, those left out that are none.
  mutating func numbers(_ name: String) -> [Int]? {
    guard let value = members[name] else { return nil }
    guard case .array(let values) = value else {
      refuse(name, type: "an array of whole numbers", value)
      return nil
    }
    return values.enumerated().compactMap { wholeNumber($1, named: "\(name)[\($0)]") }
  }

  /// A text that must be there and say something.
  mutating func required(_ name: String) -> String {
    require(name)
    guard let text = string(name) else { return "" }
    if text.isBlank { refuse(name, expected: "a text", found: "\"\(text)\"") }
    return text
  }

  private mutating func wholeNumber(_ value: JSONValue, named name: String) -> Int? {
    switch value {
    case .integer(let number): return number
    case .number(let number):
      take([
        ConfigurationFault(
          path: "\(path).\(name)", problem: .wrongType(expected: "a whole number", found: "\(number)"))
      ])
    default: refuse(name, type: "a whole number", value)
    }
    return nil
  }
}
