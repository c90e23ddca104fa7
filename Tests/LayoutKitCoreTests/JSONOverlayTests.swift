import Foundation
import LayoutKitCore
import Testing

@Suite("A JSON overlay")
struct JSONOverlayTests {
  private func design(_ text: String, at path: String = "$.design") throws -> JSONOverlay<DesignModel> {
    try JSONOverlay(JSONValue(parsing: Data(text.utf8)), on: DesignModel(), at: path)
  }

  private func faults(_ text: String) -> [ConfigurationFault] {
    do {
      _ = try design(text)
      return []
    } catch {
      return (error as? ConfigurationFaults)?.faults ?? []
    }
  }

  @Test("of nothing is the defaults")
  func nothing() throws {
    let overlay = try design("{}")
    #expect(overlay.value == DesignModel())
    #expect(overlay.unknownFields == [])
  }

  @Test("changes what is written and nothing else")
  func partial() throws {
    var expected = DesignModel()
    expected.title.size = 20.5
    expected.title.weight = .black
    expected.title.uppercase = true
    expected.cornerRadius = 0
    expected.margins.leading = 3
    expected.separators.style = .inset
    expected.accent.dark = ColorValue(red: 255, green: 0, blue: 0)
    let overlay = try design(
      """
      { "title": { "size": 20.5, "weight": "black", "uppercase": true }, "cornerRadius": 0, "margins": { "leading": 3 },
        "separators": { "style": "inset" }, "accent": { "dark": "#F00" } }
      """)
    #expect(overlay.value == expected)
    #expect(overlay.unknownFields == [])
  }

  @Test("lets one value stand for every member of an object of its type")
  func spread() throws {
    let overlay = try design(##"{ "margins": 4, "padding": 2.5, "accent": "#102030", "shows": false }"##)
    #expect(overlay.value.margins == Insets(4))
    #expect(overlay.value.padding == Insets(2.5))
    let color = ColorValue(red: 0x10, green: 0x20, blue: 0x30)
    #expect(overlay.value.accent == ThemedColor(light: color, dark: color))
    let shows = overlay.value.shows
    #expect(![shows.summary, shows.byline, shows.date, shows.commentCount, shows.toolbar].contains(true))
  }

  @Test("does not spread a value over members of several types, nor of another")
  func noSpread() {
    #expect(
      faults(#"{ "border": 3, "margins": "4", "title": 17 }"#) == [
        fault("$.design.border", .wrongType(expected: "an object", found: "a number")),
        fault("$.design.margins", .wrongType(expected: "an object", found: "a string")),
        fault("$.design.title", .wrongType(expected: "an object", found: "a number")),
      ])
  }

  @Test("reports fields nobody knows, by path")
  func unknown() throws {
    let overlay = try design(#"{ "colour": "red", "title": { "sise": 3, "size": 9 }, "cornerradius": 1 }"#, at: "$.d")
    #expect(overlay.unknownFields == ["$.d.colour", "$.d.cornerradius", "$.d.title.sise"])
    #expect(overlay.value.title.size == 9)
  }

  @Test("reports every wrong type at once")
  func wrongTypes() {
    #expect(
      faults(#"{ "title": { "size": "17", "uppercase": 1 }, "cornerRadius": null, "shows": { "date": "yes" } }"#) == [
        fault("$.design.cornerRadius", .wrongType(expected: "a number", found: "null")),
        fault("$.design.shows.date", .wrongType(expected: "true or false", found: "a string")),
        fault("$.design.title.size", .wrongType(expected: "a number", found: "a string")),
        fault("$.design.title.uppercase", .wrongType(expected: "true or false", found: "a number")),
      ])
  }

  @Test("of no object is a fault", arguments: [("3", "a number"), ("[]", "an array"), ("null", "null")])
  func noObject(text: String, found: String) {
    #expect(faults(text) == [fault("$.design", .wrongType(expected: "an object", found: found))])
  }

  @Test("answers a wrong word with the right ones")
  func words() {
    #expect(
      faults(#"{ "title": { "alignment": "middle" } }"#) == [
        fault(
          "$.design.title.alignment",
          .notAllowed(expected: "one of leading, center, trailing, natural", found: "\"middle\""))
      ])
  }

  @Test("answers a wrong colour with the forms of colours")
  func colors() {
    #expect(
      faults(#"{ "accent": { "light": "blue" } }"#) == [
        fault(
          "$.design.accent.light",
          .notAllowed(expected: "a colour (#RGB, #RRGGBB, #RRGGBBAA or rgba(…))", found: "\"blue\""))
      ])
  }

  @Test("wants whole numbers where there are no halves", arguments: ["2.5", "1e30"])
  func wholeNumbers(number: String) {
    let found = faults("{ \"title\": { \"lines\": \(number) } }")
    #expect(found.map(\.path) == ["$.design.title.lines"])
    #expect(found.map(\.problem) == [.notAllowed(expected: "a whole number", found: number == "2.5" ? "2.5" : "1e+30")])
  }

  @Test("reports every value that is not allowed, each where it stands")
  func severalNotAllowed() {
    let found = faults(
      ##"{ "accent": "blue", "border": { "color": { "dark": "#12" } }, "title": { "weight": "fat", "lines": 1.5 }, "x": 1 }"##
    )
    #expect(
      found.map(\.path) == [
        "$.design.accent", "$.design.border.color.dark", "$.design.title.lines", "$.design.title.weight",
      ])
  }

  struct Listed: Codable, Equatable {
    var tags = ["a"]
    var columns = [1, 2]
    var pair = Pair()
    /// Written as an array of two, as coordinates often are.
    struct Pair: Codable, Equatable {
      var x = 1.0
      var y = 2.0
      init() {}
      init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        x = try container.decode(Double.self)
        y = try container.decode(Double.self)
      }
      func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        try container.encode(x)
        try container.encode(y)
      }
    }
  }

  @Test("replaces an array as a whole, and names the member that is wrong")
  func arrays() throws {
    #expect(
      try JSONOverlay(.object(["tags": .array([.string("b"), .string("c")])]), on: Listed()).value.tags == ["b", "c"])
    let found = #expect(throws: ConfigurationFaults.self) {
      try JSONOverlay(.object(["tags": .array([.string("b"), .bool(true)])]), on: Listed())
    }
    #expect(found?.faults.map(\.path) == ["$.tags[1]"])
    let halves = #expect(throws: ConfigurationFaults.self) {
      try JSONOverlay(.object(["columns": .array([.integer(1), .number(1.5)])]), on: Listed())
    }
    #expect(halves?.faults.map(\.path) == ["$.columns"])
  }

  @Test("of an array that is too short is a fault, not a crash")
  func shortArray() {
    let found = #expect(throws: ConfigurationFaults.self) {
      try JSONOverlay(.object(["pair": .array([.integer(1)])]), on: Listed())
    }
    #expect(found?.faults == [fault("$.pair[1]", .missing)])
  }

  @Test("on defaults that JSON cannot say is a fault")
  func unsayable() {
    var design = DesignModel()
    design.cornerRadius = .nan
    let found = #expect(throws: ConfigurationFaults.self) { try JSONOverlay(.object([:]), on: design, at: "$.design") }
    #expect(found?.faults.map(\.path) == ["$.design"])
  }
}
