import Foundation

/// A user's JSON laid over a value's defaults, field by field: what is not written keeps its default.
///
/// Where the default is an object whose members are all of one type, a single value of that type stands for every
/// member: a number for all four insets, a colour for both appearances, `false` for all optional parts.
public struct JSONOverlay<Value: Codable & Sendable>: Sendable {
  /// The defaults with the user's changes on top.
  public let value: Value
  /// Paths of fields that the value does not have, in order; they changed nothing.
  public let unknownFields: [String]

  /// Overlays `changes` on `defaults`.
  /// - Parameter path: where `changes` stands in its document, as `$.design`.
  /// - Throws: every field of a wrong type at once, or the first value that is not allowed.
  public init(_ changes: JSONValue, on defaults: Value, at path: String = "$") throws(ConfigurationFaults) {
    var overlay = Walk()
    let merged: JSONValue
    do {
      merged = overlay.merge(changes, over: try Self.json(of: defaults), at: path)
    } catch {
      throw ConfigurationFaults([ConfigurationFault(path: path, problem: .unreadable("\(error)"))])
    }
    guard overlay.faults.isEmpty else { throw ConfigurationFaults(overlay.faults) }
    do {
      value = try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(merged))
    } catch let error as DecodingError {
      throw ConfigurationFaults([ConfigurationFault(error, under: path, in: merged)])
    } catch {
      throw ConfigurationFaults([ConfigurationFault(path: path, problem: .unreadable("\(error)"))])
    }
    unknownFields = overlay.unknownFields
  }

  private static func json(of value: Value) throws -> JSONValue {
    try JSONDecoder().decode(JSONValue.self, from: JSONEncoder().encode(value))
  }
}

private struct Walk {
  var faults: [ConfigurationFault] = []
  var unknownFields: [String] = []

  mutating func merge(_ change: JSONValue, over standard: JSONValue, at path: String) -> JSONValue {
    switch (change, standard) {
    case (.object(let changes), .object(let standards)):
      var merged = standards
      for (name, value) in changes.sorted(by: { $0.key < $1.key }) {
        if let known = standards[name] {
          merged[name] = merge(value, over: known, at: "\(path).\(name)")
        } else {
          unknownFields.append("\(path).\(name)")
        }
      }
      return .object(merged)
    case (_, .object(let standards))
    where !standards.isEmpty && standards.values.allSatisfy { $0.typeName == change.typeName }:
      return .object(standards.mapValues { _ in change })
    case (_, .null): return change
    default:
      if change.typeName != standard.typeName {
        faults.append(
          ConfigurationFault(path: path, problem: .wrongType(expected: standard.typeName, found: change.typeName)))
      }
      return change
    }
  }
}
