import CompositionalAdapters
import HeadlessHost
import LayoutEngine
import LayoutKitCore
import LayoutKitTestSupport
import Testing

@Suite struct SidewaysTests {
  /// 20 cells of 100 with gaps of 10: 2,190 long, 1,870 of it beyond 320.
  private func row(_ id: SectionID = "row", rule: String = "row") -> ListSection {
    Trial.section(id, Trial.items(Array(repeating: 50, count: 20)), rule: rule)
  }

  @Test func `A section scrolls sideways by itself, as far as it goes`() {
    let screen = Trial.screen([row(), Trial.section(Trial.items([40]))])
    #expect(screen.shownPlaces.filter { $0.section == 0 }.map(\.index.value) == [0, 1, 2])
    screen.scroll(section: 0, to: 215)
    // From 215 to 535: the second cell ends at 210, the fifth begins at 440.
    #expect(screen.shownPlaces.filter { $0.section == 0 }.map(\.index.value) == [2, 3, 4])
    #expect(screen.frame(of: ScreenPlace(0, 2)) == Rect(x: 5, y: 0, width: 100, height: 50))
    #expect(screen.frame(of: ScreenPlace(1, 0))?.x == 0)
    screen.scroll(section: 0, to: 9_999)
    #expect(screen.offset(ofSection: 0) == 1_870)
    screen.scroll(section: 1, to: 50)
    #expect(screen.offset(ofSection: 1) == 0)
  }

  @Test
  func `Read from the right it opens on its first item, and goes on to the left (lionheart/openradar-mirror#10146)`() {
    var environment = Trial.environment()
    environment.direction = .rightToLeft
    let screen = Trial.screen([row()], environment: environment)
    #expect(screen.shownPlaces.map(\.index.value) == [0, 1, 2])
    #expect(screen.frame(of: ScreenPlace(0, 0)) == Rect(x: 220, y: 0, width: 100, height: 50))
    screen.scroll(section: 0, to: 110)
    #expect(screen.frame(of: ScreenPlace(0, 1)) == Rect(x: 220, y: 0, width: 100, height: 50))
    #expect(screen.shownPlaces.map(\.index.value) == [1, 2, 3])
  }

  /// A cell's middle is at 50 + 110 n, the window's at 160: the offsets are 110 n - 110, within the ends.
  @Test(arguments: [(0.0, 0.0), (54, 0), (56, 110), (160, 110), (170, 220), (1_000, 990), (9_999, 1_870)])
  func `A list that stops with a cell in the middle does so`(proposed: Double, rest: Double) {
    let screen = Trial.screen([row(rule: "centred")])
    screen.letGo(section: 0, at: proposed)
    #expect(screen.offset(ofSection: 0) == rest)
  }

  @Test func `An offset belongs to its section wherever that goes (Instagram/IGListKit#133, #1159)`() {
    let list = Trial.section("list", Trial.items(Array(repeating: 90, count: 30)))
    let screen = Trial.screen([row("a"), row("b"), list])
    screen.scroll(section: 0, to: 330)
    screen.scroll(section: 1, to: 110)
    screen.scroll(to: 2_000)
    #expect(screen.shownPlaces.allSatisfy { $0.section == 2 })
    screen.scroll(to: 0)
    #expect(screen.shownPlaces.filter { $0.section == 0 }.map(\.index.value) == [3, 4, 5])
    screen.apply(ListSnapshot([list, row("b"), row("new"), row("a")]))
    #expect((0..<4).map { screen.offset(ofSection: $0) } == [0, 110, 0, 330])
  }

  @Test func `Items that come before the one in sight do not push it away`() throws {
    let screen = Trial.screen([row()])
    screen.scroll(section: 0, to: 550)
    let before = try #require(screen.frame(of: ScreenPlace(0, 5)))
    var edits = ListEdits()
    edits.inserted = [.init(Trial.item(100, 50), at: ContentIndex(0)), .init(Trial.item(101, 50), at: ContentIndex(1))]
    try screen.apply(edits, toSection: 0)
    #expect(screen.offset(ofSection: 0) == 770)
    #expect(screen.frame(of: ScreenPlace(0, 7)) == before)
  }

  @Test func `Pages of a screen's height come to rest one at a time`() {
    let screen = Trial.screen([Trial.section(Trial.items([40, 40, 40]), rule: "pages")])
    #expect(screen.contentSize.height == 1_200)
    screen.letGo(at: 590)
    #expect(screen.contentOffset == 400)
    screen.letGo(at: 610)
    #expect(screen.contentOffset == 800)
  }

  @Test func `A place is scrolled to in both directions`() {
    let screen = Trial.screen([Trial.section("list", Trial.items(Array(repeating: 90, count: 30))), row()])
    screen.scroll(to: ScreenPlace(1, 10), at: .bottom)
    #expect(screen.offset(ofSection: 0 + 1) == 1_100)
    #expect(screen.frame(of: ScreenPlace(1, 10))?.maxY == screen.bounds.maxY)
  }
}
