/// A value that many share: compared by identity first and hashed once.
public final class Shared<Value: Hashable & Sendable>: Hashable, Sendable {
  /// What is shared.
  public let value: Value
  private let hash: Int

  /// Shares a value.
  public init(_ value: Value) {
    self.value = value
    hash = value.hashValue
  }

  /// True when the values are equal.
  public static func == (a: Shared, b: Shared) -> Bool {
    a === b || (a.hash == b.hash && a.value == b.value)
  }

  /// Hashes the stored hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}
