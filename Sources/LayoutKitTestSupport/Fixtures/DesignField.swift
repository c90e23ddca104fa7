import Foundation
public import LayoutKitCore

/// One field of a design as a document names it, with a value other than the default: so that a test can try them all, and
/// a new one as soon as it is there.
public struct DesignField: Hashable, Sendable, CustomStringConvertible {
  /// The names on the way to it.
  public let names: [String]
  /// What the default design has.
  public let standard: JSONValue
  /// Something else that is allowed; `nil` where nobody knows what to take, which is for the test to refuse.
  public let other: JSONValue?

  /// Its path, as `title.color.light`.
  public var description: String { names.joined(separator: ".") }

  /// A design's document with this field alone.
  public func document(_ value: JSONValue) -> JSONValue {
    names.reversed().reduce(value) { .object([$1: $0]) }
  }

  /// Every field that holds a value, by path.
  public static let all = fields(of: DesignModel())

  /// Every field by path, what a design has taken for the standard.
  public static func fields(of design: DesignModel) -> [DesignField] {
    let document = (try? JSONEncoder().encode(design)).flatMap { try? JSONValue(parsing: $0) }
    return fields(of: document ?? .null, at: [])
  }

  private static func fields(of value: JSONValue, at names: [String]) -> [DesignField] {
    guard case .object(let members) = value else {
      return [DesignField(names: names, standard: value, other: other(than: value, names.last ?? ""))]
    }
    return members.sorted { $0.key < $1.key }.flatMap { fields(of: $0.value, at: names + [$0.key]) }
  }

  private static func other(than value: JSONValue, _ name: String) -> JSONValue? {
    switch value {
    case .bool(let flag): .bool(!flag)
    case .integer(let number): .number(self.number(otherThan: Double(number), name))
    case .number(let number): .number(self.number(otherThan: number, name))
    case .string(let text) where text.hasPrefix("#"): .string("#1E90FF")
    case .string: words[name].map(JSONValue.string)
    case .null, .array, .object: nil
    }
  }

  private static func number(otherThan value: Double, _ name: String) -> Double {
    switch name {
    case "lines": value == 1 ? 2 : 1
    case "scale", "opacity": value / 2 + 0.25
    case "ratio", "wideRatio": value * 1.5
    default: value + 5
    }
  }

  private static let words = [
    "family": "Lora", "weight": FontWeight.black.rawValue, "alignment": LineAlignment.trailing.rawValue,
    "dates": DesignModel.Dates.relative.rawValue, "reach": DesignModel.SectionCard.Reach.around.rawValue,
    "shape": DesignModel.Thumbnail.Shape.circle.rawValue, "style": DesignModel.Separators.Style.full.rawValue,
  ]
}
