import AdSlots
import LayoutKitCore
import LayoutKitTestSupport
import Testing

@Suite struct AdEligibilityTests {
  @Test func `A reason for none comes before what is not known, and only all together is eligible`() {
    for isOn in [true, false] {
      for age in [AdEligibility.Age.unknown, .underAge, .ofAge] {
        for consent in [AdEligibility.Consent.pending, .given, .refused] {
          for (isSubscriber, spares) in [(false, false), (false, true), (true, false), (true, true)] {
            var eligibility = AdEligibility()
            (eligibility.isOn, eligibility.age, eligibility.consent) = (isOn, age, consent)
            (eligibility.isSubscriber, eligibility.sparesSubscribers) = (isSubscriber, spares)
            let expected: AdEligibility.Answer =
              if !isOn || age == .underAge || (isSubscriber && spares) {
                .none
              } else if age == .ofAge && consent != .pending {
                .eligible
              } else {
                .notYet
              }
            #expect(eligibility.answer == expected, "\(eligibility)")
          }
        }
      }
    }
    #expect(AdEligibility().answer == .notYet)
  }

  static let reasons: [AdEligibility] = [
    AdEligibility(), .everything.with(\.isOn, false), .everything.with(\.age, .underAge),
    .everything.with(\.age, .unknown), .everything.with(\.consent, .pending),
    .everything.with(\.isSubscriber, true).with(\.sparesSubscribers, true),
  ]

  @MainActor @Test(arguments: reasons)
  func `Nothing is requested while there may be no ads, and all at once when there may`(
    _ reason: AdEligibility
  )
    async throws
  {
    let stage = AdStage(eligibility: reason)
    stage.open("news", try AdPlacement(first: 1, every: 1))
    stage.show("news", 0..<4)
    stage.clock.advance(by: .seconds(9_999))
    await stage.until { stage.clock.deadlines.isEmpty }
    #expect(stage.provider.counts.requests == 0)
    stage.provider.eligibility = .everything
    await stage.deliver(2, to: 0)
    #expect(stage.loader.asked == [2])
    #expect(stage.ids("news") == ["ad.0", "ad.1"])
    await stage.end()
  }

  @MainActor @Test(arguments: reasons)
  func `A list on screen loses its ads at once, and a request on its way is cancelled`(
    _ reason: AdEligibility
  )
    async throws
  {
    let stage = AdStage()
    stage.open("news", try AdPlacement(first: 1, every: 1))
    stage.open("empty", try AdPlacement(first: 1, every: 1))
    stage.show("news", 0..<4)
    await stage.deliver(2, to: 0)
    stage.show("news", 0..<6)
    await stage.request(1)
    stage.told = []
    stage.provider.eligibility = reason
    #expect(stage.told == ["news"])
    #expect(stage.ids("news") == [])
    // The request was cancelled; until its loader has ended it, no other is made.
    stage.provider.eligibility = .everything
    #expect(stage.provider.counts.requests == 2)
    stage.loader.answer(1, .success([.numbered(100)]))
    await stage.until { stage.provider.counts.late == 1 }
    #expect(stage.ids("news") == [])
    await stage.deliver(3, to: 2)
    #expect(stage.ids("news") == ["ad.2", "ad.3", "ad.4"])
    #expect(stage.loader.mostAtOnce == 1)
    await stage.end()
  }

  @MainActor @Test func `Ads chosen under another consent go`() async throws {
    let stage = AdStage()
    stage.open("news", try AdPlacement(first: 1, every: nil))
    stage.show("news", 0..<4)
    await stage.deliver(1, to: 0)
    stage.provider.eligibility.isSubscriber = true
    #expect(stage.ids("news") == ["ad.0"])
    stage.provider.eligibility.consent = .refused
    #expect(stage.ids("news") == [])
    await stage.deliver(1, to: 1)
    #expect(stage.ids("news") == ["ad.1"])
    await stage.end()
  }
}
