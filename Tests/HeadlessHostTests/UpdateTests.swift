import CompositionalAdapters
import HeadlessHost
import LayoutEngine
import LayoutKitCore
import LayoutKitTestSupport
import Testing

@Suite struct UpdateTests {
  private func screen(_ count: Int = 40) -> HeadlessCollectionView {
    Trial.screen([Trial.section(Trial.items(Array(repeating: 90, count: count)))])
  }

  private func edits(_ make: (inout ListEdits) -> Void) -> ListEdits {
    var edits = ListEdits()
    make(&edits)
    return edits
  }

  @Test func `What the reader looks at stays where it is`() throws {
    let screen = screen()
    screen.scroll(to: 1_050)
    // Item 10 reaches 50 above the window.
    let update = try screen.apply(
      edits {
        $0.inserted = [.init(Trial.item(100, 30), at: ContentIndex(0))]
        $0.removed = ["5"]
      }, toSection: 0)
    #expect(screen.distance(of: "10") == -50)
    // 40 more above, 100 less.
    #expect(update.correction == -60)
    #expect(screen.contentOffset == 990)
  }

  @Test func `Where the first in sight goes, the next one is held`() throws {
    let screen = screen()
    screen.scroll(to: 1_050)
    try screen.apply(edits { $0.removed = ["10", "3"] }, toSection: 0)
    #expect(screen.distance(of: "11") == 50)
  }

  @Test func `Ads that arrive and go leave the items in sight where they are`() {
    let screen = screen()
    screen.scroll(to: 1_050)
    let update = screen.apply(ads: Trial.ads(4), toSection: 0)
    #expect(screen.distance(of: "10") == -50)
    // Behind items 3, 7, 11 and 15: two of them above.
    #expect(update.correction == 60)
    #expect(update.places[0]?.inserted.map(\.value) == [4, 9, 14, 19])
    screen.apply(ads: nil, toSection: 0)
    #expect(screen.distance(of: "10") == -50)
    #expect(screen.contentOffset == 1_050)
  }

  @Test func `A late ad is put into the list that is there by then (mopub/mopub-ios-sdk#280)`() {
    let screen = screen(20)
    let ads = Trial.ads(4)
    screen.apply(ListSnapshot([Trial.section(Trial.items([90, 90, 90, 90, 90]))]))
    screen.apply(ads: ads, toSection: 0)
    #expect(screen.shownPlaces.count == 4)
    #expect(screen.identity(of: ScreenPlace(0, 4)) == .ad(ads.arrived[0].id))
    #expect(screen.identity(of: ScreenPlace(0, 5)) == .item("4"))
  }

  @Test func `Items that are added bring their ads in the same update (mopub/mopub-ios-sdk#339)`() throws {
    let screen = screen(5)
    screen.apply(ads: Trial.ads(3), toSection: 0)
    #expect(screen.adapters[0].section(in: screen.environment)?.arranged.count == 6)
    let update = try screen.apply(
      edits { edits in
        edits.inserted = (5..<9).map { .init(Trial.item($0, 90), at: ContentIndex($0)) }
      }, toSection: 0)
    #expect(update.places[0]?.inserted.map(\.value) == [6, 7, 8, 9, 10])
    // One count for both (mopub/mopub-android-sdk#293).
    #expect(update.places[0]?.countAfter == screen.adapters[0].section(in: screen.environment)?.arranged.count)
  }

  @Test func `The same moment changes nothing, and nothing is bound`() {
    let screen = screen()
    screen.scroll(to: 500)
    _ = screen.pieces()
    let before = screen.counts
    let same = ListSnapshot([Trial.section(Trial.items(Array(repeating: 90, count: 40)))])
    #expect(screen.apply(same).isEmpty)
    #expect(screen.counts == before)
  }

  @Test func `A changed value is shown by the same cell, a reloaded one by another`() throws {
    let screen = screen()
    let before = screen.counts
    try screen.apply(edits { $0.reconfigured = [Trial.item(1, 50)] }, toSection: 0)
    #expect(screen.counts.made + screen.counts.reused == before.made + before.reused + 1)
    #expect(screen.frame(of: ScreenPlace(0, 1))?.height == 50)
    let diary = Diary()
    screen.observer = diary
    try screen.apply(edits { $0.reloaded = [Trial.item(2, 90)] }, toSection: 0)
    #expect(diary.entries.prefix(2) == ["-2 0.0", "+2"])
    // The list became 40 shorter, and a fifth cell came into sight.
    #expect(screen.shownPlaces.count == 5)
  }

  @Test func `Edits that do not add up change nothing, and say what does not`() {
    let screen = screen(3)
    let before = screen.pieces()
    let wrong: [(ListEdits, UpdateError)] = [
      (edits { $0.removed = ["9"] }, .unknownItem("9")),
      (edits { $0.removed = ["1", "1"] }, .namedTwice("1")),
      (edits { $0.inserted = [.init(Trial.item(1), at: ContentIndex(0))] }, .itemIsThere("1")),
      (edits { $0.moved = [.init("0", to: ContentIndex(3))] }, .indexOutOfRange("0", ContentIndex(3), count: 3)),
      (
        edits { $0.moved = [.init("0", to: ContentIndex(1)), .init("2", to: ContentIndex(1))] },
        .indexTakenTwice(ContentIndex(1))
      ),
      (
        edits {
          $0.removed = ["0"]
          $0.reconfigured = [Trial.item(0)]
        }, .namedTwice("0")
      ),
    ]
    for (edits, error) in wrong {
      #expect(throws: error) { try screen.apply(edits, toSection: 0) }
      #expect(screen.pieces() == before)
    }
    #expect("\(UpdateError.unknownItem("9"))".contains("\"9\""))
  }

  @Test func `Repeated ids are told, and their items stay (Instagram/IGListKit#1147)`() {
    var items = Trial.items([90, 50, 60])
    items[1].id = "0"
    let snapshot = ListSnapshot([Trial.section(items)])
    #expect(snapshot.repeatedItems.map(\.id) == ["0"] && snapshot.repeatedItems.map(\.keptAs) == ["0#2"])
    let screen = screen(2)
    screen.apply(snapshot)
    #expect(screen.shownPlaces.map { screen.identity(of: $0) } == [.item("0"), .item("0#2"), .item("2")])
    items.swapAt(0, 1)
    screen.apply(ListSnapshot([Trial.section(items)]))
    #expect(screen.frame(of: ScreenPlace(0, 0))?.height == 50)
  }

  @Test func `What goes fades and shrinks in place, what comes slides in, what stays travels`() throws {
    let screen = screen()
    let update = try screen.apply(
      edits {
        $0.removed = ["1"]
        $0.inserted = [.init(Trial.item(100, 90), at: ContentIndex(0))]
      }, toSection: 0)
    // Item 0 is held: the window moves along by 100.
    #expect(update.correction == 100)
    func motion(_ kind: CellMotion.Kind, _ index: Int) -> CellMotion? {
      update.motions.first { $0.kind == kind && $0.place == ScreenPlace(0, index) }
    }
    let gone = try #require(motion(.disappears, 1))
    #expect(gone.from.frame == Rect(x: 0, y: 200, width: 320, height: 90) && gone.to.frame == gone.from.frame)
    #expect(gone.to.alpha == 0 && gone.to.scale < 1)
    #expect(motion(.travels, 1)?.from == motion(.travels, 1)?.to)
    #expect(update.motions.filter { $0.kind == .travels }.count == 3)
    screen.scroll(to: 0)
    let second = try screen.apply(
      edits { $0.inserted = [.init(Trial.item(101, 90), at: ContentIndex(1))] }, toSection: 0)
    let came = try #require(second.motions.first { $0.kind == .appears })
    #expect(came.from.alpha == 0 && came.from.frame.x == 320 && came.to.frame.x == 0)
    let travelled = try #require(second.motions.first { $0.place == ScreenPlace(0, 2) })
    #expect(travelled.from.frame.y == 100 && travelled.to.frame.y == 200)
  }

  @Test func `A drag moves an item, and ads stay in their places`() {
    let screen = screen(12)
    screen.apply(ads: Trial.ads(2), toSection: 0)
    // 0 1 2 3 A 4 5 6 7 B 8 ...
    screen.move(ScreenPlace(0, 1), to: VisibleIndex(6))
    let identities = (0..<10).map { screen.identity(of: ScreenPlace(0, $0)) }
    #expect(identities[4] == .ad(Fixtures.ads(count: 2)[0].id) && identities[9] == .ad(Fixtures.ads(count: 2)[1].id))
    #expect(identities[6] == .item("1"))
    #expect([0, 1, 2, 3, 5].map { identities[$0] } == ["0", "2", "3", "4", "5"].map { .item($0) })
    #expect(screen.move(ScreenPlace(0, 4), to: VisibleIndex(0)).isEmpty)
    #expect(screen.move(ScreenPlace(0, 1), to: VisibleIndex(99)).isEmpty)
  }

  @Test
  func `A turned screen keeps its first item, and a width seen before measures nothing (airbnb/MagazineLayout#9)`() {
    let screen = Trial.screen([Trial.section(Trial.items((0..<60).map { Double(30 + $0 % 5 * 20) }), rule: "grid")])
    screen.scroll(to: 800)
    let first = screen.shownPlaces[0]
    let distance = screen.frame(of: first).map { $0.y - screen.contentOffset }
    screen.environmentChanged(to: Trial.environment(width: 640, height: 320))
    #expect(screen.frame(of: first).map { $0.y - screen.contentOffset } == distance)
    let measured = screen.counts.measured
    screen.environmentChanged(to: Trial.environment())
    #expect(screen.counts.measured == measured)
    #expect(screen.contentOffset == 800)
  }

  @Test func `Larger text and the other direction keep the first item in sight`() {
    let screen = screen()
    screen.scroll(to: 1_050)
    var environment = Trial.environment()
    environment.textSize = .ax3
    screen.environmentChanged(to: environment)
    #expect(screen.distance(of: "10") == -50)
    environment.direction = .rightToLeft
    environment.appearance = .dark
    screen.environmentChanged(to: environment)
    #expect(screen.distance(of: "10") == -50)
    // From 180 down to 90 high: of the first something stays in sight.
    screen.scroll(to: 10 * 190 + 170)
    environment.textSize = .l
    screen.environmentChanged(to: environment)
    #expect(screen.distance(of: "10") == -89)
  }

  @Test
  func `A reload of what did not change forgets neither heights nor the position (airbnb/MagazineLayout#49, #56)`() {
    let screen = screen()
    screen.scroll(to: 1_050)
    let measured = screen.counts.measured
    var section = Trial.section(Trial.items(Array(repeating: 90, count: 40)))
    section.header = SectionHeader(title: "New")
    screen.apply(ListSnapshot([section]))
    #expect(screen.counts.measured == measured + 1)
    #expect(screen.distance(of: "10") == -50)
  }

  @Test @MainActor func `A picture that comes for a cell that shows another item is dropped`() async {
    let loader = GatedLoader()
    let screen = Trial.screen([Trial.section(Trial.items(Array(repeating: 390, count: 3)))], loader: loader)
    let loading = Task { await screen.loadPictures() }
    await loader.hasBegun(1)
    screen.scroll(to: 400)
    loader.finish("0", .success(GatedLoader.Picture()))
    await loading.value
    #expect(screen.pictureCounts.dropped == 1 && screen.pictureCounts.loaded == 0)
    let again = Task { await screen.loadPictures() }
    await loader.hasBegun(2)
    loader.finish("1", .success(GatedLoader.Picture()))
    await again.value
    #expect(loader.sources == ["0", "1"])
    #expect(screen.pictureCounts.loaded == 1)
  }
}
