import Arrangements
import LayoutKitCore
import Testing

@Suite("A column")
struct ColumnRuleTests {
  @Test(
    "stacks its places at whole pixels",
    arguments: [
      // Scale, width asked, width given, spacing asked, spacing given; heights are 10, 20 and 30 pixels.
      (1.0, 100.4, 100.0, 4.0, 4.0),
      (1, 100, 100, 4.5, 5),
      (2, 100.5, 100.5, 4.25, 4.5),
      (2, 100.3, 100, 4.2, 4),
      (3, 100, 100, 4, 4),
    ])
  func stacks(scale: Double, asked: Double, width: Double, spacing: Double, gap: Double) {
    let arrangement = ColumnRule(spacing: spacing)
      .arrangement(of: TestExtents([10, 20, 30]), in: space(asked, scale: scale))
    #expect(
      arrangement.frames == [
        Rect(x: 0, y: 0, width: width, height: 10 / scale),
        Rect(x: 0, y: (10 + gap * scale) / scale, width: width, height: 20 / scale),
        Rect(x: 0, y: (30 + 2 * gap * scale) / scale, width: width, height: 30 / scale),
      ])
    #expect(arrangement.contentSize == Size(width: width, height: (60 + 2 * gap * scale) / scale))
    #expect(ColumnRule(spacing: spacing).scrolling == .vertical)
  }

  @Test("measures each place once, at the width of its frame")
  func measuresOnce() {
    let extents = TestExtents([1, 2, 3])
    _ = ColumnRule(spacing: 1).arrangement(of: extents, in: space(33.4, scale: 3))
    #expect(extents.requests == (0..<3).map { .init(index: $0, width: 100 / 3.0) })
  }

  @Test("answers for rectangles: gaps and edges touch nothing, empty and negative ones neither")
  func placesInRectangles() {
    // Frames reach from 0 to 10, 14 to 34, 38 to 38 (no height) and 42 to 72.
    let arrangement = ColumnRule(spacing: 4).arrangement(of: TestExtents([10, 20, 0, 30]), in: space(100))
    func places(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> [VisibleIndex] {
      arrangement.places(in: Rect(x: x, y: y, width: width, height: height))
    }
    #expect(places(0, 0, 100, 1000) == indexes([0, 1, 3]))
    #expect(places(0, -50, 100, 60) == indexes([0]))
    #expect(places(0, 10, 100, 4) == [])
    #expect(places(0, 10, 100, 4.5) == indexes([1]))
    #expect(places(0, 33.5, 100, 9) == indexes([1, 3]))
    #expect(places(0, 36, 100, 5) == [])
    #expect(places(0, 72, 100, 10) == [])
    #expect(places(0, 71, 100, 1e300) == indexes([3]))
    #expect(places(100, 0, 10, 100) == [])
    #expect(places(-10, 0, 10, 100) == [])
    #expect(places(99.5, 0, 10, 1) == indexes([0]))
    #expect(places(0, 5, 100, 0) == [])
    #expect(places(0, 5, -10, 20) == [])
    #expect(places(0, 25, 100, -20) == [])
    #expect(places(0, .nan, 100, 10) == [])
    #expect(places(0, 0, 100, .nan) == [])
    #expect(places(0, 0, .infinity, .infinity) == indexes([0, 1, 3]))
    #expect(places(0, .infinity, 100, 1) == [])
  }

  @Test("leads from each place to the next")
  func below() {
    let arrangement = ColumnRule().arrangement(of: TestExtents([1, 1]), in: space(10))
    #expect(arrangement.place(below: VisibleIndex(0)) == VisibleIndex(1))
    for index in [1, 2, -1, Int.max, Int.min] { #expect(arrangement.place(below: VisibleIndex(index)) == nil) }
  }

  @Test("measures no place again but the one that changed")
  func measuresChangesAlone() {
    let extents = TestExtents([10, 20, 30])
    var arrangement = ColumnRule(spacing: 1).arrangement(of: extents, in: space(50))
    extents.forgetRequests()
    extents.heights = [10, 25, 30]
    arrangement.apply(.resized(VisibleIndex(1)), extents: extents)
    extents.heights = [5, 10, 25, 30]
    arrangement.apply(.inserted(VisibleIndex(0)), extents: extents)
    extents.heights = [5, 10, 25]
    arrangement.apply(.removed(VisibleIndex(3)), extents: extents)
    #expect(extents.requests.map(\.index) == [1, 0])
    #expect(arrangement.frames.map(\.y) == [0, 6, 17])
    #expect(arrangement.contentSize == Size(width: 50, height: 42))
  }

  @Test("keeps the millionth place exact")
  func million() {
    let heights = (0..<1_000_000).map { 100 + $0 * 7 % 301 }
    var tops: [Int] = []
    var top = 0
    for height in heights {
      tops.append(top)
      top += height + 7
    }
    let arrangement = ColumnRule(spacing: 7.0 / 3).arrangement(of: TestExtents(heights), in: space(320, scale: 3))
    #expect(arrangement.contentSize.height == Double(top - 7) / 3)
    for index in [0, 1, 383, 384, 385, 499_999, 999_998, 999_999] {
      let frame = arrangement.frame(at: VisibleIndex(index))
      #expect(frame.y == Double(tops[index]) / 3)
      #expect(frame.height == Double(heights[index]) / 3)
      #expect(arrangement.places(in: frame) == [VisibleIndex(index)])
    }
  }
}
