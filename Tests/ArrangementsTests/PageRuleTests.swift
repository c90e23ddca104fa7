import Arrangements
import LayoutKitCore
import Testing

@Suite("Pages")
struct PageRuleTests {
  private func room(_ width: Double, _ height: Double, scale: Double = 1) -> ArrangementSpace {
    ArrangementSpace(width: width, height: height, grid: PixelGrid(scale: scale))
  }

  @Test("follow each other along the axis, each as wide as the room and as tall as the container")
  func container() {
    let sideways = PageRule(axis: .horizontal, height: .container)
    let across = sideways.arrangement(of: TestExtents([10, 300, 20]), in: room(390, 700))
    #expect(across.frames == [0, 390, 780].map { Rect(x: $0, y: 0, width: 390, height: 700) })
    #expect(across.contentSize == Size(width: 1170, height: 700))
    #expect(sideways.scrolling == .horizontal(.paging))
    #expect((0..<3).allSatisfy { across.place(below: VisibleIndex($0)) == nil })

    let downwards = PageRule(axis: .vertical, height: .container)
    let down = downwards.arrangement(of: TestExtents([10, 300, 20]), in: room(390, 700))
    #expect(down.frames == [0, 700, 1400].map { Rect(x: 0, y: $0, width: 390, height: 700) })
    #expect(down.contentSize == Size(width: 390, height: 2100))
    #expect(downwards.scrolling == .verticalPaging)
    #expect((0..<3).map { down.place(below: VisibleIndex($0)) } == [VisibleIndex(1), VisibleIndex(2), nil])
  }

  @Test("grow all together with the one that needs more")
  func grow() {
    let extents = TestExtents([10, 30])
    var pages = PageRule(axis: .vertical, height: .container).arrangement(of: extents, in: room(50, 20))
    #expect(pages.frames.map(\.height) == [30, 30])
    #expect(pages.frames.map(\.y) == [0, 30])
    extents.heights = [10, 5]
    extents.forgetRequests()
    pages.apply(.resized(VisibleIndex(1)), extents: extents)
    #expect(extents.requests.map(\.index) == [1])
    #expect(pages.frames.map(\.height) == [20, 20])
    #expect(pages.contentSize == Size(width: 50, height: 40))
  }

  @Test(
    "have a height from a ratio or a container, to the pixel",
    arguments: [
      // Height, room of 100 points with or without a height, scale; the page's height in pixels over places of 3.
      (PageHeight.ratio(2), 0.0, 1.0, 50), (.ratio(1.5), 0, 1, 67), (.ratio(1.5), 0, 2, 134), (.ratio(1.5), 0, 3, 200),
      (.ratio(9.0 / 16), 0, 1, 178), (.ratio(1e300), 0, 1, 3), (.ratio(1e-300), 0, 1, 1_073_741_823),
      (.ratio(0), 0, 1, 3), (.ratio(-1), 0, 1, 3), (.ratio(.nan), 0, 1, 3), (.ratio(.infinity), 0, 1, 3),
      (.ratio(.leastNonzeroMagnitude), 0, 1, 1_073_741_823),
      (.container, 80.4, 1, 80), (.container, 80.5, 2, 161), (.container, 0, 1, 3), (.container, -9, 1, 3),
      (.container, .nan, 1, 3), (.container, .infinity, 1, 3), (.container, 1e300, 1, 1_073_741_823),
    ])
  func heights(height: PageHeight, container: Double, scale: Double, pixels: Int) {
    for axis in PageAxis.allCases {
      let pages = PageRule(axis: axis, height: height)
        .arrangement(of: TestExtents([3, 1]), in: room(100, container, scale: scale))
      #expect(pages.frames.map(\.height) == [Double(pixels) / scale, Double(pixels) / scale])
    }
  }

  @Test("may have a spacing, and then stop at their own starts")
  func spacing() {
    let sideways = PageRule(axis: .horizontal, height: .ratio(2), spacing: 10)
    let pages = sideways.arrangement(of: TestExtents([1, 1, 1]), in: room(100, 0))
    #expect(pages.frames.map(\.x) == [0, 110, 220])
    #expect(pages.contentSize == Size(width: 320, height: 50))
    #expect(pages.places(in: Rect(x: 100, y: 0, width: 10, height: 50)) == [])
    #expect(pages.places(in: Rect(x: 99, y: 0, width: 12, height: 50)) == indexes([0, 1]))
    #expect(sideways.scrolling == .horizontal(.groupPaging))
    let downwards = PageRule(axis: .vertical, height: .ratio(2), spacing: 10)
    let down = downwards.arrangement(of: TestExtents([1, 1, 1]), in: room(100, 0))
    #expect(down.frames.map(\.y) == [0, 60, 120])
    #expect(down.places(in: Rect(x: 0, y: 50, width: 100, height: 10)) == [])
    #expect(down.places(in: Rect(x: 0, y: 49, width: 100, height: 12)) == indexes([0, 1]))
    #expect(downwards.scrolling == .verticalPaging)
  }

  @Test("take nothing where there are none, and where there is no width", arguments: PageAxis.allCases)
  func nothing(axis: PageAxis) {
    let rule = PageRule(axis: axis, height: .container)
    #expect(rule.arrangement(of: TestExtents([]), in: room(100, 700)).contentSize.height == 0)
    let extents = TestExtents([5, 5])
    let narrow = rule.arrangement(of: extents, in: room(0, 700))
    #expect(narrow.frames == [.zero, .zero])
    #expect(narrow.places(in: Rect(x: -5, y: -5, width: 900, height: 900)) == [])
    #expect(extents.requests == [])
  }
}
