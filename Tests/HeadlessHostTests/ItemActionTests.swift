import HeadlessHost
import LayoutEngine
import LayoutKitCore
import LayoutKitTestSupport
import Testing

@Suite struct ItemActionTests {
  private func screen() -> HeadlessCollectionView {
    var section = Trial.section(Trial.items(Array(repeating: 90, count: 6)))
    section.itemActions = ItemActions(
      leading: [.bookmark], menu: [.share, .custom("hide", label: "Hide", isDestructive: true)])
    let screen = Trial.screen([section])
    screen.apply(ads: Trial.ads(1), toSection: 0)
    return screen
  }

  @Test func `What is offered for a cell is about its item; ads and places that are not there offer nothing`() {
    let screen = screen()
    #expect(screen.itemActions(at: ScreenPlace(0, 3))?.leading.map(\.action) == [.bookmark("3")])
    // The ad stands behind four items.
    #expect(screen.itemActions(at: ScreenPlace(0, 4)) == nil)
    #expect(screen.itemActions(at: ScreenPlace(0, 5))?.leading.map(\.action) == [.bookmark("4")])
    #expect(screen.itemActions(at: ScreenPlace(0, 7)) == nil)
    #expect(screen.itemActions(at: ScreenPlace(1, 0)) == nil)
  }

  @Test func `Handler and observer are told what was asked for`() throws {
    let (screen, diary) = (screen(), Diary())
    screen.actionHandler = diary
    screen.observer = diary
    let hide = try #require(screen.itemActions(at: ScreenPlace(0, 5))?.menu.last)
    #expect(hide.label == "Hide" && hide.isDestructive)
    #expect(screen.perform(hide, at: ScreenPlace(0, 5)) == .custom("hide", of: "4"))
    #expect(diary.actions == [.custom("hide", of: "4")])
    #expect(diary.entries == ["perform 4"])
  }

  @Test func `A choice made before an update is not made for another item`() throws {
    let (screen, diary) = (screen(), Diary())
    screen.actionHandler = diary
    screen.observer = diary
    let share = try #require(screen.itemActions(at: ScreenPlace(0, 2))?.menu.first)
    var edits = ListEdits()
    edits.removed = ["0"]
    try screen.apply(edits, toSection: 0)
    diary.entries = []
    #expect(screen.perform(share, at: ScreenPlace(0, 2)) == nil)
    #expect(diary.actions.isEmpty && diary.entries.isEmpty)
    #expect(screen.perform(share, at: ScreenPlace(0, 1)) == .share("2"))
  }
}
