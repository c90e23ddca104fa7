import ContentFamilies
import EnrichedTemplate
import LayoutKitCore
import LayoutKitTestSupport
import Testing

@Suite struct EnrichedOptionsTests {
  private func position(
    variant: String? = nil, options: JSONValue = .object([:])
  ) throws -> ArticleDesign.PicturePosition? {
    var section = Fixtures.section(items: [], template: "enriched", variant: variant)
    section.options = options
    let layout = try TemplateRegistry([Enriched()]).layout(for: section).layout as? EnrichedLayout
    return layout?.style(in: Fixtures.environment()).articles.design.value.position
  }

  @Test func `A document may name the variant either way`() throws {
    #expect(try position() == .above)
    #expect(try position(variant: "card") == .above)
    #expect(try position(variant: "overlay") == .behind)
    #expect(try position(options: .object(["variant": .string("overlay")])) == .behind)
    #expect(try position(variant: "overlay", options: .object(["variant": .string("card")])) == .behind)
  }

  @Test func `An unknown variant is answered with the nearest`() {
    #expect(
      throws: TemplateError.unknownVariant(
        "overly", template: "enriched", nearest: "overlay", known: ["card", "overlay", "alternating"])
    ) { try position(variant: "overly") }
  }

  @Test func `An unknown variant among the options is named by its path`() {
    let fault = ConfigurationFault(
      path: "$.options.variant", problem: .notAllowed(expected: "one of card, overlay, alternating", found: "\"tile\""))
    #expect(throws: TemplateError.badOptions(ConfigurationFaults([fault]))) {
      try position(options: .object(["variant": .string("tile")]))
    }
  }
}
