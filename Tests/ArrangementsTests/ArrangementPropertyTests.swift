import Arrangements
import LayoutKitCore
import Testing

@Suite("Every arrangement")
struct ArrangementPropertyTests {
  /// Heights that depend on the width, as a text's do.
  private func extents(count: Int, mix: RowMix = .none, using random: inout SeededGenerator) -> TestExtents {
    let extents = TestExtents((0..<count).map { _ in Int.random(in: -2...30, using: &random) }) { height, width in
      height <= 0 ? height : height + Int(width * 6) % 5
    }
    extents.rows = (0..<count).map { _ in mix.next(using: &random) }
    return extents
  }

  private func expect(
    _ arrangement: any Arrangement, equals plain: PlainArrangement, using random: inout SeededGenerator
  ) {
    #expect(arrangement.count == plain.boxes.count)
    #expect(arrangement.frames == plain.frames)
    if !plain.boxes.isEmpty { #expect(arrangement.contentSize == plain.contentSize) }
    for _ in 0..<8 {
      // Quarters of pixels, so that no edge is a matter of rounding.
      func pick(_ range: ClosedRange<Int>) -> Double {
        Double(Int.random(in: range, using: &random)) / 4 / plain.scale
      }
      let rect = Rect(
        x: pick(-40...plain.width * 4 + 40), y: pick(-40...plain.height * 4 + 40), width: pick(-8...400),
        height: pick(-8...400))
      #expect(arrangement.places(in: rect) == plain.places(in: rect), "\(rect)")
    }
  }

  @Test("agrees with plain loops", arguments: Trial.all, RowMix.allCases)
  func agrees(trial: Trial, mix: RowMix) {
    var random = SeededGenerator(seed: 7)
    for count in [0, 1, 2, 3, 7, 50] {
      let extents = extents(count: count, mix: mix, using: &random)
      let arrangement = trial.rule.arrangement(of: extents, in: trial.space)
      expect(arrangement, equals: trial.plain(extents), using: &random)
    }
  }

  @Test("is after thousands of changes what it would be afresh", arguments: Trial.all, RowMix.allCases)
  func changes(trial: Trial, mix: RowMix) {
    var random = SeededGenerator(seed: 11)
    let extents = extents(count: 20, mix: mix, using: &random)
    var arrangement = trial.rule.arrangement(of: extents, in: trial.space)
    for step in 0..<(mix == .none ? 400 : 200) {
      let height = Int.random(in: -2...30, using: &random)
      let index = Int.random(in: 0...extents.count, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0 where index < extents.count:
        extents.heights[index] = height
        arrangement.apply(.resized(VisibleIndex(index)), extents: extents)
      case 1 where index < extents.count:
        extents.heights.remove(at: index)
        extents.rows.remove(at: index)
        arrangement.apply(.removed(VisibleIndex(index)), extents: extents)
      default:
        extents.heights.insert(height, at: index)
        extents.rows.insert(mix.next(using: &random), at: index)
        arrangement.apply(.inserted(VisibleIndex(index)), extents: extents)
      }
      if step % 20 == 0 { expect(arrangement, equals: trial.plain(extents), using: &random) }
    }
    expect(arrangement, equals: trial.plain(extents), using: &random)
  }

  @Test("keeps its frames apart, in order and inside its size", arguments: Trial.all, RowMix.allCases)
  func apart(trial: Trial, mix: RowMix) {
    var random = SeededGenerator(seed: 13)
    let arrangement = trial.rule.arrangement(of: extents(count: 40, mix: mix, using: &random), in: trial.space)
    let size = arrangement.contentSize
    let room = trial.rule.scrolling.isHorizontal ? size.width : trial.space.width
    let noise = 1e-6
    let frames = arrangement.frames
    for (index, frame) in frames.enumerated() {
      #expect(frame.x >= 0 && frame.y >= 0 && frame.width >= 0 && frame.height >= 0)
      #expect(frame.maxX <= min(size.width, room) + noise && frame.maxY <= size.height + noise)
      #expect(arrangement.places(in: frame) == (frame.isEmpty ? [] : [VisibleIndex(index)]))
      let tangled = frames.dropFirst(index + 1).filter { other in
        // What starts at the same height follows in the direction of reading; nothing starts higher.
        let isBelow = frame.maxY <= other.y + noise
        let isBehind = frame.y <= other.y && frame.maxX <= other.x + noise
        let isInFront = frame.y < other.y && other.maxX <= frame.x + noise
        return !isBelow && !isBehind && !isInFront
      }
      #expect(tangled.isEmpty)
    }
  }

  @Test("ignores places it does not have", arguments: Trial.all.filter { $0.space.width > 100 })
  func outside(trial: Trial) {
    let extents = TestExtents([10, 20, 30])
    var arrangement = trial.rule.arrangement(of: extents, in: trial.space)
    let frames = arrangement.frames
    for index in [-1, 3, 4, Int.max, Int.min].map({ VisibleIndex($0) }) {
      #expect(arrangement.frame(at: index) == .zero)
      #expect(arrangement.place(below: index) == nil)
      arrangement.apply(.resized(index), extents: extents)
      arrangement.apply(.removed(index), extents: extents)
      if index.value != 3 { arrangement.apply(.inserted(index), extents: extents) }
    }
    #expect(arrangement.frames == frames)
    // A source that knows less than it says it changed is not asked.
    arrangement.apply(.inserted(VisibleIndex(3)), extents: extents)
    #expect(arrangement.count == 4)
  }

  @Test("holds heights past every bound", arguments: Trial.all.filter { $0.space.width > 100 })
  func hugeHeights(trial: Trial) {
    let extents = TestExtents([.max, .min, 1 << 40, -1])
    let arrangement = trial.rule.arrangement(of: extents, in: trial.space)
    let frame = arrangement.frame(at: VisibleIndex(0))
    #expect(frame.height * trial.space.grid.scale == Double(Int32.max / 2))
    #expect(arrangement.places(in: frame) == [VisibleIndex(0)])
  }

  @Test("arranges nothing for a source that counts below nothing")
  func negativeCount() {
    struct Nothing: ExtentSource {
      let count = -3
      func pixelHeight(at index: VisibleIndex, width: Double) -> Int { 10 }
    }
    let rules: [any ArrangementRule] = [
      ColumnRule(spacing: 5), GridRule(columns: 2, spacing: 5), RowRule(itemWidth: .fixed(5), spacing: 5),
      MasonryRule(columns: 2, spacing: 5), MosaicRule(spacing: 5), PageRule(axis: .horizontal, height: .ratio(1)),
      PageRule(axis: .vertical, height: .ratio(1)),
    ]
    for rule in rules {
      let arrangement = rule.arrangement(of: Nothing(), in: space(100))
      #expect(arrangement.count == 0)
      #expect(arrangement.contentSize.height == 0)
      #expect(arrangement.places(in: Rect(x: 0, y: 0, width: 100, height: 100)) == [])
    }
  }
}
