import AdSlots
import HomePageHost
import HomeWidgetAdapters
import LayoutEngine
import LayoutKitCore
import LayoutKitTestSupport
import StandardTemplates
import Testing

/// Lists that change on the home page: ads that arrive and go, edits, sections that reload.
@MainActor @Suite struct PageUpdateTests {
  private let rows: HomeWidgetAdapter
  private let cards: HomeWidgetAdapter
  private let page: HomePage
  private let environment = Fixtures.environment(width: 390)
  private let placement: AdPlacement

  init() throws {
    placement = try AdPlacement(first: 2, every: 4)
    let cache = MeasurementCache()
    func adapter(_ section: ListSection) -> HomeWidgetAdapter {
      HomeWidgetAdapter(section: section, registry: .standard, cache: cache)
    }
    rows = adapter(Self.section("rows", count: 12, template: "condensed"))
    cards = adapter(Self.section("cards", count: 3, template: "enriched"))
    let banner = TextBanner(id: "hello", text: "Good morning", design: DesignModel())
    page = HomePage(widgets: [banner, rows, cards], environment: environment)
  }

  private static func section(_ id: SectionID, count: Int, template: TemplateID) -> ListSection {
    Fixtures.section(id, items: Fixtures.randomItems(count: count, seed: 7), template: template)
  }

  private func ads(_ count: Int) -> SectionAds { SectionAds(Fixtures.ads(count: count), in: placement) }

  /// The window on the page that begins in the middle of an item of `rows`.
  private func window(onItem number: Int) throws -> Rect {
    let top = try #require(self.top(ofItem: number))
    return Rect(x: 0, y: top.y + top.height / 2, width: 390, height: 600)
  }

  private func top(ofItem number: Int) -> Rect? {
    let id = rows.presenter.section.items[number].id
    return (0..<rows.cellCount).map { VisibleIndex($0) }
      .first { rows.action(forCell: $0) == .open(id) }
      .map { rows.frame(ofCell: $0).offset(x: 0, y: page.frame(ofWidget: 1).y) }
  }

  /// Cells of a page in a rectangle by what they open and where they are from its corner.
  private func items(in window: Rect) -> [ContentAction: Rect] {
    var items: [ContentAction: Rect] = [:]
    for piece in page.pieces(in: window) {
      guard let cell = piece.cell, let widget = page.widgets.first(where: { $0.id == piece.widget }),
        let action = widget.action(forCell: cell)
      else { continue }
      items[action] = piece.frame.offset(x: 0, y: -window.y)
    }
    return items
  }

  /// What a page built afresh of the same sections shows.
  private func expectLikeFresh(_ ads: SectionAds?, sourceLocation: SourceLocation = #_sourceLocation) {
    let cache = MeasurementCache()
    let lists = [(rows, ads), (cards, nil)].map { adapter, ads in
      HomeWidgetAdapter(section: adapter.presenter.section, registry: .standard, cache: cache, ads: ads)
    }
    let banner = TextBanner(id: "hello", text: "Good morning", design: DesignModel())
    let fresh = HomePage(widgets: [banner] + lists, environment: environment)
    let everything = Rect(x: 0, y: 0, width: 390, height: 99_999)
    #expect(page.contentSize == fresh.contentSize, sourceLocation: sourceLocation)
    #expect(page.pieces(in: everything) == fresh.pieces(in: everything), sourceLocation: sourceLocation)
  }

  @Test func `Ads that arrive push nothing that is in sight, and go without a trace`() throws {
    let window = try window(onItem: 6)
    let (before, pieces, size) = (items(in: window), page.pieces(in: window), page.contentSize)
    let came = page.update(widget: 1, seenIn: window) { rows.presenter.apply(ads: ads(3)) }
    // Behind items 1, 5 and 9.
    #expect(came.places.inserted.map(\.value) == [2, 7, 12])
    let adFrames = came.places.inserted.map { rows.frame(ofCell: $0) }
    let spacing = rows.presenter.section.design.itemSpacing
    #expect(came.correction == adFrames[..<2].map(\.height).reduce(0, +) + 2 * spacing)
    #expect(page.contentSize.height == size.height + adFrames.map(\.height).reduce(0, +) + 3 * spacing)
    let after = items(in: window.offset(x: 0, y: came.correction))
    // Items up to the third ad stand where they stood, those behind it further down.
    for number in 6...9 {
      let action = ContentAction.open(rows.presenter.section.items[number].id)
      if let frame = before[action] { #expect(after[action] == frame) }
    }
    #expect(Set(after.keys).isSubset(of: before.keys))
    expectLikeFresh(ads(3))
    let went = page.update(widget: 1, seenIn: window.offset(x: 0, y: came.correction)) {
      rows.presenter.apply(ads: nil)
    }
    #expect(went.correction == -came.correction)
    #expect(page.pieces(in: window) == pieces && page.contentSize == size)
  }

  @Test func `Taps between ads open their own items, and an ad opens nothing`() {
    page.update(widget: 1, seenIn: .zero) { rows.presenter.apply(ads: ads(3)) }
    var opened: [ContentAction] = []
    for number in 0..<rows.cellCount {
      let frame = rows.frame(ofCell: VisibleIndex(number)).offset(x: 0, y: page.frame(ofWidget: 1).y)
      // At the leading edge, where a row has no control.
      let action = page.tap(at: Point(x: frame.x + 2, y: frame.y + frame.height / 2))
      #expect((action == nil) == [2, 7, 12].contains(number))
      if let action { opened.append(action) }
    }
    #expect(opened == rows.presenter.section.items.map { .open($0.id) })
  }

  @Test func `A provider's ads come, go with eligibility, and grow old`() async throws {
    let clock = ManualClock()
    var reader = AdEligibility()
    reader.age = .ofAge
    let provider = NativeAdProvider(
      loader: FixtureAdLoader(ads: Fixtures.ads(count: 20)), eligibility: reader, clock: clock)
    let work = Task { await provider.run() }
    var window = try window(onItem: 0)
    let (before, first) = (items(in: window), page.pieces(in: window))
    func shown() -> Range<VisibleIndex> {
      let cells = rows.cells(in: window.offset(x: 0, y: -page.frame(ofWidget: 1).y))
      return VisibleIndex(cells.first?.value ?? 0)..<VisibleIndex((cells.last?.value ?? -1) + 1)
    }
    provider.open("rows", placement: placement, lead: 20) { list in
      window = window.offset(
        x: 0,
        y: page.update(widget: 1, seenIn: window) {
          rows.presenter.apply(ads: SectionAds(provider.ads(for: list), in: placement))
        }.correction)
      provider.update(list, content: 12, visible: shown())
    }
    provider.update("rows", content: 12, visible: shown())
    for _ in 0..<100 { await Task.yield() }
    // Consent is pending.
    #expect(provider.counts.requests == 0 && items(in: window) == before)
    provider.eligibility.consent = .given
    #expect(await othersRun { provider.ads(for: "rows").count == 3 })
    let ads = provider.ads(for: "rows")
    #expect(rows.cellCount == 15)
    expectLikeFresh(SectionAds(ads, in: placement))
    // Those at 7 and 12 are not in sight.
    #expect(shown().upperBound.value <= 7)
    clock.advance(by: .seconds(3_600))
    #expect(await othersRun { provider.counts.arrived == 5 && provider.ads(for: "rows").count == 3 })
    #expect(provider.counts.expired == 2 && provider.ads(for: "rows")[0] == ads[0])
    expectLikeFresh(SectionAds(provider.ads(for: "rows"), in: placement))
    provider.eligibility.isOn = false
    #expect(rows.cellCount == 12 && items(in: window) == before && page.pieces(in: window) == first)
    work.cancel()
    await work.value
  }

  @Test func `Edits move what is below them, and hold what is in sight`() throws {
    page.update(widget: 1, seenIn: .zero) { rows.presenter.apply(ads: ads(3)) }
    let window = try window(onItem: 6)
    let held = ContentAction.open(rows.presenter.section.items[6].id)
    let before = try #require(items(in: window)[held])
    var edits = ListEdits()
    edits.removed = [rows.presenter.section.items[0].id]
    edits.inserted = Fixtures.randomItems(count: 2, seed: 99).enumerated().map { number, item in
      var item = item
      item.id = ItemID(rawValue: "new.\(number)")
      return .init(item, at: ContentIndex(number))
    }
    let update = try page.update(widget: 1, seenIn: window) { () throws(UpdateError) in
      try rows.presenter.apply(edits)
    }
    #expect(items(in: window.offset(x: 0, y: update.correction))[held] == before)
    expectLikeFresh(ads(3))
    edits = ListEdits()
    edits.removed = ["nobody"]
    let pieces = page.pieces(in: window)
    #expect(throws: UpdateError.unknownItem("nobody")) {
      try page.update(widget: 1, seenIn: window) { () throws(UpdateError) in try rows.presenter.apply(edits) }
    }
    #expect(page.pieces(in: window) == pieces)
  }

  @Test func `A section that reloads keeps what it still has in sight`() throws {
    page.update(widget: 1, seenIn: .zero) { rows.presenter.apply(ads: ads(3)) }
    let window = try window(onItem: 6)
    var section = rows.presenter.section
    let held = ContentAction.open(section.items[7].id)
    let before = try #require(items(in: window)[held])
    section.items.remove(at: 6)
    section.items.removeFirst(2)
    section.items.reverse()
    let reloaded = page.update(widget: 1, seenIn: window) { rows.presenter.apply(section) }
    #expect(items(in: window.offset(x: 0, y: reloaded.correction))[held] == before)
    expectLikeFresh(ads(3))
    #expect(page.update(widget: 1, seenIn: window) { rows.presenter.apply(section) }.places.isEmpty)
    // From a list to a message and back: nothing to hold on to, and all of it shows.
    section.phase = .failed("no network")
    section.failure = StateMessage(title: "Sorry")
    page.update(widget: 1, seenIn: window) { rows.presenter.apply(section) }
    expectLikeFresh(ads(3))
    section.phase = .loaded
    page.update(widget: 1, seenIn: window) { rows.presenter.apply(section) }
    expectLikeFresh(ads(3))
  }

  @Test func `A list that was empty grows into the page`() {
    var section = rows.presenter.section
    let items = section.items
    section.items = []
    page.update(widget: 1, seenIn: .zero) { rows.presenter.apply(section) }
    #expect(page.frame(ofWidget: 1).height == 0)
    section.items = items
    let update = page.update(widget: 1, seenIn: .zero) { rows.presenter.apply(section) }
    #expect(update.places.inserted.count == 12)
    expectLikeFresh(nil)
  }

  @Test func `A change for a widget that is not there moves nothing`() throws {
    let window = try window(onItem: 6)
    let before = page.pieces(in: window)
    let update = page.update(widget: 9, seenIn: window) { cards.presenter.apply(ads: ads(1)) }
    #expect(update.correction == 0)
    #expect(page.pieces(in: window) == before)
  }
}
