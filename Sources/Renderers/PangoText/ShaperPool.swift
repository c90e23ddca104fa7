/// The shapers of an engine: as many as threads set text at the same time, each thread with one of its own while it does.
final class ShaperPool: @unchecked Sendable {
  /// A shaper, for who holds the lock.
  private struct Seat {
    let lock = PlainLock()
    var shaper: TextShaper?
  }

  private let fonts: FontSet
  private let store: WordStore
  private let wordCapacity: Int
  /// More than there are threads; who finds none free has a shaper for once. Plain memory: locks see to it that one
  /// thread at a time reads or writes.
  private let seats: UnsafeMutableBufferPointer<Seat>
  /// Each for some of the texts.
  private let locks: UnsafeMutableBufferPointer<PlainLock>

  init(fonts: FontSet, wordCapacity: Int) {
    self.fonts = fonts
    self.wordCapacity = wordCapacity
    store = WordStore(capacity: wordCapacity)
    locks = .allocate(capacity: 64)
    for index in locks.indices { locks.initializeElement(at: index, to: PlainLock()) }
    seats = .allocate(capacity: 64)
    for index in seats.indices { seats.initializeElement(at: index, to: Seat()) }
  }

  deinit {
    for seat in seats { seat.lock.deallocate() }
    seats.deinitialize().deallocate()
    for lock in locks { lock.deallocate() }
    locks.deallocate()
  }

  /// The lock of the texts of a hash.
  func lock(for hash: UInt64) -> PlainLock { locks[Int(truncatingIfNeeded: hash &>> 8) & (locks.count - 1)] }

  /// What all shapers did.
  var counts: ShapingCounts {
    seats.indices.reduce(into: ShapingCounts()) { sum, seat in
      seats[seat].lock.withLock { if let shaper = seats[seat].shaper { sum += shaper.log.counts } }
    }
  }

  /// Never waits: who has a shaper may wait for a lock that the caller holds.
  func withShaper<T>(_ body: (TextShaper) -> T) -> T {
    guard let seat = seats.indices.first(where: { seats[$0].lock.tryLock() }) else {
      return body(TextShaper(fonts: fonts, store: store))
    }
    defer { seats[seat].lock.unlock() }
    let shaper = seats[seat].shaper ?? newShaper(at: seat)
    defer { shaper.forgetWords(beyond: wordCapacity) }
    return body(shaper)
  }

  private func newShaper(at seat: Int) -> TextShaper {
    let shaper = TextShaper(fonts: fonts, store: store)
    seats[seat].shaper = shaper
    return shaper
  }
}
