/// A dictionary of bounded size in which the entry that was used longest ago makes room.
///
/// Entries stand in an array, in no order. Numbers bind them together: those of one bucket, and all from the one used last to
/// the one used longest ago.
struct RecencyMap<Key: Hashable, Value> {
  private struct Entry {
    let key: Key
    var value: Value
    let hash: UInt32
    /// The next entry of the same bucket.
    var next: Int32
    var newer = none
    var older = none
  }

  private let capacity: Int
  private var entries: ContiguousArray<Entry> = []
  /// By the low bits of a hash, the first entry of each bucket; as many buckets as entries or more.
  private var buckets: ContiguousArray<Int32> = [none]
  private var newest = none
  private var oldest = none
  private static var none: Int32 { -1 }

  /// - Parameter capacity: the most entries, from one on.
  init(capacity: Int) { self.capacity = min(max(1, capacity), Int(Int32.max)) }

  var count: Int { entries.count }
  var keys: some Sequence<Key> { entries.lazy.map(\.key) }

  mutating func value(for key: Key) -> Value? {
    let place = place(of: key, hash(of: key))
    guard place != Self.none else { return nil }
    use(place)
    return entries[Int(place)].value
  }

  mutating func set(_ value: Value, for key: Key) {
    let hash = hash(of: key)
    let known = place(of: key, hash)
    guard known == Self.none else {
      entries[Int(known)].value = value
      return use(known)
    }
    let place: Int32
    if entries.count < capacity {
      if entries.count == buckets.count { makeMoreBuckets() }
      place = Int32(entries.count)
      entries.append(Entry(key: key, value: value, hash: hash, next: buckets[bucket(hash)]))
    } else {
      place = oldest
      unlink(place)
      leaveBucket(place)
      entries[Int(place)] = Entry(key: key, value: value, hash: hash, next: buckets[bucket(hash)])
    }
    buckets[bucket(hash)] = place
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

  // MARK: Buckets

  private func hash(of key: Key) -> UInt32 { UInt32(truncatingIfNeeded: key.hashValue) }

  private func bucket(_ hash: UInt32) -> Int { Int(hash) & (buckets.count - 1) }

  private func place(of key: Key, _ hash: UInt32) -> Int32 {
    var place = buckets[bucket(hash)]
    while place != Self.none, entries[Int(place)].hash != hash || entries[Int(place)].key != key {
      place = entries[Int(place)].next
    }
    return place
  }

  private mutating func leaveBucket(_ place: Int32) {
    let entry = entries[Int(place)]
    var before = buckets[bucket(entry.hash)]
    guard before != place else {
      buckets[bucket(entry.hash)] = entry.next
      return
    }
    while entries[Int(before)].next != place { before = entries[Int(before)].next }
    entries[Int(before)].next = entry.next
  }

  private mutating func makeMoreBuckets() {
    buckets = ContiguousArray(repeating: Self.none, count: 2 * buckets.count)
    for index in entries.indices {
      let bucket = bucket(entries[index].hash)
      entries[index].next = buckets[bucket]
      buckets[bucket] = Int32(index)
    }
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
