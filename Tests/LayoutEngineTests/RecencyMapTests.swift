import LayoutKitTestSupport
import Testing

@testable import LayoutEngine

@Suite struct RecencyMapTests {
  /// A list of entries, the newest last, searched from end to end.
  private struct PlainMap {
    let capacity: Int
    var entries: [(key: Int, value: Int)] = []

    mutating func value(for key: Int) -> Int? {
      guard let place = entries.firstIndex(where: { $0.key == key }) else { return nil }
      entries.append(entries.remove(at: place))
      return entries.last?.value
    }

    mutating func set(_ value: Int, for key: Int) {
      entries.removeAll { $0.key == key }
      entries.append((key, value))
      if entries.count > capacity { entries.removeFirst() }
    }
  }

  @Test(arguments: [1, 2, 3, 7, 50], [1, 2, 3] as [UInt64])
  func `It does what a plain list does, over random operations`(capacity: Int, seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var map = RecencyMap<Int, Int>(capacity: capacity)
    var plain = PlainMap(capacity: capacity)
    for step in 0..<2_000 {
      let key = Int.random(in: 0..<(capacity * 2 + 1), using: &generator)
      switch Int.random(in: 0..<20, using: &generator) {
      case 0:
        map.removeAll { $0 % 3 == key % 3 }
        plain.entries.removeAll { $0.key % 3 == key % 3 }
      case 1..<10:
        map.set(step, for: key)
        plain.set(step, for: key)
      default:
        #expect(map.value(for: key) == plain.value(for: key))
      }
      #expect(map.count == plain.entries.count)
    }
    #expect(Set(map.keys) == Set(plain.entries.map(\.key)))
  }

  @Test func `It holds at least one entry`() {
    var map = RecencyMap<Int, Int>(capacity: -4)
    map.set(1, for: 1)
    map.set(2, for: 2)
    #expect(map.count == 1)
    #expect(map.value(for: 2) == 2)
  }
}

extension Int: RecencyKey {
  // Keys that meet are among those tried.
  var shortHash: UInt32 { UInt32(truncatingIfNeeded: self / 2) &* 2_654_435_761 }
}
