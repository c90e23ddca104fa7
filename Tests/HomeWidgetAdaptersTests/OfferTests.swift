import HomePageHost
import HomeWidgetAdapters
import LayoutEngine
import LayoutKitCore
import LayoutKitTestSupport
import StandardTemplates
import Testing

@Suite struct OfferTests {
  private let environment = Fixtures.environment(width: 390)

  private func adapter(_ section: ListSection) -> HomeWidgetAdapter {
    let adapter = HomeWidgetAdapter(section: section, registry: .standard, cache: MeasurementCache())
    adapter.environmentChanged(to: environment)
    return adapter
  }

  @Test func `On the home page a footer's button asks for the next page`() throws {
    var section = Fixtures.section(template: "condensed")
    section.footer = SectionFooter(offersMore: true)
    #expect(adapter(section).arranged?.footerFrame == nil)
    section.nextPage = "page/2"
    let widget = adapter(section)
    let page = HomePage(widgets: [widget], environment: environment)
    let footer = try #require(widget.arranged?.footerFrame)
    #expect(page.tap(at: Point(x: footer.x + 5, y: footer.maxY - 5)) == .loadMore(section.id))
    section.isLoadingMore = true
    widget.presenter.apply(section)
    page.reload(widget: 0)
    #expect(widget.arranged?.footerFrame == footer)
    #expect(page.tap(at: Point(x: footer.x + 5, y: footer.maxY - 5)) == nil)
  }

  /// What assistive technology offers for a place.
  private func offered(_ section: ListSection, on host: ContentHost? = nil) throws -> [ContentAction] {
    let arranged = try #require(adapter(section).arranged)
    let place = arranged.plan.place(at: VisibleIndex(0))
    let host = host ?? ContentHost(kind: place.content.configuration.kind)
    host.apply(place.content)
    let list = host.displayList(in: arranged.frame(at: VisibleIndex(0)).size, environment: environment)
    return try #require(list.accessibility).actions
  }

  @Test func `What a list offers for items is offered to assistive technology too, each once`() throws {
    var plain = Fixtures.section(template: "condensed")
    plain.design.shows.toolbar = false
    let id = plain.items[0].id
    let before = try offered(plain)
    #expect(!before.contains(.bookmark(id)))
    var offering = plain
    offering.itemActions = ItemActions(leading: [.bookmark], menu: [.custom("hide", label: "Hide"), .bookmark])
    let after = before + [.bookmark(id), .custom("hide", of: id)]
    #expect(try offered(offering) == after)
    var disabled = offering
    disabled.states[id, default: .normal].isDisabled = true
    #expect(try offered(disabled) == [])
    var bar = offering
    bar.design.shows.toolbar = true
    #expect(try offered(bar).filter { $0 == .bookmark(id) }.count == 1)

    // A cell that is used again says what its list offers now.
    let host = ContentHost(kind: adapter(plain).kind(ofCell: VisibleIndex(0)))
    for _ in 0..<2 {
      #expect(try offered(plain, on: host) == before)
      #expect(try offered(offering, on: host) == after)
      #expect(try offered(disabled, on: host) == [])
    }
  }

  @Test func `What a list offers changes no frame and measures nothing`() throws {
    let plain = Fixtures.section(template: "enriched")
    var offering = plain
    offering.itemActions = ItemActions(leading: [.bookmark])
    let widget = adapter(plain)
    let frames = (0..<widget.cellCount).map { widget.frame(ofCell: VisibleIndex($0)) }
    let measured = widget.presenter.measuredCount
    widget.presenter.apply(offering)
    #expect((0..<widget.cellCount).map { widget.frame(ofCell: VisibleIndex($0)) } == frames)
    #expect(widget.presenter.measuredCount == measured)
  }
}
