import Foundation
import LayoutKitTestSupport
import Testing

/// `layoutkit render` with ads: those of a file, and those of the document.
@Suite struct AdsRenderTests {
  /// Ads called `a0` and on.
  private static func ads(_ count: Int) -> String {
    let ads = (0..<count).map { #"{"id": "a\#($0)", "headline": "Offer \#($0)", "callToAction": "Look"}"# }
    return "[\(ads.joined(separator: ", "))]"
  }

  /// A feed of so many items.
  private static func feed(_ count: Int) -> String {
    let items = (0..<count).map { #"{"id": \#($0), "type": "article", "title": "Title \#($0)"}"# }
    return #"{"stat": "ok", "items": [\#(items.joined(separator: ", "))]}"#
  }

  /// The cells of each section of a document over a feed of eight items, with ads of a file where there is one.
  private func cells(
    of document: String, ads: Int? = nil, items: Int = 8, flags: [String] = []
  ) throws -> [[Listing.Cell]] {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try folder.write(Self.feed(items), to: "feed.json")
    try folder.write(Self.ads(9), to: "document-ads.json")
    let app = document.isEmpty ? folder.path("feed.json") : try folder.write(document, to: "app.json")
    let given = try ads.map { ["--ads", try folder.write(Self.ads($0), to: "ads.json")] } ?? []
    let run = try ToolRun(["render", app, "--format", "json"] + given + flags)
    #expect(run.code == 0, "\(run.complaints)")
    return try Listing(run).sections.map(\.cells)
  }

  private func document(_ fields: String, section: String) -> String {
    #"{\#(fields)"sections": [{"id": "a", "source": "feed.json"\#(section)}]}"#
  }

  private static let open = #""ads": {"source": "document-ads.json"}, "reader": {"age": 34}, "#

  @Test func `a feed has an ad at 2, then one after every four items`() throws {
    // 0 1 A 2 3 4 5 A 6 7, and the third would be at 12.
    let cells = try #require(try cells(of: "", ads: 5).first)
    #expect(cells.map(\.ad) == [nil, nil, 0, nil, nil, nil, nil, 1, nil, nil])
    #expect(cells.map(\.content) == [0, 1, nil, 2, 3, 4, 5, nil, 6, 7])
    #expect(cells.map(\.visible) == Array(0..<10))
    #expect(cells[2].id == "a0" && cells[7].id == "a1")
    #expect(try self.cells(of: "").first?.allSatisfy { $0.ad == nil } == true)
    // One ad has arrived: the second place does not exist.
    #expect(try self.cells(of: "", ads: 1).first?.map(\.ad) == [nil, nil, 0] + Array(repeating: nil, count: 6))
  }

  @Test func `a cell of an ad has its ordinal and no content, one of an item has no ordinal`() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let feed = try folder.write(Self.feed(3), to: "feed.json")
    let ads = try folder.write(#"{"ads": \#(Self.ads(1))}"#, to: "ads.json")
    let run = try ToolRun(["render", feed, "--format", "json", "--ads", ads])
    let json = try #require(try JSONSerialization.jsonObject(with: run.output) as? [String: Any])
    let sections = try #require(json["sections"] as? [[String: Any]])
    let cells = try #require(sections.first?["cells"] as? [[String: Any]])
    #expect(cells.map { $0["ad"] as? Int } == [nil, nil, 0, nil])
    #expect(cells.map { $0.keys.contains("content") } == [true, true, false, true])
    #expect(cells.map { $0.keys.contains("ad") } == [false, false, true, false])
  }

  @Test func `a document's sections share its ads, none is shown twice`() throws {
    let shown = try cells(
      of: #"""
        {\#(Self.open)"sections": [
          {"id": "a", "source": "feed.json", "ads": {"first": 1, "every": 2}},
          {"id": "b", "source": "feed.json"},
          {"id": "c", "source": "feed.json", "ads": {"positions": [3]}}]}
        """#)
    // a: behind items 0, 2, 4 and 6; b says nothing of ads; c has one place.
    #expect(shown[0].compactMap(\.ad) == [0, 1, 2, 3] && shown[1].allSatisfy { $0.ad == nil })
    #expect(shown[2].map(\.ad) == [nil, nil, nil, 0] + Array(repeating: nil, count: 5))
    let ids = shown.flatMap { $0 }.filter { $0.ad != nil }.compactMap(\.id)
    #expect(ids == ["a0", "a1", "a2", "a3", "a4"])
  }

  @Test(
    arguments: [
      (#""reader": {"age": 34}, "#, true), (#""reader": {"age": 12}, "#, false),
      (#""ads": {"minimumAge": 40}, "reader": {"age": 34}, "#, false),
      (#""ads": {"enabled": false}, "reader": {"age": 34}, "#, false),
      (#""ads": {"spareSubscribers": true}, "reader": {"age": 34, "subscriber": true}, "#, false),
      (#""ads": {"spareSubscribers": true}, "reader": {"age": 34}, "#, true),
      // A file that is given is meant to be seen where the document says nothing of its reader.
      ("", true),
    ])
  func `ads of a file are shown to readers who may be shown any`(fields: String, isShown: Bool) throws {
    let document = document(fields, section: #", "ads": {"first": 2}"#)
    #expect(try cells(of: document, ads: 1).first?.contains { $0.ad != nil } == isShown)
  }

  @Test func `ads of the document wait until the reader's age is known`() throws {
    let source = #""ads": {"source": "document-ads.json"}, "#
    let section = #", "ads": {"first": 2}"#
    #expect(try cells(of: document(source, section: section)).first?.allSatisfy { $0.ad == nil } == true)
    #expect(try cells(of: document(Self.open, section: section)).first?.map(\.ad)[2] == 0)
    // Those of a file take their place.
    #expect(try cells(of: document(Self.open, section: section), ads: 0).first?.allSatisfy { $0.ad == nil } == true)
  }

  @Test func `in a grid an ad takes a cell, or a row of its own`() throws {
    func frames(_ span: String) throws -> [Listing.Frame] {
      let section = #", "template": "grid", "ads": {"first": 3, "limit": 1, "span": "\#(span)"}"#
      return try #require(try cells(of: document(Self.open, section: section), flags: ["--width", "390"]).first)
        .map(\.frame)
    }
    let (inCell, inRow) = (try frames("cell"), try frames("row"))
    #expect(inCell[3].width == inCell[2].width && inCell[3].y == inCell[2].y)
    #expect(inRow[3].width > 1.9 * inRow[2].width && inRow[3].x == inRow[0].x)
    #expect(inRow[3].y >= inRow[2].y + inRow[2].height)
    #expect(inRow[4].x == inRow[0].x && inRow[4].y >= inRow[3].y + inRow[3].height)
  }

  @Test func `66: there is no such file of ads`() throws {
    let run = try ToolRun(["render", Newsroom.feed("events"), "--format", "json", "--ads", "/nowhere/ads.json"])
    #expect(run.code == 66 && run.output.isEmpty)
    #expect(run.complaints.contains("/nowhere/ads.json"))
  }

  static let faulty: [(text: String, says: String)] = [
    (#"[{"id": "1", "headline": " ", "callToAction": "Go"}]"#, "[0].headline"),
    (#"[{"id": "1", "headline": "Buy", "callToAction": "Go"}, {"id": "2", "headline": "Buy"}]"#, "[1].callToAction"),
    (#"{"ads": [{"headline": "Buy", "callToAction": "Go"}]}"#, "ads[0].id"),
    (#"[{"id": 1, "headline": "Buy", "callToAction": "Go"}]"#, "[0].id: expected a string"),
    (#"["#, "bad.json"), ("", "bad.json"), ("7", "expected"),
  ]

  @Test(arguments: faulty) func `65: ads that cannot be used, with their path`(text: String, says: String) throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let ads = try folder.write(text, to: "bad.json")
    let run = try ToolRun([
      "render", Newsroom.feed("events"), "--ads", ads, "--output", folder.path("out.png"),
    ])
    #expect(run.code == 65 && !folder.exists("out.png"))
    #expect(run.complaints.contains(says) && run.complaints.contains("bad.json"), "\(run.complaints)")
  }
}
