import LayoutKitCore
import LayoutKitTestSupport
import StandardTemplates
import Testing

@Suite struct StandardTemplatesTests {
  @Test func `The registry holds the templates, each id once`() {
    let ids = TemplateRegistry.standard.templates.map(\.id)
    #expect(ids == ["condensed", "enriched"])
    #expect(TemplateRegistry.standard.duplicates == [])
  }

  @Test(arguments: ["condensed", "enriched"] as [TemplateID])
  func `Every variant of every template makes a layout`(id: TemplateID) throws {
    let template = try TemplateRegistry.standard.template(id)
    #expect(!template.variants.isEmpty && template.title.first?.isUppercase == true)
    for variant in [nil] + template.variants.map(Optional.some) {
      let section = Fixtures.section(items: [], template: id, variant: variant)
      #expect(try TemplateRegistry.standard.layout(for: section).unknownFields == [])
    }
  }

  @Test func `A slip of the pen is answered with the template that was meant`() {
    #expect(
      throws: TemplateError.unknownTemplate("condense", nearest: "condensed", known: ["condensed", "enriched"])
    ) { try TemplateRegistry.standard.template("condense") }
  }
}
