import CompositionalAdapters
import LayoutEngine
import LayoutKitCore
import LayoutKitTestSupport
import StandardTemplates
import Testing

@Suite struct CompositionalAdapterTests {
  private func adapter(_ section: ListSection, ads: SectionAds? = nil) -> CompositionalAdapter {
    CompositionalAdapter(section: section, registry: .standard, cache: MeasurementCache(), ads: ads)
  }

  /// A section with all that can stand around cells.
  private func furnished(_ template: TemplateID, _ variant: String? = nil) -> ListSection {
    var section = Fixtures.section(items: Fixtures.items(of: .article), template: template, variant: variant)
    section.footer = SectionFooter(title: "The end", showsSeeAll: true)
    section.design.margins = Insets(top: 7, leading: 11, bottom: 13, trailing: 17)
    section.design.section.padding = Insets(top: 3, leading: 5, bottom: 19, trailing: 23)
    section.design.section.background = ThemedColor(light: .white, dark: .black)
    section.design.separators.style = .full
    return section
  }

  @Test(
    arguments: TemplateRegistry.standard.templates.flatMap { template in
      template.variants.map { (template.id, $0) }
    }, ReadingDirection.allCases)
  func `Placed as the platform does, everything stands where the engine put it`(
    look: (id: TemplateID, variant: String), direction: ReadingDirection
  ) throws {
    for width in [320, 390, 768] as [Double] {
      var environment = Fixtures.environment(width: width, direction: direction)
      environment.safeArea = Insets(top: 0, leading: 20, bottom: 0, trailing: 6)
      let section = try #require(adapter(furnished(look.id, look.variant)).section(in: environment))
      let placed = PlatformPlacement(section, width: width, direction: direction)
      #expect(placed.items == section.arranged.frames)
      #expect(placed.boundaries[.header] == section.arranged.headerFrame && section.arranged.headerFrame != nil)
      #expect(placed.boundaries[.pageIndicator] == section.arranged.pageIndicatorFrame)
      #expect(placed.boundaries[.footer] == section.arranged.footerFrame && section.arranged.footerFrame != nil)
      #expect(Size(width: width, height: placed.height) == section.size)
    }
  }
}
