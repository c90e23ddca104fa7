import Foundation

/// Values that threads share, found by a hash and told apart by the caller, in shards with a lock each.
///
/// A shard keeps two generations: what was asked for lately is in the young one. When it is full it becomes the old one,
/// and what the old one still held is let go. So about the `capacity` values used last are always there, and never more
/// than twice as many.
final class SharedCache<Value: Sendable>: Sendable {
  private let shards: [Shard]

  /// - Parameters:
  ///   - capacity: how many values are kept at least.
  ///   - costCapacity: the sum of their costs that is kept at least, so that a few large values do not stay for ever.
  init(capacity: Int, costCapacity: Int) {
    // Small caches are exact.
    let count = capacity < 1_024 ? 1 : 16
    shards = (0..<count).map { _ in
      Shard(capacity: max(1, capacity / count), costCapacity: max(1, costCapacity / count))
    }
  }

  /// The value of a hash that is what the caller looks for.
  func value(for hash: UInt64, where matches: (Value) -> Bool) -> Value? {
    shard(for: hash).value(for: hash, where: matches)
  }

  /// Keeps a new value, unless another thread was quicker: then the answer is that one's.
  func keep(_ new: Value, for hash: UInt64, cost: Int, where matches: (Value) -> Bool) -> Value {
    shard(for: hash).keep(new, for: hash, cost: cost, where: matches)
  }

  private func shard(for hash: UInt64) -> Shard { shards[Int(truncatingIfNeeded: hash &>> 48) & (shards.count - 1)] }

  private final class Shard: @unchecked Sendable {
    private let lock = NSLock()
    private var generations: Generations

    init(capacity: Int, costCapacity: Int) {
      generations = Generations(capacity: capacity, costCapacity: costCapacity)
    }

    func value(for hash: UInt64, where matches: (Value) -> Bool) -> Value? {
      lock.lock()
      defer { lock.unlock() }
      return generations.value(for: hash, where: matches)
    }

    func keep(_ new: Value, for hash: UInt64, cost: Int, where matches: (Value) -> Bool) -> Value {
      lock.lock()
      defer { lock.unlock() }
      return generations.keep(new, for: hash, cost: cost, where: matches)
    }
  }

  private struct Generations {
    private struct Kept {
      let value: Value
      let cost: Int
    }

    private let capacity: Int
    private let costCapacity: Int
    private var young: [UInt64: Kept] = [:]
    private var old: [UInt64: Kept] = [:]
    private var youngCost = 0

    init(capacity: Int, costCapacity: Int) {
      self.capacity = capacity
      self.costCapacity = costCapacity
    }

    mutating func value(for hash: UInt64, where matches: (Value) -> Bool) -> Value? {
      if let kept = young[hash] { return matches(kept.value) ? kept.value : nil }
      guard let kept = old[hash], matches(kept.value) else { return nil }
      insert(kept, for: hash)
      return kept.value
    }

    mutating func keep(_ new: Value, for hash: UInt64, cost: Int, where matches: (Value) -> Bool) -> Value {
      if let known = value(for: hash, where: matches) { return known }
      insert(Kept(value: new, cost: cost), for: hash)
      return new
    }

    private mutating func insert(_ kept: Kept, for hash: UInt64) {
      if young.count >= capacity || youngCost + kept.cost > costCapacity {
        swap(&old, &young)
        young.removeAll(keepingCapacity: true)
        youngCost = 0
      }
      young[hash] = kept
      youngCost += kept.cost
    }
  }
}
