import Arrangements
import LayoutKitCore
import Testing

@Suite("A row")
struct RowRuleTests {
  @Test(
    "gives every place the width asked for, at least a pixel",
    arguments: [
      // Item width, scale, width in pixels of a place in a room of 100 points.
      (ItemWidth.fixed(30), 1.0, 30), (.fixed(30.25), 2, 61), (.fixed(30.2), 2, 60), (.fixed(300), 1, 300),
      (.fixed(0), 2, 1), (.fixed(-4), 2, 1), (.fixed(.nan), 2, 1), (.fixed(1e300), 1, 1_073_741_823),
      (.fraction(0.8), 2, 160), (.fraction(1), 3, 300), (.fraction(1.0 / 3), 2, 66), (.fraction(2), 1, 200),
      (.fraction(0), 1, 1), (.fraction(-1), 1, 1), (.fraction(.nan), 1, 1), (.fraction(1e300), 1, 1_073_741_823),
    ])
  func width(_ width: ItemWidth, scale: Double, pixels: Int) {
    let extents = TestExtents([5])
    let arrangement = RowRule(itemWidth: width, spacing: 7).arrangement(of: extents, in: space(100, scale: scale))
    #expect(arrangement.frames == [Rect(x: 0, y: 0, width: Double(pixels) / scale, height: 5 / scale)])
    #expect(extents.requests == [.init(index: 0, width: Double(pixels) / scale)])
    #expect(arrangement.contentSize == Size(width: Double(pixels) / scale, height: 5 / scale))
  }

  @Test(
    "shows of the next place what it is told",
    arguments: [
      // Peek, spacing, scale, width in pixels of a place in a room of 100 points.
      (20.0, 8.0, 1.0, 72), (20, 0, 1, 80), (20.25, 8, 2, 143), (20, 8.2, 3, 215), (0, 8, 1, 100), (0.4, 8, 1, 100),
      (0.5, 8, 1, 91), (-5, 8, 1, 100), (.nan, 8, 1, 100), (.infinity, 8, 1, 100), (100, 8, 1, 1), (1e300, 8, 1, 1),
      (92, 8, 1, 1), (91, 8, 1, 1), (90, 8, 1, 2), (20, 500, 1, 1), (20, .nan, 1, 80), (20, -3, 1, 80),
    ])
  func peek(peek: Double, spacing: Double, scale: Double, pixels: Int) {
    let extents = TestExtents([5, 5])
    let arrangement = RowRule(itemWidth: .full(peek: peek), spacing: spacing)
      .arrangement(of: extents, in: space(100, scale: scale))
    #expect(extents.requests.map(\.width) == [Double(pixels) / scale, Double(pixels) / scale])
    #expect(arrangement.frames.map(\.width) == extents.requests.map(\.width))
    if pixels > 1, pixels < Int(100 * scale) {
      #expect(abs(100 - arrangement.frames[1].x - peek) <= 0.5 / scale)
    }
  }

  @Test("stands its places side by side, all as tall as the tallest")
  func sideBySide() {
    let rule = RowRule(itemWidth: .fixed(20), spacing: 2.5)
    let arrangement = rule.arrangement(of: TestExtents([10, 30, 20]), in: space(50, scale: 2))
    #expect(arrangement.frames == [0, 22.5, 45].map { Rect(x: $0, y: 0, width: 20, height: 15) })
    #expect(arrangement.contentSize == Size(width: 65, height: 15))
    #expect(rule.scrolling == .horizontal(.continuous))
    #expect(arrangement.place(below: VisibleIndex(0)) == nil)
  }

  @Test("answers for rectangles")
  func placesInRectangles() {
    // Frames from 0 to 20, 25 to 45 and 50 to 70, 15 high.
    let arrangement = RowRule(itemWidth: .fixed(20), spacing: 5).arrangement(of: TestExtents([15, 1, 1]), in: space(9))
    func places(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> [VisibleIndex] {
      arrangement.places(in: Rect(x: x, y: y, width: width, height: height))
    }
    #expect(places(0, 0, 70, 15) == indexes([0, 1, 2]))
    #expect(places(20, 0, 5, 15) == [])
    #expect(places(20, 0, 5.5, 15) == indexes([1]))
    #expect(places(19.5, 14.5, 50, 50) == indexes([0, 1, 2]))
    #expect(places(46, 0, 1000, 1) == indexes([2]))
    #expect(places(-20, 0, 20, 15) == [])
    #expect(places(70, 0, 20, 15) == [])
    #expect(places(0, 15, 70, 15) == [])
    #expect(places(0, -15, 70, 15) == [])
    #expect(places(10, 5, 0, 5) == [])
  }

  @Test("follows its tallest when it comes, shrinks and goes")
  func tallest() {
    let extents = TestExtents([10, 30, 30])
    var arrangement = RowRule(itemWidth: .fixed(5), spacing: 1).arrangement(of: extents, in: space(50))
    func change(_ heights: [Int], _ change: PlaceChange, to height: Double, width: Double) {
      extents.heights = heights
      extents.forgetRequests()
      arrangement.apply(change, extents: extents)
      #expect(arrangement.contentSize == Size(width: width, height: height))
      #expect(extents.requests.count <= 1)
    }
    change([10, 20, 30], .resized(VisibleIndex(1)), to: 30, width: 17)
    change([10, 20], .removed(VisibleIndex(2)), to: 20, width: 11)
    change([10, 20, 40], .inserted(VisibleIndex(2)), to: 40, width: 17)
    change([10, 40], .removed(VisibleIndex(1)), to: 40, width: 11)
    change([10, 0], .resized(VisibleIndex(1)), to: 10, width: 11)
    change([0], .removed(VisibleIndex(0)), to: 0, width: 5)
    change([], .removed(VisibleIndex(0)), to: 0, width: 0)
  }
}
