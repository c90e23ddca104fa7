import LayoutEngine
import LayoutKitCore
import StandardTemplates

@testable import LayoutKitTestSupport

extension MeasuringWalk {
  /// Changes one thing of the list beside its items, and says which.
  mutating func changeSection() -> String {
    let items = section.items.map(\.id)
    switch some(0...14) {
    case 0, 1:
      for id in items where oneIn(3) { section.statuses[id] = Fixtures.randomStatus(using: &random) }
      return "statuses"
    case 2, 3:
      for id in items where oneIn(3) { section.states[id] = Fixtures.randomState(using: &random) }
      return "states"
    case 4:
      for id in items where oneIn(3) { section.badges[id] = any(of: [nil, "7", "a long badge"]) ?? nil }
      return "badges"
    case 5, 6, 7:
      changeDesign()
      return "design"
    case 8:
      section.items.shuffle(using: &random)
      if section.items.count > 5 { section.items.removeLast(some(0...3)) }
      section.items.append(newItem())
      return "another list"
    case 9:
      section.header = oneIn(3) ? nil : SectionHeader(title: "A title of some length", showsSeeAll: oneIn(2))
      section.footer = oneIn(3) ? nil : SectionFooter(title: "The end", showsSeeAll: oneIn(2), offersMore: oneIn(2))
      section.nextPage = oneIn(2) ? nil : "next"
      section.isLoadingMore = oneIn(2)
      return "lines"
    case 10:
      section.limit = any(of: [nil, nil, 3, 8, 40]) ?? nil
      return "limit"
    case 11:
      section.phase = any(of: [.loaded, .loaded, .loading, .failed("no")]) ?? .loaded
      section.loading = oneIn(2) ? nil : LoadingPlaceholder(count: 4)
      section.failure = oneIn(2) ? nil : StateMessage(title: "", retry: "Again")
      section.empty = oneIn(2) ? nil : StateMessage(title: "Nothing")
      return "phase"
    case 12:
      section.itemActions = oneIn(2) ? ItemActions() : ItemActions(leading: [ItemAction(.known(.bookmark))])
      return "actions"
    case 13:
      section.kind = any(of: [.custom, .custom, .articles, .videos]) ?? .custom
      return "kind"
    default:
      changeTemplate()
      return "template"
    }
  }

  /// Mostly another variant or other options of the same template.
  private mutating func changeTemplate() {
    let variants = EveryVariant.all.filter { $0.template == section.template || oneIn(4) }
    guard let chosen = any(of: variants) else { return }
    section.template = chosen.template
    section.variant = chosen.variant
    section.options = any(of: Self.options[chosen.template] ?? []).map { .object($0) } ?? .object([:])
  }

  private static let options: [TemplateID: [[String: JSONValue]]] = [
    "grid": [
      [:], ["columns": .integer(3)], ["minimumCellWidth": .integer(150)], ["captions": .string("over")],
      ["captions": .string("below"), "ratio": .string("natural")],
    ],
    "carousel": [
      [:], ["itemWidth": .integer(180)], ["itemFraction": .number(0.8), "pageDots": .bool(true)],
      ["peek": .integer(30)],
    ],
    "story": [[:], ["bubbleSize": .integer(60)], ["axis": .string("vertical")], ["pageRatio": .number(1.5)]],
  ]

  /// A field or two take other values, or their own again.
  private mutating func changeDesign() {
    if oneIn(5) {
      section.design = Fixtures.design
      return
    }
    if oneIn(2) {
      ContentEdit<DesignModel>.all.randomElement(using: &random)?.change(&section.design)
      return
    }
    for _ in 0..<some(1...2) {
      guard let field = any(of: DesignField.all), let other = field.other else { continue }
      let value = oneIn(3) ? field.standard : other
      section.design = (try? JSONOverlay(field.document(value), on: section.design))?.value ?? section.design
    }
  }

  // MARK: Ads

  mutating func changeAds() {
    guard !oneIn(6), let known = ads else {
      let arrived = Fixtures.ads.shuffled(using: &random)
      ads = oneIn(4) ? nil : SectionAds(arrived, in: IntervalSlotPlan(interval: some(1...4)))
      return
    }
    var changed = known
    switch some(0...4) {
    case 0: changed.takeRows.toggle()
    case 1: changed.arrived.shuffle(using: &random)
    case 2: changed.plan = IntervalSlotPlan(interval: some(1...4))
    case 3 where !changed.arrived.isEmpty:
      let place = some(0...(changed.arrived.count - 1))
      ContentEdit<NativeAd>.all.filter { $0.name != "identity" }.randomElement(using: &random)?
        .change(&changed.arrived[place])
    default: changed.arrived = Array(changed.arrived.dropLast(some(0...2)))
    }
    ads = changed
  }
}
