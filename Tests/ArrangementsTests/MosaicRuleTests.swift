import Arrangements
import LayoutKitCore
import Testing

@Suite("A mosaic")
struct MosaicRuleTests {
  private func frames(
    _ pattern: [MosaicBlock], _ heights: [Int], width: Double = 92, share: Double = MosaicRule.standardShare,
    spacing: Double = 2, lineSpacing: Double? = 4
  ) -> [Rect] {
    MosaicRule(pattern: pattern, largeShare: share, spacing: spacing, lineSpacing: lineSpacing)
      .arrangement(of: TestExtents(heights), in: space(width)).frames
  }

  @Test("stands a large place beside two small ones, which share what is left to the pixel")
  func largeLeading() {
    // 92 less 2 are 90: 60 and 30. Of 101, the small ones leave 101 - 20 - 4 - 30 = 47: 24 and 23.
    #expect(
      frames([.largeLeading], [101, 20, 30]) == [
        Rect(x: 0, y: 0, width: 60, height: 101), Rect(x: 62, y: 0, width: 30, height: 44),
        Rect(x: 62, y: 48, width: 30, height: 53),
      ])
    // The small ones are taller together: the large one follows.
    #expect(
      frames([.largeLeading], [50, 20, 30]) == [
        Rect(x: 0, y: 0, width: 60, height: 54), Rect(x: 62, y: 0, width: 30, height: 20),
        Rect(x: 62, y: 24, width: 30, height: 30),
      ])
  }

  @Test("stands the large place trailing, in the order of reading")
  func largeTrailing() {
    #expect(
      frames([.largeTrailing], [20, 101, 30]) == [
        Rect(x: 0, y: 0, width: 30, height: 44), Rect(x: 32, y: 0, width: 60, height: 101),
        Rect(x: 0, y: 48, width: 30, height: 53),
      ])
  }

  @Test("has halves as tall as the taller, and places of the whole width")
  func halvesAndFull() {
    #expect(
      frames([.halves, .full], [10, 30, 7, 5, 5], width: 93) == [
        Rect(x: 0, y: 0, width: 46, height: 30), Rect(x: 48, y: 0, width: 45, height: 30),
        Rect(x: 0, y: 34, width: 93, height: 7),
        Rect(x: 0, y: 45, width: 46, height: 5), Rect(x: 48, y: 45, width: 45, height: 5),
      ])
    #expect(frames([.halves], [1, 1, 1], lineSpacing: nil).map(\.y) == [0, 0, 3])
    #expect(frames([], [1, 1]) == [0, 5].map { Rect(x: 0, y: $0, width: 92, height: 1) })
  }

  @Test(
    "gives the large place two thirds of what the spacing leaves, to the nearest pixel",
    arguments: [
      // Width, spacing, share; the large place's width, where the small ones start.
      (90.0, 0.0, 2.0 / 3, 60.0, 60.0), (91, 0, 2.0 / 3, 61, 61), (92, 0, 2.0 / 3, 61, 61),
      (93, 1, 2.0 / 3, 61, 62), (100, 10, 0.5, 45, 55), (100, 10, 0, 60, 70), (100, 10, 1, 60, 70),
      (100, 10, -.infinity, 60, 70), (100, 10, .nan, 60, 70), (100, 0, 1e-9, 1, 1), (100, 0, 0.999999, 99, 99),
      // Spacing shrinks to leave two pixels; one pixel is the large place's alone.
      (10, 50, 2.0 / 3, 1, 9), (2, 5, 2.0 / 3, 1, 1), (1, 5, 2.0 / 3, 1, 1), (0, 5, 2.0 / 3, 0, 0),
      (90, .nan, 2.0 / 3, 60, 60), (90, -4, 2.0 / 3, 60, 60), (90, 1e300, 2.0 / 3, 1, 89),
    ] as [(Double, Double, Double, Double, Double)])
  func widths(width: Double, spacing: Double, share: Double, large: Double, start: Double) {
    let leading = frames([.largeLeading], [1, 1, 1], width: width, share: share, spacing: spacing)
    #expect(leading.map(\.x) == [0, start, start])
    #expect(leading.map(\.width) == [large, width - start, width - start])
    let trailing = frames([.largeTrailing], [1, 1, 1], width: width, share: share, spacing: spacing)
    #expect(trailing.map(\.x) == [0, width - large, 0])
    #expect(trailing.map(\.width) == [width - start, large, width - start])
  }

  @Test("ends inside a block with what it has", arguments: MosaicBlock.allCases)
  func incomplete(block: MosaicBlock) {
    #expect(frames([block], []) == [])
    #expect(frames([block], [9]) == [Rect(x: 0, y: 0, width: 92, height: 9)])
    let two = frames([block], [9, 20])
    switch block {
    case .full: #expect(two.map(\.width) == [92, 92])
    case .halves: #expect(two.map(\.width) == [45, 45])
    case .largeLeading: #expect(two.map(\.width) == [60, 30])
    case .largeTrailing: #expect(two.map(\.width) == [30, 60])
    }
    if block != .full {
      #expect(two.map(\.height) == [20, 20])
      #expect(two.map(\.y) == [0, 0])
      #expect(two.map(\.maxX)[1] == 92)
    }
  }

  @Test("follows its pattern again and again")
  func pattern() {
    // Nine places: a large one with two, halves, two with a large one, the whole width; and again.
    let frames = MosaicRule(spacing: 2).arrangement(of: TestExtents(Array(repeating: 10, count: 18)), in: space(92))
      .frames
    let widths: [Double] = [60, 30, 30, 45, 45, 30, 60, 30, 92]
    #expect(frames.map(\.width) == widths + widths)
    // Blocks of 22, 10, 22 and 10 pixels with 2 between: 72 to the second turn.
    #expect(frames[9].y == 72)
  }

  @Test("measures each place once, at the width of its frame")
  func measuresOnce() {
    let extents = TestExtents(Array(repeating: 10, count: 11))
    let frames = MosaicRule(spacing: 1).arrangement(of: extents, in: space(33.4, scale: 3)).frames
    #expect(extents.requests.map(\.index) == Array(0..<11))
    #expect(extents.requests.map(\.width) == frames.map(\.width))
  }

  @Test("measures again only what has another width")
  func measuresChangesAlone() {
    let extents = TestExtents([10, 10, 10, 10, 10, 10, 10])
    var arrangement = MosaicRule(pattern: [.largeLeading, .halves], spacing: 2)
      .arrangement(of: extents, in: space(92))
    func requests(_ change: PlaceChange, _ heights: [Int]) -> [Int] {
      extents.heights = heights
      extents.forgetRequests()
      arrangement.apply(change, extents: extents)
      return extents.requests.map(\.index)
    }
    // 60 30 30 | 45 45 | 60 30: the new one is the lower small one; behind it, small becomes half, half becomes large,
    // large becomes small.
    #expect(requests(.inserted(VisibleIndex(2)), Array(repeating: 10, count: 8)) == [2, 3, 5, 6])
    #expect(requests(.resized(VisibleIndex(7)), Array(repeating: 10, count: 8)) == [7])
    // 60 30 30 | 45 45 | 60 30 30: without the last, the widths in front of it stay.
    #expect(requests(.removed(VisibleIndex(7)), Array(repeating: 10, count: 7)) == [])
    // One is left over: it takes the whole width.
    #expect(requests(.removed(VisibleIndex(6)), Array(repeating: 10, count: 6)) == [5])
    #expect(requests(.inserted(VisibleIndex(6)), Array(repeating: 10, count: 7)) == [5, 6])
  }

  @Test("leads from a place to the first that touches it from below")
  func below() {
    let rule = MosaicRule(pattern: [.largeLeading, .halves, .largeTrailing, .full], spacing: 2)
    let arrangement = rule.arrangement(of: TestExtents(Array(repeating: 10, count: 9)), in: space(92))
    // 60 30 | 45 45 | 30 60 | 92, with 0 1 2 | 3 4 | 5 6 7 | 8.
    let below = (0..<9).map { arrangement.place(below: VisibleIndex($0))?.value }
    #expect(below == [3, 2, 4, 5, 6, 7, 8, 8, nil])
    // Between halves 20 apart stands nothing: the small places of a wide share are above it alone.
    let gap = MosaicRule(pattern: [.largeLeading, .halves], largeShare: 0.01, spacing: 90)
      .arrangement(of: TestExtents([1, 1, 1, 1, 1]), in: space(100))
    #expect(gap.place(below: VisibleIndex(0)) == VisibleIndex(3))
    #expect(gap.place(below: VisibleIndex(2)) == VisibleIndex(4))
  }

  @Test("holds two heights past every bound on top of each other", arguments: [0, 4, 1e300])
  func hugeStack(lineSpacing: Double) {
    for heights in [[Int.max, .max, .max], [0, .max, .max], [.max, .max, 0], [.max, 0, .max]] {
      for block in [MosaicBlock.largeLeading, .largeTrailing] {
        let arrangement = MosaicRule(pattern: [block], spacing: 2, lineSpacing: lineSpacing)
          .arrangement(of: TestExtents(heights + heights), in: space(92))
        let frames = arrangement.frames
        let (large, upper) = block == .largeLeading ? (0, 1) : (1, 0)
        #expect(frames[large].height <= Double(Int32.max / 2))
        #expect(frames[2].maxY == frames[large].maxY)
        #expect(frames[upper].maxY + min(lineSpacing, Double(Int32.max / 2)) == frames[2].y)
        #expect(frames[3].y >= frames[large].maxY)
        #expect(frames.allSatisfy { $0.height >= 0 })
      }
    }
  }

  @Test("keeps the block of a late place exact")
  func long() {
    let heights = (0..<99_999).map { 50 + $0 * 13 % 101 }
    let rule = MosaicRule(pattern: [.halves, .full], spacing: 2)
    var top = 0
    for block in 0..<33_332 {
      top += max(heights[3 * block], heights[3 * block + 1]) + heights[3 * block + 2] + 8
    }
    let arrangement = rule.arrangement(of: TestExtents(heights), in: space(200, scale: 2))
    let frame = arrangement.frame(at: VisibleIndex(99_996))
    #expect(frame.y == Double(top) / 2)
    #expect(arrangement.places(in: frame) == [VisibleIndex(99_996)])
  }
}
