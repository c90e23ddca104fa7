public import Foundation

/// A JSON document as values, its members unordered.
public enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// Reads a document, naming the place of a fault where the parser knows it.
  public init(parsing data: Data) throws(ConfigurationFault) {
    do {
      self = try JSONDecoder().decode(JSONValue.self, from: data)
    } catch {
      throw ConfigurationFault(path: "$", problem: .unreadable(Self.reason(for: error, in: data)))
    }
  }

  /// Why a document cannot be read, in the words of the parser that knows where it stopped. Where it counts bytes, they
  /// become a line and a column.
  private static func reason(for error: any Error, in data: Data) -> String {
    guard let words = refusal(of: data) else { return error.localizedDescription }
    let parts = words.components(separatedBy: "around character ")
    guard parts.count == 2, let offset = Int(parts[1].prefix(while: \.isNumber)) else { return words }
    let lines = data.prefix(offset).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return "\(parts[0])at line \(max(1, lines.count)), column \((lines.last?.count ?? 0) + 1)"
  }

  private static func refusal(of data: Data) -> String? {
    do {
      _ = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
      return nil
    } catch {
      return (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String
    }
  }

  /// What a message calls this value's type.
  public var typeName: String {
    switch self {
    case .null: "null"
    case .bool: "true or false"
    case .integer, .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

extension JSONValue: Codable {
  /// Reads whichever type stands there.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int.self) {
      self = .integer(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode([String: JSONValue].self) {
      self = .object(value)
    } else {
      self = .array(try container.decode([JSONValue].self))
    }
  }

  /// Writes the value as it is.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    }
  }
}
