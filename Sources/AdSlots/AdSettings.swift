public import LayoutKitCore

/// A section's `ads`: where they go and the room they take.
public struct AdSettings: Hashable, Sendable {
  /// Where ads go.
  public var placement: AdPlacement
  /// The room an ad takes in a grid.
  public var span: AdSpan

  /// Ads at places.
  public init(placement: AdPlacement, span: AdSpan = .cell) {
    self.placement = placement
    self.span = span
  }

  /// The fields of a section's `ads`.
  public static let fields = AdPlacement.fields.union(["span"])

  /// Settings as a section's document writes them: a placement's fields, and `"span": "cell"` (without it) or `"row"`.
  /// - Parameter path: where they stand in the document.
  /// - Throws: all that is wrong at once. `nil` for an object that names no place.
  public init?(_ json: JSONValue, at path: String) throws(ConfigurationFaults) {
    var reader = try FieldReader(json, at: path)
    let span: AdSpan? = reader.word("span")
    let placement: AdPlacement?
    do {
      placement = try AdPlacement(json, at: path)
    } catch {
      throw ConfigurationFaults(error.faults + reader.faults)
    }
    try reader.finish()
    guard let placement else { return nil }
    self.init(placement: placement, span: span ?? .cell)
  }

  /// Paths of the fields that settings do not have, in the order of the alphabet; they change nothing.
  public static func unknownFields(in json: JSONValue, at path: String) -> [String] {
    guard case .object(let members) = json else { return [] }
    return members.keys.filter { !fields.contains($0) }.sorted().map { "\(path).\($0)" }
  }
}
