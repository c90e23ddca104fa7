/// Why a document cannot be read, and where.
public struct DocumentFault: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Reason: Hashable, Sendable {
    /// The document stops before it is complete.
    case endsEarly
    /// Parts stand in each other deeper than a limit.
    case tooDeep(limit: Int)
    /// Something stands where something else must.
    case unexpected(String, expected: String)
    /// The markup is broken; the words say how.
    case malformed(String)
  }

  /// What is wrong.
  public var reason: Reason
  /// The line, counted from 1, where it is known.
  public var line: Int?
  /// The character in the line, counted from 1, where it is known.
  public var column: Int?

  init(_ reason: Reason, line: Int? = nil, column: Int? = nil) {
    self.reason = reason
    self.line = line
    self.column = column
  }
}
