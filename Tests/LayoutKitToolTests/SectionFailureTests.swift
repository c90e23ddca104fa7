import Foundation
import LayoutKitTestSupport
import Testing

/// One bad section leaves the others standing (deephaven/web-client-ui#184).
@Suite struct SectionFailureTests {
  @Test func `a section that cannot be shown is an error cell in its place`() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try folder.write(#"{"stat":"ok","items":[{"id":1,"type":"article","title":"A"}]}"#, to: "good.json")
    try folder.write(#"{"stat":"error","error":"closed"}"#, to: "closed.json")
    let app = try folder.write(
      """
      {"sections": [
        {"id": "first", "source": "good.json"},
        {"id": "template", "source": "good.json", "template": "condensd"},
        {"id": "variant", "source": "good.json", "template": "enriched", "variant": "crad"},
        {"id": "source", "source": "missing.json"},
        {"id": "closed", "source": "closed.json"},
        {"id": "options", "source": "good.json", "options": {"variant": 3}},
        {"id": "design", "source": "good.json", "design": {"itemSpacing": -1}},
        {"id": "last", "source": "good.json", "template": "enriched"}
      ]}
      """, to: "app.json")
    let run = try ToolRun(["render", app, "--format", "json"])
    #expect(run.code == 0, "\(run.complaints)")
    let sections = try Listing(run).sections
    #expect(
      sections.map(\.id)
        == ["first", "template", "variant", "source", "closed", "options", "design", "last"])
    for section in sections {
      let stands = ["first", "last"].contains(section.id)
      #expect(section.cells.map(\.kind) == [stands ? "article" : "stateMessage"], "\(section.id)")
    }
    #expect(run.complaints.contains("did you mean \"condensed\"?"))
    #expect(run.complaints.contains("did you mean \"card\"?"))
    #expect(run.complaints.contains("missing.json"))
    #expect(run.complaints.contains("closed"))
    #expect(run.complaints.contains("options.variant"))
    #expect(run.complaints.contains("itemSpacing"))
    #expect(try ToolRun(["render", app, "--format", "json", "--strict"]).code == 65)
  }

  @Test func `an empty feed shows nothing, or what the section configures`() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try folder.write(#"{"stat":"ok","items":[]}"#, to: "empty.json")
    let app = try folder.write(
      #"""
      {"sections": [{"id": "silent", "source": "empty.json", "header": {"title": "None"}},
                    {"id": "told", "source": "empty.json", "empty": {"title": "Nothing yet"}}]}
      """#, to: "app.json")
    let sections = try Listing(ToolRun(["render", app, "--format", "json"])).sections
    #expect(sections.map(\.cells.count) == [0, 1])
    #expect(sections.map { $0.frame.height > 0 } == [false, true])
  }

  @Test func `a thousand items and a title of 100,000 letters are laid out`() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let items = (0..<1_000).map { #"{"id":\#($0),"type":"article","title":"Item \#($0)"}"# }
    let long = #"{"id":"long","type":"article","title":"\#(String(repeating: "word ", count: 20_000))"}"#
    let feed = try folder.write(
      #"{"stat":"ok","items":[\#((items + [long]).joined(separator: ","))]}"#, to: "feed.json")
    let page = try Listing(ToolRun(["render", feed, "--format", "json"]))
    #expect(page.sections.first?.cells.count == 1_001)
  }

  @Test func `a page taller than any surface is painted whole`() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let items = (0..<600).map { #"{"id":\#($0),"type":"article","title":"Item \#($0)"}"# }
    let feed = try folder.write(#"{"stat":"ok","items":[\#(items.joined(separator: ","))]}"#, to: "feed.json")
    let page = try Listing(ToolRun(["render", feed, "--format", "json"]))
    #expect(page.height * 2 > 32_767)
    let run = try ToolRun(["render", feed, "--output", folder.path("page.png")])
    #expect(run.code == 0, "\(run.complaints)")
    let png = try Data(contentsOf: folder.url.appendingPathComponent("page.png"))
    #expect(png[20..<24].reduce(0) { $0 * 256 + Int($1) } == Int(page.height * 2))
  }
}
