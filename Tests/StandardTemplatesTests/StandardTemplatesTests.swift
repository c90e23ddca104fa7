import LayoutKitCore
import LayoutKitTestSupport
import StandardTemplates
import Testing

@Suite struct StandardTemplatesTests {
  static let ids: [TemplateID] = ["condensed", "enriched", "grid", "carousel", "story"]

  @Test func `The registry holds the templates, each id once`() {
    let ids = TemplateRegistry.standard.templates.map(\.id)
    #expect(ids == Self.ids)
    #expect(TemplateRegistry.standard.duplicates == [])
  }

  @Test(arguments: ids)
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
      throws: TemplateError.unknownTemplate("condense", nearest: "condensed", known: Self.ids.map(\.rawValue))
    ) { try TemplateRegistry.standard.template("condense") }
  }
}
