import HomePageHost
import HomeWidgetAdapters
import LayoutEngine
import LayoutKitCore
import LayoutKitTestSupport
import StandardTemplates
import Testing

/// An older widget beside adapted lists, on one page that knows of neither.
@Suite struct MixedPageTests {
  private static let everywhere = Rect(x: -10_000, y: -10_000, width: 30_000, height: 90_000)

  private func page(_ environment: LayoutEnvironment = Fixtures.environment(width: 390)) -> HomePage {
    let cache = MeasurementCache()
    let sections = [
      Fixtures.section("rows", items: Fixtures.items(of: .article), template: "condensed"),
      Fixtures.section("cards", items: Fixtures.items(of: .video), template: "enriched"),
    ]
    let lists = sections.map { HomeWidgetAdapter(section: $0, registry: .standard, cache: cache) }
    let banner = TextBanner(id: "hello", text: "Good morning", design: DesignModel())
    return HomePage(widgets: [lists[0], banner, lists[1]], environment: environment)
  }

  @Test func `The banner stands between the lists, unaware of them`() {
    let page = page()
    let rows = page.frame(ofWidget: 0)
    #expect(page.frame(ofWidget: 1) == Rect(x: 0, y: rows.maxY, width: 390, height: 68))
    #expect(page.frame(ofWidget: 2).y == rows.maxY + 68)
    let kinds = page.pieces(in: Self.everywhere).map(\.widget)
    // A title line and four cells, the banner, a title line and four cells.
    #expect(kinds == Array(repeating: "rows", count: 5) + ["hello"] + Array(repeating: "cards", count: 5))
  }

  @Test func `Lines between cells that touch are drawn over them`() {
    var section = Fixtures.section("rows", items: Fixtures.items(of: .article), template: "condensed")
    section.header = nil
    section.design.itemSpacing = 0
    section.design.separators.style = .full
    let list = HomeWidgetAdapter(section: section, registry: .standard, cache: MeasurementCache())
    let pieces = HomePage(widgets: [list], environment: Fixtures.environment(width: 390)).pieces(in: Self.everywhere)
    // Four cells, then the three lines between them.
    #expect(pieces.map { $0.cell == nil } == [false, false, false, false, true, true, true])
  }

  @Test func `When a list changes, what is below moves`() throws {
    let page = page()
    let rows = try #require(page.widgets[0] as? HomeWidgetAdapter)
    let before = page.frame(ofWidget: 2)
    let last = try #require(rows.arranged?.frames.last)
    rows.presenter.apply(
      Fixtures.section("rows", items: Array(Fixtures.items(of: .article).dropLast()), template: "condensed"))
    page.reload(widget: 0)
    #expect(page.frame(ofWidget: 2).y == before.y - last.height - 12)
    #expect(page.frame(ofWidget: 2).height == before.height)
    #expect(page.pieces(in: page.frame(ofWidget: 2)).allSatisfy { $0.widget == "cards" })
  }

  @Test(arguments: ReadingDirection.allCases)
  func `Taps beside controls open every item exactly once`(direction: ReadingDirection) {
    let page = page(Fixtures.environment(width: 390, direction: direction))
    let log = ActionLog()
    page.actionHandler = log
    for piece in page.pieces(in: Self.everywhere) where piece.cell != nil {
      // Just inside the corner there is padding, and never a control.
      #expect(piece.list.action(at: Point(x: 1, y: 1)) == nil)
      page.tap(at: Point(x: piece.frame.x + 1, y: piece.frame.y + 1))
    }
    let items = Fixtures.items(of: .article) + Fixtures.items(of: .video)
    #expect(log.actions == items.map { .open($0.id) })
    #expect(log.sections == Array(repeating: "rows", count: 4) + Array(repeating: "cards", count: 4))
  }

  @Test(arguments: ReadingDirection.allCases)
  func `A tap on a control does what the control says`(direction: ReadingDirection) {
    let page = page(Fixtures.environment(width: 390, direction: direction))
    var found: [ContentAction] = []
    for piece in page.pieces(in: Self.everywhere) {
      for node in piece.list.allNodes {
        guard case .control(let action) = node.content else { continue }
        let middle = Point(
          x: piece.frame.x + node.frame.x + node.frame.width / 2,
          y: piece.frame.y + node.frame.y + node.frame.height / 2)
        #expect(page.tap(at: middle) == action)
        found.append(action)
      }
    }
    #expect(found.filter { if case .seeAll = $0 { true } else { false } } == [.seeAll("rows"), .seeAll("cards")])
    // Three buttons an article, four a video, and a control on each of the two pictures of videos.
    #expect(found.count == 2 + 4 * 3 + 4 * 4 + 2)
  }

  @Test func `A tap on the banner asks for nothing`() {
    let page = page()
    let frame = page.frame(ofWidget: 1)
    let log = ActionLog()
    page.actionHandler = log
    page.tap(at: Point(x: 195, y: frame.y + 40))
    #expect(log.actions == [])
  }

  @Test func `From right to left every piece is the mirror image`() {
    let left = page().pieces(in: Self.everywhere)
    let right = page(Fixtures.environment(width: 390, direction: .rightToLeft)).pieces(in: Self.everywhere)
    #expect(right.map(\.frame) == left.map { $0.frame.mirrored(in: 390) })
    for (piece, image) in zip(left, right) {
      #expect(
        image.list.allNodes.map(\.frame) == piece.list.allNodes.map { $0.frame.mirrored(in: piece.list.size.width) })
    }
  }

  @Test(arguments: [0, -1, .nan, .infinity] as [Double])
  func `Without width there is nothing`(width: Double) {
    let page = page(Fixtures.environment(width: width))
    #expect(page.contentSize == .zero)
    #expect(page.pieces(in: Self.everywhere).isEmpty)
  }

  @Test func `Scrolling through a long page shows each cell as a fresh view would`() {
    let section = Fixtures.section(count: 60, seed: 9, template: "condensed")
    let list = HomeWidgetAdapter(section: section, registry: .standard, cache: MeasurementCache())
    let environment = Fixtures.environment(width: 390)
    let page = HomePage(widgets: [list], environment: environment)
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<60 {
      let y = Double.random(in: 0...page.contentSize.height, using: &generator)
      for piece in page.pieces(in: Rect(x: 0, y: y, width: 390, height: 700)) {
        guard let cell = piece.cell, let arranged = list.arranged else { continue }
        #expect(piece.list == arranged.displayList(at: cell.value))
      }
    }
  }
}

/// Writes down what readers ask for.
private final class ActionLog: ContentActionHandler {
  private(set) var actions: [ContentAction] = []
  private(set) var sections: [SectionID] = []

  func handle(_ action: ContentAction, in section: SectionID) {
    actions.append(action)
    sections.append(section)
  }
}
