import Foundation
import LayoutKitCore
import Testing

@Suite("A list section")
struct ListSectionTests {
  private func section(count: Int) -> ListSection {
    var section = ListSection(
      id: "s", items: (0..<count).map { ContentItem(id: ItemID(rawValue: "\($0)"), kind: .article) }, template: "t")
    section.empty = StateMessage(title: "Nothing yet")
    section.failure = StateMessage(title: "Not now", retry: "Again")
    return section
  }

  @Test(
    "shows its items up to the limit",
    arguments: [(nil, 3), (2, 2), (3, 3), (9, 3), (0, 0), (-1, 0), (.max, 3), (.min, 0)] as [(Int?, Int)])
  func limit(limit: Int?, visible: Int) {
    var section = section(count: 3)
    section.limit = limit
    #expect(Array(section.visibleItems) == Array(section.items[0..<visible]))
    #expect(section.stateMessage == (visible == 0 ? StateMessage(title: "Nothing yet", symbol: .tray) : nil))
  }

  @Test(
    "offers a next page where more would show",
    arguments: [
      (nil, true), (4, true), (.max, true), (3, false), (2, false), (0, false), (-1, false), (.min, false),
    ] as [(Int?, Bool)])
  func offeredPage(limit: Int?, isOffered: Bool) {
    var section = section(count: 3)
    section.limit = limit
    #expect(section.offeredPage == nil)
    section.nextPage = "page/2"
    #expect(section.offeredPage == (isOffered ? "page/2" : nil))
    for phase in [ListSection.Phase.loading, .failed("No network")] {
      section.phase = phase
      #expect(section.offeredPage == nil)
    }
  }

  @Test("shows no items before it has them", arguments: [ListSection.Phase.loading, .failed("No network")])
  func phases(phase: ListSection.Phase) {
    var section = section(count: 3)
    section.phase = phase
    #expect(section.visibleItems.isEmpty)
  }

  @Test("says in the package's words what it has no title for")
  func ownWords() {
    var section = section(count: 0)
    let (english, french) = (
      StringTable.standard.words(for: Locale(identifier: "en")),
      StringTable.standard.words(for: Locale(identifier: "fr"))
    )
    #expect(section.stateMessage(in: english)?.title == "Nothing yet")
    section.empty = StateMessage(title: "", detail: "Later")
    #expect(section.stateMessage(in: english)?.title == "Nothing here yet")
    #expect(section.stateMessage(in: english)?.detail == "Later")
    section.failure = StateMessage(title: "")
    section.phase = .failed("No network")
    #expect(section.stateMessage(in: english)?.title == "This section cannot be shown")
    #expect(section.stateMessage(in: french)?.title == "Cette rubrique ne peut pas être affichée")
    section.failure = nil
    #expect(section.stateMessage(in: english) == nil)
  }

  @Test("says what its phase calls for")
  func messages() {
    var section = section(count: 0)
    #expect(section.stateMessage == StateMessage(title: "Nothing yet", symbol: .tray))
    section.empty?.symbol = .bookmark
    #expect(section.stateMessage?.symbol == .bookmark)
    section.phase = .loading
    #expect(section.stateMessage == nil)
    section.phase = .failed("No network")
    #expect(
      section.stateMessage == StateMessage(title: "Not now", detail: "No network", retry: "Again", symbol: .alert))
    section.failure?.symbol = SymbolName.none
    section.failure?.detail = "Try later"
    #expect(
      section.stateMessage
        == StateMessage(title: "Not now", detail: "Try later", retry: "Again", symbol: SymbolName.none))
    section.failure = nil
    #expect(section.stateMessage == nil)
    section.phase = .loaded
    section.empty = nil
    #expect(section.stateMessage == nil)
  }

  @Test("knows the kinds it was made with until its items change, and is the same whether it knows")
  func kinds() {
    let items = ["a", "b", "c"].map { ContentItem(id: $0, kind: $0 == "b" ? .video : .article) }
    let section = ListSection(id: "list", items: items, template: "any")
    #expect(section.itemKinds == [.article, .video])
    var other = section
    other.limit = 2
    #expect(other.itemKinds == [.article, .video])
    for change: (inout ListSection) -> Void in [
      { $0.items[0].kind = .photo }, { $0.items.append(ContentItem(id: "d", kind: .event)) }, { $0.items = [] },
      { $0.items.removeLast() },
    ] {
      var changed = section
      change(&changed)
      #expect(changed.itemKinds == nil)
      var known = changed
      known.surveyItems()
      #expect(known.itemKinds == Set(changed.items.map(\.kind)))
      #expect(known == changed && known.hashValue == changed.hashValue)
    }
  }
}
