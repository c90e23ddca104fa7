/// Values by hash, one for each: a hash table in plain memory, so that a look-up counts no references.
struct CacheTable<Value> {
  struct Kept {
    let value: Value
    let cost: Int
  }

  /// 0 where the slot is free. At most half of them are taken.
  private var hashes: UnsafeMutablePointer<UInt64>
  private var slots: UnsafeMutablePointer<Kept>
  private var capacity: Int
  private(set) var count = 0
  /// The sum of what the values cost.
  private(set) var cost = 0

  init() {
    capacity = 2
    (hashes, slots) = Self.room(for: capacity)
  }

  /// The value of a hash.
  @inline(__always)
  subscript(hash: UInt64) -> Kept? {
    let hash = Self.taken(hash)
    var index = start(of: hash)
    while hashes[index] != 0 {
      if hashes[index] == hash { return slots[index] }
      index = (index &+ 1) & (capacity &- 1)
    }
    return nil
  }

  /// Keeps a value in place of that of the same hash.
  mutating func insert(_ kept: Kept, for hash: UInt64) {
    if 2 * count >= capacity { grow() }
    cost += kept.cost
    let hash = Self.taken(hash)
    let index = place(of: hash)
    if hashes[index] == hash {
      cost -= slots[index].cost
      slots[index] = kept
    } else {
      hashes[index] = hash
      (slots + index).initialize(to: kept)
      count += 1
    }
  }

  /// Lets go of all values.
  mutating func removeAll() {
    for index in 0..<capacity where hashes[index] != 0 {
      hashes[index] = 0
      (slots + index).deinitialize(count: 1)
    }
    (count, cost) = (0, 0)
  }

  /// Ends the table.
  mutating func deallocate() {
    removeAll()
    hashes.deallocate()
    slots.deallocate()
  }

  private mutating func grow() {
    let (oldHashes, oldSlots, oldCapacity) = (hashes, slots, capacity)
    capacity *= 2
    (hashes, slots) = Self.room(for: capacity)
    for index in 0..<oldCapacity where oldHashes[index] != 0 {
      let new = place(of: oldHashes[index])
      hashes[new] = oldHashes[index]
      (slots + new).moveInitialize(from: oldSlots + index, count: 1)
    }
    oldHashes.deallocate()
    oldSlots.deallocate()
  }

  /// Where a hash is, or would be.
  private func place(of hash: UInt64) -> Int {
    var index = start(of: hash)
    while hashes[index] != 0, hashes[index] != hash { index = (index &+ 1) & (capacity &- 1) }
    return index
  }

  @inline(__always)
  private func start(of hash: UInt64) -> Int {
    Int(truncatingIfNeeded: (hash ^ hash &>> 32) &>> 1) & (capacity &- 1)
  }

  @inline(__always)
  private static func taken(_ hash: UInt64) -> UInt64 { hash == 0 ? 1 &<< 63 : hash }

  private static func room(for capacity: Int) -> (UnsafeMutablePointer<UInt64>, UnsafeMutablePointer<Kept>) {
    let hashes = UnsafeMutablePointer<UInt64>.allocate(capacity: capacity)
    hashes.initialize(repeating: 0, count: capacity)
    return (hashes, .allocate(capacity: capacity))
  }
}
