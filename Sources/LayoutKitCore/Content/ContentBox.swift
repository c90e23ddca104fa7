/// A configuration in a box, so that showing what is shown already is told by identity. With it is kept what the view that
/// measured it left behind for other widths.
public final class ContentBox: Sendable {
  /// What is boxed.
  public let configuration: any ContentConfiguration
  /// The configuration's fingerprint, computed once.
  public let fingerprint: Int
  @exclusivity(unchecked) nonisolated(unsafe) private var sizing:
    (environment: Shared<LayoutEnvironment.Key>, sizing: any ContentSizing)?
  /// A lock is larger than what it guards: many boxes share one.
  private static let locks = (0..<64).map { _ in PlainLock() }

  /// Boxes a configuration.
  public init(_ configuration: any ContentConfiguration) {
    fingerprint = configuration.fingerprint
    self.configuration = configuration
  }

  /// What was kept last, if it was made in such an environment.
  package func sizing(in environment: Shared<LayoutEnvironment.Key>) -> (any ContentSizing)? {
    lock.lock()
    defer { lock.unlock() }
    guard let sizing, sizing.environment == environment else { return nil }
    return sizing.sizing
  }

  /// Keeps what answers for any width in an environment.
  package func keep(_ sizing: any ContentSizing, in environment: Shared<LayoutEnvironment.Key>) {
    lock.withLock { self.sizing = (environment, sizing) }
  }

  /// The same for a new box, which nobody else has yet, so that it needs no lock.
  package func keepFirst(_ sizing: any ContentSizing, in environment: Shared<LayoutEnvironment.Key>) {
    self.sizing = (environment, sizing)
  }

  private var lock: PlainLock {
    Self.locks[(Int(bitPattern: ObjectIdentifier(self)) >> 5) & (Self.locks.count - 1)]
  }
}
