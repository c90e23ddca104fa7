import LayoutEngine
import LayoutKitCore
import LayoutKitTestSupport
import Testing

@Suite struct SectionPlanTests {
  private let environment = Fixtures.environment()

  private func plan(
    _ section: ListSection, layout: any ListLayout = StubLayout(), ads: SectionAds? = nil
  ) -> SectionPlan {
    SectionPlan(of: section, layout: layout, in: environment, ads: ads)
  }

  private func stub(_ count: Int) -> ListSection { .stub(Array(repeating: 10, count: count)) }

  @Test func `Every item has a place that shows and opens it`() {
    let plan = plan(stub(3))
    #expect(plan.names == ["0", "1", "2"])
    for number in 0..<3 {
      let place = plan.place(at: VisibleIndex(number))
      let id = ItemID(rawValue: "\(number)")
      #expect(place.slot == .content(ContentIndex(number)))
      #expect(place.identity == .item(id))
      #expect(place.action == .open(id))
      #expect(plan.item(at: VisibleIndex(number))?.id == id)
    }
  }

  @Test(arguments: [(Int?.none, 5), (3, 3), (0, 0), (-2, 0), (9, 5)])
  func `The limit is kept`(limit: Int?, count: Int) {
    var section = stub(5)
    section.limit = limit
    #expect(plan(section).count == count)
  }

  @Test func `A status reaches its item's cell`() {
    var section = stub(2)
    section.statuses["1"] = .seen
    #expect(plan(section).names == ["0", "1 (seen)"])
  }

  @Test func `A state reaches its item's cell, and one that cannot be used opens nothing`() {
    var section = stub(3)
    section.states["1", default: .normal].isSelected = true
    section.states["2", default: .normal].isDisabled = true
    let places = (0..<3).map { plan(section).place(at: VisibleIndex($0)) }
    #expect(places.map(\.content.configuration.state.isSelected) == [false, true, false])
    #expect(places.map(\.content.configuration.state.isDisabled) == [false, false, true])
    #expect(places.map(\.action) == [.open("0"), .open("1"), nil])
  }

  @Test func `A badge reaches its item's cell alone`() {
    var section = stub(2)
    section.badges["1"] = "new"
    #expect(plan(section).names == ["0", "1 [new]"])
  }

  @Test func `Before items are loaded there are none`() {
    var section = stub(2)
    section.empty = StateMessage(title: "Nothing")
    section.phase = .loading
    #expect(plan(section).count == 0)
  }

  @Test(
    arguments: [
      (nil, nil, 0), (3, nil, 3), (1, nil, 1), (0, nil, 1), (-5, nil, 1), (1_000_000, nil, 50), (3, 2, 2),
      (3, 0, 0), (3, -1, 0), (3, 9, 3),
    ] as [(Int?, Int?, Int)])
  func `A list on its way has so many placeholders, within its limit`(asked: Int?, limit: Int?, count: Int) {
    var section = stub(2)
    section.phase = .loading
    section.loading = asked.map { LoadingPlaceholder(count: $0) }
    section.limit = limit
    let plan = plan(section)
    #expect(plan.names == (0..<count).map { "placeholder \($0)" })
    section.phase = .loaded
    section.limit = nil
    #expect(self.plan(section).names == ["0", "1"])
  }

  @Test func `Placeholders open nothing, hold nothing, and stand as the list's cells do`() {
    var section = stub(0)
    section.phase = .loading
    section.loading = LoadingPlaceholder()
    let plan = plan(section)
    #expect(plan.count == 3 && plan.rule != nil)
    for number in 0..<3 {
      let place = plan.place(at: VisibleIndex(number))
      #expect(place.slot == nil && place.action == nil && place.identity == .placeholder(number))
      #expect(plan.item(at: VisibleIndex(number)) == nil)
    }
  }

  @Test func `A layout without placeholders shows nothing on its way`() {
    var section = stub(2)
    section.phase = .loading
    section.loading = LoadingPlaceholder()
    section.header = SectionHeader(title: "Title")
    let plan = plan(section, layout: StubAdLayout())
    #expect(plan.count == 0 && plan.header == nil)
  }

  @Test func `There is a footer below items and placeholders, not below a message, and none that is blank`() {
    var section = stub(1)
    #expect(plan(section).footer == nil)
    section.footer = SectionFooter(title: "The end")
    #expect(plan(section).footer != nil)
    section.footer = SectionFooter(showsSeeAll: true)
    #expect(plan(section).footer != nil)
    section.footer = SectionFooter(title: "")
    #expect(plan(section).footer == nil)
    section.footer = SectionFooter(title: "The end")
    section.items = []
    #expect(plan(section).footer == nil)
    section.empty = StateMessage(title: "Nothing")
    #expect(plan(section).footer == nil)
    section.phase = .loading
    section.loading = LoadingPlaceholder()
    #expect(plan(section).footer != nil)
  }

  @Test func `The footer offers more as long as more would show`() throws {
    var section = stub(2)
    section.footer = SectionFooter(offersMore: true)
    #expect(plan(section).footer == nil)
    section.nextPage = "page/2"
    #expect(plan(section).footer != nil)
    section.limit = 3
    let engine = SectionEngine(section: section, layout: StubLayout(), cache: MeasurementCache())
    #expect(engine.arranged(in: environment)?.footerFrame != nil)
    var edits = ListEdits()
    edits.inserted = [.init(ContentItem(id: "new", kind: .article), at: ContentIndex(0))]
    try engine.apply(edits)
    #expect(engine.arranged(in: environment)?.footerFrame == nil)
    edits = ListEdits()
    edits.removed = ["0"]
    try engine.apply(edits)
    #expect(engine.arranged(in: environment)?.footerFrame != nil)
  }

  @Test func `A failed list says so where configured, with the reason`() throws {
    var section = stub(2)
    section.phase = .failed("no network")
    #expect(plan(section).count == 0)
    section.failure = StateMessage(title: "Failed")
    let plan = plan(section)
    #expect(plan.names == ["no network"])
    let place = plan.place(at: VisibleIndex(0))
    #expect(place.slot == nil && place.action == nil && place.identity == .message)
    #expect(plan.item(at: VisibleIndex(0)) == nil)
    #expect(plan.rule == nil)
    section.failure?.detail = "our words"
    #expect(self.plan(section).names == ["our words"])
  }

  @Test func `An empty list says so where configured`() {
    var section = stub(0)
    #expect(plan(section).count == 0)
    section.empty = StateMessage(title: "Nothing")
    #expect(plan(section).names == ["Nothing"])
    section.items = stub(1).items
    #expect(plan(section).names == ["0"])
    section.limit = 0
    #expect(plan(section).names == ["Nothing"])
  }

  @Test func `There is a title line where there are places`() {
    var section = stub(1)
    #expect(plan(section).header == nil)
    section.header = SectionHeader(title: "Title")
    #expect(plan(section).header != nil)
    section.items = []
    #expect(plan(section).header == nil)
    section.empty = StateMessage(title: "Nothing")
    #expect(plan(section).header != nil)
  }

  @Test func `Ads are places of their own, from the same lookup`() {
    let ads = Fixtures.ads(count: 2)
    let plan = plan(stub(5), layout: StubAdLayout(), ads: SectionAds(ads, in: IntervalSlotPlan(interval: 2)))
    #expect(plan.names == ["0", "1", "Offer number 0", "2", "3", "Offer number 1", "4"])
    for (number, name) in plan.names.enumerated() {
      let place = plan.place(at: VisibleIndex(number))
      if case .ad(let ordinal)? = place.slot {
        #expect(place.identity == .ad(ads[ordinal].id))
        #expect(place.action == nil)
        #expect(plan.item(at: VisibleIndex(number)) == nil)
      } else {
        #expect(place.identity == .item(ItemID(rawValue: name)))
        #expect(place.action == .open(ItemID(rawValue: name)))
      }
    }
  }

  @Test func `A layout without ads shows the items alone`() {
    let ads = SectionAds(Fixtures.ads(count: 2), in: IntervalSlotPlan(interval: 2))
    #expect(plan(stub(4), ads: ads).names == ["0", "1", "2", "3"])
  }

  @Test(arguments: [(3, 0), (5, 1), (6, 3), (4, 2)])
  func `A plan that loses items or makes ads up is not used`(items: Int, ads: Int) {
    // The list has four items, and one ad has arrived: three items are too few, five too many, two ads one too many.
    let map = FixedSlotPlan(map: IntervalSlotMap(items: items, ads: ads, interval: 2))
    let plan = plan(stub(4), layout: StubAdLayout(), ads: SectionAds(Fixtures.ads(count: 1), in: map))
    #expect(plan.names == ["0", "1", "2", "3"])
  }

  @Test func `A message stands alone, whatever ads there are`() {
    var section = stub(0)
    section.empty = StateMessage(title: "Nothing")
    let plan = plan(
      section, layout: MessageAdLayout(), ads: SectionAds(Fixtures.ads(count: 2), in: IntervalSlotPlan(interval: 1)))
    #expect(plan.names == ["Nothing"])
  }

  @Test func `A place asked for again has the same box`() {
    let plan = plan(stub(3))
    let first = plan.place(at: VisibleIndex(1)).content
    #expect(plan.place(at: VisibleIndex(1)).content === first)
    #expect(plan.place(at: VisibleIndex(2)).content !== first)
  }

  @Test func `Boxes of a list longer than the shelf are let go and equal those before`() {
    let plan = plan(stub(16_500))
    let first = plan.place(at: VisibleIndex(0)).content
    for number in 0..<16_500 { _ = plan.place(at: VisibleIndex(number)) }
    let again = plan.place(at: VisibleIndex(0)).content
    #expect(again !== first)
    #expect(again.configuration.isEqual(to: first.configuration))
    #expect(again.fingerprint == first.fingerprint)
  }
}

/// The same places for every list.
private struct FixedSlotPlan: SlotPlan {
  let map: IntervalSlotMap
  func slots(content: Int, arrived: Int) -> any SlotMap { map }
}

/// Ads and messages.
private struct MessageAdLayout: NativeAdLayoutable {
  let ads = StubAdLayout()
  func style(in environment: LayoutEnvironment) -> Shared<StubView.Design> { ads.style(in: environment) }

  func content(
    for item: ContentItem, status: ItemStatus, at index: ContentIndex, style: Style
  ) -> any ContentConfiguration { ads.content(for: item, status: status, at: index, style: style) }

  func content(for ad: NativeAd, style: Style) -> any ContentConfiguration { ads.content(for: ad, style: style) }
  func rule(in environment: LayoutEnvironment) -> any ArrangementRule { ads.rule(in: environment) }

  func message(_ message: StateMessage, section: SectionID, style: Style) -> (any ContentConfiguration)? {
    ads.plain.message(message, section: section, style: style)
  }
}
