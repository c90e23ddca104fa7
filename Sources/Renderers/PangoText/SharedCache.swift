import LayoutKitCore

/// Values that threads share, found by a hash and told apart by the caller, in shards with a lock each.
///
/// A shard keeps two generations: what was asked for lately is in the young one. When it is full it becomes the old one,
/// and what the old one still held is let go. So about the `capacity` values used last are always there, and never more
/// than twice as many.
final class SharedCache<Value: Sendable>: @unchecked Sendable {
  /// Plain memory, so that to look into one counts no references.
  private let shards: UnsafeMutableBufferPointer<Shard>

  /// - Parameters:
  ///   - capacity: how many values are kept at least.
  ///   - costCapacity: the sum of their costs that is kept at least, so that a few large values do not stay for ever.
  init(capacity: Int, costCapacity: Int) {
    // Small caches are exact.
    let count = capacity < 1_024 ? 1 : 64
    shards = .allocate(capacity: count)
    for index in shards.indices {
      shards.initializeElement(
        at: index, to: Shard(capacity: max(1, capacity / count), costCapacity: max(1, costCapacity / count)))
    }
  }

  deinit {
    for shard in shards { shard.deallocate() }
    shards.deinitialize().deallocate()
  }

  /// The value of a hash that is what the caller looks for.
  func value(for hash: UInt64, where matches: (Value) -> Bool) -> Value? {
    shards[index(of: hash)].value(for: hash, where: matches)
  }

  /// The same; made and kept, if there is none. Making it must be quick, since others may wait.
  @inline(__always)
  func value(for hash: UInt64, cost: Int, where matches: (Value) -> Bool, orMake make: () -> Value) -> Value {
    shards[index(of: hash)].value(for: hash, cost: cost, where: matches, orMake: make)
  }

  @inline(__always)
  private func index(of hash: UInt64) -> Int { Int(truncatingIfNeeded: hash &>> 48) & (shards.count - 1) }

  private struct Shard {
    private let lock = PlainLock()
    private let capacity: Int
    private let costCapacity: Int
    /// The young generation and the old one. Behind a pointer, since the lock sees to it that nobody else reads or writes.
    private let generations = UnsafeMutablePointer<CacheTable<Value>>.allocate(capacity: 2)

    init(capacity: Int, costCapacity: Int) {
      self.capacity = capacity
      self.costCapacity = costCapacity
      for index in 0..<2 { (generations + index).initialize(to: CacheTable()) }
    }

    /// Ends the shard.
    func deallocate() {
      lock.deallocate()
      for index in 0..<2 { generations[index].deallocate() }
      generations.deinitialize(count: 2).deallocate()
    }

    func value(for hash: UInt64, where matches: (Value) -> Bool) -> Value? {
      lock.lock()
      defer { lock.unlock() }
      return known(for: hash, where: matches)
    }

    @inline(__always)
    func value(for hash: UInt64, cost: Int, where matches: (Value) -> Bool, orMake make: () -> Value) -> Value {
      lock.lock()
      defer { lock.unlock() }
      if let known = known(for: hash, where: matches) { return known }
      let new = make()
      insert(CacheTable<Value>.Kept(value: new, cost: cost), for: hash)
      return new
    }

    @inline(__always)
    private func known(for hash: UInt64, where matches: (Value) -> Bool) -> Value? {
      if let kept = generations[0][hash] { return matches(kept.value) ? kept.value : nil }
      guard let kept = generations[1][hash], matches(kept.value) else { return nil }
      insert(kept, for: hash)
      return kept.value
    }

    private func insert(_ kept: CacheTable<Value>.Kept, for hash: UInt64) {
      if generations[0].count >= capacity || generations[0].cost + kept.cost > costCapacity {
        generations[1].removeAll()
        swap(&generations[0], &generations[1])
      }
      generations[0].insert(kept, for: hash)
    }
  }
}
