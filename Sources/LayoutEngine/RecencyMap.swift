/// A dictionary of bounded size in which the entry that was used longest ago makes room.
struct RecencyMap<Key: Hashable, Value> {
  private struct Entry {
    var key: Key
    var value: Value
    var newer: Int
    var older: Int
  }

  private let capacity: Int
  private var entries: [Entry] = []
  private var places: [Key: Int] = [:]
  private var newest = none
  private var oldest = none
  private static var none: Int { -1 }

  init(capacity: Int) { self.capacity = max(1, capacity) }

  var count: Int { places.count }
  var keys: some Sequence<Key> { places.keys }

  mutating func value(for key: Key) -> Value? {
    guard let place = places[key] else { return nil }
    unlink(place)
    link(place)
    return entries[place].value
  }

  mutating func set(_ value: Value, for key: Key) {
    if let place = places[key] {
      entries[place].value = value
      unlink(place)
      link(place)
      return
    }
    let entry = Entry(key: key, value: value, newer: Self.none, older: Self.none)
    let place: Int
    if entries.count < capacity {
      place = entries.count
      entries.append(entry)
    } else {
      place = oldest
      unlink(place)
      places[entries[place].key] = nil
      entries[place] = entry
    }
    places[key] = place
    link(place)
  }

  mutating func removeAll(where isUnwanted: (Key) -> Bool) {
    var kept = RecencyMap(capacity: capacity)
    var place = oldest
    while place != Self.none {
      let entry = entries[place]
      if !isUnwanted(entry.key) { kept.set(entry.value, for: entry.key) }
      place = entry.newer
    }
    self = kept
  }

  private mutating func unlink(_ place: Int) {
    let (newer, older) = (entries[place].newer, entries[place].older)
    if newer == Self.none { newest = older } else { entries[newer].older = older }
    if older == Self.none { oldest = newer } else { entries[older].newer = newer }
  }

  private mutating func link(_ place: Int) {
    entries[place].newer = Self.none
    entries[place].older = newest
    if newest == Self.none { oldest = place } else { entries[newest].newer = place }
    newest = place
  }
}
