import Foundation
import LayoutKitCore
import LayoutKitTestSupport
import StandardTemplates
import Testing

@Suite struct GalleryTests {
  private let few = ["--directions", "ltr,rtl", "--text-sizes", "l", "--appearances", "light", "--limit", "1"]

  @Test func `there is a picture for every combination, and a page that shows each`() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let run = try ToolRun(
      ["gallery", Newsroom.feed("events"), "--output", folder.path("out"), "--templates", "condensed,enriched"]
        + ["--widths", "320,390"] + few)
    #expect(run.code == 0, "\(run.complaints)")
    let variants = TemplateRegistry.standard.templates.filter { ["condensed", "enriched"].contains($0.id.rawValue) }
      .map { max(1, $0.variants.count) }.reduce(0, +)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path("out"))
    let pictures = files.filter { $0.hasSuffix(".png") }
    #expect(pictures.count == variants * 2 * 2)
    #expect(Set(files) == Set(pictures + ["index.html"]))
    let page = try String(contentsOfFile: folder.path("out/index.html"), encoding: .utf8)
    for picture in pictures { #expect(page.contains("src=\"\(picture)\"")) }
    #expect(page.components(separatedBy: "<select").count - 1 == 7)
  }

  @Test func `a second run writes the same bytes over the first`() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let arguments =
      ["gallery", Newsroom.feed("events"), "--output", folder.path("out"), "--templates", "condensed"]
      + ["--widths", "320"] + few
    var runs: [[String: Data]] = []
    for _ in 0..<2 {
      #expect(try ToolRun(arguments).code == 0)
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path("out"))
      runs.append(
        try Dictionary(
          uniqueKeysWithValues: names.map {
            ($0, try Data(contentsOf: folder.url.appendingPathComponent("out/\($0)")))
          }))
    }
    #expect(runs[0] == runs[1])
  }

  @Test func `names in a page cannot break it`() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let feed = try folder.write(
      #"{"stat":"ok","items":[{"id":1,"title":"A"}]}"#, to: #"<b> "x"|&.json"#)
    let run = try ToolRun(
      ["gallery", feed, "--output", folder.path("out"), "--templates", "condensed", "--widths", "320"] + few)
    #expect(run.code == 0, "\(run.complaints)")
    let page = try String(contentsOfFile: folder.path("out/index.html"), encoding: .utf8)
    #expect(!page.contains("<b>"))
    #expect(page.contains("&lt;b&gt; &quot;x&quot;/&amp;"))
  }

  static let endings: [(arguments: [String], code: Int32)] = [
    ([], 64),
    (["a.json"], 64),
    (["a.json", "--output", "x", "--widths", "320,0"], 64),
    (["a.json", "--output", "x", "--templates", "condensd"], 64),
    (["a.json", "--output", "x", "--directions", "ltr,up"], 64),
    (["/nowhere.json", "--output", "x"], 66),
    ([Newsroom.feed("events"), "--output", "/nowhere/deep/er"], 73),
    ([Newsroom.feed("events"), "--output", Newsroom.app], 73),
  ]

  @Test(arguments: endings) func `exit codes`(arguments: [String], code: Int32) throws {
    #expect(try ToolRun(["gallery"] + arguments).code == code)
  }

  @Test func `an input without anything to draw is bad data`() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let feed = try folder.write(#"{"stat":"ok","items":[]}"#, to: "empty.json")
    let run = try ToolRun(["gallery", feed, "--output", folder.path("out"), "--templates", "condensed"] + few)
    #expect(run.code == 65)
    #expect(!folder.exists("out/index.html"))
  }
}
