import Foundation

/// Something in an app's document that cannot be used: where it stands and what is wrong.
public struct ConfigurationFault: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Problem: Hashable, Sendable {
    /// Not a document at all; the reason names the place where the parser knows it.
    case unreadable(String)
    /// A value of another type.
    case wrongType(expected: String, found: String)
    /// A value of the right type that is not allowed.
    case notAllowed(expected: String, found: String)
    /// A field that has no default is missing.
    case missing
  }

  /// Where, as `$.sections[2].design.title.size`.
  public var path: String
  /// What.
  public var problem: Problem

  /// A fault at a path.
  public init(path: String, problem: Problem) {
    self.path = path
    self.problem = problem
  }

  /// A decoder's fault. Where the document has a single change, the fault stands there, or in a member of that array.
  init(_ error: DecodingError, under path: String, in document: JSONValue, changed leaf: JSONValue.Leaf? = nil) {
    let (context, missing): (DecodingError.Context, Bool) =
      switch error {
      case .typeMismatch(_, let context), .dataCorrupted(let context): (context, false)
      case .valueNotFound(_, let context): (context, true)
      case .keyNotFound(let key, let context):
        (.init(codingPath: context.codingPath + [key], debugDescription: context.debugDescription), true)
      @unknown default: (.init(codingPath: [], debugDescription: "\(error)"), false)
      }
    var value = document
    self.path = path
    for key in context.codingPath {
      self.path += key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)"
      if case .object(let members) = value { value = members[key.stringValue] ?? .null }
      if case .array(let members) = value, let index = key.intValue {
        value = members.indices.contains(index) ? members[index] : .null
      }
    }
    if let leaf, context.codingPath.isEmpty || !leaf.isArray {
      self.path = leaf.path
      value = leaf.value
    }
    problem =
      switch value {
      case _ where missing: .missing
      case .string(let text):
        .notAllowed(expected: Self.expectation(in: context.debugDescription), found: "\"\(text)\"")
      case .number(let number): .notAllowed(expected: "a whole number", found: "\(number)")
      default: .wrongType(expected: Self.expectation(in: context.debugDescription), found: value.typeName)
      }
  }

  /// The decoder's words, less what the fault says itself.
  private static func expectation(in description: String) -> String {
    let marker = ", not \""
    return description.range(of: marker).map { String(description[..<$0.lowerBound]) } ?? "another value"
  }
}

/// All faults of one document, at least one.
public struct ConfigurationFaults: Error, Hashable, Sendable {
  /// The faults in the order they stand.
  public let faults: [ConfigurationFault]
  /// A collection of faults.
  public init(_ faults: [ConfigurationFault]) { self.faults = faults }
}
