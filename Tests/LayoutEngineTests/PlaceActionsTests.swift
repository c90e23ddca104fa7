import Foundation
import LayoutEngine
import LayoutKitCore
import LayoutKitTestSupport
import Testing

@Suite struct PlaceActionsTests {
  private let environment = Fixtures.environment()
  private let everything = ItemActions(
    leading: [.bookmark], trailing: [.share, .custom("hide", label: "Hide", isDestructive: true)],
    menu: [.play, .buyTicket, .more, ItemAction(.known(.share), label: "Send", symbol: .pin)])

  private func section(_ change: (inout ListSection) -> Void = { _ in }) -> ListSection {
    var section = ListSection.stub([10, 10])
    section.itemActions = everything
    change(&section)
    return section
  }

  private func offers(
    of section: ListSection, at index: Int = 0, in environment: LayoutEnvironment? = nil, ads: SectionAds? = nil
  ) -> PlaceActions? {
    SectionPlan(of: section, layout: StubAdLayout(), in: environment ?? self.environment, ads: ads)
      .actions(at: VisibleIndex(index))
  }

  @Test func `A place offers what applies to its item, about that item`() throws {
    let actions = try #require(offers(of: section(), at: 1))
    #expect(actions.leading.map(\.action) == [.bookmark("1")])
    #expect(actions.trailing.map(\.action) == [.share("1"), .custom("hide", of: "1")])
    #expect(actions.trailing.map(\.isDestructive) == [false, true])
    #expect(actions.trailing.map(\.symbol) == [.share, .none])
    #expect(actions.menu.map(\.action) == [.more("1"), .share("1")])
    #expect(actions.menu.map(\.label) == ["More", "Send"])
    #expect(actions.menu.map(\.symbol) == [.more, .pin])
    #expect(actions.all.map(\.label) == ["Bookmark", "Share", "Hide", "More"])
  }

  @Test func `What has a stream plays, what has tickets sells them`() throws {
    let section = section {
      $0.items[0].streamURL = "stream"
      $0.items[1].ticketURL = "shop"
    }
    #expect(offers(of: section, at: 0)?.menu.map(\.action) == [.play("0"), .more("0"), .share("0")])
    #expect(offers(of: section, at: 1)?.menu.map(\.action) == [.buyTicket("1"), .more("1"), .share("1")])
  }

  @Test func `What the reader keeps can be let go, in the reader's language`() throws {
    let section = section { $0.statuses["0"] = .bookmarked }
    #expect(offers(of: section)?.leading.map(\.label) == ["Remove bookmark"])
    #expect(offers(of: section)?.leading.map(\.symbol) == [.bookmarkFilled])
    #expect(offers(of: section, at: 1)?.leading.map(\.label) == ["Bookmark"])
    var french = environment
    french.locale = Locale(identifier: "fr")
    #expect(offers(of: section, in: french)?.leading.map(\.label) == ["Ne plus enregistrer"])
  }

  @Test func `Ads, what cannot be used and what is no item offer nothing`() {
    let ads = SectionAds(Fixtures.ads(count: 1), in: IntervalSlotPlan(interval: 1))
    let section = section()
    #expect((-1...3).map { offers(of: section, at: $0, ads: ads) != nil } == [false, true, false, true, false])
    #expect(offers(of: self.section { $0.states["0", default: .normal].isDisabled = true }) == nil)
    #expect(
      offers(
        of: self.section {
          $0.phase = .loading
          $0.loading = LoadingPlaceholder()
        }) == nil)
    #expect(
      offers(
        of: self.section {
          $0.items = []
          $0.empty = StateMessage(title: "Nothing")
        }) == nil)
    #expect(offers(of: self.section { $0.itemActions = ItemActions() }) == nil)
    #expect(offers(of: self.section { $0.itemActions = ItemActions(menu: [.play]) }) == nil)
  }
}
