import HomePageHost
import HomeWidgetAdapters
import LayoutEngine
import LayoutKitCore
import LayoutKitTestSupport
import Testing

@Suite struct FrameTextTests {
  private var section: ListSection {
    var long = ContentItem(id: "b", kind: .article, title: "A headline of forty-one characters, counted")
    long.summary = "And more."
    let items = [ContentItem(id: "a", kind: .article, title: "Short\nsecond line"), long]
    var section = Fixtures.section(items: items, template: "trial")
    section.design.margins = Insets(8)
    return section
  }

  @Test func `A section is printed a line a cell`() throws {
    let arranged = try #require(
      try Fixtures.arranged(section, by: TrialTemplate(fault: .none), in: Fixtures.environment(width: 390)))
    // 374 points of cell leave 354 for text, 41 characters of 8.5. The trial template shows no title line.
    #expect(
      FrameText.text(of: arranged) == """
        section 390 × 149
        0 trial 8 8 374 54 "Short"
        1 trial 8 65 374 76 "A headline of forty-one characters, cou…"

        """)
  }

  @Test func `A page is printed widget by widget`() {
    let environment = Fixtures.environment(width: 390)
    let banner = TextBanner(id: "hello", text: "Good morning", design: DesignModel())
    let list = HomeWidgetAdapter(
      section: section, registry: TemplateRegistry([TrialTemplate(fault: .none)]), cache: MeasurementCache())
    let page = HomePage(widgets: [banner, list], environment: environment)
    // The banner: 16 above, a line of 28 in a padding of 12.
    #expect(
      FrameText.text(of: page) == """
        page 390 × 217
        hello 0 0 390 68
        0 textBanner 16 16 358 52 "Good morning"
        fixtures 0 68 390 149
        0 trial 8 76 374 54 "Short"
        1 trial 8 133 374 76 "A headline of forty-one characters, cou…"

        """)
  }
}
