import CompositionalAdapters
import HeadlessHost
import LayoutEngine
import LayoutKitCore
import LayoutKitTestSupport
import Testing

/// Ten thousand random steps, each of which a reader, a server or an ad network could take.
@Suite struct RandomScreenTests {
  @Test(arguments: [UInt64(1), 2, 3, 4])
  func `A screen equals one built afresh, and no cell opens another's item`(seed: UInt64) throws {
    var walk = ScreenWalk(seed: seed)
    for step in 0..<2_500 {
      try walk.step()
      if step.isMultiple(of: 5) { try walk.compareWithFresh(step: step) }
    }
  }
}

private struct ScreenWalk {
  private let cache = MeasurementCache()
  private var random: SeededGenerator
  private let screen: HeadlessCollectionView
  private var sections: [ListSection]
  private var ads: [SectionID: SectionAds] = [:]
  private var next = 1_000

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    sections = [("a", "column"), ("b", "row"), ("c", "grid")].map { name, rule in
      Trial.section(
        SectionID(rawValue: name), Trial.items((0..<25).map { Double(20 + $0 % 6 * 15) }), rule: rule)
    }
    sections[0].header = SectionHeader(title: "Title", showsSeeAll: true, isSticky: true)
    sections[2].footer = SectionFooter(title: "End")
    sections[2].limit = 18
    screen = Trial.screen(sections, cache: cache)
  }

  private mutating func some(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  mutating func step() throws {
    let number = some(0...(sections.count - 1))
    switch some(0...12) {
    case 0: screen.letGo(at: Double(some(-200...2_500)))
    case 1: screen.letGo(section: number, at: Double(some(-100...2_500)))
    case 2: screen.environmentChanged(to: environment())
    case 3:
      let place = ScreenPlace(number, some(0...30))
      screen.select(place, some(0...2) > 0)
    case 4: screen.highlight(some(0...1) == 0 ? nil : screen.shownPlaces.randomElement(using: &random))
    case 5:
      let ads = some(0...3) == 0 ? nil : Trial.ads(some(0...6), every: some(2...5))
      self.ads[sections[number].id] = ads
      screen.apply(ads: ads, toSection: number)
    case 6:
      sections.shuffle(using: &random)
      for number in sections.indices {
        sections[number].items.shuffle(using: &random)
        sections[number].items.removeLast(min(3, sections[number].items.count))
        sections[number].items += (0..<some(0...5)).map { _ in newItem() }
      }
      screen.apply(ListSnapshot(sections))
    case 7:
      let place = ScreenPlace(number, some(0...30))
      screen.move(place, to: VisibleIndex(some(0...20)))
      sections[number] = screen.adapters[number].presenter.section
    case 8:
      sections[number].phase = sections[number].phase == .loaded && some(0...2) == 0 ? .failed("no") : .loaded
      sections[number].failure = StateMessage(title: "Sorry")
      screen.apply(ListSnapshot(sections))
    default: try screen.apply(edits(of: number), toSection: number)
    }
  }

  private mutating func environment() -> LayoutEnvironment {
    var environment = Trial.environment(width: [320, 568, 640].randomElement(using: &random) ?? 320)
    environment.container.height = Double(some(200...500))
    environment.direction = some(0...1) == 0 ? .leftToRight : .rightToLeft
    environment.textSize = some(0...3) == 0 ? .ax1 : .l
    return environment
  }

  private mutating func edits(of number: Int) -> ListEdits {
    var edits = ListEdits()
    var items = sections[number].items
    for _ in 0..<some(0...2) where items.count > 6 {
      edits.removed.append(items.remove(at: some(0...(items.count - 1))).id)
    }
    if !items.isEmpty, some(0...1) == 0 {
      let index = some(0...(items.count - 1))
      items[index].duration = Double(some(2...9) * 10)
      if some(0...2) == 0 { edits.reloaded = [items[index]] } else { edits.reconfigured = [items[index]] }
    }
    var came: [ItemID] = []
    for _ in 0..<some(0...2) {
      let item = newItem()
      items.insert(item, at: some(0...items.count))
      came.append(item.id)
    }
    edits.inserted = items.indices.filter { came.contains(items[$0].id) }.map { .init(items[$0], at: ContentIndex($0)) }
    sections[number].items = items
    return edits
  }

  private mutating func newItem() -> ContentItem {
    next += 1
    var item = Trial.item(next, Double(some(2...9) * 10))
    if some(0...2) == 0 { item.streamURL = "stream" }
    return item
  }

  func compareWithFresh(step: Int) throws {
    let fresh = Trial.screen(sections, cache: cache, environment: screen.environment)
    for (number, section) in sections.enumerated() {
      fresh.apply(ads: ads[section.id], toSection: number)
      for identity in screen.selection(ofSection: number) {
        if let place = fresh.place(of: identity, in: section.id) { fresh.select(place) }
      }
    }
    fresh.scroll(to: screen.contentOffset)
    for number in sections.indices { fresh.scroll(section: number, to: screen.offset(ofSection: number)) }
    fresh.highlight(screen.highlightedPlace)
    try #require(screen.offsets.contains(screen.contentOffset), "step \(step)")
    try #require(screen.contentSize == fresh.contentSize, "step \(step)")
    try #require(screen.shownPlaces == fresh.shownPlaces, "step \(step)")
    let (pieces, expected) = (screen.pieces(), fresh.pieces())
    for (piece, other) in zip(pieces, expected) { try #require(piece == other, "step \(step)") }
    try #require(pieces.count == expected.count, "step \(step)")
    for place in screen.shownPlaces {
      guard let identity = screen.identity(of: place), let frame = screen.frame(of: place) else { continue }
      let point = Point(x: frame.x + frame.width / 2, y: frame.y - screen.contentOffset + frame.height / 2)
      // A line that stays in sight may cover the cell.
      guard screen.place(at: point) == place, !screen.isCovered(point) else { continue }
      let action = screen.tap(at: point)
      if case .item(let id) = identity {
        try #require(action == .open(id), "step \(step)")
      } else {
        try #require(action == nil, "step \(step)")
      }
    }
  }
}

extension HeadlessCollectionView {
  fileprivate func isCovered(_ point: Point) -> Bool {
    pieces().last { $0.frame.contains(point) }?.place == nil
  }
}
