import LayoutKitCore
import Testing

/// Shows nothing; keeps what it was made of.
private struct EchoLayout: ListLayout {
  let design: DesignModel
  let options: EchoTemplate.Options
  func style(in environment: LayoutEnvironment) -> DesignModel { design }
  func content(
    for item: ContentItem, status: ItemStatus, at index: ContentIndex, style: DesignModel
  ) -> any ContentConfiguration { Content<BlankView>(design: Shared(0), item: 0) }
  func rule(in environment: LayoutEnvironment) -> any ArrangementRule { NoRule() }
}

private struct NoRule: ArrangementRule {
  let scrolling = Scrolling.vertical
  func arrangement(of extents: some ExtentSource, in space: ArrangementSpace) -> any Arrangement { NoArrangement() }
}

private struct NoArrangement: Arrangement {
  let count = 0
  let contentSize = Size.zero
  func frame(at index: VisibleIndex) -> Rect { .zero }
  func places(in rect: Rect) -> [VisibleIndex] { [] }
  func place(below index: VisibleIndex) -> VisibleIndex? { nil }
  mutating func apply(_ change: PlaceChange, extents: some ExtentSource) {}
}

private struct EchoTemplate: ListTemplate {
  struct Options: Codable, Hashable {
    var variant = "row"
    var columns = 2
    var tint = ThemedColor(light: .black, dark: .white)
  }
  struct Confused: Error {}

  var id: TemplateID = "echo"
  var variants = ["row", "card"]
  let defaultOptions = Options()

  func makeLayout(design: DesignModel, options: Options) throws -> EchoLayout {
    if options.columns == 13 { throw Confused() }
    guard options.columns > 0 else {
      throw ConfigurationFaults([
        fault("$.options.columns", .notAllowed(expected: "a number above 0", found: "\(options.columns)"))
      ])
    }
    return EchoLayout(design: design, options: options)
  }
}

@Suite("A template registry")
struct TemplateRegistryTests {
  private let registry = TemplateRegistry([EchoTemplate(), EchoTemplate(id: "grid", variants: [])])

  private func section(
    _ template: TemplateID = "echo", variant: String? = nil, options: JSONValue = .object([:])
  )
    -> ListSection
  {
    var section = ListSection(id: "s", items: [], template: template)
    section.variant = variant
    section.options = options
    return section
  }

  private func echo(_ section: ListSection) throws -> EchoLayout {
    try #require(try registry.layout(for: section).layout as? EchoLayout)
  }

  @Test("keeps the first template of an id and records the others")
  func duplicates() throws {
    var registry = TemplateRegistry([EchoTemplate(), EchoTemplate(id: "grid"), EchoTemplate(variants: ["late"])])
    registry.register(EchoTemplate(id: "grid", variants: ["later"]))
    #expect(registry.templates.map(\.id) == ["echo", "grid"])
    #expect(registry.duplicates == ["echo", "grid"])
    #expect(try registry.template("echo").variants == ["row", "card"])
  }

  @Test("names the nearest template for an unknown id, and all of them")
  func unknown() {
    let error = #expect(throws: TemplateError.self) { try registry.layout(for: section("ecko")) }
    #expect(error == .unknownTemplate("ecko", nearest: "echo", known: ["echo", "grid"]))
    #expect(
      error?.description == "unknown template \"ecko\"; did you mean \"echo\"? Known templates: echo, grid.")
    let far = #expect(throws: TemplateError.self) { try registry.template("carousel") }
    #expect(far?.description == "unknown template \"carousel\". Known templates: echo, grid.")
    let none = #expect(throws: TemplateError.self) { try TemplateRegistry().template("echo") }
    #expect(none?.description == "unknown template \"echo\". There are no templates.")
  }

  @Test("names the nearest variant for an unknown one, and all of them")
  func unknownVariant() {
    let error = #expect(throws: TemplateError.self) { try registry.layout(for: section(variant: "cart")) }
    #expect(error == .unknownVariant("cart", template: "echo", nearest: "card", known: ["row", "card"]))
    #expect(
      error?.description
        == "template \"echo\" has no variant \"cart\"; did you mean \"card\"? Known variants: row, card.")
    let none = #expect(throws: TemplateError.self) { try registry.layout(for: section("grid", variant: "card")) }
    #expect(none?.description == "template \"grid\" has no variant \"card\". There are no variants.")
  }

  @Test("makes a layout of the design and the defaults")
  func defaults() throws {
    var section = section()
    section.design.cornerRadius = 3
    let layout = try echo(section)
    #expect(layout.design.cornerRadius == 3)
    #expect(layout.options == .init())
  }

  @Test("overlays the section's options and variant on the template's")
  func options() throws {
    let options = JSONValue.object(["columns": .integer(4), "tint": .string("#123"), "colums": .integer(9)])
    let resolved = try registry.layout(for: section(variant: "card", options: options))
    let tint = ColorValue(red: 0x11, green: 0x22, blue: 0x33)
    #expect(
      (resolved.layout as? EchoLayout)?.options
        == .init(variant: "card", columns: 4, tint: ThemedColor(light: tint, dark: tint)))
    #expect(resolved.unknownFields == ["$.options.colums"])
  }

  @Test(
    "says where options are wrong",
    arguments: [
      (.object(["columns": .string("4")]), "$.options.columns: expected a number, found a string"),
      (.object(["columns": .integer(0)]), "$.options.columns: expected a number above 0, found 0"),
      (.object(["columns": .number(1.5)]), "$.options.columns: expected a whole number, found 1.5"),
      (
        .object(["tint": .object(["dark": .string("night")])]),
        "$.options.tint.dark: expected a colour (#RGB, #RRGGBB, #RRGGBBAA or rgba(…)), found \"night\""
      ),
      (.array([]), "$.options: expected an object, found an array"),
      (.object(["columns": .integer(13)]), "$.options: cannot be read: Confused()"),
    ] as [(JSONValue, String)])
  func badOptions(options: JSONValue, message: String) {
    let error = #expect(throws: TemplateError.self) { try registry.layout(for: section(options: options)) }
    #expect(error?.description == message)
    guard case .badOptions = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test("refuses designs nobody can draw", arguments: [0.0, -17])
  func badDesign(size: Double) {
    var section = section()
    section.design.title.size = size
    section.design.summary.size = size
    let error = #expect(throws: TemplateError.self) { try registry.layout(for: section) }
    guard case .badDesign(let faults) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(faults.faults.map(\.path) == ["$.design.title.size", "$.design.summary.size"])
  }

  @Test("describes a template where it does not itself")
  func described() {
    #expect(EchoTemplate().title == "Echo")
    #expect(EchoTemplate(id: "").title == "")
    #expect(EchoTemplate().kinds == ContentKind.allCases)
    #expect(!EchoTemplate().showsAds)
  }
}
