import AdSlots
import LayoutKitCore
import LayoutKitTestSupport
import Testing

/// What loaders do wrong, and what fails.
@MainActor @Suite struct NativeAdFaultTests {
  private func opened(_ places: Range<Int> = 0..<4) throws -> AdStage {
    let stage = AdStage()
    stage.open("news", try AdPlacement(first: 1, every: 1))
    stage.show("news", places)
    return stage
  }

  @Test func `Waits double up to the longest, and tries end`() {
    #expect((1...8).map { AdRetry.network.wait(after: $0) } == [2, 4, 8, 16, 32, 60, nil, nil].map(seconds))
    #expect((1...7).map { AdRetry.noFill.wait(after: $0) } == [30, 60, 120, 240, 300, nil, nil].map(seconds))
    #expect(AdRetry.after(.policy) == nil)
    #expect(AdRetry.network.wait(after: -1) == .seconds(2))
  }

  private func seconds(_ number: Int?) -> Duration? { number.map { .seconds($0) } }

  @Test(arguments: [
    (NativeAdFault.network, [2, 4, 8, 16, 32, 60]), (.noFill, [30, 60, 120, 240, 300]),
  ]) func `A request that fails is made again after its wait, until there were enough`(
    fault: NativeAdFault, waits: [Int]
  ) async throws {
    let stage = try opened()
    for (number, wait) in waits.enumerated() {
      await stage.fail(number, fault)
      stage.clock.advance(by: .seconds(wait) - .milliseconds(1))
      stage.show("news", 0..<4)
      #expect(stage.provider.counts.requests == number + 1)
      // Nothing but the clock wakes it.
      stage.clock.advance(by: .milliseconds(1))
      await stage.request(number + 1)
    }
    await stage.fail(waits.count, fault)
    await stage.until { stage.clock.deadlines.isEmpty }
    stage.clock.advance(by: .seconds(100_000))
    stage.show("news", 0..<6)
    #expect(stage.provider.counts.requests == waits.count + 1)
    #expect(stage.provider.counts.noFill + stage.provider.counts.network == waits.count + 1)
    // A list that opens is worth a new row of tries.
    stage.open("other", try AdPlacement(first: 1, every: 1))
    await stage.deliver(3, to: waits.count + 1)
    #expect(stage.ids("news") == ["ad.0", "ad.1", "ad.2"])
    await stage.end()
  }

  @Test func `An ad that arrives ends a row of failures`() async throws {
    let stage = try opened()
    await stage.fail(0, .network)
    stage.clock.advance(by: .seconds(2))
    await stage.fail(1, .network)
    stage.clock.advance(by: .seconds(4))
    await stage.deliver(1, to: 2)
    await stage.fail(3, .network)
    stage.clock.advance(by: .seconds(2))
    await stage.request(4)
    await stage.end()
  }

  @Test func `What is not allowed is not tried again before the reader's eligibility changes`() async throws {
    let stage = try opened()
    await stage.fail(0, .policy)
    stage.clock.advance(by: .seconds(100_000))
    stage.open("other", try AdPlacement(first: 1, every: 1))
    stage.show("other", 0..<4)
    #expect(stage.provider.counts.requests == 1)
    #expect(stage.provider.counts.policy == 1)
    #expect(stage.clock.deadlines == [])
    stage.provider.eligibility.consent = .refused
    await stage.deliver(4, to: 1)
    await stage.end()
  }

  @Test func `A request that is never answered is given up, and what it brings later is ignored`() async throws {
    let stage = try opened()
    await stage.request(0)
    await stage.until { stage.clock.deadlines == [.seconds(30)] }
    stage.clock.advance(by: .seconds(30))
    await stage.until { stage.provider.counts.timeouts == 1 }
    #expect(stage.provider.counts.requests == 1)
    stage.clock.advance(by: .seconds(2))
    await stage.request(1)
    stage.loader.answer(0, .success([.numbered(50)]))
    await stage.until { stage.provider.counts.late == 1 }
    #expect(stage.ids("news") == [])
    await stage.deliver(2, to: 1)
    #expect(stage.ids("news") == ["ad.0", "ad.1"])
    #expect(stage.provider.counts.network == 0)
    await stage.end()
  }

  @Test func `A cancelled request that is never answered leaves room for another in the end`() async throws {
    let stage = try opened()
    await stage.request(0)
    stage.provider.eligibility.isOn = false
    stage.provider.eligibility.isOn = true
    #expect(stage.provider.counts.requests == 1)
    stage.clock.advance(by: .seconds(30))
    // Not a failure of the reader's new request: no wait.
    await stage.deliver(2, to: 1)
    #expect(stage.provider.counts.timeouts == 1)
    await stage.end()
  }

  @Test func `A loader that ends when cancelled makes room at once, and that is no fault`() async throws {
    let stage = try opened()
    stage.loader.endsWhenCancelled = true
    await stage.request(0)
    stage.provider.eligibility.isOn = false
    stage.provider.eligibility.isOn = true
    await stage.deliver(2, to: 1)
    #expect(stage.provider.counts == counts(requests: 2, arrived: 2))
    await stage.end()
  }

  private func counts(requests: Int, arrived: Int) -> NativeAdProvider.Counts {
    var counts = NativeAdProvider.Counts()
    (counts.requests, counts.arrived) = (requests, arrived)
    return counts
  }

  @Test func `Too many ads, ads without words and ads there already are dropped and counted`() async throws {
    let stage = try opened(0..<10)
    var blank = NativeAd.numbered(1)
    blank.headline = " \n"
    var buttonless = NativeAd.numbered(2)
    buttonless.callToAction = "\u{A0}"
    await stage.request(0)
    stage.loader.answer(0, .success([.numbered(0), .numbered(0), blank, buttonless, .numbered(3), .numbered(4)]))
    await stage.until { stage.provider.counts.arrived == 2 }
    #expect(stage.ids("news") == ["ad.0", "ad.3"])
    #expect(stage.provider.counts.repeated == 1)
    #expect(stage.provider.counts.incomplete == 2)
    #expect(stage.provider.counts.surplus == 1)
    // The same ad for another list, while this one shows it.
    stage.open("other", try AdPlacement(first: 1, every: 1))
    stage.show("other", 0..<4)
    await stage.request(1)
    stage.loader.answer(1, .success([.numbered(3), .numbered(5), .numbered(6)]))
    await stage.until { stage.provider.counts.repeated == 2 }
    #expect(stage.ids("news") == ["ad.0", "ad.3", "ad.6"])
    #expect(stage.ids("other") == ["ad.5"])
    await stage.end()
  }

  @Test func `An answer without a usable ad waits as one without any`() async throws {
    let stage = try opened()
    await stage.deliver(1, to: 0)
    await stage.request(1)
    stage.loader.answer(1, .success([.numbered(0)]))
    await stage.until { stage.provider.counts.repeated == 1 }
    #expect(stage.provider.counts.noFill == 0)
    stage.clock.advance(by: .seconds(30))
    await stage.request(2)
    stage.loader.answer(2, .success([]))
    await stage.until { stage.provider.counts.noFill == 1 }
    await stage.until { stage.clock.deadlines == [.seconds(90)] }
    await stage.end()
  }
}
