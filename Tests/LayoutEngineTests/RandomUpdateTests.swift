import Arrangements
import LayoutKitCore
import LayoutKitTestSupport
import Testing

@testable import LayoutEngine

/// Thousands of random changes: after each, the list is what a list built afresh is, and the update says how it came there.
@Suite struct RandomUpdateTests {
  private let environment = Fixtures.environment(width: 320)

  /// Whether ads take rows of their own.
  enum AdRows: CaseIterable {
    case never, always, changing
  }

  static let rules: [any ArrangementRule] = [
    ColumnRule(spacing: 10), GridRule(columns: 2, spacing: 10), MasonryRule(columns: 2, spacing: 10),
    MosaicRule(spacing: 10), RowRule(itemWidth: .fixed(80), spacing: 10),
  ]

  @Test(arguments: rules.indices, AdRows.allCases)
  func `The list equals one built afresh`(rule: Int, rows: AdRows) throws {
    let layout = StubAdLayout(plain: StubLayout(arrangement: Self.rules[rule]))
    var walk = RandomWalk(layout: layout, rows: rows, seed: UInt64(rule + 1))
    for step in 0..<1_000 {
      let before = walk.identities(in: environment)
      let update = try walk.step(in: environment)
      let after = walk.identities(in: environment)
      try #require(carried(out: update, on: before, towards: after) == after, "step \(step): \(update)")
      for (index, identity) in before.enumerated() {
        let new = update.index(after: VisibleIndex(index))
        try #require(new.map { after[$0.value] } == (after.contains(identity) ? identity : nil), "step \(step)")
      }
      if step.isMultiple(of: 10) { try walk.compareWithFresh(in: environment, step: step) }
    }
  }

  @Test(arguments: rules.indices, [UInt64(1), 2])
  func `Settled bit by bit between changes, it equals one built afresh in the end`(rule: Int, seed: UInt64) throws {
    // 643 pixels are shared unevenly.
    let environment = Fixtures.environment(width: 321.5)
    let plain = StubLayout(arrangement: Self.rules[rule], growth: 0.5)
    var walk = RandomWalk(layout: StubAdLayout(plain: plain), seed: seed, measuring: .progressive)
    for step in 0..<600 {
      _ = try walk.step(in: environment)
      try walk.settleSome(in: environment, step: step)
      if step % 60 == 59 {
        walk.settleAll(in: environment)
        try walk.compareWithFresh(in: environment, step: step)
      }
    }
  }

  /// What a host does with an update: takes out what went and moves, puts in what came and moved.
  private func carried(
    out update: SectionUpdate, on places: [PlaceIdentity], towards after: [PlaceIdentity]
  ) -> [PlaceIdentity] {
    var places = places
    let moved = update.moved.map { ($0.to, places[$0.from.value]) }
    for index in (update.removed + update.moved.map(\.from)).sorted(by: >) { places.remove(at: index.value) }
    let came = update.inserted.map { ($0, after[$0.value]) } + moved
    for (index, identity) in came.sorted(by: { $0.0 < $1.0 }) { places.insert(identity, at: index.value) }
    return places
  }

  @Test func `Edits behind the ads move none, those before them move each once`() throws {
    let ads = SectionAds(Fixtures.ads(count: 5), in: IntervalSlotPlan(interval: 4))
    let engine = SectionEngine(
      section: .stub(Array(repeating: 40, count: 100)), layout: StubAdLayout(), ads: ads, cache: MeasurementCache())
    _ = engine.arranged(in: environment)
    // Ads stand behind items 3, 7, 11, 15 and 19.
    var edits = ListEdits()
    edits.inserted = [.init(ContentItem(id: "new", kind: .article), at: ContentIndex(20))]
    #expect(try engine.apply(edits).moved.isEmpty)
    edits.inserted = [.init(ContentItem(id: "newer", kind: .article), at: ContentIndex(9))]
    #expect(try engine.apply(edits).moved.count == 3)
    // One goes behind the second ad, and another comes behind the third: only the third has to give way.
    edits = ListEdits()
    edits.removed = ["8"]
    edits.inserted = [.init(ContentItem(id: "newest", kind: .article), at: ContentIndex(13))]
    let update = try engine.apply(edits)
    #expect(update.moved.map(\.from.value) == [14])
    #expect(update.removed.map(\.value) == [10])
  }

  @Test func `An edit measures what came and what changed alone`() throws {
    let engine = SectionEngine(
      section: .stub(Array(repeating: 40, count: 2_000)), layout: StubLayout(), cache: MeasurementCache())
    _ = engine.arranged(in: environment)
    let hits = engine.measurer.cache.counts.hits
    var edits = ListEdits()
    edits.removed = ["5"]
    edits.moved = [.init("900", to: ContentIndex(3))]
    edits.inserted = [.init(ContentItem(id: "new", kind: .article), at: ContentIndex(1_000))]
    try engine.apply(edits)
    #expect(engine.measurer.measuredCount == 2_001)
    // The moved one is known.
    #expect(engine.measurer.cache.counts.hits == hits + 1)
  }
}

/// A list and the engine that shows it, changed at random.
private struct RandomWalk {
  private let layout: StubAdLayout
  private let rows: RandomUpdateTests.AdRows
  private var takeRows: Bool
  private let engine: SectionEngine
  private let cache = MeasurementCache()
  private var items: [ContentItem]
  private var ads: [NativeAd] = []
  private var random: SeededGenerator
  private var windows = SeededGenerator(seed: 1)
  private var next = 1_000

  init(
    layout: StubAdLayout, rows: RandomUpdateTests.AdRows = .never, seed: UInt64, measuring: MeasuringMode = .exact
  ) {
    self.layout = layout
    self.rows = rows
    takeRows = rows == .always
    random = SeededGenerator(seed: seed)
    items = ListSection.stub((0..<60).map { Double(20 + $0 % 7 * 10) }).items
    engine = SectionEngine(section: Self.section(of: items), layout: layout, cache: cache)
    engine.measuring = measuring
  }

  private static func section(of items: [ContentItem]) -> ListSection {
    var section = ListSection.stub([])
    section.items = items
    return section
  }

  private var sectionAds: SectionAds { SectionAds(ads, in: IntervalSlotPlan(interval: 4), takeRows: takeRows) }

  mutating func step(in environment: LayoutEnvironment) throws -> SectionUpdate {
    _ = engine.arranged(in: environment)
    switch Int.random(in: 0..<11, using: &random) {
    case 0:
      ads.append(newAd())
      return engine.apply(ads: sectionAds)
    case 1 where !ads.isEmpty:
      ads.remove(at: Int.random(in: ads.indices, using: &random))
      return engine.apply(ads: sectionAds)
    case 2:
      ads.shuffle(using: &random)
      if ads.count > 6 { ads.removeLast(4) }
      return engine.apply(ads: sectionAds)
    case 3 where rows == .changing:
      takeRows.toggle()
      return engine.apply(ads: sectionAds)
    case 4:
      var section = Self.section(of: items.shuffled(using: &random))
      if section.items.count > 20 { section.items.removeLast(5) }
      section.items.append(newItem())
      items = section.items
      return engine.apply(section)
    default: return try engine.apply(edits())
    }
  }

  private mutating func edits() -> ListEdits {
    let newcomers = (0..<Int.random(in: 0...2, using: &random)).map { _ in newItem() }
    return ListEdits.random(
      of: &items, least: 18, newcomers: newcomers, using: &random, change: { Self.changed($0, using: &$1) })
  }

  private mutating func newItem() -> ContentItem {
    next += 1
    return Self.changed(ContentItem(id: ItemID(rawValue: "\(next)"), kind: .article), using: &random)
  }

  private mutating func newAd() -> NativeAd {
    next += 1
    return NativeAd(id: "ad \(next)", headline: "Offer \(next)", callToAction: "Go")
  }

  private static func changed(_ item: ContentItem, using random: inout SeededGenerator) -> ContentItem {
    var item = item
    item.duration = Double(Int.random(in: 2...9, using: &random) * 10)
    return item
  }

  func identities(in environment: LayoutEnvironment) -> [PlaceIdentity] {
    guard let arranged = engine.arranged(in: environment) else { return [] }
    return (0..<arranged.count).map { arranged.plan.place(at: VisibleIndex($0)).identity }
  }

  /// Lets the list settle a little around a window somewhere, which it keeps in its place.
  mutating func settleSome(in environment: LayoutEnvironment, step: Int) throws {
    guard let height = engine.arranged(in: environment)?.size.height else { return }
    var window = Rect(x: 0, y: .random(in: 0...height, using: &windows), width: 321.5, height: 100)
    window.y += engine.show(window, in: environment).shift
    let shown = try #require(engine.arranged(in: environment))
    let settling = engine.settle(near: window, in: environment, places: .random(in: 0...6, using: &windows))
    let after = try #require(engine.arranged(in: environment))
    try #require(settling.remaining == after.unsettledCount, "step \(step)")
    if let first = shown.places(in: window).first {
      try #require(after.frame(at: first).y == shown.frame(at: first).y + settling.shift, "step \(step)")
    }
  }

  func settleAll(in environment: LayoutEnvironment) { engine.settle(near: .zero, in: environment) { true } }

  func compareWithFresh(in environment: LayoutEnvironment, step: Int) throws {
    let fresh = SectionEngine(section: Self.section(of: items), layout: layout, ads: sectionAds, cache: cache)
    let (shown, expected) = (
      try #require(engine.arranged(in: environment)), try #require(fresh.arranged(in: environment))
    )
    try #require(engine.section.items == items, "step \(step)")
    try #require(shown.difference(to: expected) == nil, "step \(step)")
  }
}
