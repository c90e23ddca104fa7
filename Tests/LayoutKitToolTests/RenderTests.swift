import Foundation
import LayoutKitTestSupport
import Testing

@Suite struct RenderTests {
  @Test func `the newsroom is a page of twelve widgets, the banner among them`() throws {
    let run = try ToolRun(["render", Newsroom.app, "--format", "json"])
    #expect(run.code == 0, "\(run.complaints)")
    let page = try Listing(run)
    #expect(page.width == 390)
    #expect(page.sections.map(\.id).first == "banner")
    #expect(page.sections.count == 12)
    #expect(page.sections.first?.template == nil)
    #expect(page.sections.dropFirst().allSatisfy { $0.template != nil })
    #expect(page.sections.allSatisfy { !$0.cells.isEmpty })
  }

  @Test(arguments: [320.0, 390, 768, 1_024, 1_180], ["ltr", "rtl"])
  func `cells never overlap and never leave their section`(width: Double, direction: String) throws {
    let run = try ToolRun([
      "render", Newsroom.app, "--format", "json", "--width", "\(width)", "--direction", direction,
    ])
    let page = try Listing(run)
    #expect(page.width == width)
    var top = 0.0
    for section in page.sections {
      #expect(section.frame.y == top)
      top += section.frame.height
      let isSideways = ["story", "carousel"].contains(section.template)
      for cell in section.cells {
        let fits = isSideways ? section.frame.spans(cell.frame) : section.frame.contains(cell.frame)
        #expect(fits, "\(section.id) \(cell.visible)")
      }
      for (number, cell) in section.cells.enumerated() {
        #expect(cell.visible == number)
        #expect(section.cells[..<number].allSatisfy { !$0.frame.intersects(cell.frame) })
      }
    }
    #expect(page.height == top)
  }

  @Test func `cells that touch do not overlap by what rounding leaves over`() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let app = try folder.write(
      """
      {"design": {"itemSpacing": 0, "margins": 0},
       "sections": [{"id": "a", "source": "\(Newsroom.feed("articles"))", "template": "enriched"}]}
      """, to: "app.json")
    // Thirds of a point have no last digit; thousandths are told, and compared as such.
    let page = try Listing(ToolRun(["render", app, "--format", "json", "--scale", "3", "--width", "767"]))
    func thousandths(_ value: Double) -> Int { Int((value * 1_000).rounded()) }
    let section = try #require(page.sections.first)
    for cell in section.cells {
      let bottom = thousandths(cell.frame.y) + thousandths(cell.frame.height)
      let below = section.cells.filter { $0.frame.x == cell.frame.x && $0.frame.y > cell.frame.y }
      #expect(below.allSatisfy { thousandths($0.frame.y) >= bottom })
      #expect(thousandths(cell.frame.x) + thousandths(cell.frame.width) <= 767_000)
    }
  }

  @Test func `a section called like a banner is not mixed up with it`() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let app = try folder.write(
      """
      {"home": [{"banner": {"text": "Good morning"}}, {"section": "banner"}],
       "sections": [{"id": "banner", "source": "\(Newsroom.feed("events"))", "limit": 2}]}
      """, to: "app.json")
    let page = try Listing(ToolRun(["render", app, "--format", "json"]))
    #expect(page.sections.map(\.id) == ["banner-2", "banner"])
    #expect(page.sections.map(\.cells.count) == [1, 2])
  }

  @Test func `a feed alone is an app of one condensed section`() throws {
    let run = try ToolRun(["render", Newsroom.feed("videos"), "--format", "json"])
    let page = try Listing(run)
    #expect(page.sections.map(\.id) == ["videos"])
    #expect(page.sections.map(\.template) == ["condensed"])
    let cells = try #require(page.sections.first?.cells)
    #expect(cells.map(\.content) == cells.indices.map { $0 })
    #expect(cells.allSatisfy { $0.kind == "video" })
    #expect(Set(cells.compactMap(\.id)).count == cells.count)
  }

  @Test func `a template and a variant named by flags show every section`() throws {
    let run = try ToolRun([
      "render", Newsroom.app, "--format", "json", "--template", "enriched", "--variant", "overlay",
    ])
    #expect(try Listing(run).sections.dropFirst().allSatisfy { $0.template == "enriched" })
  }

  @Test func `contrast changes colours and no frame, bold text is set anew`() throws {
    func run(_ format: String, _ flags: String...) throws -> Data {
      try ToolRun(["render", Newsroom.app, "--output", "-", "--format", format] + flags).output
    }
    #expect(try run("json", "--contrast", "increased") == run("json"))
    #expect(try run("svg", "--contrast", "increased") != run("svg"))
    #expect(try run("svg", "--bold") != run("svg"))
    #expect(try ToolRun(["render", Newsroom.app, "--contrast", "loud"]).code == 64)
  }

  @Test func `a section named by a flag is the whole page`() throws {
    let page = try Listing(ToolRun(["render", Newsroom.app, "--format", "json", "--section", "events"]))
    #expect(page.sections.map(\.id) == ["events"])
    #expect(page.height == page.sections.first?.frame.height)
  }

  @Test func `text has a line a cell`() throws {
    let cells = try Listing(ToolRun(["render", Newsroom.app, "--format", "json"])).sections.flatMap(\.cells)
    let lines = try ToolRun(["render", Newsroom.app, "--format", "text"]).text.split(separator: "\n")
    #expect(lines.count == cells.count)
    #expect(zip(lines, cells).allSatisfy { line, cell in line.contains("\t\(cell.id ?? "-")\t") })
  }

  @Test(arguments: [(1.0, 1.0), (2, 2), (3, 1_000), (4, 4)])
  func `numbers carry no more than the scale's precision`(scale: Double, grain: Double) throws {
    let run = try ToolRun(["render", Newsroom.app, "--format", "json", "--scale", "\(scale)", "--width", "391"])
    let frames = try Listing(run).sections.flatMap { [$0.frame] + $0.cells.map(\.frame) }
    for value in frames.flatMap({ [$0.x, $0.y, $0.width, $0.height] }) {
      #expect(abs(value * grain - (value * grain).rounded()) < 1e-6, "\(value)")
      #expect(abs(value * scale - (value * scale).rounded()) < 0.01, "\(value) is no whole pixel")
    }
  }

  @Test(arguments: ["png", "svg", "pdf", "text", "json"])
  func `a second run gives the same bytes`(format: String) throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    for name in ["a", "b"] {
      let run = try ToolRun(["render", Newsroom.app, "--format", format, "--output", folder.path(name)])
      #expect(run.code == 0, "\(run.complaints)")
    }
    let first = try Data(contentsOf: folder.url.appendingPathComponent("a"))
    #expect(!first.isEmpty)
    #expect(try Data(contentsOf: folder.url.appendingPathComponent("b")) == first)
  }

  @Test func `a picture is as large as the page at its scale`() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let page = try Listing(ToolRun(["render", Newsroom.app, "--format", "json", "--scale", "1"]))
    let run = try ToolRun(["render", Newsroom.app, "--scale", "1", "--output", folder.path("page.png")])
    #expect(run.code == 0, "\(run.complaints)")
    let png = try Data(contentsOf: folder.url.appendingPathComponent("page.png"))
    #expect(png.prefix(8) == Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
    let numbers = [16, 20].map { start in png[start..<start + 4].reduce(0) { $0 * 256 + Int($1) } }
    #expect(numbers == [Int(page.width), Int(page.height)])
  }

  @Test func `the output's ending names the format, and no output means the input's name`() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let feed = Newsroom.feed("events")
    #expect(try ToolRun(["render", feed, "--output", "a.svg"], in: folder.url).code == 0)
    #expect(try String(contentsOfFile: folder.path("a.svg"), encoding: .utf8).contains("<svg"))
    #expect(try ToolRun(["render", feed], in: folder.url).code == 0)
    #expect(folder.exists("events.png"))
  }

  @Test func `relative to the newest date of the input, times are told for the app's zone`() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let feed = try folder.write(
      #"{"stat":"ok","items":[{"id":1,"type":"event","title":"A","date":"2026-01-02T23:30:00Z"}]}"#, to: "events.json")
    func shown(_ zone: String) throws -> String {
      try String(
        decoding: ToolRun(["render", feed, "--time-zone", zone, "--format", "svg", "--output", "-"]).output,
        as: UTF8.self)
    }
    #expect(try shown("UTC") != shown("Asia/Tokyo"))
    #expect(try shown("UTC") == shown("Etc/UTC"))
  }
}
