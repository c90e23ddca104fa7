import Foundation
import LayoutKitCore
import LayoutKitTestSupport
import Testing

@testable import ContentFeeds

/// A folder of files for one test, removed with it.
final class AppFolder {
  private let folder: TemporaryFolder
  var url: URL { folder.url }

  init(_ files: [String: String]) throws {
    folder = try TemporaryFolder()
    for (path, text) in files { try folder.write(text, to: path) }
  }

  func load(_ name: String = "app.json") throws -> LoadedApp {
    AppLoader(folder: url).load(try AppDocument(contentsOf: url.appendingPathComponent(name)))
  }
}

struct AppLoaderTests {
  private static let feed = """
    {"items": [{"id": 1, "title": "a", "date": "1970-01-03T00:00:00Z", "thumbnail": "pictures/a.jpg",
                "largeThumbnail": "https://e.org/a.jpg", "authorAvatarUrl": "../faces/ann.jpg"},
               {"id": 1, "title": "b", "date": "1970-01-02T00:00:00Z", "type": "sound"}, {"title": "c"}],
     "title": "The feed", "next_page": "page2.json", "stat": "ok"}
    """

  @Test("a preview shows a state whatever the source gives, but a section that cannot be shown says why")
  func previews() throws {
    let settings = #""loading": {"count": 2}, "empty": {"title": "None"}, "footer": {"title": "End", "sticky": true}"#
    let folder = try AppFolder([
      "app.json": """
      {"sections": [
        {"id": "a", "source": "a.json", "preview": "loading", "header": {"sticky": true}, \(settings)},
        {"id": "b", "source": "a.json", "preview": "empty", \(settings)},
        {"id": "c", "source": "a.json", "preview": "error", \(settings)},
        {"id": "d", "source": "none.json", "preview": "loading", \(settings)},
        {"id": "e", "source": "a.json", \(settings)}]}
      """,
      "a.json": Self.feed,
    ])
    let sections = try folder.load().sections.map(\.section)
    #expect(sections.map(\.placeholderCount) == [2, 0, 0, 0, 0])
    #expect(sections.map(\.visibleItems.count) == [0, 0, 0, 0, 2])
    #expect(
      sections.map { $0.stateMessage?.title } == [
        nil, "None", "", "", nil,
      ])
    #expect(sections.map { $0.stateMessage?.symbol } == [nil, .tray, .alert, .alert, nil])
    #expect(sections[3].phase == .failed("none.json: there is no such file"))
    #expect(sections[0].header?.isSticky == true && sections[0].header?.title == "The feed")
    #expect(sections.allSatisfy { $0.footer == SectionFooter(title: "End", isSticky: true) })
  }

  @Test("sections come with their items, settings and header, pictures relative to the app")
  func load() throws {
    let folder = try AppFolder([
      "app.json": """
      {"sections": [
        {"id": "a", "source": "feeds/a.json", "kind": "podcasts", "limit": 1, "variant": "v", "options": {"o": 1}, "template": "t",
         "footer": {"loadMore": true}, "actions": {"menu": ["share"]},
         "header": {"seeAll": true}, "design": {"cornerRadius": 3}, "empty": {"title": "None"}, "title": "Name"},
        {"id": "b", "source": "feeds/a.json", "header": {}}, {"id": "c", "source": "c.rss", "header": {}}]}
      """,
      "feeds/a.json": Self.feed,
      "c.rss":
        "<rss><channel><item><title>x</title><description>&lt;img src='c.jpg'></description></item></channel></rss>",
    ])
    let app = try folder.load()
    #expect(app.sections.map(\.section.id) == ["a", "b", "c"])
    #expect(app.sections.allSatisfy { $0.section.phase == .loaded })
    let first = try #require(app.sections.first)
    try #require(first.section.items.count == 2)
    #expect(first.format == .contentAPI)
    #expect(first.section.nextPage == "page2.json")
    #expect(first.section.items.map(\.id) == ["1", "1#2"])
    #expect(first.section.items[1].kind == .podcast)
    #expect(first.section.items[0].pictures.map(\.source) == ["feeds/pictures/a.jpg", "https://e.org/a.jpg"])
    #expect(first.section.items[0].avatarURL == "faces/ann.jpg")
    #expect(first.section.kind == .podcasts)
    #expect(first.section.limit == 1)
    // One of two shows: the limit keeps the next page's items out too.
    #expect(first.section.offeredPage == nil && app.sections[1].section.offeredPage == "page2.json")
    #expect(first.section.footer?.offersMore == true && first.section.itemActions == ItemActions(menu: [.share]))
    #expect(first.section.variant == "v")
    #expect(first.section.options == .object(["o": .integer(1)]))
    #expect(first.section.template == "t")
    #expect(first.section.design.cornerRadius == 3)
    #expect(first.section.empty?.title == "None")
    #expect(first.section.header == SectionHeader(title: "Name", showsSeeAll: true))
    #expect(app.section("b")?.section.header == SectionHeader(title: "The feed"))
    #expect(app.section("c")?.section.header == SectionHeader(title: "c"))
    #expect(app.section("c")?.section.items.first?.pictures.map(\.source) == ["c.jpg"])
    #expect(app.newestDate?.timeIntervalSince1970 == 172_800)
    #expect(
      app.reports.prefix(2).map(\.description) == [
        "feeds/a.json: item 1 (id 1): its id is taken by an item before it; kept as 1#2",
        "feeds/a.json: item 2: left out: it has no id",
      ])
    #expect(app.reports.count == 4)
  }

  @Test("a section that cannot be shown says why in its place; the others stand")
  func failures() throws {
    let folder = try AppFolder([
      "app.json": """
      {"sections": [
        {"id": "good", "source": "good.json"}, {"id": "missing", "source": "no.json"}, {"id": "folder", "source": "sub"},
        {"id": "remote", "source": "https://e.org/feed.json"}, {"id": "broken", "source": "broken.json"},
        {"id": "bomb", "source": "bomb.rss"}, {"id": "said", "source": "said.json", "error": {"title": "Oh", "detail": "Later"}},
        {"id": "design", "source": "good.json", "design": {"cornerRadius": -1}}, {"id": "empty", "source": "empty.json"}]}
      """,
      "good.json": Self.feed, "sub/x": "", "broken.json": "{\"items\": [", "empty.json": "{\"items\": []}",
      "bomb.rss": "<!DOCTYPE rss [<!ENTITY a 'b'>]><rss/>",
      "said.json": #"{"items": [], "stat": "error", "error": "no"}"#,
    ])
    let app = try folder.load()
    let reasons = [
      "missing": "no.json: there is no such file", "folder": "sub: is not a file",
      "remote": "https://e.org/feed.json: is on a network, from which nothing is fetched",
      "broken": "broken.json: line 1, column 12: the document ends before it is complete",
      "bomb": "bomb.rss: refused: line 1 declares entities or other markup of its own, which could do harm",
      "said": "said.json: the source reports an error: no",
      "design": "$.sections[7].design.cornerRadius: expected a number from 0 to 10000, found -1.0",
    ]
    #expect(
      app.sections.map(\.section.id.rawValue) == [
        "good", "missing", "folder", "remote", "broken", "bomb", "said", "design", "empty",
      ])
    for loaded in app.sections {
      let reason = reasons[loaded.section.id.rawValue]
      #expect(loaded.section.phase == reason.map { .failed($0) } ?? .loaded)
      if loaded.section.id == "said" {
        #expect(loaded.section.stateMessage == StateMessage(title: "Oh", detail: "Later", symbol: .alert))
      } else {
        #expect(
          loaded.section.stateMessage?.title == reason.map { _ in "" })
        #expect(loaded.section.stateMessage?.detail == reason)
      }
    }
    for reason in reasons.values { #expect(app.reports.contains { $0.description == reason }) }
    #expect(app.reports.count == reasons.count + 2)
  }

  @Test("a feed alone is an app of one section named like its file")
  func feedAlone() throws {
    let folder = try AppFolder([
      "feeds/top news.json": Self.feed, "feed.xml": "<rss><channel/></rss>", "bad.json": "{\"stat\": \"error\"}",
    ])
    let document = try AppDocument(contentsOf: folder.url.appendingPathComponent("feeds/top news.json"))
    #expect(document.sections.map(\.id) == ["top news"])
    #expect(document.home == [.section("top news")])
    #expect(document.sections[0].template == "condensed")
    let app = AppLoader(folder: folder.url.appendingPathComponent("feeds")).load(document)
    #expect(app.sections[0].section.items.count == 2)
    #expect(app.sections[0].section.items[0].pictures[0].source == "pictures/a.jpg")
    #expect(try folder.load("feed.xml").sections[0].section.phase == .loaded)
    #expect(
      try folder.load("bad.json").sections[0].section.phase
        == .failed("bad.json: the source reports an error: no reason given"))
  }

  @Test("a file that cannot be read is a fault, and so is one that is neither app nor feed")
  func unreadable() throws {
    let folder = try AppFolder(["other.json": "{\"a\": 1}", "text.json": "hello"])
    for (name, words) in [
      ("none.json", "there is no such file"), ("other.json", "$.sections: is missing"),
      ("text.json", "expected a value, found \"h\""),
    ] {
      let faults = #expect(throws: ConfigurationFaults.self) { try folder.load(name) }
      #expect(faults?.description.contains(words) == true)
    }
  }

  @Test(
    "a picture's path moves with its feed",
    arguments: [
      ("a.jpg", "feed.json", "a.jpg"), ("p/a.jpg", "feeds/f.json", "feeds/p/a.jpg"),
      ("../a.jpg", "feeds/f.json", "a.jpg"),
      ("../../a.jpg", "feeds/f.json", "../a.jpg"), ("./a.jpg", "./feeds/./f.json", "feeds/a.jpg"),
      ("a.jpg", "../f.json", "../a.jpg"),
      ("../a.jpg", "../f.json", "../../a.jpg"), ("a.jpg", "/data/f.json", "/data/a.jpg"),
      ("../../../a.jpg", "/data/f.json", "/a.jpg"),
      ("/a.jpg", "feeds/f.json", "/a.jpg"), ("https://e.org/a.jpg", "feeds/f.json", "https://e.org/a.jpg"),
      ("//e.org/a.jpg", "feeds/f.json", "//e.org/a.jpg"),
      ("data:image/png;base64,x", "f/f.json", "data:image/png;base64,x"), ("", "f/f.json", ""),
      ("a//b.jpg", "f//f.json", "f/a/b.jpg"),
    ])
  func paths(path: String, document: String, moved: String) {
    #expect(LocalPath.moved(path, besides: document) == moved)
  }
}
