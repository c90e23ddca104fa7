import AdSlots
import Foundation
import LayoutKitCore
import Testing

@testable import ContentFeeds

struct AppDocumentTests {
  private func app(_ text: String) throws -> AppDocument { try AppDocument(parsing: Data(text.utf8)) }

  private func faults(_ text: String) -> [String] {
    do {
      _ = try app(text)
      return []
    } catch let faults as ConfigurationFaults {
      return faults.faults.map(\.description)
    } catch {
      return ["\(error)"]
    }
  }

  private func words(_ reports: [Report]) -> [String] { reports.map(\.description) }

  @Test("a whole document is read")
  func everything() throws {
    let app = try app(
      """
      {"$schema": "app.schema.json", "title": "Newsroom", "locale": "fr-FR", "timeZone": "Europe/Paris",
       "design": {"title": {"size": 18}, "cornerRadius": 12, "margins": 4}, "ads": {"enabled": true}, "reader": {"age": 34},
       "home": [{"banner": {"text": "Good morning"}}, {"section": "videos"}, {"section": "top"}],
       "sections": [
         {"id": "top", "title": "Top stories", "kind": "articles", "source": " feeds/a.json ", "template": "enriched",
          "variant": "card", "limit": 10, "options": {"a": 1}, "design": {"cornerRadius": 0}, "ads": {"first": 2},
          "header": {"title": "Top", "seeAll": true, "sticky": true}, 
          "footer": {"title": "The end", "seeAll": true, "sticky": true}, "loading": {"count": 5}, "preview": "loading",
          "empty": {"title": "Nothing yet", "detail": "Later", "retry": "Again", "symbol": "bookmark",
                    "action": {"label": "Browse", "name": "browse"}}, "error": {"title": "Oh", "retry": "Go"}},
         {"id": "videos", "source": "feeds/v.json"}]}
      """)
    #expect(app.title == "Newsroom")
    #expect(app.locale.identifier.hasPrefix("fr"))
    #expect(app.timeZone.identifier == "Europe/Paris")
    #expect(app.design.title.size == 18)
    #expect(app.design.margins == Insets(4))
    #expect(app.ads.eligibility.answer == .eligible)
    #expect(app.home == [.banner(text: "Good morning"), .section("videos"), .section("top")])
    #expect(app.reports.isEmpty)
    let top = app.sections[0]
    #expect(top.id == "top")
    #expect(top.title == "Top stories")
    #expect(top.kind == .articles)
    #expect(top.source == "feeds/a.json")
    #expect(top.template == "enriched")
    #expect(top.variant == "card")
    #expect(top.limit == 10)
    #expect(top.options == .object(["a": .integer(1)]))
    #expect(top.design.cornerRadius == 0)
    #expect(top.design.title.size == 18)
    #expect(top.ads?.placement.positions == [2])
    #expect(top.header == SectionDocument.Header(title: "Top", showsSeeAll: true, isSticky: true))
    #expect(top.footer == SectionFooter(title: "The end", showsSeeAll: true, isSticky: true))
    #expect(top.loading == LoadingPlaceholder(count: 5))
    #expect(top.preview == .loading)
    #expect(
      top.empty
        == StateMessage(
          title: "Nothing yet", detail: "Later", retry: "Again", symbol: .bookmark,
          action: MessageAction(label: "Browse", name: "browse")))
    #expect(top.failure == StateMessage(title: "Oh", retry: "Go"))
    #expect(top.fault == nil)
    let videos = app.sections[1]
    #expect(videos.template == "condensed")
    #expect(videos.kind == .custom)
    #expect(videos.limit == nil)
    #expect(videos.header == nil)
    #expect(videos.empty == nil)
    #expect(videos.footer == nil && videos.loading == nil && videos.preview == nil)
    #expect(videos.design == app.design)
  }

  @Test(
    "what is wrong with a section's furniture is told by path",
    arguments: [
      (#""footer": {"title": " ", "end": 1}"#, ["footer.title"]),
      (#""footer": {"sticky": "yes"}"#, ["footer.sticky"]), (#""loading": {"count": 0}"#, ["loading.count"]),
      (#""loading": {"count": 51}"#, ["loading.count"]), (#""loading": 3"#, ["loading"]),
      (#""preview": "full""#, ["preview"]), (#""footer": {"loadMore": 1}"#, ["footer.loadMore"]),
      (#""actions": []"#, ["actions"]), (#""actions": {"leading": "share"}"#, ["actions.leading"]),
      (
        #""actions": {"leading": ["share", "hide", 3, null], "menu": [{}]}"#,
        ["actions.leading[1]", "actions.leading[2]", "actions.leading[3]", "actions.menu[0].action"]
      ),
      (
        #""actions": {"trailing": [{"custom": "hide", "symbol": "bin"}, {"custom": " ", "label": "a"}]}"#,
        ["actions.trailing[0].label", "actions.trailing[0].symbol", "actions.trailing[1].custom"]
      ),
      (
        #""actions": {"menu": [{"action": "share", "custom": "b", "label": "c"}, {"action": "x", "destructive": 1}]}"#,
        ["actions.menu[0].action", "actions.menu[1].action", "actions.menu[1].destructive"]
      ),
      (#""empty": {"title": "a", "symbol": "smiley"}"#, ["empty.symbol"]),
      (#""error": {"action": {"label": "a"}}"#, ["error.action.name"]),
      (#""design": {"section": {"reach": "far", "padding": 3}}"#, ["design.section.reach"]),
      (#""design": {"section": {"cornerRadius": -1}}"#, ["design.section.cornerRadius"]),
    ])
  func furniture(fields: String, paths: [String]) throws {
    let app = try app("{\"sections\": [{\"id\": \"a\", \"source\": \"x\", \(fields)}]}")
    let fault = try #require(app.sections[0].fault)
    #expect(fault.split(separator: "\n").map { String($0.prefix { $0 != ":" }) } == paths.map { "$.sections[0].\($0)" })
  }

  @Test("loading without a count is of three cells; a section's surface takes single values")
  func furnitureDefaults() throws {
    let section = try app(
      """
      {"sections": [{"id": "a", "source": "x", "loading": {}, "footer": {},
        "design": {"section": {"background": "#FFF", "padding": 8, "shadow": {"y": 2}}}}]}
      """
    ).sections[0]
    #expect(section.fault == nil)
    #expect(section.loading == LoadingPlaceholder(count: 3))
    #expect(section.footer?.isBlank == true)
    #expect(section.design.section.background == ThemedColor(light: .white, dark: .white))
    #expect(section.design.section.padding == Insets(8))
    #expect(section.design.section.shadow.y == 2 && section.design.section.shadow.radius == 0)
  }

  @Test("what can be done with items is a word or an object, in order")
  func actions() throws {
    let app = try app(
      """
      {"sections": [{"id": "a", "source": "x", "footer": {"loadMore": true}, "actions": {
        "leading": ["bookmark"], "menu": ["play", "buyTicket", "more", {"action": "share", "label": "Send", "colour": 1}],
        "trailing": ["share", {"custom": "hide", "label": "Hide", "symbol": "lock", "destructive": true}]}},
       {"id": "b", "source": "x", "actions": {"swipe": []}}]}
      """)
    #expect(
      app.sections[0].itemActions
        == ItemActions(
          leading: [.bookmark],
          trailing: [.share, .custom("hide", label: "Hide", symbol: .lock, isDestructive: true)],
          menu: [.play, .buyTicket, .more, ItemAction(.known(.share), label: "Send")]))
    #expect(app.sections[0].footer == SectionFooter(offersMore: true))
    #expect(app.sections[1].itemActions.isEmpty)
    #expect(app.sections.allSatisfy { $0.fault == nil })
    #expect(
      words(app.reports) == [
        "$.sections[0].actions.menu[3].colour: is not known and changes nothing",
        "$.sections[1].actions.swipe: is not known and changes nothing",
      ])
  }

  @Test("without a home page every section stands on it; an empty one stays empty")
  func home() throws {
    let sections = #""sections": [{"id": "a", "source": "x"}, {"id": "b", "source": "y"}]"#
    #expect(try app("{\(sections)}").home == [.section("a"), .section("b")])
    #expect(try app("{\(sections), \"home\": []}").home.isEmpty)
    #expect(try app(#"{"sections": []}"#).sections.isEmpty)
  }

  @Test(
    "what leaves nothing to show is a fault with its path",
    arguments: [
      ("", ["$: cannot be read: line 1, column 1: the document ends before it is complete"]),
      ("{\"sections\": [}", ["$: cannot be read: line 1, column 15: expected a value, found \"}\""]),
      ("[]", ["$: expected an object, found an array"]), ("{}", ["$.sections: is missing"]),
      (#"{"sections": {}}"#, ["$.sections: expected an array, found an object"]),
      (#"{"sections": null}"#, ["$.sections: expected an array, found null"]),
      (#"{"sections": [], "home": 1}"#, ["$.home: expected an array, found a number"]),
      (#"{"sections": [], "design": []}"#, ["$.design: expected an object, found an array"]),
      (
        #"{"sections": [], "timeZone": "Mars/Base"}"#,
        [#"$.timeZone: expected a time zone such as "Europe/Paris", found "Mars/Base""#]
      ),
      (
        #"{"sections": [], "locale": "no/way"}"#,
        [#"$.locale: expected a language tag such as "en" or "fr-FR", found "no/way""#]
      ),
      (
        #"{"sections": [], "design": {"cornerRadius": -1}}"#,
        ["$.design.cornerRadius: expected a number from 0 to 10000, found -1.0"]
      ),
      (
        #"{"sections": [], "design": {"cornerRadius": 1e999}}"#,
        ["$.design.cornerRadius: expected a number from 0 to 10000, found 1.7976931348623157e+308"]
      ),
    ])
  func fatal(text: String, expected: [String]) {
    #expect(faults(text) == expected)
  }

  @Test("all faults come out at once, those of sections too")
  func allFaults() {
    let text = """
      {"title": 7, "timeZone": false, "design": {"title": {"size": "big", "lines": true}, "accent": 3},
       "sections": [{"id": "a", "source": "x", "limit": -1}]}
      """
    #expect(
      faults(text) == [
        "$.title: expected a string, found a number", "$.timeZone: expected a string, found true or false",
        "$.design.accent: expected an object, found a number",
        "$.design.title.lines: expected a number, found true or false",
        "$.design.title.size: expected a number, found a string",
        "$.sections[0].limit: expected a whole number, 0 or more, found -1",
      ])
  }

  @Test(
    "a section's fault is its own: it stays in its place and says why",
    arguments: [
      (#""limit": -2"#, "limit: expected a whole number, 0 or more, found -2"),
      (#""limit": 1.5"#, "limit: expected a whole number, 0 or more, found 1.5"),
      (#""limit": "3""#, "limit: expected a number, found a string"),
      (
        #""kind": "storys""#,
        "kind: expected one of \(SectionKind.allCases.map(\.rawValue).joined(separator: ", ")), found \"storys\""
      ),
      (#""template": 3"#, "template: expected a string, found a number"),
      (#""template": " ""#, #"template: expected a text that is not blank, found " ""#),
      (#""options": []"#, "options: expected an object, found an array"),
      (#""header": true"#, "header: expected an object, found true or false"),
      (#""header": {"seeAll": 1}"#, "header.seeAll: expected true or false, found a number"),
      (#""empty": {"detail": "x"}"#, "empty.title: is missing"),
      (#""error": "x""#, "error: expected an object, found a string"),
      (
        #""design": {"thumbnail": {"ratio": 0}}"#,
        "design.thumbnail.ratio: expected a number above 0, at most 10000, found 0.0"
      ),
      (
        #""design": {"title": {"weight": "fat"}}"#,
        "design.title.weight: expected one of \(FontWeight.allCases.map(\.rawValue).joined(separator: ", ")), found \"fat\""
      ),
      (#""design": null"#, "design: expected an object, found null"),
    ])
  func sectionFault(field: String, words: String) throws {
    let app = try app(#"{"sections": [{"id": "a", "source": "x"}, {"id": "b", "source": "y", \#(field)}]}"#)
    #expect(app.sections.map(\.id) == ["a", "b"])
    #expect(app.sections[0].fault == nil)
    #expect(app.sections[1].fault == "$.sections[1].\(words)")
    #expect(app.reports.map(\.description) == ["$.sections[1].\(words)"])
  }

  @Test("a section without id or source, or that is none, is named by its place")
  func namelessSections() throws {
    let app = try app(#"{"sections": [{"source": "x"}, {"id": "b"}, 7, {"id": "", "source": "x"}]}"#)
    #expect(app.sections.map(\.id) == ["sections[0]", "b", "sections[2]", "sections[3]"])
    #expect(app.sections.allSatisfy { $0.fault != nil })
    #expect(
      words(app.reports) == [
        "$.sections[0].id: is missing", "$.sections[1].source: is missing",
        "$.sections[2]: expected an object, found a number",
        "$.sections[3].id: expected a text that is not blank, found \"\"",
      ])
  }

  @Test("an id that comes twice is reported, and the second section kept under another")
  func duplicates() throws {
    let app = try app(
      #"{"sections": [{"id": "a", "source": "x"}, {"id": "a", "source": "y"}, {"id": "a", "source": "z"}]}"#)
    #expect(app.sections.map(\.id) == ["a", "a#2", "a#3"])
    #expect(words(app.reports).first == "$.sections[1].id: another section has this id; kept as \"a#2\"")
  }

  @Test("blocks of the home page that lead nowhere are reported and left out")
  func badBlocks() throws {
    let app = try app(
      """
      {"sections": [{"id": "videos", "source": "x"}], "home": [{"section": "video"}, {"section": "zzzzzz"}, 3, {}, {"banner": "x"},
       {"banner": {}}, {"section": "videos"}, {"section": "videos"}, {"section": 5}, {"section": "videos", "colour": 1},
       {"banner": {"text": "b"}, "section": "videos"}]}
      """)
    #expect(app.home == [.section("videos"), .banner(text: "b")])
    #expect(
      words(app.reports) == [
        "$.home[0].section: there is no section \"video\"; did you mean \"videos\"?",
        "$.home[1].section: there is no section \"zzzzzz\"", "$.home[2]: expected an object, found a number",
        "$.home[3].section: is missing", "$.home[4].banner: expected an object, found a string",
        "$.home[5].banner.text: is missing", "$.home[7].section: section \"videos\" stands on the home page already",
        "$.home[8].section: expected a string, found a number",
        "$.home[9].section: section \"videos\" stands on the home page already",
        "$.home[9].colour: is not known and changes nothing",
        "$.home[10].section: expected a banner or a section, not both, found both",
      ])
  }

  @Test("unknown fields are reported by path and change nothing")
  func unknownFields() throws {
    let app = try app(
      """
      {"colour": 1, "design": {"titel": {}, "title": {"sise": 1}}, "sections": [{"id": "a", "source": "x", "sauce": 1,
       "design": {"cornerRadios": 1}, "header": {"seaAll": true}, "empty": {"title": "t", "x": 1}, "options": {"any": 1}}]}
      """)
    #expect(app.design == DesignModel())
    #expect(app.sections[0].fault == nil)
    #expect(
      app.reports.map(\.place) == [
        "$.colour", "$.design.titel", "$.design.title.sise", "$.sections[0].sauce", "$.sections[0].design.cornerRadios",
        "$.sections[0].header.seaAll", "$.sections[0].empty.x",
      ])
    #expect(app.reports.allSatisfy { $0.problem == .unknownField })
  }

  @Test("bytes that are no text are reported")
  func brokenText() throws {
    let bytes = Array(#"{"sections": [], "title": "a"#.utf8) + [0xFF] + Array(#""}"#.utf8)
    let app = try AppDocument(parsing: Data(bytes))
    #expect(app.title == "a\u{FFFD}")
    #expect(words(app.reports) == ["$: the document: bytes that belong to no character were replaced"])
  }

  @Test("wrong types everywhere are faults, never a trap")
  func wrongTypes() {
    let values = [
      "null", "true", "-1", "1e308", "\"\"", "\"x\"", "[]", "[[1]]", "{}", "{\"a\": {}}", "[{\"section\": {}}]",
    ]
    let keys = ["title", "locale", "timeZone", "design", "ads", "reader", "home", "sections"]
    for key in keys {
      for value in values { _ = faults("{\"sections\": [], \"\(key)\": \(value)}") }
    }
    let fields = [
      "id", "title", "kind", "source", "template", "variant", "limit", "options", "design", "ads", "header", "footer",
      "empty", "error", "loading", "preview", "actions",
    ]
    for field in fields {
      for value in values {
        #expect(faults("{\"sections\": [{\"id\": \"a\", \"source\": \"x\", \"\(field)\": \(value)}]}").isEmpty)
      }
    }
    #expect(faults(String(repeating: "[", count: 10_000)).first?.contains("nested deeper than 128 levels") == true)
    #expect(faults("\u{0}\u{1}").count == 1)
  }
}
