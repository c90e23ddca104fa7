import Foundation

/// Remembers what a list's formatter has worked out: its items share days and counts. Safe from several threads; it starts
/// anew when it is full.
final class Memo<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private static var room: Int { 1_024 }
  private let lock = NSLock()
  nonisolated(unsafe) private var values: [Key: Value] = [:]

  func value(for key: Key, making value: () -> Value) -> Value {
    if let known = lock.withLock({ values[key] }) { return known }
    let made = value()
    lock.withLock {
      if values.count >= Self.room { values.removeAll(keepingCapacity: true) }
      values[key] = made
    }
    return made
  }
}
