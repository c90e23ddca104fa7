public import LayoutKitCore

extension AdPlacement {
  /// The fields of a section's `ads` that say where ads go.
  public static let fields: Set<String> = ["first", "positions", "every", "limit", "trailing"]

  /// A placement as a section's document writes it: `{"first": 2, "every": 4}` or `{"positions": [1, 5, 9]}`, with
  /// `every`, `limit` and `trailing` where they are wanted.
  /// - Parameter path: where it stands in the document.
  /// - Throws: all that is wrong at once. `nil` for an object that names no place.
  public init?(_ json: JSONValue, at path: String) throws(ConfigurationFaults) {
    guard case .object(let members) = json else {
      throw ConfigurationFaults([
        .init(path: path, problem: .wrongType(expected: "an object", found: json.typeName))
      ])
    }
    var reader = Reader(members: members, path: path)
    let first = reader.number("first")
    let positions = reader.numbers("positions")
    let every = reader.number("every")
    let limit = reader.number("limit")
    let trailing = reader.flag("trailing")
    if members["first"] != nil, members["positions"] != nil {
      reader.faults.append(
        .init(path: "\(path).first", problem: .notAllowed(expected: "first or positions", found: "both")))
    }
    guard reader.faults.isEmpty else { throw ConfigurationFaults(reader.faults) }
    guard let places = positions ?? first.map({ [$0] }) else {
      guard every == nil, limit == nil else {
        throw ConfigurationFaults([.init(path: "\(path).first", problem: .missing)])
      }
      return nil
    }
    try self.init(
      positions: places, every: every, limit: limit, trailing: trailing ?? true, path: path, isFirst: positions == nil)
  }
}

private struct Reader {
  let members: [String: JSONValue]
  let path: String
  var faults: [ConfigurationFault] = []

  init(members: [String: JSONValue], path: String) {
    self.members = members
    self.path = path
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
