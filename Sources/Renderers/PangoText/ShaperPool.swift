import LayoutKitCore

/// The shapers of an engine: as many as threads set text at the same time, each thread with one of its own while it does.
final class ShaperPool: @unchecked Sendable {
  private let fonts: FontSet
  private let store: WordStore
  private let wordCapacity: Int
  /// The one that a thread by itself always has. A constant of its own, so that to lend it counts no references.
  private let first: TextShaper
  /// More than there are threads beside one; who finds none free has a shaper for once.
  private let others: [TextShaper]
  /// Each for some of the texts.
  private let locks: UnsafeMutableBufferPointer<PlainLock>

  init(fonts: FontSet, wordCapacity: Int) {
    self.fonts = fonts
    self.wordCapacity = wordCapacity
    let store = WordStore(capacity: wordCapacity)
    self.store = store
    first = TextShaper(fonts: fonts, store: store)
    others = (0..<63).map { _ in TextShaper(fonts: fonts, store: store) }
    locks = .allocate(capacity: 1_024)
    for index in locks.indices { locks.initializeElement(at: index, to: PlainLock()) }
  }

  deinit {
    for lock in locks { lock.deallocate() }
    locks.deallocate()
  }

  /// The lock of the texts of a hash.
  func lock(for hash: UInt64) -> PlainLock { locks[Int(truncatingIfNeeded: hash &>> 8) & (locks.count - 1)] }

  /// What all shapers did.
  var counts: ShapingCounts {
    ([first] + others).reduce(into: ShapingCounts()) { sum, shaper in
      shaper.lock.withLock { sum += shaper.log.counts }
    }
  }

  /// Never waits: who has a shaper may wait for a lock that the caller holds.
  @inline(__always)
  func withShaper<T>(_ body: (TextShaper) -> T) -> T {
    guard first.lock.tryLock() else { return withOther(body) }
    defer { first.lock.unlock() }
    return lend(first, to: body)
  }

  @inline(never)
  private func withOther<T>(_ body: (TextShaper) -> T) -> T {
    guard let shaper = others.first(where: { $0.lock.tryLock() }) else {
      return body(TextShaper(fonts: fonts, store: store))
    }
    defer { shaper.lock.unlock() }
    return lend(shaper, to: body)
  }

  @inline(__always)
  private func lend<T>(_ shaper: TextShaper, to body: (TextShaper) -> T) -> T {
    defer { shaper.forgetWords(beyond: wordCapacity) }
    return body(shaper)
  }
}
