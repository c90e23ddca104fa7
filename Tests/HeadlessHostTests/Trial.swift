import CompositionalAdapters
import HeadlessHost
import LayoutEngine
import LayoutKitCore
import LayoutKitTestSupport

/// Sections of trial cells, and screens that show them.
enum Trial {
  static let registry = TemplateRegistry([TrialTemplate()])

  /// Items named `0` and on, as high as told.
  static func items(_ heights: [Double]) -> [ContentItem] {
    heights.enumerated().map { number, height in item(number, height) }
  }

  static func item(_ number: Int, _ height: Double = 40) -> ContentItem {
    var item = ContentItem(id: ItemID(rawValue: "\(number)"), kind: .article)
    item.duration = height
    return item
  }

  /// A section called `list` without margins.
  static func section(_ items: [ContentItem], rule: String = "column") -> ListSection {
    section("list", items, rule: rule)
  }

  /// A section without margins.
  static func section(_ id: SectionID, _ items: [ContentItem], rule: String = "column") -> ListSection {
    var section = ListSection(id: id, items: items, template: "trial")
    section.design.margins = .zero
    section.options = .object(["rule": .string(rule)])
    return section
  }

  /// A screen of 320 by 400 points.
  static func screen(
    _ sections: [ListSection], cache: MeasurementCache = MeasurementCache(),
    environment: LayoutEnvironment = environment(), loader: (any MediaLoader)? = nil
  ) -> HeadlessCollectionView {
    HeadlessCollectionView(
      ListSnapshot(sections), registry: registry, cache: cache, environment: environment, mediaLoader: loader)
  }

  static func environment(width: Double = 320, height: Double = 400) -> LayoutEnvironment {
    var environment = Fixtures.environment(width: width)
    environment.container.height = height
    return environment
  }

  static func ads(_ count: Int, every interval: Int = 4) -> SectionAds {
    SectionAds(Fixtures.ads(count: count), in: IntervalSlotPlan(interval: interval))
  }
}

extension ScreenPlace {
  init(_ section: Int, _ index: Int) { self.init(section: section, index: VisibleIndex(index)) }
}

extension HeadlessCollectionView {
  /// Whose cell a place is.
  func identity(of place: ScreenPlace) -> PlaceIdentity? {
    adapters[place.section].section(in: environment)?.arranged.plan.place(at: place.index).identity
  }

  /// The distance of a section's item from the window's upper edge.
  func distance(of id: ItemID, inSection number: Int = 0) -> Double? {
    place(of: .item(id), in: adapters[number].presenter.id).flatMap { frame(of: $0) }.map { $0.y - contentOffset }
  }
}

/// Writes down what happens.
final class Diary: ScreenObserver, ContentActionHandler {
  var entries: [String] = []
  var actions: [ContentAction] = []

  func screen(_ display: DisplayEvent) {
    switch display.kind {
    case .begins: entries.append("+\(name(display.identity))")
    case .ends(let seconds): entries.append("-\(name(display.identity)) \(seconds)")
    }
  }

  func screenTapped(_ identity: PlaceIdentity, in section: SectionID, asking action: ContentAction?) {
    entries.append("tap \(name(identity))")
  }

  func screenPerforms(_ action: ContentAction, on identity: PlaceIdentity, in section: SectionID) {
    entries.append("perform \(name(identity))")
  }

  func screenSawAd(_ id: String, in section: SectionID) { entries.append("saw \(id)") }

  func screenPrefetches(_ places: [ScreenPlace]) {
    entries.append("fetch \(places.map { "\($0.index.value)" }.joined(separator: " "))")
  }

  func screenCancelsPrefetching(_ places: [ScreenPlace]) {
    entries.append("cancel \(places.map { "\($0.index.value)" }.joined(separator: " "))")
  }

  func screenPulledToRefresh() { entries.append("refresh") }
  func screenNeedsMore(of section: SectionID, page: String) { entries.append("more \(section.rawValue) \(page)") }
  func handle(_ action: ContentAction, in section: SectionID) { actions.append(action) }

  private func name(_ identity: PlaceIdentity) -> String {
    switch identity {
    case .item(let id): id.rawValue
    case .ad(let id): id
    default: "\(identity)"
    }
  }
}
