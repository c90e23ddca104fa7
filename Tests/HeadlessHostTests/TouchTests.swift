import CompositionalAdapters
import HeadlessHost
import LayoutEngine
import LayoutKitCore
import LayoutKitTestSupport
import Testing

@Suite struct TouchTests {
  @Test(arguments: ["column", "grid"])
  func `Taps on every cell open every article once and no ad (clockbyte/admobadapter#49)`(rule: String) {
    let screen = Trial.screen([Trial.section(Trial.items(Array(repeating: 90, count: 21)), rule: rule)])
    screen.apply(ads: Trial.ads(4), toSection: 0)
    let (diary, total) = (Diary(), screen.adapters[0].section(in: screen.environment)?.arranged.count ?? 0)
    screen.actionHandler = diary
    #expect(total == 25)
    for number in 0..<total {
      let place = ScreenPlace(0, number)
      screen.scroll(to: place)
      guard let frame = screen.frame(of: place) else { continue }
      let action = screen.tap(at: Point(x: frame.x + frame.width / 2, y: frame.y - screen.contentOffset + 10))
      if case .ad? = screen.identity(of: place) { #expect(action == nil) }
    }
    #expect(diary.actions == (0..<21).map { .open(ItemID(rawValue: "\($0)")) })
  }

  @Test func `With no ad arrived, places are the items' (clockbyte/admobadapter#49)`() {
    let screen = Trial.screen([Trial.section(Trial.items(Array(repeating: 90, count: 3)))])
    screen.apply(ads: Trial.ads(0, every: 1), toSection: 0)
    #expect(screen.tap(at: Point(x: 100, y: 150)) == .open("1"))
  }

  @Test func `A control is asked before its cell, and lines without one ask for nothing`() {
    var section = Trial.section(Trial.items([90, 90]))
    section.items[1].streamURL = "stream"
    section.header = SectionHeader(title: "Title", showsSeeAll: true)
    let screen = Trial.screen([section])
    #expect(screen.tap(at: Point(x: 5, y: 10)) == .seeAll("list"))
    #expect(screen.tap(at: Point(x: 50, y: 10)) == nil)
    #expect(screen.tap(at: Point(x: 5, y: 135)) == .play("1"))
    #expect(screen.tap(at: Point(x: 50, y: 135)) == .open("1"))
    #expect(screen.tap(at: Point(x: 50, y: 125)) == nil)
    #expect(screen.tap(at: Point(x: 50, y: 390)) == nil)
  }

  @Test func `A title line that stays in sight takes its touches, and cells below it none`() {
    var section = Trial.section(Trial.items(Array(repeating: 90, count: 20)))
    section.header = SectionHeader(title: "Title", showsSeeAll: true, isSticky: true)
    let screen = Trial.screen([section])
    screen.scroll(to: 500)
    let line = screen.pieces().last
    #expect(line?.place == nil && line?.frame == Rect(x: 0, y: 0, width: 320, height: 30))
    #expect(screen.tap(at: Point(x: 5, y: 10)) == .seeAll("list"))
  }

  @Test func `Scrolled to, an item is not below the title line (square/Listable#279)`() throws {
    var section = Trial.section(Trial.items(Array(repeating: 90, count: 20)))
    section.header = SectionHeader(title: "Title", isSticky: true)
    var environment = Trial.environment()
    environment.safeArea.top = 47
    let screen = Trial.screen([section], environment: environment)
    screen.scroll(to: ScreenPlace(0, 7))
    #expect(screen.distance(of: "7") == 77)
    let line = try #require(screen.pieces().last)
    #expect(line.frame.maxY == 77)
  }

  @Test func `A title line is pushed out by the end of its section, a footer waits at the window's edge`() {
    var section = Trial.section(Trial.items(Array(repeating: 90, count: 8)))
    section.header = SectionHeader(title: "Title", isSticky: true)
    section.footer = SectionFooter(title: "End", isSticky: true)
    let screen = Trial.screen([section, Trial.section("next", Trial.items(Array(repeating: 90, count: 8)))])
    func lines() -> [Rect] { screen.pieces().filter { $0.place == nil }.map(\.frame) }
    #expect(lines() == [Rect(x: 0, y: 0, width: 320, height: 30), Rect(x: 0, y: 370, width: 320, height: 30)])
    // The section ends at 30 + 8 x 90 + 7 x 10 + 30 = 850; its footer begins at 820, above which the title line ends.
    screen.scroll(to: 805)
    #expect(lines() == [Rect(x: 0, y: -15, width: 320, height: 30), Rect(x: 0, y: 15, width: 320, height: 30)])
  }

  @Test func `Selection and touch are drawn, follow their item, and take no ad`() throws {
    let screen = Trial.screen([Trial.section(Trial.items(Array(repeating: 90, count: 30)))])
    screen.apply(ads: Trial.ads(2), toSection: 0)
    screen.select(ScreenPlace(0, 1))
    screen.select(ScreenPlace(0, 4))
    screen.select(ScreenPlace(3, 4))
    screen.highlight(ScreenPlace(0, 2))
    #expect(screen.selection(ofSection: 0) == [.item("1")])
    func radius(_ index: Int) -> Double? {
      let nodes = screen.displayList(of: ScreenPlace(0, index))?.nodes
      guard case .image(let image)? = nodes?.first?.content else { return nil }
      return image.cornerRadius
    }
    #expect((0...3).map(radius) == [0, 2, 1, 0])
    var edits = ListEdits()
    edits.inserted = [.init(Trial.item(100, 90), at: ContentIndex(0))]
    try screen.apply(edits, toSection: 0)
    screen.scroll(to: 0)
    #expect((0...3).map(radius) == [0, 0, 2, 1])
    edits = ListEdits()
    edits.removed = ["1"]
    try screen.apply(edits, toSection: 0)
    #expect(screen.selection(ofSection: 0).isEmpty)
    screen.highlight(nil)
    #expect((0...2).map(radius) == [0, 0, 0])
  }

  @Test func `A pull past the top refreshes, the end of a list asks for its next page once`() {
    var section = Trial.section(Trial.items(Array(repeating: 90, count: 20)))
    section.nextPage = "page/2"
    let screen = Trial.screen([section])
    let diary = Diary()
    screen.observer = diary
    screen.scroll(to: -79)
    screen.letGo(at: 0)
    screen.scroll(to: -80)
    screen.letGo(at: 0)
    #expect(diary.entries.filter { $0 == "refresh" }.count == 1)
    // The list ends at 1,990, the window's margin reaches 600 below its upper edge.
    screen.scroll(to: 1_389)
    #expect(!diary.entries.contains("more list page/2"))
    screen.scroll(to: 1_390)
    screen.scroll(to: 1_400)
    #expect(diary.entries.filter { $0 == "more list page/2" }.count == 1)
    section.items += Trial.items([90]).map { item in
      var item = item
      item.id = "new"
      return item
    }
    section.nextPage = "page/3"
    // One more item, and the end is 100 further on.
    screen.apply(ListSnapshot([section]))
    #expect(!diary.entries.contains("more list page/3"))
    screen.scroll(to: 1_490)
    #expect(diary.entries.last == "more list page/3")
  }

  @Test func `A list that is cut, failed or already getting its next page asks for none`() {
    var section = Trial.section(Trial.items([90, 90]))
    section.nextPage = "page/2"
    func asks(_ change: (inout ListSection) -> Void) -> Bool {
      var section = section
      change(&section)
      let (screen, diary) = (Trial.screen([section]), Diary())
      screen.observer = diary
      screen.scroll(to: 1)
      return diary.entries.contains("more list page/2")
    }
    #expect(asks { _ in })
    #expect(asks { $0.limit = 3 })
    #expect(!asks { $0.limit = 2 })
    #expect(!asks { $0.isLoadingMore = true })
    #expect(!asks { $0.phase = .failed("No network") })
  }

  @Test func `A footer's button asks for more, once more is on its way for nothing`() {
    var section = Trial.section(Trial.items([90, 90]))
    section.nextPage = "page/2"
    section.footer = SectionFooter(offersMore: true)
    let (screen, diary) = (Trial.screen([section]), Diary())
    screen.actionHandler = diary
    // Two items of 90 with a gap of 10.
    #expect(screen.tap(at: Point(x: 5, y: 200)) == .loadMore("list"))
    #expect(diary.actions == [.loadMore("list")])
    section.isLoadingMore = true
    screen.apply(ListSnapshot([section]))
    #expect(screen.tap(at: Point(x: 5, y: 200)) == nil)
    section.isLoadingMore = false
    section.nextPage = nil
    section.items += [Trial.item(2, 90)]
    screen.apply(ListSnapshot([section]))
    #expect(screen.contentSize.height == 290)
  }

  @Test func `An ad is seen once half of it was in sight for a second`() {
    let screen = Trial.screen([Trial.section(Trial.items(Array(repeating: 90, count: 20)))])
    screen.apply(ads: Trial.ads(1), toSection: 0)
    let diary = Diary()
    screen.observer = diary
    var time = 0.0
    screen.clock = { time }
    func saw() -> Int { diary.entries.filter { $0.hasPrefix("saw") }.count }
    func step(_ offset: Double, at seconds: Double) {
      time = seconds
      screen.scroll(to: offset)
    }
    // The ad stands behind four items of 90 with gaps of 10, at 400 to 420.
    step(9, at: 0)
    step(9.5, at: 2)
    #expect(saw() == 0)
    step(10, at: 3)
    step(10.5, at: 3.9)
    #expect(saw() == 0)
    step(10, at: 4)
    #expect(saw() == 1)
    step(0.5, at: 5)
    step(11, at: 6)
    step(12, at: 9)
    #expect(saw() == 1)
  }
}
