import CompositionalAdapters
import HeadlessHost
import LayoutEngine
import LayoutKitCore
import LayoutKitTestSupport
import Testing

@Suite struct WindowTests {
  @Test func `Sections stand below each other, and the window stays within them at rest`() {
    // 3 cells of 100 with 2 gaps of 10, and 5 of 60 with 4 gaps.
    let screen = Trial.screen([
      Trial.section("a", Trial.items([100, 100, 100])), Trial.section("b", Trial.items(Array(repeating: 60, count: 5))),
    ])
    #expect(screen.frame(ofSection: 1) == Rect(x: 0, y: 320, width: 320, height: 340))
    #expect(screen.contentSize == Size(width: 320, height: 660))
    #expect(screen.offsets == 0...260)
    screen.letGo(at: 1_000)
    #expect(screen.contentOffset == 260)
    screen.letGo(at: -50)
    #expect(screen.contentOffset == 0)
    #expect(screen.frame(ofSection: 7) == .zero)
  }

  @Test func `What the device covers widens where the window may rest`() {
    var environment = Trial.environment()
    environment.safeArea = Insets(top: 47, leading: 0, bottom: 34, trailing: 0)
    let screen = Trial.screen([Trial.section(Trial.items(Array(repeating: 100, count: 5)))], environment: environment)
    #expect(screen.contentOffset == -47)
    #expect(screen.offsets == -47...(540 + 34 - 400))
  }

  @Test(arguments: [
    Size.zero, Size(width: -1, height: 400), Size(width: .nan, height: 400), Size(width: 320, height: .infinity),
  ])
  func `Without room it builds nothing (finn-no/FinniversKit#1425, square/Listable#271)`(container: Size) {
    var environment = Trial.environment()
    environment.container = container
    let screen = Trial.screen([Trial.section(Trial.items([40, 40]))], environment: environment)
    #expect(screen.counts.made == 0)
    #expect(screen.shownPlaces.isEmpty && screen.pieces().isEmpty)
    screen.environmentChanged(to: Trial.environment())
    #expect(screen.shownPlaces.count == 2)
  }

  @Test func `Cells that leave are used for those that come`() {
    let screen = Trial.screen([Trial.section(Trial.items(Array(repeating: 90, count: 50)))])
    // Places are 100 apart: the window of 400 shows 4 of them, or 5 where it cuts two.
    #expect(screen.shownPlaces.map(\.index.value) == [0, 1, 2, 3])
    #expect(screen.counts.made == 4)
    screen.scroll(to: 250)
    #expect(screen.shownPlaces.map(\.index.value) == [2, 3, 4, 5, 6])
    #expect(screen.counts.made == 5)
    #expect(screen.counts.reused == 2)
    #expect(screen.counts.configured == 7)
  }

  @Test func `A scroll through a long list makes no more cells than fit, and looks at no more places`() {
    let items = Trial.items(Array(repeating: 90, count: 100_000))
    let screen = Trial.screen([Trial.section(items)])
    let measured = screen.counts.measured
    for step in 0..<2_000 { screen.scroll(to: Double(step) * 4_970.0) }
    #expect(screen.counts.made == 5)
    #expect(screen.counts.measured == measured)
    // Each jump goes beyond the window: its cells are configured once each.
    #expect(screen.counts.configured <= 2_000 * 5)
  }

  @Test func `What a screen shows again costs nothing`() {
    let screen = Trial.screen([Trial.section(Trial.items(Array(repeating: 90, count: 50)))])
    _ = screen.pieces()
    let before = screen.counts
    screen.scroll(to: 0.5)
    screen.scroll(to: 0)
    _ = screen.pieces()
    #expect(screen.counts.binds == before.binds + 1)
    #expect(screen.counts.layoutPasses == before.layoutPasses)
  }

  @Test func `Cells end before others begin, and places are fetched ahead`() {
    let screen = Trial.screen([Trial.section(Trial.items(Array(repeating: 90, count: 50)))])
    let diary = Diary()
    screen.observer = diary
    screen.prefetchMargin = 200
    var time = 3.0
    screen.clock = { time }
    screen.scroll(to: 150)
    time = 5
    screen.scroll(to: 300)
    #expect(
      diary.entries == [
        "-0 3.0", "+4", "+5", "fetch 0 6 7",
        "-1 5.0", "-2 5.0", "+6", "fetch 1 2 8", "cancel 0",
      ])
  }

  @Test func `A cell asked for its kind alone shows what a new one shows (airbnb/epoxy-ios#154)`() {
    var items = Trial.items(Array(repeating: 90, count: 40))
    for number in items.indices where number % 3 == 0 { items[number].streamURL = "stream" }
    let screen = Trial.screen([Trial.section(items)])
    for offset in stride(from: 0.0, to: 3_500, by: 170) { screen.scroll(to: offset) }
    let fresh = Trial.screen([Trial.section(items)])
    fresh.scroll(to: screen.contentOffset)
    #expect(screen.pieces() == fresh.pieces())
  }

  @Test func `A section without cells takes no room, one with a message shows it`() {
    var failed = Trial.section("failed", [])
    failed.phase = .failed("why")
    failed.failure = StateMessage(title: "Sorry")
    let screen = Trial.screen([Trial.section("empty", []), failed, Trial.section("list", Trial.items([40]))])
    #expect(screen.frame(ofSection: 0).height == 0)
    #expect(screen.frame(ofSection: 1) == Rect(x: 0, y: 0, width: 320, height: 50))
    #expect(screen.identity(of: ScreenPlace(1, 0)) == .message)
  }

  @Test func `An unknown template says so in its section, and the others stand (deephaven/web-client-ui#184)`() {
    var unknown = Trial.section("unknown", Trial.items([40]))
    unknown.template = "trail"
    let screen = Trial.screen([unknown, Trial.section("list", Trial.items([40, 40]))])
    #expect(screen.adapters[0].presenter.error != nil)
    #expect(screen.identity(of: ScreenPlace(0, 0)) == .message)
    #expect(screen.shownPlaces == [ScreenPlace(0, 0), ScreenPlace(1, 0), ScreenPlace(1, 1)])
  }
}
