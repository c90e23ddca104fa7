import Arrangements
import FlowAdapters
import LayoutEngine
import LayoutKitCore
import LayoutKitTestSupport
import StandardTemplates
import Testing

@Suite struct FlowAdapterTests {
  private func adapter(_ section: ListSection, ads: SectionAds? = nil) -> FlowAdapter {
    FlowAdapter(section: section, registry: .standard, cache: MeasurementCache(), ads: ads)
  }

  private func section(
    _ template: TemplateID, _ variant: String? = nil, count: Int = 11, options: [String: JSONValue] = [:]
  ) -> ListSection {
    var section = Fixtures.section(count: count, template: template, variant: variant)
    section.options = .object(options)
    section.footer = SectionFooter(title: "The end", showsSeeAll: true)
    section.design.margins = Insets(top: 7, leading: 11, bottom: 13, trailing: 17)
    section.design.section.padding = Insets(top: 3, leading: 5, bottom: 19, trailing: 23)
    return section
  }

  private func expectSame(_ a: Rect?, _ b: Rect?, _ comment: Comment) {
    guard let a, let b else {
      #expect(a == nil && b == nil, comment)
      return
    }
    // Thirds of a point are not exact.
    let distances = [a.x - b.x, a.y - b.y, a.width - b.width, a.height - b.height].map(abs)
    #expect((distances.max() ?? 0) < 1e-6, comment)
  }

  /// 360 points less margins leave 304 and 608 pixels, or 912: three columns differ by a pixel at a scale of 2.
  @Test(arguments: ReadingDirection.allCases, [2, 3] as [Double])
  func `Placed as a flow layout does, cells stand where the engine put them`(
    direction: ReadingDirection, scale: Double
  ) throws {
    let sections: [(String, ListSection)] = [
      ("rows", section("condensed")), ("cards", section("enriched")), ("overlay", section("enriched", "overlay")),
      ("tiles", section("grid", "columns")), ("three", section("grid", "columns", options: ["columns": .integer(3)])),
      ("four", section("grid", "columns", options: ["columns": .integer(4)])),
      ("three full", section("grid", "columns", count: 12, options: ["columns": .integer(3)])),
      ("one", section("grid", "columns", count: 1)), ("carousel", section("carousel")),
      ("dots", section("carousel", options: ["pageDots": .bool(true)])), ("bubbles", section("story", "bubbles")),
      ("pages", section("story", "pages")),
      ("pages down", section("story", "pages", options: ["axis": .string("vertical")])),
    ]
    for (name, section) in sections {
      for width in [320, 360, 390, 391, 768, 1_024] as [Double] {
        let comment: Comment = "\(name) at \(width)"
        var environment = Fixtures.environment(width: width, scale: scale, direction: direction)
        environment.safeArea = Insets(top: 0, leading: 20, bottom: 0, trailing: 6)
        let flow = try #require(try adapter(section).section(in: environment))
        let placed = FlowPlacement(flow, direction: direction)
        let frames = flow.arranged.frames
        #expect(placed.items.count == frames.count && frames.count == section.items.count, comment)
        for (a, b) in zip(placed.items, frames) { expectSame(a, b, comment) }
        guard flow.scrollDirection == .vertical else { continue }
        #expect(abs(placed.length - flow.size.height) < 1e-6, comment)
        let header = try #require(flow.arranged.headerFrame)
        #expect(abs(placed.headerFrame.maxY - header.maxY) < 1e-6 && placed.headerFrame.width == width, comment)
        let footer = try #require(flow.arranged.footerFrame)
        #expect(abs(placed.footerFrame.y - footer.y) < 1e-6, comment)
      }
    }
  }

  @Test func `Cells that follow no line are refused, and why is said`() throws {
    for (variant, place) in [("masonry", 1), ("mosaic", 1)] {
      let adapter = adapter(section("grid", variant))
      #expect(throws: FlowRefusal.notInLines(VisibleIndex(place))) {
        try adapter.section(in: Fixtures.environment(width: 390))
      }
    }
    #expect(
      "\(FlowRefusal.notInLines(VisibleIndex(4)))" == "place 4 does not stand in a line of places of one height")
  }

  @Test func `Insets leave margins, header and footer their room, lines none but the design's spacing`() throws {
    var list = section("condensed")
    list.design.itemSpacing = 9
    let flow = try #require(try adapter(list).section(in: Fixtures.environment(width: 390)))
    // Margins and padding: 7 + 3 above, 11 + 5 leading, 13 + 19 below, 17 + 23 trailing; header and footer hold theirs.
    #expect(flow.sectionInset == Insets(top: 0, leading: 16, bottom: 0, trailing: 40))
    #expect(flow.minimumLineSpacing == 9 && flow.minimumInteritemSpacing == 0 && flow.scrollDirection == .vertical)
    #expect(flow.headerReferenceSize.height == (flow.arranged.headerFrame?.height ?? 0) + 10)
    #expect(flow.footerReferenceSize.height == (flow.arranged.footerFrame?.height ?? 0) + 32)
    list.header = nil
    list.footer = nil
    let bare = try #require(try adapter(list).section(in: Fixtures.environment(width: 390)))
    #expect(bare.sectionInset == Insets(top: 10, leading: 16, bottom: 32, trailing: 40))
    #expect(bare.headerReferenceSize == .zero && bare.footerReferenceSize == .zero)
  }

  @Test func `Sideways, the insets leave the lines above and below their room`() throws {
    let list = section("carousel", options: ["pageDots": .bool(true)])
    let flow = try #require(try adapter(list).section(in: Fixtures.environment(width: 390)))
    let (header, dots) = (try #require(flow.arranged.headerFrame), try #require(flow.arranged.pageIndicatorFrame))
    #expect(
      flow.scrollDirection == .horizontal && flow.headerReferenceSize == .zero && flow.footerReferenceSize == .zero)
    #expect(flow.sectionInset.top == header.maxY)
    #expect(flow.size.height - flow.sectionInset.bottom == dots.y)
  }

  /// A container without width, a list without items (square/Listable#271, finn-no/FinniversKit#1425).
  @Test(arguments: [0, -1, .nan, .infinity] as [Double])
  func `Without width or anything to show there is no section`(width: Double) throws {
    #expect(try adapter(section("condensed")).section(in: Fixtures.environment(width: width)) == nil)
    #expect(try adapter(section("condensed", count: 0)).section(in: Fixtures.environment()) == nil)
  }
}
