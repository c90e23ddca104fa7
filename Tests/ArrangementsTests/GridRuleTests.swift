import Arrangements
import LayoutKitCore
import Testing

@Suite("A grid")
struct GridRuleTests {
  @Test(
    "shares the width out to the pixel, the rest to the first columns",
    arguments: [
      // Columns, width in points, spacing in points, scale; columns' starts and widths in pixels.
      (3, 100.0, 5.0, 1.0, [0, 35, 70], [30, 30, 30]),
      (3, 101, 5, 1, [0, 36, 71], [31, 30, 30]),
      (3, 102, 5, 1, [0, 36, 72], [31, 31, 30]),
      (2, 50.5, 5, 2, [0, 56], [46, 45]),
      // 150 pixels less 3 gaps of 3 are 141, four times 35 and one over.
      (4, 50, 1, 3, [0, 39, 77, 115], [36, 35, 35, 35]),
      // Spacing shrinks to leave each column a pixel: 10 less 3 are 7, a gap is 3, and one pixel is over.
      (3, 10, 50, 1, [0, 5, 9], [2, 1, 1]),
      // Fewer pixels than columns: no spacing, one pixel each while they last.
      (4, 2, 8, 1, [0, 1, 2, 2], [1, 1, 0, 0]),
      (2, 0, 8, 1, [0, 0], [0, 0]),
      (2, 9, .nan, 1, [0, 5], [5, 4]),
      (2, 9, -3, 1, [0, 5], [5, 4]),
      (2, 9, .infinity, 1, [0, 5], [5, 4]),
      (2, 9, 1e300, 1, [0, 8], [1, 1]),
    ] as [(Int, Double, Double, Double, [Int], [Int])])
  func columns(count: Int, width: Double, gap: Double, scale: Double, starts: [Int], widths: [Int]) {
    let frames = GridRule(columns: count, spacing: gap, lineSpacing: 0)
      .arrangement(of: TestExtents(Array(repeating: 10, count: count)), in: space(width, scale: scale)).frames
    #expect(frames.map(\.x) == starts.map { Double($0) / scale })
    #expect(frames.map(\.width) == widths.map { Double($0) / scale })
  }

  @Test("makes every place of a row as tall as its tallest")
  func rows() {
    // 21 pixels less a gap of 1: two columns of 10.
    let grid = GridRule(columns: 2, spacing: 1, lineSpacing: 3)
    let arrangement = grid.arrangement(of: TestExtents([10, 40, 30, 20, 5]), in: space(21))
    #expect(
      arrangement.frames == [
        Rect(x: 0, y: 0, width: 10, height: 40), Rect(x: 11, y: 0, width: 10, height: 40),
        Rect(x: 0, y: 43, width: 10, height: 30), Rect(x: 11, y: 43, width: 10, height: 30),
        Rect(x: 0, y: 76, width: 10, height: 5),
      ])
    #expect(arrangement.contentSize == Size(width: 21, height: 81))
    #expect(grid.scrolling == .vertical)
    #expect(GridRule(columns: 2, spacing: 3).arrangement(of: TestExtents([1, 1, 1]), in: space(9)).frames[2].y == 4)
  }

  @Test("measures each place once, at the width of its own column")
  func ownWidth() {
    let extents = TestExtents([1, 1, 1, 1])
    let frames = GridRule(columns: 3, spacing: 0).arrangement(of: extents, in: space(10, scale: 2)).frames
    #expect(extents.requests.map(\.width) == [3.5, 3.5, 3, 3.5])
    #expect(extents.requests.map(\.width) == frames.map(\.width))
  }

  @Test("does not measure a place without width")
  func noWidth() {
    let extents = TestExtents([7, 7, 7])
    let frames = GridRule(columns: 3, spacing: 4).arrangement(of: extents, in: space(1)).frames
    #expect(extents.requests == [.init(index: 0, width: 1)])
    #expect(frames.map(\.height) == [7, 7, 7])
  }

  @Test("answers for rectangles row by row")
  func placesInRectangles() {
    // Columns from 0 to 10 and 12 to 22; rows from 0 to 10 and 14 to 34.
    let arrangement = GridRule(columns: 2, spacing: 2, lineSpacing: 4)
      .arrangement(of: TestExtents([10, 5, 20]), in: space(22))
    func places(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> [VisibleIndex] {
      arrangement.places(in: Rect(x: x, y: y, width: width, height: height))
    }
    #expect(places(0, 0, 22, 34) == indexes([0, 1, 2]))
    #expect(places(0, 0, 10, 34) == indexes([0, 2]))
    #expect(places(10, 0, 2, 34) == [])
    #expect(places(11, 0, 2, 34) == indexes([1]))
    #expect(places(12, 14, 10, 20) == [])
    #expect(places(0, 10, 22, 4) == [])
    #expect(places(-5, -5, 6, 6) == indexes([0]))
    #expect(places(22, 0, 9, 9) == [])
    #expect(places(0, 0, 22, 0) == [])
  }

  @Test("leads from a place to the one a row below")
  func below() {
    let arrangement = GridRule(columns: 2, spacing: 0).arrangement(of: TestExtents([1, 1, 1]), in: space(10))
    #expect(arrangement.place(below: VisibleIndex(0)) == VisibleIndex(2))
    for index in [1, 2, 3, -1, Int.max, Int.min] { #expect(arrangement.place(below: VisibleIndex(index)) == nil) }
  }

  @Test("measures those places again alone whose column has another width", arguments: [9.0, 10])
  func measuresChangesAlone(width: Double) {
    let extents = TestExtents([10, 20, 30, 40, 50])
    var arrangement = GridRule(columns: 3, spacing: 0).arrangement(of: extents, in: space(width))
    extents.forgetRequests()
    extents.heights = [10, 15, 20, 30, 40, 50]
    arrangement.apply(.inserted(VisibleIndex(1)), extents: extents)
    // 10 pixels are columns of 4, 3 and 3: the third place comes from the second column into the third, both 3 wide; the
    // fourth from the third into the first, 4 wide; the fifth from the first into the second.
    #expect(extents.requests.map(\.index) == (width == 9 ? [1] : [1, 3, 4]))
    extents.forgetRequests()
    extents.heights = [10, 20, 30, 40, 50]
    arrangement.apply(.removed(VisibleIndex(1)), extents: extents)
    #expect(extents.requests.map(\.index) == (width == 9 ? [] : [2, 3]))
    extents.forgetRequests()
    extents.heights[4] = 60
    arrangement.apply(.resized(VisibleIndex(4)), extents: extents)
    #expect(extents.requests.map(\.index) == [4])
    #expect(arrangement.contentSize.height == 90)
  }

  @Test("of one column, or fewer, is a column", arguments: [1, 0, -3, Int.min])
  func oneColumn(columns: Int) {
    let heights = (0..<1000).map { $0 * 37 % 91 }
    let column = ColumnRule(spacing: 2.5).arrangement(of: TestExtents(heights), in: space(101.2, scale: 3))
    let grid = GridRule(columns: columns, spacing: 9, lineSpacing: 2.5)
      .arrangement(of: TestExtents(heights), in: space(101.2, scale: 3))
    #expect(grid.frames == column.frames)
    #expect(grid.contentSize == column.contentSize)
  }

  @Test("of more columns than anyone has places takes what there is")
  func manyColumns() {
    let arrangement = GridRule(columns: .max, spacing: 5).arrangement(of: TestExtents([3, 4, 5]), in: space(2))
    #expect(arrangement.frames.map(\.x) == [0, 1, 2])
    #expect(arrangement.frames.map(\.width) == [1, 1, 0])
    #expect(arrangement.places(in: Rect(x: 0, y: 0, width: 9, height: 9)) == indexes([0, 1]))
    #expect(arrangement.place(below: VisibleIndex(0)) == nil)
  }

  @Test(
    "has as many columns of a width as fit, in whole pixels, and at least one",
    arguments: [
      // Least width, most columns, width, spacing, scale; columns. (100 + 5) / (30 + 5) = 3.
      (30.0, nil, 100.0, 5.0, 1.0, 3), (30, 2, 100, 5, 1, 2), (30, 3, 100, 5, 1, 3), (30, 0, 100, 5, 1, 1),
      (30, -4, 100, 5, 1, 1), (30, nil, 99.9, 5, 1, 2), (30.2, nil, 100, 5, 1, 2), (200, nil, 100, 5, 1, 1),
      // 301 pixels, 91 for 30.2 points, 15 between: 316 / 106.
      (30.2, nil, 100.4, 5, 3, 2), (30, nil, 100.4, 5, 3, 3),
      // More spacing than width.
      (10, nil, 50, 200, 1, 1), (10, nil, 50, .infinity, 1, 5), (10, nil, 50, .nan, 1, 5), (10, nil, 50, -1, 1, 5),
      (0, nil, 100, 5, 1, 1), (-3, nil, 100, 5, 1, 1), (.nan, nil, 100, 5, 1, 1), (.infinity, nil, 100, 5, 1, 1),
      (1e300, nil, 100, 5, 1, 1), (1e-300, nil, 7, 0, 1, 7), (30, nil, 0, 5, 1, 1),
    ] as [(Double, Int?, Double, Double, Double, Int)])
  func fitting(least: Double, most: Int?, width: Double, gap: Double, scale: Double, columns: Int) {
    let rule = GridRule(minimumColumnWidth: least, maximumColumns: most, spacing: gap, lineSpacing: 1)
    let heights = (0..<14).map { 5 + $0 * 7 % 11 }
    let arrangement = rule.arrangement(of: TestExtents(heights), in: space(width, scale: scale))
    let fixed = GridRule(columns: columns, spacing: gap, lineSpacing: 1)
      .arrangement(of: TestExtents(heights), in: space(width, scale: scale))
    #expect(arrangement.frames == fixed.frames)
    if columns > 1 { #expect(arrangement.frames.allSatisfy { $0.width >= least }) }
  }

  @Test("keeps the row of the millionth place exact")
  func million() {
    let heights = (0..<1_000_000).map { 50 + $0 * 13 % 101 }
    var top = 0
    for row in 0..<333_333 { top += heights[row * 3..<row * 3 + 3].reduce(0, max) + 4 }
    let arrangement = GridRule(columns: 3, spacing: 2).arrangement(of: TestExtents(heights), in: space(200, scale: 2))
    let last = arrangement.frame(at: VisibleIndex(999_999))
    #expect(last.y == Double(top) / 2)
    #expect(arrangement.contentSize.height == Double(top + heights[999_999]) / 2)
    #expect(arrangement.places(in: last) == [VisibleIndex(999_999)])
  }
}
