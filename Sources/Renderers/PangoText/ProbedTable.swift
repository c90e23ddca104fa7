/// What a place of a table may hold.
protocol ProbedSlot {
  /// What stands where nothing does.
  static var free: Self { get }
  var isFree: Bool { get }
}

/// A hash table in plain memory, so that a look-up counts no references: where a place is taken, the next free one is. At most
/// two thirds of them are taken.
struct ProbedTable<Slot: ProbedSlot> {
  private var slots: UnsafeMutableBufferPointer<Slot>
  private var count = 0

  /// - Parameter room: how many places there are at first, a power of two.
  init(room: Int) { slots = Self.free(room) }

  /// Ends the table.
  func deallocate() { slots.deallocate() }

  /// The first slot of a hash that is what the caller looks for.
  @inline(__always)
  func first(of hash: UInt32, where matches: (Slot) -> Bool) -> Slot? {
    var index = index(of: hash)
    while !slots[index].isFree {
      if matches(slots[index]) { return slots[index] }
      index = (index &+ 1) & (slots.count &- 1)
    }
    return nil
  }

  /// Keeps a slot that is not there yet, under a hash whose low bits say where it belongs.
  /// - Parameter hashOf: that of the others, for when there is made more room.
  mutating func insert(_ slot: Slot, hash: UInt32, hashOf: (Slot) -> UInt32) {
    count += 1
    if 3 * count > 2 * slots.count { grow(hashOf) }
    put(slot, hash)
  }

  private mutating func grow(_ hashOf: (Slot) -> UInt32) {
    let old = slots
    slots = Self.free(2 * old.count)
    for slot in old where !slot.isFree { put(slot, hashOf(slot)) }
    old.deallocate()
  }

  private func put(_ slot: Slot, _ hash: UInt32) {
    var index = index(of: hash)
    while !slots[index].isFree { index = (index + 1) & (slots.count - 1) }
    slots[index] = slot
  }

  @inline(__always)
  private func index(of hash: UInt32) -> Int { Int(truncatingIfNeeded: hash) & (slots.count &- 1) }

  private static func free(_ count: Int) -> UnsafeMutableBufferPointer<Slot> {
    let slots = UnsafeMutableBufferPointer<Slot>.allocate(capacity: count)
    slots.initialize(repeating: .free)
    return slots
  }
}
