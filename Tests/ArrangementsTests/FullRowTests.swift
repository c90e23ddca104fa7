import Arrangements
import LayoutKitCore
import Testing

@Suite("A place that takes a row")
struct FullRowTests {
  /// All of one height, taller where they are narrow: 100 over the width in pixels, and a bit.
  private func extents(_ rows: [Bool]) -> TestExtents {
    let extents = TestExtents(Array(repeating: 1000, count: rows.count)) { area, width in area / Int(width) }
    extents.rows = rows
    return extents
  }

  private func below(_ arrangement: any Arrangement) -> [Int?] {
    (0..<arrangement.count).map { arrangement.place(below: VisibleIndex($0))?.value }
  }

  @Test("in a grid: the row before it stays short, the one behind it starts anew, nothing is reordered")
  func grid() {
    // Columns of 50; the whole is 100.
    let extents = extents([false, false, false, true, true, false, false])
    let arrangement = GridRule(columns: 2, spacing: 0, lineSpacing: 5).arrangement(of: extents, in: space(100))
    #expect(
      arrangement.frames == [
        Rect(x: 0, y: 0, width: 50, height: 20), Rect(x: 50, y: 0, width: 50, height: 20),
        Rect(x: 0, y: 25, width: 50, height: 20),
        Rect(x: 0, y: 50, width: 100, height: 10), Rect(x: 0, y: 65, width: 100, height: 10),
        Rect(x: 0, y: 80, width: 50, height: 20), Rect(x: 50, y: 80, width: 50, height: 20),
      ])
    #expect(arrangement.contentSize == Size(width: 100, height: 100))
    #expect(extents.requests.map(\.index) == Array(0..<7))
    // Below the second stands nothing.
    #expect(below(arrangement) == [2, nil, 3, 4, 5, nil, nil])
    #expect(arrangement.places(in: Rect(x: 60, y: 20, width: 10, height: 40)) == indexes([3]))
    #expect(arrangement.places(in: Rect(x: 60, y: 60, width: 10, height: 25)) == indexes([4, 6]))
  }

  @Test("in a masonry: below all columns, which go on under it")
  func masonry() {
    let extents = extents([false, false, false, true, false, false, false])
    let arrangement = MasonryRule(columns: 2, spacing: 0, lineSpacing: 5).arrangement(of: extents, in: space(100))
    #expect(
      arrangement.frames == [
        Rect(x: 0, y: 0, width: 50, height: 20), Rect(x: 50, y: 0, width: 50, height: 20),
        Rect(x: 0, y: 25, width: 50, height: 20),
        Rect(x: 0, y: 50, width: 100, height: 10),
        Rect(x: 0, y: 65, width: 50, height: 20), Rect(x: 50, y: 65, width: 50, height: 20),
        Rect(x: 0, y: 90, width: 50, height: 20),
      ])
    #expect(arrangement.contentSize == Size(width: 100, height: 110))
    #expect(extents.requests.map(\.index) == Array(0..<7))
    // The second column ends above the gap.
    #expect(below(arrangement) == [2, nil, 3, 4, 6, nil, nil])
    #expect(arrangement.places(in: Rect(x: 60, y: 20, width: 10, height: 40)) == indexes([3]))
  }

  @Test("in a masonry: alone, first and last, and found where no column has begun")
  func masonryEdges() {
    let alone = MasonryRule(columns: 3, spacing: 0).arrangement(of: extents([true]), in: space(100))
    #expect(alone.frames == [Rect(x: 0, y: 0, width: 100, height: 10)])
    #expect(alone.contentSize == Size(width: 100, height: 10))
    #expect(alone.places(in: Rect(x: 99, y: 9, width: 1, height: 1)) == indexes([0]))
    #expect(alone.places(in: Rect(x: 100, y: 9, width: 1, height: 1)) == [])
    let last = MasonryRule(columns: 2, spacing: 0).arrangement(of: extents([true, false, true]), in: space(100))
    #expect(last.frames.map(\.y) == [0, 10, 30])
    #expect(below(last) == [1, 2, nil])
  }

  @Test("in a mosaic: the block before it ends, and the pattern begins anew")
  func mosaic() {
    let rule = MosaicRule(pattern: [.largeLeading, .halves], largeShare: 0.5, spacing: 0, lineSpacing: 5)
    // Two of three beside each other; the whole width; three; one of two, which takes the whole width.
    let arrangement = rule.arrangement(of: extents([false, false, true, false, false, false, false]), in: space(100))
    #expect(
      arrangement.frames == [
        Rect(x: 0, y: 0, width: 50, height: 20), Rect(x: 50, y: 0, width: 50, height: 20),
        Rect(x: 0, y: 25, width: 100, height: 10),
        Rect(x: 0, y: 40, width: 50, height: 45), Rect(x: 50, y: 40, width: 50, height: 20),
        Rect(x: 50, y: 65, width: 50, height: 20),
        Rect(x: 0, y: 90, width: 100, height: 10),
      ])
    #expect(below(arrangement) == [2, 2, 3, 6, 5, 6, nil])
  }

  @Test("keeps what is behind the next such place as it is, and measures none of it again")
  func local() {
    // Columns of 4, 3 and 3 pixels, so that moving on by one measures again.
    let extents = extents((0..<1000).map { $0 % 10 == 9 })
    var arrangement = GridRule(columns: 3, spacing: 0).arrangement(of: extents, in: space(10))
    extents.heights.insert(1000, at: 501)
    extents.rows.insert(false, at: 501)
    extents.forgetRequests()
    arrangement.apply(.inserted(VisibleIndex(501)), extents: extents)
    // The third of the row does not get another width; the nine before the next row taker are now ten.
    #expect(extents.requests.map(\.index) == [501, 503, 504, 506, 507, 509])
    // An own row that comes ends a row and begins another.
    extents.heights.insert(1000, at: 4)
    extents.rows.insert(true, at: 4)
    extents.forgetRequests()
    arrangement.apply(.inserted(VisibleIndex(4)), extents: extents)
    #expect(extents.requests.map(\.index) == [4, 5, 7, 8])
    let afresh = GridRule(columns: 3, spacing: 0).arrangement(of: extents, in: space(10))
    #expect(arrangement.frames == afresh.frames)
  }

  @Test("is a place like any other where all have a row, or where the list scrolls sideways")
  func ignored() {
    let rules: [any ArrangementRule] = [
      ColumnRule(spacing: 3), GridRule(columns: 1, spacing: 3), MasonryRule(columns: 1, spacing: 3),
      RowRule(itemWidth: .fixed(30), spacing: 3), PageRule(axis: .horizontal, height: .container),
      PageRule(axis: .vertical, height: .ratio(1)),
    ]
    for rule in rules {
      let plain = rule.arrangement(of: extents([false, false, false]), in: space(100))
      let mixed = rule.arrangement(of: extents([false, true, false]), in: space(100))
      #expect(mixed.frames == plain.frames)
      #expect(mixed.contentSize == plain.contentSize)
      #expect(below(mixed) == below(plain))
    }
  }

  @Test("may be told in any order, twice, or where no place is", arguments: [true, false])
  func toldBadly(isMasonry: Bool) {
    struct Untidy: ExtentSource {
      let count = 5
      func pixelHeight(at index: VisibleIndex, width: Double) -> Int { Int(width) }
      var rowTakers: [VisibleIndex] { [3, 9, 1, 3, -4].map { VisibleIndex($0) } }
    }
    let rule: any ArrangementRule =
      isMasonry ? MasonryRule(columns: 2, spacing: 0) : GridRule(columns: 2, spacing: 0)
    let arrangement = rule.arrangement(of: Untidy(), in: space(100))
    #expect(arrangement.frames.map(\.width) == [50, 100, 50, 100, 50])
    #expect(arrangement.frames.map(\.y) == [0, 50, 150, 200, 300])
  }
}
