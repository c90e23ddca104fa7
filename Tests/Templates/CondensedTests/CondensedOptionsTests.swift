import CondensedTemplate
import ContentFamilies
import LayoutKitCore
import LayoutKitTestSupport
import Testing

@Suite struct CondensedOptionsTests {
  private func layout(variant: String? = nil, options: JSONValue = .object([:])) throws -> ResolvedLayout {
    var section = Fixtures.section(items: [], template: "condensed", variant: variant)
    section.options = options
    return try TemplateRegistry([Condensed()]).layout(for: section)
  }

  @Test func `A document may name the variant either way`() throws {
    let named = try #require(try layout(variant: "trailing").layout as? CondensedLayout)
    let option = try #require(try layout(options: .object(["variant": .string("trailing")])).layout as? CondensedLayout)
    let environment = Fixtures.environment()
    #expect(named.style(in: environment).articles.design.value.position == .trailing)
    #expect(option.style(in: environment).articles.design.value.position == .trailing)
  }

  @Test func `Without a word the picture leads`() throws {
    let layout = try #require(try layout().layout as? CondensedLayout)
    #expect(layout.style(in: Fixtures.environment()).articles.design.value.position == .leading)
    #expect(Condensed().variants == ["leading", "trailing", "none", "numbered"])
    #expect(Condensed().title == "Condensed")
    #expect(Condensed().showsAds)
  }

  @Test func `An unknown variant is answered with the nearest`() {
    #expect(
      throws: TemplateError.unknownVariant(
        "leadng", template: "condensed", nearest: "leading", known: ["leading", "trailing", "none", "numbered"])
    ) { try layout(variant: "leadng") }
  }

  @Test func `An unknown variant among the options is named by its path`() {
    let fault = ConfigurationFault(
      path: "$.options.variant",
      problem: .notAllowed(expected: "one of leading, trailing, none, numbered", found: "\"left\""))
    #expect(throws: TemplateError.badOptions(ConfigurationFaults([fault]))) {
      try layout(options: .object(["variant": .string("left")]))
    }
  }

  @Test func `A variant of a wrong type is named by its path`() {
    let fault = ConfigurationFault(
      path: "$.options.variant", problem: .wrongType(expected: "a string", found: "a number"))
    #expect(throws: TemplateError.badOptions(ConfigurationFaults([fault]))) {
      try layout(options: .object(["variant": .integer(3)]))
    }
  }

  @Test func `An unknown option is reported and changes nothing`() throws {
    #expect(try layout(options: .object(["shadow": .bool(true)])).unknownFields == ["$.options.shadow"])
  }
}
