import AdSlots
import Foundation
import LayoutKitCore
import LayoutKitTestSupport
import Testing

@Suite struct FixtureAdLoaderTests {
  private func ads(_ json: String) throws -> [NativeAd] {
    try [NativeAd](JSONValue(parsing: Data(json.utf8)))
  }

  @Test func `Ads are read from an array, or an object with one`() throws {
    let list = """
      [{"id": "1", "headline": "Bridges", "callToAction": "Build", "advertiser": "Acme", "body": "For every river.",
        "icon": "bridge.png", "picture": "river.jpg"},
       {"id": "2", "headline": "Tunnels", "callToAction": "Dig"}]
      """
    var bridges = NativeAd(id: "1", headline: "Bridges", callToAction: "Build")
    (bridges.advertiser, bridges.body, bridges.icon) = ("Acme", "For every river.", "bridge.png")
    let expected = [bridges, NativeAd(id: "2", headline: "Tunnels", callToAction: "Dig")]
    // What else an ad may bring is no matter of this test.
    func known(_ ads: [NativeAd]) -> [[String?]] {
      ads.map { [$0.id, $0.headline, $0.callToAction, $0.advertiser, $0.body, $0.icon] }
    }
    #expect(try known(ads(list)) == known(expected))
    #expect(try known(ads(#"{"ads": \#(list)}"#)) == known(expected))
    #expect(try ads("[]") == [])
  }

  static let faulty: [(json: String, says: [String])] = [
    (#"{"items": []}"#, ["$.ads: is missing"]),
    (#"{"ads": 3}"#, ["$.ads: expected an array of ads, found a number"]),
    (#""ads""#, ["$: expected an array of ads, found a string"]),
    (#"[3]"#, ["$[0]: expected an object, found a number"]),
    (
      #"{"ads": [{"id": "1", "callToAction": "Go"}, {"id": "2", "headline": "H"}]}"#,
      ["$.ads[0].headline: is missing", "$.ads[1].callToAction: is missing"]
    ),
    (
      #"[{"id": "", "headline": " \t", "callToAction": "\n"}]"#,
      ["$[0].id: expected a text", "$[0].headline: expected a text", "$[0].callToAction: expected a text"]
    ),
    (
      #"[{"id": 1, "headline": "H", "callToAction": null, "icon": true, "picture": {}}]"#,
      [
        "$[0].id: expected a string, found a number", "$[0].callToAction: expected a string",
        "$[0].icon: expected a string", "$[0].picture: expected a string, found an object",
      ]
    ),
    (
      #"[{"id": "1", "headline": "H", "callToAction": "C"}, {"id": "1", "headline": "I", "callToAction": "C"}]"#,
      [#"$[1].id: expected an id of its own, found "1" again"#]
    ),
  ]

  @Test(arguments: faulty) func `Faults are told with their paths, all at once`(json: String, says: [String]) {
    #expect {
      try ads(json)
    } throws: { error in
      guard let faults = error as? ConfigurationFaults, faults.faults.count == says.count else { return false }
      return zip(faults.faults, says).allSatisfy { fault, words in fault.description.contains(words) }
    }
  }

  @Test func `Ads are handed out once each, in order, as many as asked for, until there are no more`() async throws {
    let document =
      #"[{"id": "1", "headline": "H", "callToAction": "C"}, {"id": "2", "headline": "I", "callToAction": "C"}]"#
    let loader = try FixtureAdLoader(parsing: Data(document.utf8))
    #expect(try await loader.ads(upTo: 1).map(\.id) == ["1"])
    #expect(try await loader.ads(upTo: 5).map(\.id) == ["2"])
    await #expect(throws: NativeAdFault.noFill) { try await loader.ads(upTo: 1) }
    #expect(throws: ConfigurationFaults.self) { try FixtureAdLoader(parsing: Data("{".utf8)) }
  }

  @Test func `A script fails, or brings fewer`() async throws {
    let loader = FixtureAdLoader(
      ads: Fixtures.ads(count: 9), script: [.fault(.network), .ads(atMost: 2), .fault(.policy), .ads(atMost: 0)])
    await #expect(throws: NativeAdFault.network) { try await loader.ads(upTo: 5) }
    #expect(try await loader.ads(upTo: 5).count == 2)
    await #expect(throws: NativeAdFault.policy) { try await loader.ads(upTo: 5) }
    #expect(try await loader.ads(upTo: 5) == [])
    #expect(try await loader.ads(upTo: 5) == Array(Fixtures.ads(count: 9)[2..<7]))
    #expect(try await loader.ads(upTo: -1) == [])
  }

  @MainActor @Test func `A delay is waited for, unless it is cancelled`() async throws {
    let clock = ManualClock()
    let loader = FixtureAdLoader(ads: Fixtures.ads(count: 2), delay: .seconds(3), clock: clock)
    let stage = AdStage(runs: false)
    let answer = Task { try await loader.ads(upTo: 1) }
    await stage.until { clock.deadlines == [.seconds(3)] }
    clock.advance(by: .seconds(3))
    #expect(try await answer.value.count == 1)
    let cancelled = Task { try await loader.ads(upTo: 1) }
    cancelled.cancel()
    await #expect(throws: NativeAdFault.network) { try await cancelled.value }
  }
}
