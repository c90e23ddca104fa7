import AdSlots
import LayoutKitCore
import LayoutKitTestSupport
import Testing

@Suite struct AdSlotMapTests {
  /// The list written out: items as numbers, ads as letters.
  private func list(_ map: AdSlotMap) -> String {
    (0..<map.count).map { place in
      switch map.slot(at: VisibleIndex(place)) {
      case .content(let index): "\(index.value)"
      case .ad(let ordinal): String(UnicodeScalar(UInt8(65 + ordinal % 26)))
      }
    }.joined(separator: " ")
  }

  @Test(arguments: [
    (0, "0 1 2 3 4 5 6 7 8 9"), (1, "0 1 A 2 3 4 5 6 7 8 9"), (2, "0 1 A 2 3 4 5 B 6 7 8 9"),
    (3, "0 1 A 2 3 4 5 B 6 7 8 9 C"), (9, "0 1 A 2 3 4 5 B 6 7 8 9 C"),
  ]) func `Ten items, first ad at 2, then every 4`(arrived: Int, expected: String) throws {
    let placement = try AdPlacement(first: 2, every: 4)
    #expect(list(AdSlotMap(content: 10, placement: placement, arrived: arrived)) == expected)
  }

  @Test func `An ad may be kept from the end`() throws {
    let placement = try AdPlacement(first: 2, every: 4, trailing: false)
    #expect(list(AdSlotMap(content: 10, placement: placement, arrived: 9)) == "0 1 A 2 3 4 5 B 6 7 8 9")
    #expect(list(AdSlotMap(content: 11, placement: placement, arrived: 9)) == "0 1 A 2 3 4 5 B 6 7 8 9 C 10")
  }

  @Test func `A list with fewer items than the first place has no ad, one with just as many has it at the end`() throws
  {
    let placement = try AdPlacement(first: 3, every: 1)
    #expect(list(AdSlotMap(content: 0, placement: placement, arrived: 5)) == "")
    #expect(list(AdSlotMap(content: 2, placement: placement, arrived: 5)) == "0 1")
    #expect(list(AdSlotMap(content: 3, placement: placement, arrived: 5)) == "0 1 2 A")
  }

  @Test func `Positions are visible indexes with the ads before them in`() throws {
    let placement = try AdPlacement(positions: [1, 2, 5])
    #expect(list(AdSlotMap(content: 6, placement: placement, arrived: 3)) == "0 A B 1 2 C 3 4 5")
    #expect(list(AdSlotMap(content: 6, placement: placement, arrived: 2)) == "0 A B 1 2 3 4 5")
    let repeating = try AdPlacement(positions: [1, 4], every: 2)
    #expect(list(AdSlotMap(content: 9, placement: repeating, arrived: 9)) == "0 A 1 2 B 3 4 C 5 6 D 7 8 E")
  }

  @Test func `A limit holds whatever has arrived`() throws {
    let placement = try AdPlacement(first: 1, every: 1, limit: 2)
    #expect(list(AdSlotMap(content: 5, placement: placement, arrived: 9)) == "0 A 1 B 2 3 4")
  }

  /// A list built by walking: an ad wherever one is due and has arrived.
  private func walked(content: Int, placement: AdPlacement, arrived: Int) -> [Slot] {
    var due = placement.positions[...]
    var slots: [Slot] = []
    var (items, ads) = (0, 0)
    var next = due.popFirst()
    while true {
      let mayEnd = placement.trailing || items < content
      if next == slots.count, ads < arrived, ads < placement.limit ?? .max, mayEnd {
        slots.append(.ad(ads))
        ads += 1
        next = due.popFirst() ?? placement.every.map { slots.count - 1 + $0 + 1 }
      } else if items < content {
        slots.append(.content(ContentIndex(items)))
        items += 1
      } else {
        return slots
      }
    }
  }

  @Test func `The laws hold for random lists`() throws {
    var random = SeededGenerator(seed: 77)
    for _ in 0..<4_000 {
      var positions = [Int.random(in: 1...6, using: &random)]
      for _ in 0..<Int.random(in: 0...4, using: &random) {
        positions.append((positions.last ?? 0) + Int.random(in: 1...5, using: &random))
      }
      let placement = try AdPlacement(
        positions: positions, every: Bool.random(using: &random) ? Int.random(in: 1...5, using: &random) : nil,
        limit: Bool.random(using: &random) ? Int.random(in: 1...7, using: &random) : nil,
        trailing: Bool.random(using: &random))
      let content = Int.random(in: 0...40, using: &random)
      let arrived = Int.random(in: 0...12, using: &random)
      let map = AdSlotMap(content: content, placement: placement, arrived: arrived)
      let slots = (0..<map.count).map { map.slot(at: VisibleIndex($0)) }
      #expect(
        slots == walked(content: content, placement: placement, arrived: arrived), "\(placement) \(content) \(arrived)")
      #expect(map.count == map.contentCount + map.adCount)
      #expect(slots.first != .ad(0))
      for item in 0..<content {
        #expect(map.slot(at: map.visibleIndex(of: ContentIndex(item))) == .content(ContentIndex(item)))
      }
      let all = VisibleIndex(0)..<VisibleIndex(map.count)
      let places = Set(map.adPlaces(in: all))
      #expect(places == Set(slots.indices.filter { slots[$0].isAd }.map { VisibleIndex($0) }))
      let more = AdSlotMap(content: content, placement: placement, arrived: arrived + 1)
      #expect(places.isSubset(of: more.adPlaces(in: VisibleIndex(0)..<VisibleIndex(more.count))))
      let low = Int.random(in: 0...map.count, using: &random)
      let high = Int.random(in: low...map.count, using: &random)
      let window = VisibleIndex(low)..<VisibleIndex(high)
      #expect(map.adPlaces(in: window) == places.filter { window.contains($0) }.sorted())
    }
  }

  @Test func `A list of a million items is asked without walking it`() throws {
    let map = AdSlotMap(content: 1_000_000, placement: try AdPlacement(first: 3, every: 4), arrived: 1_000_000)
    // After three items one ad, then one after every four: 1 + (1,000,000 - 3) / 4 ads.
    #expect(map.adCount == 250_000)
    #expect(map.slot(at: VisibleIndex(map.count - 1)) == .content(ContentIndex(999_999)))
    #expect(map.slot(at: VisibleIndex(3 + 5 * 100_000)) == .ad(100_000))
    #expect(map.visibleIndex(of: ContentIndex(500_003)) == VisibleIndex(500_003 + 125_001))
    // Nothing of the list’s length: what a placement holds, and how its ads follow each other.
    #expect(MemoryLayout<AdSlotMap>.size <= 144)
  }
}

extension Slot {
  fileprivate var isAd: Bool { if case .ad = self { true } else { false } }
}
