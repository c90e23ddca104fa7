import AdSlots
import CompositionalAdapters
import HeadlessHost
import LayoutEngine
import LayoutKitCore
import LayoutKitTestSupport
import Testing

/// A screen of one list, and the provider that brings it ads, put together as an app does it.
@MainActor final class AdScreen {
  static let list: SectionID = "list"
  let screen: HeadlessCollectionView
  let provider: NativeAdProvider
  let clock = ManualClock()
  let placement: AdPlacement
  private(set) var items: [ContentItem]
  private var work: Task<Void, Never>?

  /// Items of 90 points in cells 100 apart, scrolled to an offset; the first ad at 2, then one after every 4 items.
  init(items count: Int = 40, rule: String = "column", at offset: Double, ads: [NativeAd]) throws {
    items = Trial.items(Array(repeating: 90, count: count))
    placement = try AdPlacement(first: 2, every: 4)
    screen = Trial.screen([Trial.section(items, rule: rule)])
    screen.scroll(to: offset)
    provider = NativeAdProvider(loader: FixtureAdLoader(ads: ads), eligibility: Self.reader, clock: clock)
  }

  /// A reader of whom everything is known, and who may be shown ads.
  static var reader: AdEligibility {
    var reader = AdEligibility()
    reader.age = .ofAge
    reader.consent = .given
    return reader
  }

  /// The list appears.
  func open(lead: Int = 0) {
    work = Task { [provider] in await provider.run() }
    provider.open(Self.list, placement: placement, lead: lead) { [weak self] list in self?.showAds(of: list) }
    tellVisible()
  }

  func close() async {
    work?.cancel()
    await work?.value
  }

  /// What an app does when a list has other ads than before.
  private func showAds(of list: SectionID) {
    screen.apply(ads: SectionAds(provider.ads(for: list), in: placement), toSection: 0)
    tellVisible()
  }

  /// What an app does when a list scrolls or its items change.
  func tellVisible() {
    let places = screen.shownPlaces.filter { $0.section == 0 }.map(\.index)
    guard let first = places.first, let last = places.last else { return }
    provider.update(Self.list, content: items.count, visible: first..<VisibleIndex(last.value + 1))
  }

  func scroll(to offset: Double) {
    screen.scroll(to: offset)
    tellVisible()
  }

  func apply(_ edits: ListEdits, leaving items: [ContentItem]) throws {
    try screen.apply(edits, toSection: 0)
    self.items = items
    tellVisible()
  }

  /// Waits until so many ads are in the list, and no more come.
  func hasAds(_ count: Int, sourceLocation: SourceLocation = #_sourceLocation) async {
    #expect(
      await othersRun { self.provider.ads(for: Self.list).count == count }, sourceLocation: sourceLocation)
  }

  /// Ids of the ads in their places.
  var adIDs: [String] {
    identities.compactMap { if case .ad(let id) = $0 { id } else { nil } }
  }

  /// Whose the places are.
  var identities: [PlaceIdentity] {
    let count = screen.adapters[0].section(in: screen.environment)?.arranged.count ?? 0
    return (0..<count).compactMap { screen.identity(of: ScreenPlace(0, $0)) }
  }

  /// Whatever came or went, the list is its items with ads around them: as a screen built afresh shows it, with every item
  /// where the slot map says, and every tap on what is in sight its own item's.
  func holdsTogether(sourceLocation: SourceLocation = #_sourceLocation) {
    let arrived = provider.ads(for: Self.list)
    let map = AdSlotMap(content: items.count, placement: placement, arrived: arrived.count)
    let expected = (0..<map.count).map { number -> PlaceIdentity in
      switch map.slot(at: VisibleIndex(number)) {
      case .content(let index): .item(items[index.value].id)
      case .ad(let ordinal): .ad(arrived[ordinal].id)
      }
    }
    #expect(identities == expected, sourceLocation: sourceLocation)
    let fresh = Trial.screen([screen.adapters[0].presenter.section])
    fresh.apply(ads: SectionAds(arrived, in: placement), toSection: 0)
    fresh.scroll(to: screen.contentOffset)
    #expect(screen.pieces() == fresh.pieces(), sourceLocation: sourceLocation)
    for place in screen.shownPlaces {
      guard let frame = screen.frame(of: place) else { continue }
      let point = Point(x: frame.x + frame.width / 2, y: frame.y - screen.contentOffset + frame.height / 2)
      guard (0..<400).contains(point.y) else { continue }
      let action: ContentAction? = if case .item(let id)? = screen.identity(of: place) { .open(id) } else { nil }
      #expect(screen.tap(at: point) == action, sourceLocation: sourceLocation)
    }
  }
}
