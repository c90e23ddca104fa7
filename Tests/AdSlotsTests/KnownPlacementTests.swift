import AdSlots
import LayoutKitCore
import Testing

/// Placements with indexes that others have published, in our words for them.
@Suite struct KnownPlacementTests {
  private func ads(_ map: AdSlotMap) -> [Int] {
    map.adPlaces(in: VisibleIndex(0)..<VisibleIndex(map.count)).map(\.value)
  }

  /// Number of items before every ad.
  private func itemsBefore(_ map: AdSlotMap) -> [Int] {
    ads(map).enumerated().map { ordinal, place in place - ordinal }
  }

  // MoPub's Android SDK, PlacementDataTest: `addFixedPosition` counts places with ads in; `enableRepeatingPositions(3)`
  // makes every third place an ad, which is two items between ads.

  @Test func `MoPub: fixed positions 1 and 5, then every third place, are before items 1, 4, 6, 8 and 10`() throws {
    let map = AdSlotMap(content: 10, placement: try AdPlacement(positions: [1, 5], every: 2), arrived: 99)
    #expect(itemsBefore(map) == [1, 4, 6, 8, 10])
    #expect(ads(map).prefix(3) == [1, 5, 8])
  }

  @Test func `MoPub: a repeating interval of 3 alone starts at the third place`() throws {
    let map = AdSlotMap(content: 8, placement: try AdPlacement(first: 2, every: 2), arrived: 99)
    #expect(itemsBefore(map) == [2, 4, 6, 8])
  }

  @Test func `MoPub: fixed positions 1 to 4 are all before item 1, those at 1 and 4 before items 1 and 3`() throws {
    let close = AdSlotMap(content: 5, placement: try AdPlacement(positions: [1, 2, 3, 4]), arrived: 4)
    #expect(itemsBefore(close) == [1, 1, 1, 1])
    let apart = AdSlotMap(content: 5, placement: try AdPlacement(positions: [1, 4]), arrived: 4)
    #expect(itemsBefore(apart) == [1, 3])
  }

  @Test(arguments: [0, 1, 10, 1_000]) func `MoPub: before an ad is placed, indexes and counts are the list's own`(
    index: Int
  ) throws {
    let map = AdSlotMap(content: 2_000, placement: try AdPlacement(positions: [1, 5], every: 2), arrived: 0)
    #expect(map.count == 2_000)
    #expect(map.slot(at: VisibleIndex(index)) == .content(ContentIndex(index)))
    #expect(map.visibleIndex(of: ContentIndex(index)) == VisibleIndex(index))
  }

  @Test func `Positions that are not in order, which MoPub sorts in silence, are an error`() {
    #expect(throws: ConfigurationFaults.self) { try AdPlacement(positions: [5, 1]) }
    #expect(throws: ConfigurationFaults.self) { try AdPlacement(positions: [1, 1]) }
  }

  // clockbyte/admobadapter, AdmobAdapterCalculatorTest: `firstAdIndex`, `noOfDataBetweenAds`, `limitOfAds`. Its cases with
  // a first ad at 0 have none here, where no ad is first.

  private func clockbyte(
    first: Int, between: Int = 10, limit: Int = 10, fetched: Int, items: Int = 100
  ) throws -> AdSlotMap {
    AdSlotMap(content: items, placement: try AdPlacement(first: first, every: between, limit: limit), arrived: fetched)
  }

  @Test func `admobadapter: a hundred items take as many ads as published`() throws {
    #expect(try clockbyte(first: 99, fetched: 10).adCount == 1)
    #expect(try clockbyte(first: 10, fetched: 10).adCount == 10)
    #expect(try clockbyte(first: 11, fetched: 10).adCount == 9)
    #expect(try clockbyte(first: 10, fetched: 3).adCount == 3)
    #expect(try clockbyte(first: 10, fetched: 0).adCount == 0)
    #expect(try clockbyte(first: 10, fetched: 10, items: 0).adCount == 0)
    #expect(try clockbyte(first: 5, fetched: 100).adCount == 10)
  }

  @Test func `admobadapter: with the first ad at 5 and ten items between, places are as published`() throws {
    let long = try clockbyte(first: 5, limit: 20, fetched: 20, items: 200)
    for (ordinal, place) in [(0, 5), (1, 16), (10, 115), (11, 126)] {
      #expect(long.visibleIndex(ofAd: ordinal) == VisibleIndex(place))
      #expect(long.slot(at: VisibleIndex(place)) == .ad(ordinal))
    }
    let map = try clockbyte(first: 5, fetched: 10)
    for (place, item) in [(4, 4), (10, 9)] {
      #expect(map.slot(at: VisibleIndex(place)) == .content(ContentIndex(item)))
    }
    for (item, place) in [(44, 48), (45, 50)] {
      #expect(map.visibleIndex(of: ContentIndex(item)) == VisibleIndex(place))
    }
    #expect(try clockbyte(first: 5, fetched: 3).visibleIndex(of: ContentIndex(0)) == VisibleIndex(0))
  }

  @Test func `admobadapter: an ad due at 99 stands there alone, and one due at the end closes the list`() throws {
    let alone = try clockbyte(first: 99, fetched: 10)
    #expect(alone.slot(at: VisibleIndex(99)) == .ad(0))
    #expect(alone.slot(at: VisibleIndex(98)) == .content(ContentIndex(98)))
    #expect(alone.slot(at: VisibleIndex(100)) == .content(ContentIndex(99)))
    let closing = try clockbyte(first: 10, fetched: 10)
    #expect(closing.slot(at: VisibleIndex(closing.count - 1)) == .ad(9))
  }

  // fbsamples/audience-network#137: an ad wherever a place above 0 is a multiple of the frequency.

  @Test func `Audience Network: an ad after every seven places, and none at 0 (fbsamples/audience-network#137)`() throws
  {
    let map = AdSlotMap(content: 40, placement: try AdPlacement(first: 7, every: 6), arrived: 99)
    let multiples = (0..<map.count).filter { $0 > 0 && $0.isMultiple(of: 7) }
    #expect(ads(map) == multiples)
  }
}
