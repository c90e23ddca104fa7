import Arrangements
import LayoutKitCore
import LayoutKitTestSupport
import Testing

@testable import LayoutEngine

@Suite struct ProgressiveTests {
  /// 643 pixels, which two columns share unevenly.
  private let environment = Fixtures.environment(width: 321.5)
  private let window = Rect(x: 0, y: 0, width: 321.5, height: 400)

  /// Rules, and the most places one of which shows in 400 points where the lowest is 20 high.
  static let rules: [any ArrangementRule] = [
    ColumnRule(spacing: 10), GridRule(columns: 2, spacing: 10), GridRule(columns: 3, spacing: 10),
    MasonryRule(columns: 2, spacing: 10), MasonryRule(columns: 3, spacing: 10), MosaicRule(spacing: 10),
    RowRule(itemWidth: .fixed(80), spacing: 10), PageRule(axis: .vertical, height: .container),
  ]

  private func engine(
    _ count: Int, rule: any ArrangementRule = ColumnRule(spacing: 10), measuring: MeasuringMode = .progressive,
    cache: MeasurementCache = MeasurementCache()
  ) -> SectionEngine {
    let section = ListSection.stub((0..<count).map { Double(20 + $0 * 7 % 11 * 10) })
    let engine = SectionEngine(
      section: section, layout: StubLayout(arrangement: rule, growth: 0.1), cache: cache)
    engine.measuring = measuring
    return engine
  }

  @Test(arguments: rules.indices)
  func `A list of 100,000 opens at what a few measured cells cost`(rule: Int) throws {
    let engine = engine(100_000, rule: Self.rules[rule])
    let guesses = try #require(engine.arranged(in: environment))
    // Rules ask at five widths at most, and the first four places at each are measured for a guess.
    #expect(engine.measurer.measuredCount <= 20)
    #expect(guesses.unsettledCount == 100_000 - engine.measurer.measuredCount)
    engine.show(window, in: environment)
    let shown = try #require(engine.arranged(in: environment))
    // Cells are 20 points high at least, with 10 between them, in three columns at most.
    let most = 3 * (400 / 30 + 2)
    #expect(engine.measurer.measuredCount <= most + 20)
    #expect(shown.places(in: window).allSatisfy { !shown.unsettled.contains($0.value) })
    let exact = try #require(
      self.engine(100, rule: Self.rules[rule], measuring: .exact).arranged(in: environment))
    if case .vertical = shown.scrolling {
      for index in shown.places(in: window) { #expect(shown.frame(at: index) == exact.frame(at: index)) }
    }
  }

  @Test(arguments: rules.indices)
  func `Slice by slice it becomes the exact list, while what shows first stays in its place`(rule: Int) throws {
    let engine = engine(600, rule: Self.rules[rule])
    let middle = try #require(engine.arranged(in: environment)).size.height / 2
    var window = window.offset(x: 0, y: middle)
    window.y += engine.show(window, in: environment).shift
    var slices = 0
    while let before = engine.arranged(in: environment), !before.isSettled {
      let first = before.places(in: window).first
      let measured = engine.measurer.measuredCount
      let settling = engine.settle(near: window, in: environment, places: 7)
      let after = try #require(engine.arranged(in: environment))
      if let first {
        #expect(after.frame(at: first).y - window.y - settling.shift == before.frame(at: first).y - window.y)
      }
      // Places that change columns are measured at a new width, and some come into sight by that.
      if !(Self.rules[rule] is MasonryRule) {
        #expect(engine.measurer.measuredCount - measured <= 7)
        #expect(settling.settled <= 7)
      }
      #expect(settling.settled > 0)
      #expect(settling.remaining == after.unsettledCount)
      window.y += settling.shift
      slices += 1
      try #require(slices <= 100)
    }
    let settled = try #require(engine.arranged(in: environment))
    let exact = try #require(self.engine(600, rule: Self.rules[rule], measuring: .exact).arranged(in: environment))
    #expect(settled.size == exact.size)
    for place in 0..<600 { #expect(settled.frame(at: VisibleIndex(place)) == exact.frame(at: VisibleIndex(place))) }
  }

  @Test func `The nearest places are measured first`() throws {
    let engine = engine(1_000)
    // At first each place is taken to be as high as the mean of the first four: 70 and 10 more.
    _ = engine.arranged(in: environment)
    var window = Rect(x: 0, y: 40_000, width: 320, height: 400)
    window.y += engine.show(window, in: environment).shift
    let shown = try #require(engine.arranged(in: environment))
    let places = shown.places(in: window).map(\.value)
    let (first, last) = (try #require(places.first), try #require(places.last))
    engine.settle(near: window, in: environment, places: 10)
    let after = try #require(engine.arranged(in: environment))
    #expect((first - 5...last + 5).allSatisfy { !after.unsettled.contains($0) })
    #expect(after.unsettled.contains(first - 6) || after.unsettled.contains(last + 6))
  }

  @Test func `A slice ends when its time is over`() {
    let engine = engine(1_000)
    engine.show(window, in: environment)
    // Each look at the clock takes a millisecond: one for the end, one for each place, and one too late.
    let clock = TickingClock()
    let settling = engine.settle(near: window, in: environment, within: .milliseconds(10), clock: clock)
    #expect(settling.settled == 9)
  }

  @Test func `What is not measured stands at the mean of what was`() throws {
    let heights = [100.0, 100, 40, 40] + Array(repeating: 20, count: 96)
    let engine = SectionEngine(section: .stub(heights), layout: StubLayout(), cache: MeasurementCache())
    engine.measuring = .progressive
    let shown = try #require(engine.arranged(in: environment))
    #expect(engine.measurer.measuredCount == 4)
    #expect((4..<100).allSatisfy { shown.frame(at: VisibleIndex($0)).height == 70 })
    // With another four, the mean for what comes is 45.
    engine.settle(near: Rect(x: 0, y: 0, width: 320, height: 1), in: environment, places: 4)
    var edits = ListEdits()
    edits.inserted = [.init(ContentItem(id: "new", kind: .article), at: ContentIndex(50))]
    try engine.apply(edits)
    #expect(engine.arranged(in: environment)?.frame(at: VisibleIndex(50)).height == 45)
    #expect(engine.measurer.measuredCount == 8)
  }

  @Test func `Ads are expected to be as high as ads`() throws {
    let section = ListSection.stub(Array(repeating: 100, count: 200))
    let ads = SectionAds(Fixtures.ads(count: 20), in: IntervalSlotPlan(interval: 4))
    let engine = SectionEngine(section: section, layout: TallItemLayout(), ads: ads, cache: MeasurementCache())
    engine.measuring = .progressive
    let shown = try #require(engine.arranged(in: environment))
    // Four items and four ads.
    #expect(engine.measurer.measuredCount == 8)
    #expect(shown.frame(at: VisibleIndex(4 + 5 * 10)).height == 20)
    #expect(shown.frame(at: VisibleIndex(5 + 5 * 10)).height == 100)
    #expect(shown.unsettled.contains(4 + 5 * 10))
  }

  @Test func `Another environment starts anew, with heights that the cache knows`() throws {
    let cache = MeasurementCache()
    _ = engine(100, measuring: .exact, cache: cache).arranged(in: environment)
    let engine = engine(100, cache: cache)
    _ = engine.arranged(in: Fixtures.environment(width: 500))
    #expect(engine.measurer.measuredCount == 4)
    #expect(engine.arranged(in: environment)?.isSettled == false)
    engine.settle(near: window, in: environment) { true }
    #expect(engine.measurer.measuredCount == 4)
    #expect(engine.arranged(in: environment)?.isSettled == true)
  }

  @Test func `Turned exact, it is settled at once; a message is never estimated`() throws {
    let engine = engine(50)
    #expect(engine.arranged(in: environment)?.isSettled == false)
    engine.measuring = .exact
    #expect(engine.arranged(in: environment)?.isSettled == true)
    var empty = ListSection.stub([])
    empty.empty = StateMessage(title: "Nothing")
    let message = SectionEngine(section: empty, layout: StubLayout(), cache: MeasurementCache())
    message.measuring = .progressive
    #expect(message.arranged(in: environment)?.isSettled == true)
    #expect(message.arranged(in: environment)?.frame(at: VisibleIndex(0)).height == 50)
    #expect(message.settle(near: window, in: environment, places: 9) == Settling())
  }

  @Test func `What was shown keeps its boxes while the rest is measured`() throws {
    let engine = engine(3_000)
    engine.show(window, in: environment)
    let plan = try #require(engine.arranged(in: environment)).plan
    let box = plan.place(at: VisibleIndex(0)).content
    engine.settle(near: window, in: environment) { true }
    #expect(plan.place(at: VisibleIndex(0)).content === box)
  }
}

/// Ads in a view of their own.
private struct TallItemLayout: NativeAdLayoutable {
  func style(in environment: LayoutEnvironment) -> Shared<StubView.Design> { Shared(.init()) }

  func content(
    for item: ContentItem, status: ItemStatus, at index: ContentIndex, style: Style
  ) -> any ContentConfiguration { StubLayout().content(for: item, status: status, at: index, style: style) }

  func content(for ad: NativeAd, style: Style) -> any ContentConfiguration {
    Content<AdView>(design: Shared(.init()), item: .init(name: ad.headline))
  }

  func rule(in environment: LayoutEnvironment) -> any ArrangementRule { ColumnRule(spacing: 10) }
}

private final class AdView: ContentView {
  struct Design: Hashable, Sendable {}
  struct Item: Hashable, Sendable { var name: String }

  static let kind: CellKind = "stub ad"
  func updateDesign(_ design: Design, _ pass: borrowing DesignPass) {}
  func bind(_ item: Item, state: CellState) {}
  func sizeThatFits(width: Double, in environment: LayoutEnvironment) -> Size { Size(width: width, height: 20) }
  func displayList(in size: Size, environment: LayoutEnvironment) -> DisplayList { DisplayList(size: size) }
}

/// A clock that goes on by a millisecond whenever somebody looks at it.
private final class TickingClock: Clock {
  typealias Duration = Swift.Duration
  nonisolated(unsafe) private var ticks = 0
  let minimumResolution = Swift.Duration.milliseconds(1)

  var now: ContinuousClock.Instant {
    ticks += 1
    return Self.start.advanced(by: .milliseconds(ticks))
  }

  func sleep(until deadline: ContinuousClock.Instant, tolerance: Swift.Duration?) async throws {}
  private static let start = ContinuousClock.now
}
