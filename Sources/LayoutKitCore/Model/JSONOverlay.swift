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
  /// - Throws: every field of a wrong type at once; where there is none, every value that is not allowed.
  public init(_ changes: JSONValue, on defaults: Value, at path: String = "$") throws(ConfigurationFaults) {
    var overlay = Walk()
    do {
      let standard = try JSONDecoder().decode(JSONValue.self, from: JSONEncoder().encode(defaults))
      let merged = overlay.merge(changes, over: standard, at: path)
      guard overlay.faults.isEmpty else { throw ConfigurationFaults(overlay.faults) }
      do {
        value = try Self.value(of: merged)
      } catch let error as DecodingError {
        let faults = Self.faults(of: changes.leaves(at: path), over: standard, at: path)
        throw ConfigurationFaults(faults.isEmpty ? [ConfigurationFault(error, under: path, in: merged)] : faults)
      }
    } catch let faults as ConfigurationFaults {
      throw faults
    } catch {
      throw ConfigurationFaults([ConfigurationFault(path: path, problem: .unreadable("\(error)"))])
    }
    unknownFields = overlay.unknownFields
  }

  private static func value(of document: JSONValue) throws -> Value {
    try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(document))
  }

  /// What is wrong with each change by itself: the decoder stops at its first fault, and does not say of all where.
  private static func faults(
    of leaves: [JSONValue.Leaf], over standard: JSONValue, at path: String
  ) -> [ConfigurationFault] {
    leaves.compactMap { leaf in
      var overlay = Walk()
      let document = overlay.merge(leaf.alone, over: standard, at: path)
      guard overlay.unknownFields.isEmpty else { return nil }
      do {
        _ = try value(of: document)
        return nil
      } catch let error as DecodingError {
        return ConfigurationFault(error, under: path, in: document, changed: leaf)
      } catch {
        return ConfigurationFault(path: leaf.path, problem: .unreadable("\(error)"))
      }
    }
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

extension JSONValue {
  /// One value of a document that is no object.
  struct Leaf {
    /// Where it stands.
    var path: String
    /// What it is.
    var value: JSONValue
    /// The document with this value alone.
    var alone: JSONValue

    var isArray: Bool {
      if case .array = value { true } else { false }
    }
  }

  fileprivate func leaves(at path: String) -> [Leaf] {
    guard case .object(let members) = self else { return [Leaf(path: path, value: self, alone: self)] }
    return members.sorted { $0.key < $1.key }.flatMap { name, value in
      value.leaves(at: "\(path).\(name)").map {
        Leaf(path: $0.path, value: $0.value, alone: .object([name: $0.alone]))
      }
    }
  }
}
