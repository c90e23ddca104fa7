import CompositionalAdapters
import FlowAdapters
import HomePageHost
import HomeWidgetAdapters
import LayoutEngine
import LayoutKitCore
import LayoutKitTestSupport
import StandardTemplates
import Testing

/// One list through every adapter: as a block on the home page, in a compositional layout, and in a flow layout.
///
/// A screen has a height that a page of stories fills, and the home page has none; so here no container has one.
@Suite struct SameEverywhereTests {
  /// A cell or what stands around cells, as it is drawn.
  private typealias Picture = WidgetDecoration

  private static let looks = TemplateRegistry.standard.templates.flatMap { template in
    template.variants.map { (id: template.id, variant: $0) }
  }
  /// What no flow layout can say.
  private static let refused = ["masonry", "mosaic"]
  private static let everywhere = Rect(x: -10_000, y: -10_000, width: 30_000, height: 90_000)

  private func section(_ look: (id: TemplateID, variant: String)) -> ListSection {
    let items = [.article, .video, .event].flatMap { Fixtures.items(of: $0) }
    var section = Fixtures.section(items: items, template: look.id, variant: look.variant)
    section.footer = SectionFooter(title: "The end", showsSeeAll: true)
    section.design.section.background = ThemedColor(light: .white, dark: .black)
    section.design.separators.style = .inset
    if look.id == "carousel" { section.options = .object(["pageDots": .bool(true)]) }
    return section
  }

  private func picture(_ content: ContentBox, at frame: Rect, zIndex: Int, in environment: LayoutEnvironment) -> Picture
  {
    let host = ContentHost(kind: content.configuration.kind)
    host.apply(content)
    return Picture(frame: frame, list: host.displayList(in: frame.size, environment: environment), zIndex: zIndex)
  }

  private func cells(of widget: HomeWidgetAdapter, in environment: LayoutEnvironment) -> [Picture] {
    (0..<widget.cellCount).map { number in
      let index = VisibleIndex(number)
      let (host, frame) = (ContentHost(kind: widget.kind(ofCell: index)), widget.frame(ofCell: index))
      widget.configure(host, forCell: index)
      return Picture(frame: frame, list: host.displayList(in: frame.size, environment: environment), zIndex: 0)
    }
  }

  private func cells(
    of arranged: ArrangedSection, at frames: [Rect], in environment: LayoutEnvironment
  ) -> [Picture] {
    frames.enumerated().map { number, frame in
      picture(arranged.plan.place(at: VisibleIndex(number)).content, at: frame, zIndex: 0, in: environment)
    }
  }

  /// Boundary and decoration items, from the lowest up.
  private func surroundings(of section: CompositionalSection, in environment: LayoutEnvironment) -> [Picture] {
    let lines = section.boundaryItems().map { picture($0.content, at: $0.frame, zIndex: $0.zIndex, in: environment) }
    let ink = section.decorationItems(in: Self.everywhere).compactMap { decoration -> Picture? in
      guard case .ink(let list) = decoration.look else { return nil }
      return Picture(frame: decoration.frame, list: list, zIndex: decoration.zIndex)
    }
    return (ink + lines).sorted { $0.zIndex < $1.zIndex }
  }

  /// Frames, then the numbers of those that are drawn otherwise: whole pictures are too long to read.
  private func expectSame(_ pictures: [Picture], _ others: [Picture]) {
    #expect(pictures.map(\.frame) == others.map(\.frame))
    #expect(pictures.map(\.zIndex) == others.map(\.zIndex))
    #expect(zip(pictures, others).enumerated().filter { $1.0.list != $1.1.list }.map(\.offset) == [])
  }

  @Test(arguments: looks, ReadingDirection.allCases)
  func `Every adapter has the same frames and the same pictures`(
    look: (id: TemplateID, variant: String), direction: ReadingDirection
  ) throws {
    let (section, cache) = (section(look), MeasurementCache())
    let widget = HomeWidgetAdapter(section: section, registry: .standard, cache: cache)
    let compositional = CompositionalAdapter(section: section, registry: .standard, cache: cache)
    let flowing = FlowAdapter(section: section, registry: .standard, cache: cache)
    for width in [320, 390, 768] as [Double] {
      var environment = Fixtures.environment(width: width, direction: direction)
      environment.container.height = 0
      widget.environmentChanged(to: environment)
      let cells = cells(of: widget, in: environment)
      #expect(cells.count == section.items.count)

      let screen = try #require(compositional.section(in: environment))
      let placed = CompositionalPlacement(screen, width: width, direction: direction)
      expectSame(self.cells(of: screen.arranged, at: placed.items, in: environment), cells)
      expectSame(surroundings(of: screen, in: environment), widget.decorations(in: Self.everywhere))
      #expect(screen.size == widget.size(forWidth: width) && placed.height == screen.size.height)

      if Self.refused.contains(look.variant) {
        #expect(throws: FlowRefusal.self) { try flowing.section(in: environment) }
      } else {
        let flow = try #require(try flowing.section(in: environment))
        let placed = FlowPlacement(flow, direction: direction)
        expectSame(self.cells(of: flow.arranged, at: placed.items, in: environment), cells)
      }
    }
  }
}
