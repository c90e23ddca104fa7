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
      var list = furnished(look.id, look.variant)
      if look.id == "carousel" { list.options = .object(["pageDots": .bool(true)]) }
      let section = try #require(adapter(list).section(in: environment))
      let placed = CompositionalPlacement(section, width: width, direction: direction)
      #expect(placed.items == section.arranged.frames)
      #expect(placed.boundaries[.header] == section.arranged.headerFrame && section.arranged.headerFrame != nil)
      #expect(placed.boundaries[.pageIndicator] == section.arranged.pageIndicatorFrame)
      #expect((section.arranged.pageIndicatorFrame != nil) == (look.id == "carousel"))
      #expect(placed.boundaries[.footer] == section.arranged.footerFrame && section.arranged.footerFrame != nil)
      #expect(Size(width: width, height: placed.height) == section.size)
    }
  }

  @Test(arguments: ["condensed", "carousel"] as [TemplateID])
  func `What is told comes from the design: insets, lines, spacing`(template: TemplateID) throws {
    var list = furnished(template)
    list.design.itemSpacing = 9
    list.header?.isSticky = true
    let section = try #require(adapter(list).section(in: Fixtures.environment(width: 390)))
    // Margins and padding: 7 + 3, 11 + 5, 13 + 19, 17 + 23.
    #expect(section.contentInsets == Insets(top: 10, leading: 16, bottom: 32, trailing: 40))
    let items = section.boundaryItems()
    #expect(items.map(\.kind) == [.header, .footer] && items.map(\.alignment) == [.top, .bottom])
    #expect(items.map(\.pinsToVisibleBounds) == [true, false] && items.map(\.extendsBoundary) == [true, true])
    #expect(items.map(\.offset) == [Point(x: 0, y: 10), Point(x: 0, y: -32)])
    #expect(items.map(\.zIndex) == [20, 15] && items.allSatisfy { $0.size.width == 390 - 56 })
    #expect(section.interGroupSpacing == (template == "carousel" ? 9 : 0))
    #expect(section.groupCount == (template == "carousel" ? 4 : 1))
  }

  @Test func `What tells the page lies over the insets, and shows the page it is told`() throws {
    var list = furnished("carousel")
    list.options = .object(["pageDots": .bool(true)])
    let section = try #require(adapter(list).section(in: Fixtures.environment(width: 390)))
    let dots = try #require(section.boundaryItems(page: 1).first { $0.kind == .pageIndicator })
    #expect(!dots.extendsBoundary && dots.alignment == .bottom)
    #expect(section.contentInsets.bottom == 32 + dots.size.height)
    #expect(
      dots.content.configuration.fingerprint == section.arranged.pageIndicator(current: 1)?.configuration.fingerprint)
    #expect(
      dots.content.configuration.fingerprint != section.arranged.pageIndicator(current: 0)?.configuration.fingerprint)
  }

  @Test func `A group has the size of its items, and tells those in a rectangle`() throws {
    let section = try #require(adapter(furnished("grid", "masonry")).section(in: Fixtures.environment(width: 390)))
    let group = section.group
    #expect(group.size.width == 390 - 56 && group.items.count == section.arranged.count)
    #expect(group.size.height == group.items.map(\.frame.maxY).max())
    #expect(group.items.allSatisfy { $0.zIndex == 0 })
    let rect = Rect(x: 100, y: 150, width: 90, height: 60)
    #expect(group.items(in: rect) == group.items.indices.filter { group.items[$0].frame.intersects(rect) })
    #expect(!group.items(in: rect).isEmpty)
  }

  @Test func `The group of one card tells its one item only`() throws {
    let section = try #require(adapter(furnished("carousel")).section(in: Fixtures.environment(width: 390)))
    let everywhere = Rect(x: -9_999, y: -9_999, width: 19_999, height: 19_999)
    #expect(section.group.items(in: everywhere) == [0])
    #expect(
      section.group.items.map(\.frame) == [Rect(origin: .zero, size: section.arranged.frame(at: VisibleIndex(0)).size)])
  }

  @Test(arguments: [
    (ScrollStops.continuous, OrthogonalScrolling.continuous), (.leadingBoundary, .continuousGroupLeadingBoundary),
    (.paging, .paging), (.groupPaging, .groupPaging), (.groupPagingCentered, .groupPagingCentered),
  ])
  func `A list that scrolls sideways stops as its options say`(stops: ScrollStops, behavior: OrthogonalScrolling) throws
  {
    var list = furnished("carousel")
    list.options = .object(["scrolling": .string(stops.rawValue)])
    let section = try #require(adapter(list).section(in: Fixtures.environment(width: 390)))
    #expect(section.orthogonalScrolling == behavior)
  }

  @Test func `The platform counts its behaviours as ours`() {
    #expect(OrthogonalScrolling.allCases.map(\.rawValue) == Array(0...5))
    #expect(OrthogonalScrolling.none.rawValue == 0 && OrthogonalScrolling.groupPagingCentered.rawValue == 5)
  }

  @Test func `Surface below the cells, separators above, lines in none of them`() throws {
    let section = try #require(adapter(furnished("condensed")).section(in: Fixtures.environment(width: 390)))
    let everywhere = Rect(x: 0, y: 0, width: 390, height: 9_999)
    let items = section.decorationItems(in: everywhere)
    #expect(items.map(\.zIndex) == [-20, 10, 10, 10])
    #expect(items.first?.kind == .background && items.dropFirst().allSatisfy { $0.kind != .background })
    // The card is inside the margins.
    let card = try #require(items.first?.frame)
    #expect(card == Rect(x: 11, y: 7, width: 390 - 28, height: section.size.height - 20))
    #expect(section.decorationItems(in: Rect(x: 0, y: 0, width: 390, height: 3)).isEmpty)
  }

  /// A container without width, a list without items (square/Listable#271, finn-no/FinniversKit#1425).
  @Test(arguments: [0, -1, .nan, .infinity] as [Double])
  func `Without width or anything to show there is no section`(width: Double) {
    #expect(adapter(furnished("condensed")).section(in: Fixtures.environment(width: width)) == nil)
    #expect(adapter(Fixtures.section(items: [], template: "condensed")).section(in: Fixtures.environment()) == nil)
  }

  /// Rows as tall as their tallest cell, whatever the cells (nemecek-filip/CompositionalDiffablePlayground.ios#1).
  @Test func `The rows of a grid follow their tallest cells`() throws {
    var list = Fixtures.section(count: 12, template: "grid", variant: "columns")
    list.options = .object(["columns": .integer(3)])
    let section = try #require(adapter(list).section(in: Fixtures.environment(width: 390)))
    let frames = section.group.items.map(\.frame)
    for row in 0..<4 {
      let own = frames[3 * row..<3 * row + 3]
      #expect(Set(own.map(\.y)).count == 1 && Set(own.map(\.height)).count == 1)
    }
    #expect(Set(frames.map(\.height)).count > 1)
  }

  /// From the right, a row begins at the right, insets change sides, columns are mirrored (lionheart/openradar-mirror#10146,
  /// #17232, Shopify/flash-list#1207).
  @Test func `From the right, a carousel begins at the right behind its leading inset`() throws {
    let environment = Fixtures.environment(width: 390, direction: .rightToLeft)
    let section = try #require(adapter(furnished("carousel")).section(in: environment))
    let placed = CompositionalPlacement(section, width: 390, direction: .rightToLeft)
    #expect(placed.items[0].maxX == 390 - 16 && placed.items[1].maxX < placed.items[0].x)
    #expect(section.boundaryItems().allSatisfy { $0.frame.x == 40 && $0.frame.maxX == 390 - 16 })
  }

  @Test func `The section of another environment, and of edits, is another; the adapter keeps none`() throws {
    let adapter = adapter(furnished("condensed"))
    let narrow = try #require(adapter.section(in: Fixtures.environment(width: 390)))
    #expect(adapter.section(in: Fixtures.environment(width: 768))?.size.width == 768)
    #expect(adapter.section(in: Fixtures.environment(width: 390))?.size == narrow.size)
    var list = adapter.presenter.section
    list.items.removeLast()
    adapter.presenter.apply(list)
    #expect(adapter.section(in: Fixtures.environment(width: 390))?.group.items.count == 3)
    #expect(narrow.group.items.count == 4)
  }

  @Test func `Pages fill what is seen at once of the screen`() throws {
    var environment = Fixtures.environment(width: 390)
    environment.safeArea = Insets(top: 44, leading: 0, bottom: 34, trailing: 0)
    let section = try #require(adapter(furnished("story", "pages")).section(in: environment))
    #expect(section.group.size == Size(width: 390 - 56, height: 844 - 78))
    #expect(section.groupCount == 4 && section.orthogonalScrolling == .groupPaging)
  }

  @Test func `Asked again, it measures nothing, and counts as many items`() throws {
    let adapter = adapter(Fixtures.section(count: 400, template: "condensed"))
    let first = try #require(adapter.section(in: Fixtures.environment(width: 390)))
    let measured = adapter.presenter.measuredCount
    let again = try #require(adapter.section(in: Fixtures.environment(width: 390)))
    #expect(measured >= 400 && adapter.presenter.measuredCount == measured)
    #expect(again.group.items.count == 400 && again.group.items.last == first.group.items.last)
  }

  @Test func `A screen answers by number and environment, and for no number beyond`() throws {
    let screen = CompositionalScreen([
      adapter(furnished("carousel")), adapter(Fixtures.section(items: [], template: "condensed")),
      adapter(furnished("condensed")),
    ])
    let environment = Fixtures.environment(width: 390)
    let sections = (-1...3).map { screen.section(at: $0, in: environment) }
    #expect(sections.map { $0 == nil } == [true, false, true, false, true])
    #expect(
      sections[1]?.orthogonalScrolling == .continuousGroupLeadingBoundary
        && sections[3]?.orthogonalScrolling == OrthogonalScrolling.none)
  }

  @Test func `Where the list has no template, the reason is a section`() throws {
    let adapter = adapter(Fixtures.section(template: "condensd"))
    let section = try #require(adapter.section(in: Fixtures.environment(width: 390)))
    #expect(adapter.presenter.error != nil && section.group.items.count == 1)
  }
}
