import Arrangements
import LayoutKitCore
import Testing

@Suite("A masonry")
struct MasonryRuleTests {
  @Test("fills the shortest column, the leading one on a tie")
  func shortest() {
    // 21 pixels less a gap of 1: two columns of 10.
    let rule = MasonryRule(columns: 2, spacing: 1, lineSpacing: 3)
    let arrangement = rule.arrangement(of: TestExtents([10, 10, 20, 5, 12, 4]), in: space(21))
    #expect(
      arrangement.frames == [
        Rect(x: 0, y: 0, width: 10, height: 10),
        Rect(x: 11, y: 0, width: 10, height: 10),
        // Both columns are 13 long.
        Rect(x: 0, y: 13, width: 10, height: 20),
        Rect(x: 11, y: 13, width: 10, height: 5),
        // 36 and 21.
        Rect(x: 11, y: 21, width: 10, height: 12),
        // 36 and 36.
        Rect(x: 0, y: 36, width: 10, height: 4),
      ])
    #expect(arrangement.contentSize == Size(width: 21, height: 40))
    #expect(rule.scrolling == .vertical)
    #expect(MasonryRule(columns: 1, spacing: 3).arrangement(of: TestExtents([1, 1]), in: space(9)).frames[1].y == 4)
  }

  @Test("has its columns from the width: without places, with one and with more", arguments: [0, 1, 2, 3, 5])
  func columnsFromWidth(count: Int) {
    let extents = TestExtents(Array(repeating: 10, count: count))
    var arrangement = MasonryRule(minimumColumnWidth: 90, spacing: 10).arrangement(of: extents, in: space(300))
    let widths = Array(repeating: 94.0, count: 1) + Array(repeating: 93, count: 2)
    #expect(arrangement.contentSize.width == 300)
    #expect(arrangement.frames.map(\.width) == (0..<count).map { widths[$0 % 3] })
    for added in 0..<4 {
      extents.heights.append(10)
      arrangement.apply(.inserted(VisibleIndex(count + added)), extents: extents)
    }
    #expect(arrangement.frames.map(\.x) == (0..<count + 4).map { [0.0, 104, 207][$0 % 3] })
  }

  @Test("measures each place once, at the width of its own column")
  func ownWidth() {
    let extents = TestExtents([9, 1, 1, 1])
    let frames = MasonryRule(columns: 3, spacing: 0).arrangement(of: extents, in: space(10, scale: 2)).frames
    #expect(frames.map(\.x) == [0, 3.5, 7, 3.5])
    #expect(extents.requests.map(\.width) == [3.5, 3.5, 3, 3.5])
    #expect(extents.requests.map(\.width) == frames.map(\.width))
  }

  @Test(
    "never has more columns than pixels, so that nothing goes where nothing is seen", arguments: [2, 3, 100, Int.max])
  func narrow(columns: Int) {
    let extents = TestExtents([7, 5, 3, 1])
    let arrangement = MasonryRule(columns: columns, spacing: 4).arrangement(of: extents, in: space(2))
    #expect(
      arrangement.frames == [
        Rect(x: 0, y: 0, width: 1, height: 7), Rect(x: 1, y: 0, width: 1, height: 5),
        Rect(x: 1, y: 9, width: 1, height: 3), Rect(x: 0, y: 11, width: 1, height: 1),
      ])
    let none = MasonryRule(columns: columns, spacing: 4).arrangement(of: extents, in: space(0))
    #expect(none.frames.allSatisfy { $0.isEmpty })
  }

  @Test("places of no height with no spacing stay in the first column")
  func noHeight() {
    let arrangement = MasonryRule(columns: 2, spacing: 0).arrangement(of: TestExtents([0, -5, 7, 1]), in: space(10))
    #expect(arrangement.frames.map(\.x) == [0, 0, 0, 5])
    #expect(arrangement.places(in: Rect(x: 0, y: 0, width: 10, height: 10)) == indexes([2, 3]))
  }

  @Test("answers for rectangles in the order of the list")
  func placesInRectangles() {
    // Column 0 to 10: place 0 from 0 to 30, 3 from 32 to 42. Column 12 to 22: 1 from 0 to 8, 2 from 10 to 40.
    let arrangement = MasonryRule(columns: 2, spacing: 2).arrangement(of: TestExtents([30, 8, 30, 10]), in: space(22))
    func places(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> [VisibleIndex] {
      arrangement.places(in: Rect(x: x, y: y, width: width, height: height))
    }
    #expect(places(0, 0, 22, 42) == indexes([0, 1, 2, 3]))
    #expect(places(0, 20, 22, 22) == indexes([0, 2, 3]))
    #expect(places(12, 0, 10, 42) == indexes([1, 2]))
    #expect(places(10, 0, 2, 42) == [])
    #expect(places(0, 30, 10, 2) == [])
    #expect(places(12, 8, 10, 2) == [])
    #expect(places(12, 40, 10, 90) == [])
    #expect(places(0, 41, 22, 90) == indexes([3]))
    #expect(places(-5, -5, 6, 6) == indexes([0]))
    #expect(places(22, 0, 9, 9) == [])
    #expect(places(0, .nan, 22, 9) == [])
  }

  @Test("leads from a place to the next of its column")
  func below() {
    let arrangement = MasonryRule(columns: 2, spacing: 2).arrangement(of: TestExtents([30, 8, 30, 10]), in: space(22))
    #expect((0..<4).map { arrangement.place(below: VisibleIndex($0)) } == [VisibleIndex(3), VisibleIndex(2), nil, nil])
  }

  @Test("measures again only what moved into a column of another width")
  func measuresChangesAlone() {
    // Columns of 4, 3 and 3 pixels; equal heights go around.
    let extents = TestExtents([10, 10, 10, 10, 10, 10])
    var arrangement = MasonryRule(columns: 3, spacing: 0).arrangement(of: extents, in: space(10))
    extents.forgetRequests()
    extents.heights.insert(10, at: 1)
    arrangement.apply(.inserted(VisibleIndex(1)), extents: extents)
    // The new one; the third goes from second to third column, as wide; the fourth from the third to the first.
    #expect(extents.requests.map(\.index) == [1, 3, 4, 6])
    extents.forgetRequests()
    extents.heights[5] = 12
    arrangement.apply(.resized(VisibleIndex(5)), extents: extents)
    #expect(extents.requests.map(\.index) == [5])
    #expect(arrangement.contentSize.height == 30)
  }

  @Test("of one column is a column")
  func oneColumn() {
    let heights = (0..<1000).map { $0 * 37 % 91 }
    let column = ColumnRule(spacing: 2.5).arrangement(of: TestExtents(heights), in: space(101.2, scale: 3))
    for columns in [1, 0, -3, Int.min] {
      let masonry = MasonryRule(columns: columns, spacing: 9, lineSpacing: 2.5)
        .arrangement(of: TestExtents(heights), in: space(101.2, scale: 3))
      #expect(masonry.frames == column.frames)
      #expect(masonry.contentSize == column.contentSize)
    }
  }

  @Test("keeps the place in front of an edit near the end of a long list, and finds every one")
  func long() {
    let extents = TestExtents((0..<100_000).map { 50 + $0 * 13 % 101 })
    let rule = MasonryRule(columns: 3, spacing: 2)
    var arrangement = rule.arrangement(of: extents, in: space(200, scale: 2))
    extents.heights[99_990] = 400
    extents.forgetRequests()
    arrangement.apply(.resized(VisibleIndex(99_990)), extents: extents)
    #expect(extents.requests.count < 10)
    let afresh = rule.arrangement(of: extents, in: space(200, scale: 2))
    for index in [0, 1, 50_000, 99_989, 99_990, 99_991, 99_999] {
      let frame = arrangement.frame(at: VisibleIndex(index))
      #expect(frame == afresh.frame(at: VisibleIndex(index)))
      #expect(arrangement.places(in: frame) == [VisibleIndex(index)])
    }
    #expect(arrangement.contentSize == afresh.contentSize)
  }
}
