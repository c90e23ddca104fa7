import AdSlots
import LayoutKitCore
import LayoutKitTestSupport
import Testing

@MainActor @Suite struct NativeAdAgeTests {
  /// Ads at places 1, 3, 5: the first on screen, the others in the lead.
  private func stage() async throws -> AdStage {
    let stage = AdStage()
    stage.open("news", try AdPlacement(first: 1, every: 1), lead: 4)
    stage.show("news", 0..<2)
    await stage.deliver(3, to: 0)
    stage.told = []
    return stage
  }

  @Test func `An ad that nobody has seen goes when it is an hour old, one that was seen stays`() async throws {
    let stage = try await stage()
    await stage.until { stage.clock.deadlines == [.seconds(3_600)] }
    stage.clock.advance(by: .seconds(3_599))
    stage.show("news", 0..<2)
    #expect(stage.ids("news") == ["ad.0", "ad.1", "ad.2"])
    stage.clock.advance(by: .seconds(1))
    await stage.until { stage.told == ["news"] }
    #expect(stage.ids("news") == ["ad.0"])
    #expect(stage.provider.counts.expired == 2)
    await stage.deliver(2, to: 1)
    #expect(stage.ids("news") == ["ad.0", "ad.3", "ad.4"])
    await stage.end()
  }

  @Test func `A clock that has slept is no excuse: a place that comes on screen is looked at first`() async throws {
    let stage = try await stage()
    await stage.end()
    stage.clock.advance(by: .seconds(7_200))
    stage.show("news", 0..<4)
    #expect(stage.ids("news") == ["ad.0"])
  }

  @Test func `An old ad before one on screen goes once that has left, or when it would be seen itself`() async throws {
    let stage = try await stage()
    stage.show("news", 4..<6)  // Jumps over the ad at 3 to the one at 5; those at 7 and 9 are its lead.
    await stage.deliver(2, to: 1)
    stage.clock.advance(by: .seconds(3_600))
    await stage.until { stage.ids("news") == ["ad.0", "ad.1", "ad.2"] }
    stage.show("news", 3..<6)
    #expect(stage.ids("news") == ["ad.0", "ad.2"])
    #expect(stage.provider.counts.expired == 3)
    await stage.end()
  }

  @Test func `Ads kept for other lists grow old too`() async throws {
    let stage = try await stage()
    stage.clock.advance(by: .seconds(1_800))
    stage.provider.close("news")
    stage.clock.advance(by: .seconds(1_800))
    await stage.until { stage.provider.counts.expired == 2 }
    stage.open("other", try AdPlacement(first: 1, every: 1))
    stage.show("other", 0..<4)
    #expect(stage.ids("other") == [])
    await stage.deliver(2, to: 1)
    #expect(stage.ids("other") == ["ad.3", "ad.4"])
    await stage.end()
  }
}
