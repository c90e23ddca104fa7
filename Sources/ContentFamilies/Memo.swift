import Foundation

/// Remembers what a list's formatter has worked out: its items share days and counts. Safe from several threads; it starts
/// anew when it is full. What it remembers so far changes nothing of what a formatter says: all are equal.
final class Memo<Key: Hashable & Sendable, Value: Sendable>: Equatable, Sendable {
  private static var room: Int { 1_024 }
  private let lock = NSLock()
  nonisolated(unsafe) private var values: [Key: Value] = [:]

  static func == (a: Memo, b: Memo) -> Bool { true }

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
