import Foundation
import LayoutKitTestSupport
import Testing

/// `layoutkit render --place screen`: what is seen at once of sections below each other.
@Suite struct ScreenRenderTests {
  private static let discover = Newsroom.folder.appendingPathComponent("discover.json").path

  private func screen(_ input: String = discover, _ flags: String...) throws -> Listing {
    let run = try ToolRun(["render", input, "--format", "json", "--place", "screen"] + flags)
    #expect(run.code == 0, "\(run.complaints)")
    return try Listing(run)
  }

  @Test func `the example's documents have nothing to report, and show ads`() throws {
    for arguments in [
      [Self.discover, "--place", "screen"], [Self.discover], [Newsroom.app], [Newsroom.app, "--place", "screen"],
    ] {
      let run = try ToolRun(["render"] + arguments + ["--strict", "--format", "json"])
      #expect(run.code == 0 && run.complaints.isEmpty, "\(run.complaints)")
    }
    let home = try Listing(ToolRun(["render", Newsroom.app, "--format", "json"]))
    let ads = home.sections.filter { $0.cells.contains { $0.ad != nil } }
    // That of the videos is the third of a row, beyond the page's edge.
    #expect(ads.map(\.id) == ["latest", "photos"])
    let whole = try screen(Self.discover, "--height", "10000")
    #expect(whole.sections.filter { $0.cells.contains { $0.ad != nil } }.map(\.id) == ["latest"])
  }

  @Test func `a screen is its window, and tells the cells in it`() throws {
    let whole = try screen(Self.discover, "--height", "10000")
    #expect(whole.width == 390 && whole.height == 10_000)
    let top = try screen()
    #expect(top.width == 390 && top.height == 844)
    #expect(top.sections.map(\.id) == ["heroes", "featured", "saved", "latest", "nearby"])
    #expect(top.sections.map(\.frame) == whole.sections.map(\.frame))
    let offset = 700.0
    let below = try screen(Self.discover, "--offset", "\(offset)", "--height", "500")
    #expect(below.height == 500)
    for (section, all) in zip(below.sections, whole.sections) {
      #expect(section.frame.y == all.frame.y - offset && section.frame.height == all.frame.height)
      let inWindow = all.cells.filter {
        $0.frame.y < offset + 500 && $0.frame.y + $0.frame.height > offset && $0.frame.x < 390
      }
      #expect(section.cells.map(\.visible) == inWindow.map(\.visible), "\(section.id)")
      for (cell, there) in zip(section.cells, inWindow) {
        #expect(cell.frame.y == there.frame.y - offset && cell.frame.x == there.frame.x)
        #expect(cell.content == there.content && cell.ad == there.ad && cell.id == there.id)
      }
    }
  }

  @Test func `the list has its ad on the screen, scrolled to`() throws {
    let whole = try screen(Self.discover, "--height", "10000")
    let latest = try #require(whole.sections.first { $0.id == "latest" })
    #expect(latest.cells.map(\.ad)[3] == 0 && latest.cells[3].content == nil && latest.cells[4].content == 3)
    let there = try screen(Self.discover, "--offset", "\(Int(latest.cells[3].frame.y))")
    let ad = try #require(there.sections.first { $0.id == "latest" }?.cells.first { $0.ad == 0 })
    #expect((0..<844).contains(ad.frame.y) && ad.frame.height == latest.cells[3].frame.height)
  }

  @Test func `sections stand below each other, and the last offset is the end`() throws {
    let whole = try screen(Self.discover, "--height", "10000")
    var top = 0.0
    for section in whole.sections {
      #expect(section.frame.y == top && section.frame.width == 390)
      top += section.frame.height
    }
    let end = try screen(Self.discover, "--offset", "1000000")
    #expect(end.sections.last.map { $0.frame.y + $0.frame.height } == 844)
    #expect(end.sections.first?.cells.isEmpty == true)
  }

  @Test(arguments: [(390.0, 1), (768, 2)]) func `the featured grid has one column where it is narrow, else two`(
    width: Double, columns: Int
  ) throws {
    let page = try screen(Self.discover, "--section", "featured", "--width", "\(width)", "--height", "10000")
    #expect(Set(page.sections[0].cells.map(\.frame.x)).count == columns)
    #expect(page.sections[0].cells.count == 4)
  }

  @Test func `one section, or a feed, is a screen of its own`() throws {
    let one = try screen(Self.discover, "--section", "featured")
    #expect(one.sections.map(\.id) == ["featured"] && one.sections[0].frame.y == 0)
    let feed = try screen(Newsroom.feed("videos"))
    #expect(feed.sections.map(\.id) == ["videos"] && feed.height == 844)
    #expect(feed.sections[0].cells.first?.content == 0)
  }

  @Test func `a screen shows all sections, also those that the home page leaves out`() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let app = try folder.write(
      """
      {"home": [{"banner": {"text": "Hello"}}, {"section": "b"}],
       "sections": [{"id": "a", "source": "\(Newsroom.feed("events"))", "limit": 1},
                    {"id": "b", "source": "\(Newsroom.feed("events"))", "limit": 1}]}
      """, to: "app.json")
    #expect(try screen(app).sections.map(\.id) == ["a", "b"])
    #expect(try Listing(ToolRun(["render", app, "--format", "json"])).sections.map(\.id) == ["banner", "b"])
  }

  @Test func `a list has the same cells in both places`() throws {
    let home = try Listing(
      ToolRun(["render", Newsroom.app, "--format", "json", "--section", "events"]))
    let screen = try screen(Newsroom.app, "--section", "events")
    #expect(screen.sections[0].cells.map(\.frame) == home.sections[0].cells.map(\.frame))
  }

  @Test func `a picture of a screen is as large as its window`() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let run = try ToolRun([
      "render", Self.discover, "--place", "screen", "--offset", "300", "--height", "500", "--scale", "1", "--output",
      folder.path("screen.png"),
    ])
    #expect(run.code == 0, "\(run.complaints)")
    let png = try Data(contentsOf: folder.url.appendingPathComponent("screen.png"))
    #expect([16, 20].map { start in png[start..<start + 4].reduce(0) { $0 * 256 + Int($1) } } == [390, 500])
  }

  static let wrong: [(flags: [String], says: String)] = [
    (["--offset", "10"], "--offset goes with --place screen"),
    (["--height", "500"], "--height goes with --place screen"),
    (["--place", "home", "--offset", "0"], "--offset goes with --place screen"),
    (["--place", "page"], "--place is one of home, screen"),
    (["--place", "screen", "--offset", "-1"], "--offset is a number from"),
    (["--place", "screen", "--offset", "nan"], "--offset is a number from"),
    (["--place", "screen", "--height", "0"], "--height is a number from"),
    (["--place", "screen", "--section", "latst"], "did you mean \"latest\"?"),
    (["--ads"], "--ads needs a value"),
  ]

  @Test(arguments: wrong) func `64: what no screen can be made of`(flags: [String], says: String) throws {
    let run = try ToolRun(["render", Self.discover, "--format", "json"] + flags)
    #expect(run.code == 64 && run.output.isEmpty)
    #expect(run.complaints.contains(says), "\(run.complaints)")
  }
}
