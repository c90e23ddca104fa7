/// A key that tells its hash itself: what holds a good one already need not be hashed again.
protocol RecencyKey: Equatable {
  /// Equal keys have equal ones; any bit may be different in those of others.
  var shortHash: UInt32 { get }
}

/// A dictionary of bounded size in which the entry that was used longest ago makes room.
///
/// Entries stand in an array, in no order; numbers bind them together from the one used last to the one used longest ago.
/// Beside them is a hash table of their numbers with a part of the hash, so that a look-up in vain reads no entry.
struct RecencyMap<Key: RecencyKey, Value> {
  private struct Entry {
    let key: Key
    var value: Value
    let hash: UInt32
    var newer = none
    var older = none
  }

  private let capacity: Int
  private var entries: ContiguousArray<Entry> = []
  /// From the place that the hash's low bits name on: in the high half the hash, in the low half the number of the entry from
  /// 1 on; 0 is free. At most half of them are taken.
  private var slots: ContiguousArray<UInt64> = [0, 0]
  private var newest = none
  private var oldest = none
  private static var none: Int32 { -1 }

  /// - Parameter capacity: the most entries, from one on.
  init(capacity: Int) { self.capacity = min(max(1, capacity), Int(Int32.max)) }

  var count: Int { entries.count }
  var keys: some Sequence<Key> { entries.lazy.map(\.key) }

  mutating func value(for key: Key) -> Value? {
    guard let place = place(of: key, key.shortHash) else { return nil }
    use(place)
    return entries[Int(place)].value
  }

  mutating func set(_ value: Value, for key: Key) {
    let hash = key.shortHash
    if let known = place(of: key, hash) {
      entries[Int(known)].value = value
      return use(known)
    }
    let place: Int32
    if entries.count < capacity {
      if 2 * (entries.count + 1) > slots.count { makeMoreSlots() }
      place = Int32(entries.count)
      entries.append(Entry(key: key, value: value, hash: hash))
    } else {
      place = oldest
      unlink(place)
      freeSlot(of: place)
      entries[Int(place)] = Entry(key: key, value: value, hash: hash)
    }
    put(Self.slot(of: place, hash))
    link(place)
  }

  mutating func removeAll(where isUnwanted: (Key) -> Bool) {
    var kept = RecencyMap(capacity: capacity)
    var place = oldest
    while place != Self.none {
      let entry = entries[Int(place)]
      if !isUnwanted(entry.key) { kept.set(entry.value, for: entry.key) }
      place = entry.newer
    }
    self = kept
  }

  // MARK: Slots

  /// Where the search for a hash begins.
  private func start(_ hash: UInt32) -> Int { Int(hash) & (slots.count - 1) }

  private func after(_ index: Int) -> Int { (index + 1) & (slots.count - 1) }

  private static func slot(of place: Int32, _ hash: UInt32) -> UInt64 { UInt64(hash) << 32 | UInt64(place + 1) }

  private func place(of key: Key, _ hash: UInt32) -> Int32? {
    var index = start(hash)
    while slots[index] != 0 {
      if slots[index] >> 32 == UInt64(hash) {
        let place = Int32(truncatingIfNeeded: slots[index] & 0xFFFF_FFFF) - 1
        if entries[Int(place)].key == key { return place }
      }
      index = after(index)
    }
    return nil
  }

  private mutating func put(_ slot: UInt64) {
    var index = start(UInt32(truncatingIfNeeded: slot >> 32))
    while slots[index] != 0 { index = after(index) }
    slots[index] = slot
  }

  /// Frees an entry's slot, and moves up what was put behind it for want of room.
  private mutating func freeSlot(of place: Int32) {
    let hash = entries[Int(place)].hash
    let slot = Self.slot(of: place, hash)
    var index = start(hash)
    while slots[index] != slot { index = after(index) }
    slots[index] = 0
    index = after(index)
    while slots[index] != 0 {
      let moved = slots[index]
      slots[index] = 0
      put(moved)
      index = after(index)
    }
  }

  private mutating func makeMoreSlots() {
    slots = ContiguousArray(repeating: 0, count: 2 * slots.count)
    for place in entries.indices { put(Self.slot(of: Int32(place), entries[place].hash)) }
  }

  // MARK: Order of use

  private mutating func use(_ place: Int32) {
    guard place != newest else { return }
    unlink(place)
    link(place)
  }

  private mutating func unlink(_ place: Int32) {
    let (newer, older) = (entries[Int(place)].newer, entries[Int(place)].older)
    if newer == Self.none { newest = older } else { entries[Int(newer)].older = older }
    if older == Self.none { oldest = newer } else { entries[Int(older)].newer = newer }
  }

  private mutating func link(_ place: Int32) {
    entries[Int(place)].newer = Self.none
    entries[Int(place)].older = newest
    if newest == Self.none { oldest = place } else { entries[Int(newest)].newer = place }
    newest = place
  }
}
