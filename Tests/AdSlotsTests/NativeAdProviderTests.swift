import AdSlots
import LayoutKitCore
import LayoutKitTestSupport
import Testing

@MainActor @Suite struct NativeAdProviderTests {
  @Test func `What the visible range and the lead miss is requested, and no more`() async throws {
    let stage = AdStage()
    // Places 2, 7, 12, 17…
    stage.open("news", try AdPlacement(first: 2, every: 4), lead: 2)
    #expect(stage.provider.counts.requests == 0)
    stage.show("news", 0..<6)
    await stage.deliver(2, to: 0)
    #expect(stage.ids("news") == ["ad.0", "ad.1"])
    #expect(stage.told == ["news"])
    stage.show("news", 4..<10)
    #expect(stage.provider.counts.requests == 1)
    stage.show("news", 5..<11)
    await stage.deliver(1, to: 1)
    #expect(stage.ids("news") == ["ad.0", "ad.1", "ad.2"])
    stage.show("news", 30..<30)
    stage.show("other", 0..<100)
    #expect(stage.provider.ads(for: "other") == [])
    #expect(stage.loader.asked == [2, 1])
    #expect(stage.provider.counts.requests == 2)
    await stage.end()
  }

  @Test func `A limit, the end of the list and appended items count`() async throws {
    let stage = AdStage()
    stage.open("news", try AdPlacement(first: 1, every: 1, limit: 3, trailing: false))
    stage.show("news", content: 2, 0..<50)
    await stage.deliver(1, to: 0)
    stage.show("news", content: 50, 0..<50)
    await stage.deliver(2, to: 1)
    #expect(stage.loader.asked == [1, 2])
    #expect(stage.provider.counts.requests == 2)
    await stage.end()
  }

  @Test func `Requests go one after another, at most five ads each`() async throws {
    let stage = AdStage()
    stage.open("news", try AdPlacement(first: 1, every: 1))
    stage.show("news", 0..<24)  // Places 1, 3, … 23.
    await stage.deliver(5, to: 0)
    await stage.deliver(3, to: 1)  // Fewer than asked for: the rest is asked for again.
    await stage.deliver(4, to: 2)
    #expect(stage.loader.asked == [5, 5, 4])
    #expect(stage.loader.mostAtOnce == 1)
    #expect(stage.ids("news") == (0..<12).map { "ad.\($0)" })
    await stage.end()
  }

  @Test func `Lists take turns`() async throws {
    let stage = AdStage()
    stage.open("a", try AdPlacement(first: 1, every: 1))
    stage.open("b", try AdPlacement(first: 1, every: 1))
    stage.show("a", 0..<8)
    stage.show("b", 0..<8)
    await stage.deliver(4, to: 0)
    #expect(stage.ids("a") == ["ad.0", "ad.2"])
    #expect(stage.ids("b") == ["ad.1", "ad.3"])
    await stage.deliver(3, to: 1)
    #expect(stage.ids("a") == ["ad.0", "ad.2", "ad.4", "ad.6"])
    #expect(stage.ids("b") == ["ad.1", "ad.3", "ad.5"])
    await stage.deliver(1, to: 2)
    #expect(stage.loader.asked == [5, 4, 1])
    #expect(stage.told == ["a", "b", "a", "b", "b"])
    await stage.end()
  }

  @Test func `A closed list leaves what nobody has seen to others, and nothing else`() async throws {
    let stage = AdStage()
    let placement = try AdPlacement(first: 1, every: 1)
    stage.open("a", placement, lead: 4)
    stage.show("a", 0..<2)  // Sees place 1; 3 and 5 are its lead.
    await stage.deliver(3, to: 0)
    stage.open("b", placement)
    stage.provider.close("a")
    #expect(stage.ids("a") == [])
    stage.show("b", 0..<4)
    #expect(stage.ids("b") == ["ad.1", "ad.2"])
    #expect(stage.provider.counts.requests == 1)
    #expect(["ad.0", "ad.1", "ad.2"].map(stage.provider.holds) == [false, true, true])
    // What was let go may come again.
    stage.show("b", 0..<6)
    await stage.request(1)
    stage.loader.answer(1, .success([.numbered(0)]))
    await stage.until { stage.ids("b") == ["ad.1", "ad.2", "ad.0"] }
    await stage.end()
  }

  @Test func `A list opened again keeps its ads and follows its new placement`() async throws {
    let stage = AdStage()
    stage.open("a", try AdPlacement(first: 1, every: nil))
    stage.show("a", 0..<9)
    await stage.deliver(1, to: 0)
    stage.open("a", try AdPlacement(first: 1, every: 2))
    #expect(stage.ids("a") == ["ad.0"])
    await stage.deliver(2, to: 1)
    #expect(stage.ids("a") == ["ad.0", "ad.1", "ad.2"])
    await stage.end()
  }

  @Test func `A list may answer at once with what it shows now`() async throws {
    let stage = AdStage()
    let provider = stage.provider
    var told = 0
    provider.open("a", placement: try AdPlacement(first: 1, every: 1), lead: 0) { list in
      told += 1
      let end = 4 + provider.ads(for: list).count
      provider.update(list, content: 100, visible: VisibleIndex(0)..<VisibleIndex(min(end, 8)))
    }
    stage.show("a", content: 100, 0..<4)
    await stage.deliver(2, to: 0)
    await stage.deliver(1, to: 1)
    #expect(told == 2)
    await stage.until { stage.loader.asked == [2, 1] }
    await stage.end()
  }

  @Test func `Without anybody running it nothing is requested, and it may be run again`() async throws {
    let stage = AdStage(runs: false)
    stage.open("a", try AdPlacement(first: 1, every: 1))
    stage.show("a", 0..<4)
    #expect(stage.provider.counts.requests == 0)
    stage.run()
    await stage.request(0)
    await stage.provider.run()  // Runs already.
    await stage.end()
    await stage.until { stage.clock.deadlines.isEmpty }
    stage.show("a", 0..<6)
    #expect(stage.provider.counts.requests == 1)
    stage.run()
    await stage.deliver(3, to: 1)
    #expect(stage.ids("a") == ["ad.0", "ad.1", "ad.2"])
    await stage.end()
  }

  @Test func `A list far down holds two hundred ads at most`() async throws {
    let loader = FixtureAdLoader(ads: (0..<300).map { .numbered($0) })
    let provider = NativeAdProvider(loader: loader, eligibility: .everything, clock: ManualClock())
    let work = Task { await provider.run() }
    provider.open("a", placement: try AdPlacement(first: 1, every: 1), lead: .max) { _ in }
    provider.update("a", content: 1_000_000, visible: VisibleIndex(900_000)..<VisibleIndex(900_010))
    let stage = AdStage(runs: false)
    await stage.until { provider.ads(for: "a").count == 200 }
    #expect(provider.counts.requests == 40)
    work.cancel()
    await work.value
  }

  @Test func `Ranges that no list has are no trap`() async throws {
    let stage = AdStage()
    stage.open("a", try AdPlacement(first: 1, every: 1), lead: -5)
    stage.show("a", content: -3, -8..<(.max))
    stage.show("a", content: 0, 0..<9)
    stage.show("a", content: 5, .min ..< -1)
    #expect(stage.provider.counts.requests == 0)
    stage.show("a", content: 5, -8..<(.max))
    await stage.deliver(5, to: 0)
    #expect(stage.ids("a").count == 5)
    stage.show("a", content: 0, 0..<9)
    stage.provider.close("nobody")
    await stage.end()
  }
}
