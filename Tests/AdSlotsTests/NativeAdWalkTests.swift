import AdSlots
import LayoutKitCore
import LayoutKitTestSupport
import Testing

@MainActor @Suite struct NativeAdWalkTests {
  /// Lists open, scroll and close, readers change, time goes, and a loader brings whatever it likes whenever it likes.
  @Test func `Whatever happens, no ad is in two places, none is moved past another, and requests come one by one`()
    async throws
  {
    let stage = AdStage()
    var random = SeededGenerator(seed: 41)
    let lists: [SectionID] = ["a", "b", "c"]
    let placements = try [
      AdPlacement(first: 1, every: 2), AdPlacement(positions: [1, 2, 7]), AdPlacement(first: 3, every: 1),
    ]
    var before: [SectionID: [String]] = [:]
    for step in 0..<3_000 {
      let list = lists[Int.random(in: 0..<3, using: &random)]
      var isKept = true
      switch Int.random(in: 0..<12, using: &random) {
      case 0: stage.open(list, placements[Int.random(in: 0..<3, using: &random)], lead: 3)
      case 1 where step.isMultiple(of: 3):
        stage.provider.close(list)
        before[list] = []
      case 2 where step.isMultiple(of: 5):
        stage.provider.eligibility.consent = [.given, .refused, .pending][Int.random(in: 0..<3, using: &random)]
        isKept = false
      case 3: stage.clock.advance(by: .seconds(Int.random(in: 1...900, using: &random)))
      case 4, 5, 6, 7:
        let start = Int.random(in: 0..<60, using: &random)
        stage.show(list, content: Int.random(in: 0...80, using: &random), start..<start + 12)
      default:
        for number in stage.loader.waiting {
          let ads = (0..<Int.random(in: 0...7, using: &random)).map { _ in
            NativeAd.numbered(Int.random(in: 0..<60, using: &random))
          }
          stage.loader.answer(number, Bool.random(using: &random) ? .success(ads) : .failure(.network))
        }
      }
      for _ in 0..<4 { await Task.yield() }
      var all: [String] = []
      for list in lists {
        let ids = stage.ids(list)
        all += ids
        // Those that stay keep their order, and what is new comes after them.
        if isKept {
          let stayed = before[list, default: []].filter(ids.contains)
          #expect(Array(ids.prefix(stayed.count)) == stayed, "step \(step)")
        }
        before[list] = ids
      }
      #expect(Set(all).count == all.count, "step \(step)")
      if stage.provider.eligibility.answer != .eligible { #expect(all == []) }
    }
    let counts = stage.provider.counts
    #expect(stage.loader.asked.allSatisfy { (1...5).contains($0) })
    #expect(counts.arrived > 100 && counts.repeated > 10 && counts.surplus > 10 && counts.expired > 10)
    await stage.end()
  }
}
