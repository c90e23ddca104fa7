import Foundation
import LayoutKitCore
import LayoutKitTestSupport
import Testing

@Suite struct FixturesTests {
  @Test func `There are items of every kind, each with an id of its own`() {
    let items = Fixtures.items
    #expect(Set(items.map(\.kind)) == Set(ContentKind.allCases))
    #expect(Set(items.map(\.id)).count == items.count)
    for script in ["arabic", "hebrew", "japanese", "emoji"] {
      #expect(items.contains { $0.id.rawValue.hasSuffix(script) })
    }
  }

  @Test func `Every part is there somewhere and missing elsewhere`() {
    let items = Fixtures.items + Fixtures.randomItems(count: 100, seed: 4)
    let parts: [(ContentItem) -> Bool] = [
      { $0.title == nil }, { $0.summary == nil }, { $0.author == nil }, { $0.pictures.isEmpty }, { $0.date == nil },
      { $0.duration == nil }, { $0.address == nil }, { $0.commentCount == nil }, { $0.ticketURL == nil },
      { $0.endDate == nil }, \.isAllDay, \.isHeadline,
    ]
    for isMissing in parts {
      #expect(Set(items.map(isMissing)) == [true, false])
    }
  }

  @Test func `A seed always gives the same`() {
    #expect(Fixtures.randomItems(count: 20, seed: 7) == Fixtures.randomItems(count: 20, seed: 7))
    #expect(Fixtures.randomItems(count: 20, seed: 7) != Fixtures.randomItems(count: 20, seed: 8))
    #expect(Fixtures.randomItems(count: 30, kinds: [.photo], seed: 1).allSatisfy { $0.kind == .photo })
    #expect(Fixtures.randomItems(count: -1, seed: 1) == [])
  }

  @Test func `The generator is SplitMix64`() {
    // The first numbers of the reference implementation for the seed 1234567.
    var generator = SeededGenerator(seed: 1_234_567)
    #expect(generator.next() == 6_457_827_717_110_365_317)
    #expect(generator.next() == 3_203_168_211_198_807_973)
  }

  @Test func `Now is noon of 15 January 2026 in Greenwich`() throws {
    #expect(Fixtures.now == (try Date("2026-01-15T12:00:00Z", strategy: .iso8601)))
    #expect(Fixtures.environment().now == Fixtures.now)
  }

  @Test func `Ads stand behind runs of items and never first`() {
    let map = IntervalSlotMap(items: 8, ads: 5, interval: 3)
    let slots = (0..<map.count).map { map.slot(at: VisibleIndex($0)) }
    let content = { (index: Int) in Slot.content(ContentIndex(index)) }
    #expect(
      slots == [
        content(0), content(1), content(2), .ad(0), content(3), content(4), content(5), .ad(1), content(6), content(7),
      ])
    for index in 0..<8 {
      #expect(map.slot(at: map.visibleIndex(of: ContentIndex(index))) == content(index))
    }
    #expect(IntervalSlotMap(items: 2, ads: 1, interval: 3).count == 2)
    #expect(IntervalSlotMap(items: 3, ads: 9, interval: 1).count == 6)
    #expect(IntervalSlotMap(items: -1, ads: -1, interval: 0).count == 0)
  }
}
