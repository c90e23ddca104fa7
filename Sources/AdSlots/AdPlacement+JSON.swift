public import LayoutKitCore

extension AdPlacement {
  /// The fields of a section's `ads` that say where ads go.
  public static let fields: Set<String> = ["first", "positions", "every", "limit", "trailing"]

  /// A placement as a section's document writes it: `{"first": 2, "every": 4}` or `{"positions": [1, 5, 9]}`, with
  /// `every`, `limit` and `trailing` where they are wanted.
  /// - Parameter path: where it stands in the document.
  /// - Throws: all that is wrong at once. `nil` for an object that names no place.
  public init?(_ json: JSONValue, at path: String) throws(ConfigurationFaults) {
    var reader = try FieldReader(json, at: path)
    let first = reader.number("first")
    let positions = reader.numbers("positions")
    let every = reader.number("every")
    let limit = reader.number("limit")
    let trailing = reader.flag("trailing")
    if reader.members["first"] != nil, reader.members["positions"] != nil {
      reader.refuse("first", expected: "first or positions", found: "both")
    }
    try reader.finish()
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
