import AdSlots
import Foundation
import LayoutKitCore
import LayoutKitTestSupport
import Testing

@testable import ContentFeeds

@Suite struct AppAdsTests {
  private func app(_ fields: String, section: String = "") throws -> AppDocument {
    let json =
      "{\(fields)\(fields.isEmpty ? "" : ", ")\"sections\": [{\"id\": \"a\", \"source\": \"a.json\"\(section)}]}"
    return try AppDocument(parsing: Data(json.utf8))
  }

  @Test(arguments: [
    ("", AdEligibility.Answer.notYet),
    (#""reader": {"age": 34}"#, .eligible),
    (#""reader": {"age": 15}"#, .none),
    (#""reader": {"age": 16}"#, .eligible),
    (#""ads": {"minimumAge": 18}, "reader": {"age": 17}"#, .none),
    (#""ads": {"enabled": false}, "reader": {"age": 34}"#, .none),
    (#""reader": {"age": 34, "consent": "pending"}"#, .notYet),
    (#""reader": {"age": 34, "consent": "refused"}"#, .eligible),
    (#""reader": {"age": 34, "subscriber": true}"#, .eligible),
    (#""ads": {"spareSubscribers": true}, "reader": {"age": 34, "subscriber": true}"#, .none),
  ])
  func `The document says whether its reader may be shown ads`(fields: String, answer: AdEligibility.Answer) throws {
    #expect(try app(fields).ads.eligibility.answer == answer)
  }

  @Test(
    arguments: [
      ("", "", nil),
      (#""ads": {"first": 2, "every": 4}"#, "", [2, 7]),
      (#""ads": {"first": 2, "every": 4}"#, #", "ads": {"first": 3}"#, [3]),
      (#""ads": {"first": 2, "every": 4}"#, #", "ads": {"every": 2}"#, [2, 5]),
      (#""ads": {"first": 2, "every": 4}"#, #", "ads": {"limit": 1}"#, [2]),
      (#""ads": {"first": 2, "every": 4}"#, #", "ads": {"enabled": false}"#, nil),
      (#""ads": {"positions": [1, 4]}"#, #", "ads": {"first": 2, "every": 3}"#, [2, 6]),
      ("", #", "ads": {"positions": [1, 4]}"#, [1, 4]),
    ] as [(String, String, [Int]?)])
  func `A section's ads are the app's with its changes on top`(
    app fields: String, section: String, places: [Int]?
  ) throws {
    let settings = try app(fields, section: section).sections[0].ads
    let map = settings.map { AdSlotMap(content: 8, placement: $0.placement, arrived: 2) }
    #expect(map.map { map in (0..<map.adCount).map { map.visibleIndex(ofAd: $0).value } } == places)
  }

  @Test func `What is wrong with ads is told with its path`() throws {
    let wrong =
      #""ads": {"first": 0, "minimumAge": -1, "span": "page", "often": 1}, "reader": {"age": "old", "consent": "maybe"}"#
    do {
      _ = try app(wrong)
      Issue.record("it was taken")
    } catch let faults as ConfigurationFaults {
      #expect(
        Set(faults.faults.map(\.path)) == [
          "$.ads.first", "$.ads.minimumAge", "$.ads.span", "$.reader.age", "$.reader.consent",
          "$.sections[0].ads.first",
          "$.sections[0].ads.span",
        ])
    }
    let document = try app("", section: #", "ads": {"first": 0, "often": 1}"#)
    #expect(document.sections[0].fault != nil)
    #expect(document.reports.map(\.place).sorted() == ["$.sections[0].ads.first", "$.sections[0].ads.often"])
  }

  @Test func `Ads are read from the document's source, their icons beside it`() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let ad = #"[{"id": "1", "headline": "Buy", "callToAction": "Go", "icon": "icon.png"}]"#
    try folder.write(ad, to: "ads/list.json")
    let loaded = AppLoader(folder: folder.url).load(try app(#""ads": {"source": "ads/list.json"}"#))
    #expect(loaded.ads.map(\.icon) == ["ads/icon.png"])

    try folder.write(#"[{"id": "1", "headline": " ", "callToAction": "Go"}]"#, to: "ads/list.json")
    let broken = AppLoader(folder: folder.url).load(try app(#""ads": {"source": "ads/list.json"}"#))
    #expect(broken.ads.isEmpty)
    #expect(broken.reports.map(\.place).contains("ads/list.json[0].headline"))
    let missing = AppLoader(folder: folder.url).load(try app(#""ads": {"source": "no.json"}"#))
    #expect(missing.reports.map(\.place).contains("no.json"))
  }
}
