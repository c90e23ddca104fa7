import Foundation
import LayoutKitCore
import StandardTemplates

@testable import LayoutEngine
@testable import LayoutKitTestSupport

/// One list that lives through random changes of itself, of its ads, of its reader's settings and of when it is measured.
struct MeasuringWalk {
  /// Places whose frames were compared so far.
  private(set) var comparedPlaces = 0
  var random: SeededGenerator
  var section: ListSection
  var ads: SectionAds?
  var environment: LayoutEnvironment
  /// Environments that the list was in, the latest last: readers turn their devices to and fro.
  var past: [LayoutEnvironment] = []
  let presenter: SectionPresenter
  private let cache: MeasurementCache
  /// The cells that places were drawn by last, which may have shown other values since.
  private var hosts: [PlaceIdentity: ContentHost] = [:]
  private var next = 0

  /// A walk that begins in a variant of a template.
  init(_ template: TemplateID, _ variant: String?, seed: UInt64) {
    random = SeededGenerator(seed: seed)
    let items = Fixtures.items.shuffled(using: &random).prefix(6)
    section = Fixtures.section(items: Array(items), template: template, variant: variant)
    let isInCapitals = seed % 3 != 0
    (section.design.title.uppercase, section.design.header.uppercase) = (isInCapitals, isInCapitals)
    environment = Fixtures.environment(engine: SensitiveTextEngine(advance: 0.5))
    // A small one forgets most heights, so that boxes are asked again.
    cache = MeasurementCache(capacity: seed.isMultiple(of: 2) ? 25 : 50_000)
    presenter = SectionPresenter(section: section, registry: .standard, cache: cache)
  }

  mutating func some(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &random) }
  mutating func oneIn(_ count: Int) -> Bool { some(1...count) == 1 }
  mutating func any<Value>(of values: [Value]) -> Value? { values.randomElement(using: &random) }

  /// Changes something, and says what.
  mutating func step() async throws -> String {
    if section.visibleItems.count < section.items.count || section.kind != .custom, oneIn(3) {
      (section.phase, section.limit, section.kind) = (.loaded, nil, .custom)
      presenter.apply(section)
      return "everything shown again"
    }
    switch some(0...40) {
    case 0...13:
      changeEnvironment()
      return "environment"
    case 14...21:
      try presenter.apply(edits())
      return "edits"
    case 22...29:
      let change = changeSection()
      presenter.apply(section)
      return change
    case 30...33:
      changeAds()
      presenter.apply(ads: ads)
      return "ads"
    case 34, 35:
      try await measureAhead()
      return "measured ahead"
    case 36, 37:
      presenter.measuring = presenter.measuring == .exact ? .progressive : .exact
      return "measuring"
    case 38 where oneIn(4):
      try wearOut()
      return "worn out"
    default:
      cache.removeAll()
      return "heights forgotten"
    }
  }

  // MARK: Items

  mutating func newItem() -> ContentItem {
    next += 1
    if oneIn(3), let known = any(of: Fixtures.items) {
      var item = known
      item.id = ItemID(rawValue: "\(next)")
      return item
    }
    return Fixtures.randomItem(id: ItemID(rawValue: "\(next)"), using: &random)
  }

  private mutating func edits() -> ListEdits {
    let newcomers = (0..<some(0...(section.items.count < 14 ? 3 : 1))).map { _ in newItem() }
    return ListEdits.random(
      of: &section.items, least: oneIn(10) ? 0 : 5, newcomers: newcomers, using: &random,
      change: { Self.changed($0, using: &$1) })
  }

  /// Gives items their own values again, so often that the list stores them afresh.
  private func wearOut() throws {
    guard !section.items.isEmpty else { return }
    var edits = ListEdits()
    edits.reconfigured = section.items
    for _ in 0...1_200 / section.items.count { try presenter.apply(edits) }
  }

  private static func changed(_ item: ContentItem, using random: inout SeededGenerator) -> ContentItem {
    var item = item
    switch Int.random(in: 0...5, using: &random) {
    case 0: item = Fixtures.randomItem(id: item.id, using: &random)
    case 1: item.kind = ContentKind.allCases.randomElement(using: &random) ?? item.kind
    case 2: (item.title, item.summary) = (item.summary, item.title)
    case 3: item.title = ["", "i", "istanbul'da iki inci"].randomElement(using: &random)
    default: ContentEdit<ContentItem>.all.randomElement(using: &random)?.change(&item)
    }
    return item
  }

  // MARK: Measuring at another time

  /// Has the list measured by other tasks for an environment to come, and meanwhile shows or changes it here.
  private mutating func measureAhead() async throws {
    let before = environment
    changeEnvironment()
    let ahead = environment
    guard let engine = presenter.engine, let work = engine.measuringWork(in: ahead) else { return }
    let tasks = some(1...3)
    async let measured = work.arranged(tasks: tasks)
    environment = before
    if oneIn(2) { changeEnvironment() }
    _ = presenter.arranged(in: environment)
    if oneIn(4) { try presenter.apply(edits()) }
    if let arranged = try await measured { engine.take(arranged, of: work) }
    // Some turn their devices only later.
    if oneIn(2) { environment = ahead } else { past.append(ahead) }
  }

  /// Lets a list that shows estimates settle a little, or to its end.
  private mutating func settle() {
    guard let shown = presenter.arranged(in: environment), !shown.isSettled else { return }
    let top = Double.random(in: 0...max(1, shown.size.height), using: &random)
    let window = Rect(x: 0, y: top, width: shown.size.width, height: 300)
    presenter.show(window, in: environment)
    var rest = oneIn(4) ? some(0...4) : .max
    presenter.settle(near: window, in: environment) {
      rest -= 1
      return rest >= 0
    }
  }

  // MARK: Comparing

  /// What the list has that one made afresh has not; `nil` for nothing.
  mutating func difference() throws -> String? {
    var shownItems = section
    shownItems.items = section.items.filter { section.kind.takenKinds.contains($0.kind) }
    let layout = try TemplateRegistry.standard.layout(for: shownItems).layout
    let fresh = SectionEngine(section: shownItems, layout: layout, ads: ads, cache: MeasurementCache())
    settle()
    guard let shown = presenter.arranged(in: environment), let expected = fresh.arranged(in: environment) else {
      let (isThere, isExpected) = (presenter.arranged(in: environment) != nil, fresh.arranged(in: environment) != nil)
      return isThere == isExpected ? nil : "it is \(isThere ? "" : "not ")there"
    }
    guard shown.isSettled else { return shown.differenceOfContents(to: expected) }
    comparedPlaces += shown.count
    if let difference = shown.difference(to: expected) { return difference }
    for _ in 0..<2 where shown.count > 0 {
      let index = VisibleIndex(some(0...(shown.count - 1)))
      let (place, size) = (shown.plan.place(at: index), shown.frame(at: index).size)
      let (content, kind) = (place.content, place.content.configuration.kind)
      let known = hosts[place.identity].flatMap { $0.kind == kind ? $0 : nil }
      let host = known ?? ContentHost(kind: kind)
      hosts[place.identity] = host
      host.apply(content)
      let drawn = host.displayList(in: size, environment: environment)
      if drawn != expected.displayList(at: index.value) { return "place \(index.value) draws something else" }
    }
    return nil
  }
}
