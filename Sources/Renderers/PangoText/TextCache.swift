import Foundation
import LayoutKitCore

/// Prepared texts, kept in two generations: those asked for lately are in the young one. When it is full it becomes the
/// old one, and what the old one still held is let go. So the `capacity` texts used last are always there, and never
/// more than twice as many.
final class TextCache: @unchecked Sendable {
  struct Key: Hashable {
    let string: String
    let style: TextStyle
  }

  /// Bytes of text that a generation may hold, so that a few long texts do not stay for ever.
  private static let byteCapacity = 1 << 22

  private let capacity: Int
  private let lock = NSLock()
  private var young: [Key: PangoPreparedText] = [:]
  private var old: [Key: PangoPreparedText] = [:]
  private var youngBytes = 0

  init(capacity: Int) { self.capacity = max(1, capacity) }

  /// The text that is kept, or a new one. It is made outside the lock, so that a long text holds nobody up.
  func text(for key: Key, make: () -> PangoPreparedText) -> PangoPreparedText {
    if let known = lock.withLock({ known(key) }) { return known }
    let new = make()
    return lock.withLock {
      if let known = known(key) { return known }
      keep(new, for: key)
      return new
    }
  }

  private func known(_ key: Key) -> PangoPreparedText? {
    if let text = young[key] { return text }
    guard let text = old[key] else { return nil }
    keep(text, for: key)
    return text
  }

  private func keep(_ text: PangoPreparedText, for key: Key) {
    let bytes = key.string.utf8.count
    if young.count >= capacity || youngBytes + bytes > Self.byteCapacity {
      old = young
      young = [:]
      youngBytes = 0
    }
    young[key] = text
    youngBytes += bytes
  }
}
