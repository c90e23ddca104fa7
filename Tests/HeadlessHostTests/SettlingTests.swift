import HeadlessHost
import LayoutEngine
import LayoutKitCore
import LayoutKitTestSupport
import Testing

@Suite struct SettlingTests {
  private func sections(_ counts: [Int], rules: [String] = ["column", "grid", "row", "column"]) -> [ListSection] {
    zip(counts, rules).enumerated().map { number, part in
      let items = Trial.items((0..<part.0).map { Double(20 + ($0 * 7 + number) % 11 * 10) })
      return Trial.section(SectionID(rawValue: "\(number)"), items, rule: part.1)
    }
  }

  private func screen(_ sections: [ListSection], measuring: MeasuringMode = .progressive) -> HeadlessCollectionView {
    HeadlessCollectionView(
      ListSnapshot(sections), registry: Trial.registry, cache: MeasurementCache(), environment: Trial.environment(),
      measuring: measuring)
  }

  private func compare(_ screen: HeadlessCollectionView, with sections: [ListSection]) {
    let exact = Trial.screen(sections)
    #expect(screen.isSettled && screen.contentSize == exact.contentSize)
    for (number, section) in sections.enumerated() {
      for place in section.items.indices {
        #expect(screen.frame(of: ScreenPlace(number, place)) == exact.frame(of: ScreenPlace(number, place)))
      }
    }
  }

  @Test func `A screen opens with what is in sight measured alone`() {
    let screen = screen(sections([100_000, 100_000]))
    // The first four of each for a guess, and cells of 20 to 120 points with 10 between them in 400 points.
    #expect(screen.counts.measured <= 8 + 400 / 30 + 2)
    #expect(!screen.isSettled)
    screen.scroll(to: 300_000)
    // A cell may come into sight when another turns out to be lower.
    #expect(screen.counts.measured <= 8 + 2 * (400 / 30 + 2))
    #expect(!screen.shownPlaces.isEmpty)
  }

  @Test(arguments: [0.0, 200, 5_000, 13_000, 100_000])
  func `Slice by slice the first item in sight stays where it is`(offset: Double) throws {
    let sections = sections([200, 200, 30, 60])
    let screen = screen(sections)
    screen.letGo(at: offset)
    var slices = 0
    while !screen.isSettled {
      let first = try #require(screen.shownPlaces.first)
      let distance = try #require(screen.frame(of: first)).y - screen.contentOffset
      let measured = screen.counts.measured
      let settling = screen.settle(places: 9)
      #expect(screen.counts.measured - measured <= 9)
      #expect(settling.settled > 0 && screen.shownPlaces.first == first)
      // At the end of the content, where it becomes shorter than the window lets it, it may have to give way.
      #expect(try #require(screen.frame(of: first)).y - screen.contentOffset == distance)
      slices += 1
      try #require(slices < 100)
    }
    compare(screen, with: sections)
  }

  @Test func `Scrolling up into what was estimated moves nothing that is in sight`() throws {
    let screen = screen(sections([2_000]))
    screen.scroll(to: 50_000)
    for _ in 0..<200 {
      let first = try #require(screen.shownPlaces.first)
      let distance = try #require(screen.frame(of: first)).y - screen.contentOffset
      screen.scroll(to: screen.contentOffset - 15)
      #expect(try #require(screen.frame(of: first)).y - screen.contentOffset == distance + 15)
      #expect(
        screen.shownPlaces.allSatisfy { place in
          // As high as its item says.
          screen.frame(of: place)?.height == Double(20 + place.index.value * 7 % 11 * 10)
        })
    }
  }

  @Test func `Scrolled to, a place stands where it is to stand`() throws {
    let screen = screen(sections([2_000]))
    for (place, position) in [(700, ScrollPosition.bottom), (1_500, .middle), (3, .top), (901, .top)] {
      screen.scroll(to: ScreenPlace(0, place), at: position)
      let frame = try #require(screen.frame(of: ScreenPlace(0, place))).offset(x: 0, y: -screen.contentOffset)
      switch position {
      case .top: #expect(frame.y == 0)
      case .middle: #expect(abs(frame.y + frame.height / 2 - 200) <= 0.5)
      case .bottom: #expect(frame.maxY == 400)
      }
    }
  }

  @Test func `Edits of a screen that is not settled hold what is in sight`() throws {
    var random = SeededGenerator(seed: 5)
    var lists = sections([300, 200])
    let screen = screen(lists)
    screen.scroll(to: 9_000)
    for step in 0..<150 {
      let first = try #require(screen.shownPlaces.first)
      let distance = try #require(screen.frame(of: first)).y - screen.contentOffset
      let id = lists[first.section].items[first.index.value].id
      var edits = ListEdits()
      let place = Int.random(in: 0..<lists[first.section].items.count, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0 where lists[first.section].items[place].id != id:
        edits.removed = [lists[first.section].items.remove(at: place).id]
      case 1:
        let item = Trial.item(1_000 + step, Double(Int.random(in: 2...12, using: &random) * 10))
        edits.inserted = [.init(item, at: ContentIndex(place))]
        lists[first.section].items.insert(item, at: place)
      default:
        lists[first.section].items[place].duration = Double(Int.random(in: 2...12, using: &random) * 10)
        edits.reconfigured = [lists[first.section].items[place]]
      }
      try screen.apply(edits, toSection: first.section)
      let held = try #require(screen.distance(of: id, inSection: first.section))
      let height = try #require(
        screen.place(of: .item(id), in: lists[first.section].id).flatMap { screen.frame(of: $0) }
      )
      .height
      // Of a cell that became lower, something stays in sight.
      #expect(held == max(distance, min(0, 1 - height)), "step \(step)")
      screen.settle(places: 2)
      #expect(screen.distance(of: id, inSection: first.section) == held, "step \(step)")
    }
    screen.settle { true }
    compare(screen, with: lists)
  }

  @Test func `Turned, it starts anew and holds what is in sight`() throws {
    let screen = screen(sections([300, 200]))
    screen.scroll(to: 9_000)
    let first = try #require(screen.shownPlaces.first)
    let distance = try #require(screen.frame(of: first)).y - screen.contentOffset
    screen.environmentChanged(to: Trial.environment(width: 568, height: 300))
    #expect(!screen.isSettled)
    #expect(try #require(screen.frame(of: first)).y - screen.contentOffset == distance)
    screen.settle { true }
    #expect(try #require(screen.frame(of: first)).y - screen.contentOffset == distance)
  }

  @Test func `It settles within a time`() {
    let screen = screen(sections([300]))
    screen.settle(within: .seconds(60), clock: ContinuousClock())
    #expect(screen.isSettled)
    let opened = self.screen(sections([300]))
    #expect(opened.settle(within: .zero, clock: ContinuousClock()).settled == 0)
  }
}
