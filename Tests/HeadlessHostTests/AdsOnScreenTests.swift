import AdSlots
import HeadlessHost
import LayoutEngine
import LayoutKitCore
import LayoutKitTestSupport
import Testing

/// A provider's ads in a list on screen: places of ads come and go, and nothing else changes.
@MainActor @Suite struct AdsOnScreenTests {
  /// What is in sight of items: which, and how far each is from the first.
  private func itemsInSight(_ stage: AdScreen) -> [ItemID: Double] {
    var distances: [ItemID: Double] = [:]
    for place in stage.screen.shownPlaces {
      guard case .item(let id)? = stage.screen.identity(of: place) else { continue }
      distances[id] = stage.screen.distance(of: id)
    }
    return distances
  }

  @Test(arguments: ["column", "grid"])
  func `Ads arrive between items that stay where they are`(rule: String) async throws {
    let stage = try AdScreen(rule: rule, at: 650, ads: Fixtures.ads(count: 20))
    stage.holdsTogether()
    let first = rule == "grid" ? "12" : "6"
    #expect(stage.screen.distance(of: ItemID(rawValue: first)) == -50)
    stage.open()
    // In the column items 6 to 10 are in sight as places 6 to 10, and with ads at 2 and 7 before 10 as places 8 and on.
    await stage.hasAds(rule == "grid" ? 5 : 3)
    #expect(stage.screen.distance(of: ItemID(rawValue: first)) == -50)
    stage.holdsTogether()
    #expect(stage.items.count == 40)
    #expect(stage.provider.counts.requests <= 2)
    await stage.close()
  }

  @Test func `Ads go when they are off, and the screen is as it was`() async throws {
    let stage = try AdScreen(at: 1_050, ads: Fixtures.ads(count: 20))
    let (before, offset) = (itemsInSight(stage), stage.screen.contentOffset)
    let pieces = stage.screen.pieces()
    stage.open()
    await stage.hasAds(4)
    let ads = stage.adIDs
    stage.provider.eligibility.isOn = false
    #expect(stage.adIDs.isEmpty)
    #expect(itemsInSight(stage) == before && stage.screen.contentOffset == offset)
    #expect(stage.screen.pieces() == pieces)
    stage.holdsTogether()
    stage.provider.eligibility.isOn = true
    await stage.hasAds(4)
    // The loader hands every ad out once.
    #expect(Set(stage.adIDs).isDisjoint(with: ads))
    stage.holdsTogether()
    await stage.close()
  }

  @Test func `Who subscribes, is under age or takes consent back loses ads and nothing else`() async throws {
    let changes: [(inout AdEligibility) -> Void] = [
      {
        $0.isSubscriber = true
        $0.sparesSubscribers = true
      },
      { $0.age = .underAge }, { $0.age = .unknown }, { $0.consent = .pending },
    ]
    for change in changes {
      let stage = try AdScreen(at: 1_050, ads: Fixtures.ads(count: 20))
      let before = itemsInSight(stage)
      stage.open()
      await stage.hasAds(4)
      change(&stage.provider.eligibility)
      #expect(stage.adIDs.isEmpty && itemsInSight(stage) == before)
      stage.holdsTogether()
      let requests = stage.provider.counts.requests
      stage.scroll(to: 0)
      for _ in 0..<100 { await Task.yield() }
      #expect(stage.provider.counts.requests == requests && stage.adIDs.isEmpty)
      await stage.close()
    }
    // A subscriber whom nobody spares keeps them.
    let stage = try AdScreen(at: 1_050, ads: Fixtures.ads(count: 20))
    stage.open()
    await stage.hasAds(4)
    let ads = stage.adIDs
    stage.provider.eligibility.isSubscriber = true
    #expect(stage.adIDs == ads)
    await stage.close()
  }

  @Test func `Under another consent there are other ads`() async throws {
    let stage = try AdScreen(at: 1_050, ads: Fixtures.ads(count: 20))
    stage.open()
    await stage.hasAds(4)
    let ads = stage.adIDs
    stage.provider.eligibility.consent = .refused
    #expect(stage.adIDs.isEmpty)
    await stage.hasAds(4)
    #expect(Set(stage.adIDs).isDisjoint(with: ads))
    stage.holdsTogether()
    await stage.close()
  }

  @Test func `An ad that nobody saw in an hour goes, those in sight stay`() async throws {
    let stage = try AdScreen(at: 0, ads: Fixtures.ads(count: 20))
    stage.open(lead: 12)
    // In sight are places 0 to 3, with the ad at 2; those at 7 and 12 are its lead.
    await stage.hasAds(3)
    let ads = stage.adIDs
    let before = itemsInSight(stage)
    stage.clock.advance(by: .seconds(3_600))
    #expect(await othersRun { stage.provider.counts.expired == 2 })
    #expect(await othersRun { stage.adIDs.count == 3 && stage.provider.counts.arrived == 5 })
    #expect(stage.adIDs.first == ads.first && Set(stage.adIDs.dropFirst()).isDisjoint(with: ads))
    #expect(itemsInSight(stage) == before)
    stage.holdsTogether()
    await stage.close()
  }

  @Test func `Items that come and go while ads arrive keep their ads in order`() async throws {
    let stage = try AdScreen(items: 12, at: 0, ads: Fixtures.ads(count: 20))
    stage.open(lead: 20)
    await stage.hasAds(3)
    stage.scroll(to: 450)
    let held = try #require(stage.screen.shownPlaces.lazy.compactMap { stage.screen.identity(of: $0) }.first)
    let distance = stage.screen.place(of: held, in: AdScreen.list).flatMap { stage.screen.frame(of: $0)?.y }
      .map { $0 - stage.screen.contentOffset }
    // Six more at the end, one of the first away: both in one update, before the ads that they ask for arrive.
    var edits = ListEdits()
    edits.removed = ["0"]
    let added = (100..<106).map { Trial.item($0, 90) }
    edits.inserted = added.enumerated().map { .init($1, at: ContentIndex(11 + $0)) }
    try stage.apply(edits, leaving: Array(stage.items.dropFirst()) + added)
    await stage.hasAds(4)
    #expect(
      stage.screen.place(of: held, in: AdScreen.list).flatMap { stage.screen.frame(of: $0)?.y }
        .map { $0 - stage.screen.contentOffset } == distance)
    stage.holdsTogether()
    await stage.close()
  }
}
