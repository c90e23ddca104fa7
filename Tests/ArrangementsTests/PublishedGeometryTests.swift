import Arrangements
import LayoutKitCore
import Testing

/// What other libraries publish about their own geometry, which holds here too.
@Suite("Published geometry")
struct PublishedGeometryTests {
  /// CHTCollectionViewWaterfallLayout, `itemWidth(inSection:)` and `shortestColumnIndex(inSection:)`: a container of 320
  /// with insets of 10 has 300; two columns with `minimumColumnSpacing` 10 are (300 - 10) / 2 = 145 wide; each item goes to
  /// the first of the shortest columns, and `minimumInteritemSpacing` is added below it.
  @Test("CHTCollectionViewWaterfallLayout: the shortest column first, the left one on a tie")
  func waterfall() {
    let arrangement = MasonryRule(columns: 2, spacing: 10, lineSpacing: 10)
      .arrangement(of: TestExtents([100, 100, 50, 80, 20, 20]), in: space(300))
    #expect(
      arrangement.frames == [
        Rect(x: 0, y: 0, width: 145, height: 100), Rect(x: 155, y: 0, width: 145, height: 100),
        Rect(x: 0, y: 110, width: 145, height: 50), Rect(x: 155, y: 110, width: 145, height: 80),
        // 170 and 200; 200 and 200.
        Rect(x: 0, y: 170, width: 145, height: 20), Rect(x: 0, y: 200, width: 145, height: 20),
      ])
    // The longest column, without the spacing below its last item.
    #expect(arrangement.contentSize == Size(width: 300, height: 220))
  }

  /// Shopify/flash-list, `MasonryLayoutManager.test.ts`: "should distribute items into columns based on height", "should
  /// calculate total layout size correctly" and "should recalculate layout when window size changes".
  @Test("FlashList's masonry: columns by height, the size of the tallest")
  func flashList() {
    let two = MasonryRule(columns: 2, spacing: 0)
    let all = two.arrangement(of: TestExtents([100, 150, 120, 80, 200]), in: space(400))
    #expect(all.frames.map(\.x) == [0, 200, 0, 200, 0])
    #expect(all.frames.map(\.y) == [0, 0, 100, 150, 220])
    let some = two.arrangement(of: TestExtents([100, 150, 120]), in: space(400))
    #expect(some.contentSize == Size(width: 400, height: 220))
    let three = MasonryRule(columns: 3, spacing: 0).arrangement(of: TestExtents([100, 150, 120]), in: space(600))
    #expect(three.frames.map(\.x) == [0, 200, 400])
    #expect(three.frames.map(\.width) == [200, 200, 200])
    #expect(three.contentSize.height == 150)
  }

  /// airbnb/MagazineLayout, `ModelStateLayoutTests.testInitialLayout` and `testUpdatingPreferredHeights`: 320 less section
  /// insets of 15 and 5 and item insets of 10 and 10 is 280; horizontal spacing is 20, vertical 30.
  @Test(
    "MagazineLayout's width modes: half, third, quarter and fifth",
    arguments: [
      (1, [0.0], 280.0), (2, [0, 150], 130), (3, [0, 100, 200], 80), (4, [0, 75, 150, 225], 55),
      (5, [0, 60, 120, 180, 240], 40),
    ])
  func magazineWidths(columns: Int, starts: [Double], width: Double) {
    let frames = GridRule(columns: columns, spacing: 20, lineSpacing: 30)
      .arrangement(of: TestExtents(Array(repeating: 10, count: columns)), in: space(280)).frames
    #expect(frames.map(\.x) == starts)
    #expect(frames.allSatisfy { $0.width == width })
  }

  /// The same tests: a row of 10 and 30 starts at 185, the next at 245; one of 15, 15, 25 and 35 at 345, the next at 410.
  @Test("MagazineLayout's rows: as tall as the tallest")
  func magazineRows() {
    let halves = GridRule(columns: 2, spacing: 20, lineSpacing: 30)
      .arrangement(of: TestExtents([10, 30, 25]), in: space(280)).frames
    #expect(halves[2].y == 245 - 185)
    let quarters = GridRule(columns: 4, spacing: 20, lineSpacing: 30)
      .arrangement(of: TestExtents([15, 15, 25, 35, 30]), in: space(280)).frames
    #expect(quarters[4].y == 410 - 345)
    let mosaic = MosaicRule(pattern: [.halves, .full], spacing: 20, lineSpacing: 30)
      .arrangement(of: TestExtents([10, 30, 25]), in: space(280)).frames
    #expect(mosaic.map(\.width) == [130, 130, 280])
    #expect(mosaic.map(\.x) == [0, 150, 0])
    #expect(mosaic[2].y == 245 - 185)
  }

  /// CSS Grid Layout Module Level 1, 7.2.3.2: `repeat(auto-fill, minmax(N, 1fr))` makes as many columns as fit with their
  /// gaps, and one where not even one fits; `1fr` shares the rest.
  @Test(
    "CSS Grid's auto-fill: as many columns as fit, and at least one",
    arguments: [
      (320.0, 100.0, 10.0, 3), (319, 100, 10, 2), (320, 50, 10, 5), (329, 50, 10, 5), (330, 50, 10, 5),
      (350, 50, 10, 6),
      (90, 100, 10, 1), (100, 100, 10, 1), (209, 100, 10, 1), (210, 100, 10, 2), (1024, 240, 16, 4),
    ])
  func autoFill(width: Double, least: Double, gap: Double, columns: Int) {
    let frames = GridRule(minimumColumnWidth: least, spacing: gap)
      .arrangement(of: TestExtents(Array(repeating: 10, count: 12)), in: space(width)).frames
    #expect(frames.filter { $0.y == 0 }.count == columns)
    #expect(frames[columns - 1].maxX == width)
  }

  /// Apple, Collection View Programming Guide, "Customizing the Flow Layout": items of a line are laid out with the
  /// minimum spacing as long as another fits, and the line is as tall as its tallest item.
  @Test("UICollectionViewFlowLayout: items of 100 with 10 between in 320 stand in threes, lines as tall as the tallest")
  func flow() {
    let frames = GridRule(minimumColumnWidth: 100, spacing: 10, lineSpacing: 5)
      .arrangement(of: TestExtents([40, 60, 20, 10]), in: space(320)).frames
    #expect(frames.map(\.x) == [0, 110, 220, 0])
    #expect(frames.allSatisfy { $0.width == 100 })
    #expect(frames[3].y == 65)
  }
}
