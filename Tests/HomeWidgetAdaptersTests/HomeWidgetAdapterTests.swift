import HomePageHost
import HomeWidgetAdapters
import LayoutEngine
import LayoutKitCore
import LayoutKitTestSupport
import StandardTemplates
import Testing

@Suite struct HomeWidgetAdapterTests {
  private let environment = Fixtures.environment(width: 390)

  private func adapter(
    _ section: ListSection, registry: TemplateRegistry = .standard, cache: MeasurementCache = MeasurementCache()
  ) -> HomeWidgetAdapter {
    let adapter = HomeWidgetAdapter(section: section, registry: registry, cache: cache)
    adapter.environmentChanged(to: environment)
    return adapter
  }

  private func texts(_ adapter: HomeWidgetAdapter) -> [String] {
    guard let arranged = adapter.arranged else { return [] }
    return (0..<arranged.count).flatMap { arranged.displayList(at: $0).texts }
  }

  @Test func `Every answer is the arrangement's`() throws {
    let adapter = adapter(Fixtures.section(template: "enriched", variant: "overlay"))
    let arranged = try #require(adapter.arranged)
    #expect(adapter.cellCount == arranged.count)
    #expect(adapter.size(forWidth: 390) == arranged.size)
    #expect(adapter.cellKinds == ["articleCard"])
    #expect(adapter.scrolling == .withPage)
    let rect = Rect(x: 0, y: 200, width: 390, height: 500)
    #expect(adapter.cells(in: rect) == arranged.places(in: rect))
    for number in 0..<arranged.count {
      let index = VisibleIndex(number)
      #expect(adapter.frame(ofCell: index) == arranged.frame(at: index))
      #expect(adapter.action(forCell: index) == arranged.plan.place(at: index).action)
      let host = ContentHost(kind: adapter.kind(ofCell: index))
      adapter.configure(host, forCell: index)
      #expect(host.content === arranged.plan.place(at: index).content)
    }
  }

  @Test func `Before it knows its environment there is nothing`() {
    let adapter = HomeWidgetAdapter(
      section: Fixtures.section(template: "condensed"), registry: .standard, cache: MeasurementCache())
    #expect(adapter.arranged == nil && adapter.cellCount == 0 && adapter.cellKinds == [])
    #expect(adapter.size(forWidth: 390) == .zero)
    #expect(adapter.decorations(in: Rect(x: 0, y: 0, width: 999, height: 999)).isEmpty)
  }

  @Test func `Another width is another arrangement`() {
    let adapter = adapter(Fixtures.section(template: "enriched"))
    let narrow = adapter.size(forWidth: 390)
    let wide = adapter.size(forWidth: 1_024)
    #expect(narrow.width == 390 && wide.width == 1_024 && wide.height < narrow.height)
    #expect(adapter.frame(ofCell: VisibleIndex(1)).x > 500)
  }

  @Test func `An unknown template is told in the list's place, with the nearest`() throws {
    let adapter = adapter(Fixtures.section(template: "enrichd"))
    #expect(
      adapter.presenter.error
        == .unknownTemplate(
          "enrichd", nearest: "enriched", known: TemplateRegistry.standard.templates.map(\.id.rawValue)))
    #expect(adapter.cellCount == 1)
    #expect(texts(adapter).contains { $0.contains("did you mean \"enriched\"?") })
    #expect(adapter.action(forCell: VisibleIndex(0)) == nil)
  }

  @Test func `Wrong variants, options and designs are told in the list's place`() {
    var design = Fixtures.section(template: "enriched")
    design.design.padding.leading = -4
    var options = Fixtures.section(template: "enriched")
    options.options = .object(["variant": .integer(1)])
    let sections = [
      ("$.design.padding.leading", design), ("$.options.variant", options),
      ("\"overlay\"", Fixtures.section(template: "enriched", variant: "overly")),
    ]
    for (words, section) in sections {
      let adapter = adapter(section)
      #expect(adapter.presenter.error != nil)
      #expect(adapter.cellCount == 1)
      #expect(texts(adapter).contains { $0.contains(words) })
    }
  }

  @Test func `The list stands again once its template is right`() {
    let adapter = adapter(Fixtures.section(template: "enrichd"))
    adapter.presenter.apply(Fixtures.section(template: "enriched"))
    #expect(adapter.presenter.error == nil)
    #expect(adapter.cellCount == Fixtures.items.count)
  }

  @Test func `Without any template there is nothing, and the reason is known`() {
    let adapter = adapter(Fixtures.section(template: "enriched"), registry: TemplateRegistry())
    #expect(adapter.presenter.error == .unknownTemplate("enriched", nearest: nil, known: []))
    #expect(adapter.cellCount == 0)
  }

  @Test func `Unknown options are reported`() {
    var section = Fixtures.section(template: "enriched")
    section.options = .object(["columns": .integer(2), "variant": .string("overlay")])
    #expect(adapter(section).presenter.unknownFields == ["$.options.columns"])
    #expect(adapter(section).presenter.error == nil)
  }

  @Test(arguments: [
    (SectionKind.articles, [ContentKind.article]), (.videos, [.video]), (.sounds, [.sound, .podcast]),
    (.podcasts, [.sound, .podcast]), (.photos, [.photo]), (.events, [.event]), (.places, [.place]),
    (.live, [.live, .video]), (.posts, [.post]), (.comments, [.comment]), (.categories, []), (.people, [.person]),
    (.products, [.product]), (.bookmarks, ContentKind.allCases), (.search, ContentKind.allCases),
    (.custom, ContentKind.allCases),
  ])
  func `A section takes the kinds that are its own, and what nobody knows`(kind: SectionKind, taken: [ContentKind]) {
    var section = Fixtures.section(template: "condensed")
    section.kind = kind
    let adapter = adapter(section)
    let all = Fixtures.items
    let expected = all.filter { taken.contains($0.kind) || $0.kind == .generic }
    #expect(kind.takenKinds == Set(taken + [.generic]))
    let shown = (0..<adapter.cellCount).map { adapter.action(forCell: VisibleIndex($0)) }
    #expect(shown == expected.map { .open($0.id) })
    #expect(adapter.presenter.leftOut == all.map(\.id).filter { id in !expected.contains { $0.id == id } })
  }

  @Test func `The limit counts the items that the section takes`() {
    var section = Fixtures.section(template: "condensed")
    section.kind = .videos
    section.limit = 2
    #expect(adapter(section).cellCount == 2)
  }

  @Test func `Another design of the app keeps the section's own changes`() throws {
    var section = Fixtures.section(template: "condensed")
    section.designChanges = .object(["padding": .integer(30)])
    let adapter = adapter(section)
    var design = DesignModel()
    design.margins = Insets(50)
    adapter.designChanged(to: design)
    #expect(adapter.margins == Insets(50))
    #expect(adapter.presenter.section.design.padding == Insets(30))
    #expect(adapter.frame(ofCell: VisibleIndex(0)).x == 50)
    // The design without toolbar: the row has an empty text beside a picture of 88 in a padding of 30.
    #expect(adapter.frame(ofCell: VisibleIndex(0)).height >= 88 + 60)
    design.margins = Insets(10)
    adapter.designChanged(to: design)
    #expect(adapter.margins == Insets(10) && adapter.presenter.section.design.padding == Insets(30))
  }

  @Test func `The title line stands above the cells and does what it says`() throws {
    let adapter = adapter(Fixtures.section(template: "condensed"))
    let everywhere = Rect(x: 0, y: 0, width: 390, height: 9_999)
    let line = try #require(adapter.decorations(in: everywhere).first)
    #expect(line.frame == Rect(x: 16, y: 8, width: 358, height: 50))
    #expect(line.list.actions == [.seeAll("fixtures")])
    #expect(adapter.decorations(in: Rect(x: 0, y: 100, width: 390, height: 10)).isEmpty)
  }

  @Test func `Separators are decorations, drawn from their own corner`() throws {
    var section = Fixtures.section(items: Fixtures.items(of: .article), template: "condensed")
    section.header = nil
    section.design.separators.style = .full
    let lines = adapter(section).decorations(in: Rect(x: 0, y: 0, width: 390, height: 9_999))
    #expect(lines.count == 3)
    #expect(lines.allSatisfy { $0.frame.size == Size(width: 358, height: 0.5) && $0.frame.x == 16 })
    #expect(lines.allSatisfy { $0.list.nodes.map(\.frame) == [Rect(origin: .zero, size: $0.frame.size)] })
  }

  @Test func `Title line and footer are drawn by hosts of their own, from their own corner`() throws {
    var section = Fixtures.section(template: "condensed")
    section.footer = SectionFooter(title: "The end", showsSeeAll: true)
    section.design.section.background = ThemedColor(light: .white, dark: .black)
    let adapter = adapter(section)
    let arranged = try #require(adapter.arranged)
    let everywhere = Rect(x: 0, y: 0, width: 390, height: 9_999)
    let pile = adapter.decorations(in: everywhere)
    #expect(pile.map(\.zIndex) == arranged.decorations(in: everywhere).map(\.zIndex))
    #expect(pile.count == 3)
    #expect(pile[1].frame == arranged.headerFrame && pile[2].frame == arranged.footerFrame)
    #expect(pile[1].list.texts.contains("Fixtures") && pile[2].list.texts.contains("The end"))
    #expect(pile.map { $0.list.accessibility == nil } == [true, false, false])
    #expect(pile.map(\.list.size) == pile.map(\.frame.size))
    #expect(adapter.decorations(in: everywhere).map(\.list) == pile.map(\.list))
  }

  @Test(arguments: ["condensed", "enriched"] as [TemplateID])
  func `A list on its way has skeletons of the template's own cells, which open nothing`(template: TemplateID) throws {
    var section = Fixtures.section(template: template)
    section.phase = .loading
    #expect(adapter(section).cellCount == 0)
    section.loading = LoadingPlaceholder(count: 4)
    let waiting = adapter(section)
    #expect(waiting.cellCount == 4)
    let kinds = waiting.cellKinds
    #expect(kinds.count == 1)
    for number in 0..<4 {
      #expect(waiting.action(forCell: VisibleIndex(number)) == nil)
      #expect(waiting.arranged?.displayList(at: number).texts == [])
    }
    section.phase = .loaded
    waiting.presenter.apply(section)
    #expect(waiting.cellCount == Fixtures.items.count)
    #expect(waiting.cellKinds.map { CellKind(rawValue: "skeleton.\($0.rawValue)") } == kinds)
  }

  @Test func `Two lists of one cache measure each item once, a reload none`() {
    let cache = MeasurementCache()
    let first = adapter(Fixtures.section(template: "condensed"), cache: cache)
    #expect(first.cellCount > 0)
    let misses = cache.counts.misses
    first.reload()
    #expect(first.cellCount > 0)
    #expect(adapter(Fixtures.section(template: "condensed"), cache: cache).cellCount > 0)
    #expect(cache.counts.misses == misses)
  }
}
