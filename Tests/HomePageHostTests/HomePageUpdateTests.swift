import LayoutKitCore
import LayoutKitTestSupport
import Testing

@testable import HomePageHost
@testable import LayoutEngine

/// Changes of one widget on a page: what it tells becomes of its cells, their hosts, the widgets below and what is in sight.
@Suite struct HomePageUpdateTests {
  private struct Refusal: Error {}

  private let first = StubWidget("a", [40, 40, 40, 40, 40])
  private let second = StubWidget("b", [30, 30])
  private let page: HomePage
  /// The last 20 points of cell 1, cells 2 and 3.
  private let window = Rect(x: 0, y: 60, width: 320, height: 100)

  init() {
    page = HomePage(widgets: [first, second], environment: Fixtures.environment(width: 320))
    _ = page.pieces(in: window)
  }

  private func update(
    removed: [Int] = [], inserted: [Int] = [], moved: [Relocation] = [], from before: Int = 5
  ) -> SectionUpdate {
    SectionUpdate(
      from: before, to: before - removed.count + inserted.count, removed: removed, inserted: inserted, moved: moved)
  }

  /// Changes the first widget while `window` is seen.
  private func change(to heights: [Double], _ update: SectionUpdate) -> HomePageUpdate {
    page.update(widget: 0, seenIn: window) {
      first.heights = heights
      return update
    }
  }

  @Test func `What is in sight stays where it is, and widgets below move`() {
    let change = change(to: [25, 40, 40, 40, 40, 40], update(inserted: [0]))
    #expect(change.correction == 25)
    #expect(change.places.inserted == [VisibleIndex(0)])
    #expect(page.frame(ofWidget: 1).y == 225)
    #expect(page.contentSize.height == 285)
  }

  @Test func `Where the first in sight goes, the next one is held`() {
    // Cell 2 began at 80, and begins at 40.
    #expect(change(to: [40, 40, 40, 40], update(removed: [1])).correction == -40)
    // All that was in sight goes, and nothing is left to hold on to.
    let page = HomePage(widgets: [first], environment: Fixtures.environment(width: 320))
    let all = page.update(widget: 0, seenIn: Rect(x: 0, y: 0, width: 320, height: 80)) {
      first.heights = [40, 40]
      return update(removed: [0, 1], from: 4)
    }
    #expect(all.correction == 0)
  }

  @Test func `A moved cell is followed`() {
    // 1 goes to the end: it is what is held.
    #expect(change(to: first.heights, update(moved: [Relocation(from: 1, to: 4)])).correction == 120)
  }

  @Test func `What a tap opens is held before what it does not`() {
    first.unopened = [1, 2]
    // 1 and 2 go nowhere, 3 moves on by 25.
    let change = change(to: [40, 40, 40, 25, 40, 40], update(inserted: [3]))
    #expect(change.correction == 25)
    // Where nothing opens, the first in sight is held.
    first.unopened = [0, 1, 2, 3, 4, 5]
    #expect(
      page.update(widget: 0, seenIn: Rect(x: 0, y: 100, width: 320, height: 10)) {
        first.heights = [10] + first.heights
        return update(inserted: [0], from: 6)
      }.correction == 10)
  }

  @Test func `A change below the window moves nothing in it, one above it all of it`() {
    let atTop = Rect(x: 0, y: 0, width: 320, height: 90)
    let below = page.update(widget: 1, seenIn: atTop) {
      second.heights = [30, 30, 30]
      return update(inserted: [0], from: 2)
    }
    #expect(below.correction == 0)
    let above = page.update(widget: 0, seenIn: Rect(x: 0, y: 210, width: 320, height: 60)) {
      first.heights = [40, 40]
      return update(removed: [2, 3, 4])
    }
    #expect(above.correction == -120)
  }

  @Test func `Cells stay with their hosts, and those of cells that went are used again`() {
    let before = first.seats
    #expect(before.keys.sorted() == [1, 2, 3].map { VisibleIndex($0) })
    // Out goes 2, in come one before all and one at the end.
    let change = change(to: [40, 40, 40, 40, 40, 40], update(removed: [2], inserted: [0, 5]))
    // 1 stands at 2.
    #expect(change.correction == 40)
    first.seats = [:]
    // 0.2 to 0.4 of before: 1, 3 and 4.
    let pieces = page.pieces(in: window.offset(x: 0, y: change.correction))
    #expect(pieces.map(\.cell) == [2, 3, 4].map { VisibleIndex($0) })
    #expect(first.seats[VisibleIndex(2)] == before[VisibleIndex(1)])
    #expect(first.seats[VisibleIndex(3)] == before[VisibleIndex(3)])
    #expect(first.seats[VisibleIndex(4)] == before[VisibleIndex(2)])
    #expect(first.hosts.count == 3)
    for piece in pieces { #expect(piece.list.actions == [.share(ItemID(rawValue: "a.\(piece.cell?.value ?? -1)"))]) }
  }

  @Test func `Other widgets' cells stay with their hosts`() {
    _ = page.pieces(in: Rect(x: 0, y: 150, width: 320, height: 100))
    let before = second.seats
    #expect(before.count == 2)
    page.update(widget: 0, seenIn: Rect(x: 0, y: 150, width: 320, height: 100)) {
      first.heights = [40]
      return update(removed: [1, 2, 3, 4])
    }
    second.seats = [:]
    _ = page.pieces(in: Rect(x: 0, y: 0, width: 320, height: 100))
    #expect(second.seats == before)
  }

  @Test func `A change that changes nothing moves nothing`() {
    let before = page.pieces(in: window)
    let change = page.update(widget: 0, seenIn: window) { SectionUpdate.none(of: 5) }
    #expect(change.correction == 0 && change.places.isEmpty)
    #expect(page.pieces(in: window) == before)
  }

  @Test(arguments: [-1, 2, .max]) func `For a widget that is not there the change is made, and nothing moves`(
    number: Int
  ) {
    let before = page.pieces(in: window)
    var isMade = false
    let change = page.update(widget: number, seenIn: window) {
      isMade = true
      return update(removed: [0])
    }
    #expect(isMade && change.correction == 0 && change.places.removed == [VisibleIndex(0)])
    #expect(page.pieces(in: window) == before)
  }

  @Test func `A change that is refused is told, and nothing moves`() {
    let before = page.pieces(in: window)
    #expect(throws: Refusal.self) { try page.update(widget: 0, seenIn: window) { throw Refusal() } }
    #expect(page.pieces(in: window) == before)
  }

  @Test func `A window on nothing and a page without room hold on to nothing`() {
    let far = page.update(widget: 0, seenIn: Rect(x: 0, y: 9_000, width: 320, height: 100)) {
      first.heights.append(40)
      return update(inserted: [0])
    }
    #expect(far.correction == 0)
    var environment = Fixtures.environment(width: 0)
    environment.container.height = 0
    page.environmentChanged(to: environment)
    #expect(change(to: [40], update(removed: [0])).correction == 0)
    #expect(page.contentSize == .zero)
  }
}
