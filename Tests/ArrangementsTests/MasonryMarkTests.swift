import Arrangements
import LayoutKitCore
import Testing

/// Lists of many times the places between two marks.
@Suite("A long masonry")
struct MasonryMarkTests {
  /// The places of a rectangle, by a look at each.
  private func places(_ frames: [Rect], in rect: Rect) -> [VisibleIndex] {
    frames.indices.filter { frames[$0].intersects(rect) }.map { VisibleIndex($0) }
  }

  /// The next place of the same column, or one that takes a row where the column reaches it.
  private func below(_ index: Int, _ frames: [Rect], rows: [Bool], spacing: Double) -> VisibleIndex? {
    if rows[index] { return index + 1 < frames.count ? VisibleIndex(index + 1) : nil }
    let next = frames.indices.first { $0 > index && (rows[$0] || frames[$0].x == frames[index].x) }
    guard let next, !rows[next] || frames[next].y == frames[index].maxY + spacing else { return nil }
    return VisibleIndex(next)
  }

  @Test("is after edits anywhere what it would be afresh", arguments: [2, 3, 7], [0, 40])
  func edits(columns: Int, rowsEvery: Int) {
    var random = SeededGenerator(seed: UInt64(columns * 100 + rowsEvery))
    func isRow() -> Bool { rowsEvery > 0 && Int.random(in: 0..<rowsEvery, using: &random) == 0 }
    let extents = TestExtents((0..<900).map { _ in Int.random(in: 1...90, using: &random) })
    extents.rows = extents.heights.map { _ in isRow() }
    // 100 pixels are not shared evenly by 3 or 7.
    let rule = MasonryRule(columns: columns, spacing: 2)
    var arrangement = rule.arrangement(of: extents, in: space(100))
    for step in 0..<150 {
      let index = Int.random(in: 0..<extents.count, using: &random)
      switch step % 3 {
      case 0:
        extents.heights[index] = Int.random(in: 1...400, using: &random)
        arrangement.apply(.resized(VisibleIndex(index)), extents: extents)
      case 1 where step % 2 == 0:
        extents.heights.remove(at: index)
        extents.rows.remove(at: index)
        arrangement.apply(.removed(VisibleIndex(index)), extents: extents)
      default:
        extents.heights.insert(33, at: index)
        extents.rows.insert(isRow(), at: index)
        arrangement.apply(.inserted(VisibleIndex(index)), extents: extents)
      }
      guard step % 10 == 9 else { continue }
      let frames = arrangement.frames
      let afresh = rule.arrangement(of: extents, in: space(100))
      #expect(frames == afresh.frames)
      #expect(arrangement.contentSize == afresh.contentSize)
      for _ in 0..<20 {
        let top = Double.random(in: -50...arrangement.contentSize.height, using: &random)
        let rect = Rect(x: Double.random(in: -20...90, using: &random), y: top, width: 30, height: 120)
        #expect(arrangement.places(in: rect) == places(frames, in: rect))
        let index = Int.random(in: frames.indices, using: &random)
        #expect(
          arrangement.place(below: VisibleIndex(index)) == below(index, frames, rows: extents.rows, spacing: 2))
      }
    }
  }

  @Test("goes on below a place that takes a row, wherever that stands")
  func rows() {
    let rule = MasonryRule(columns: 3, spacing: 2)
    for (row, offset) in (0..<80).flatMap({ row in (0..<4).map { (row, $0) } }) {
      let extents = TestExtents((0..<100).map { 10 + $0 * 37 % 50 })
      extents.rows = (0..<100).map { $0 == row }
      var arrangement = rule.arrangement(of: extents, in: space(100))
      #expect(arrangement.places(in: arrangement.frame(at: VisibleIndex(row))) == indexes([row]))
      extents.heights[row + offset] += 5
      arrangement.apply(.resized(VisibleIndex(row + offset)), extents: extents)
      #expect(arrangement.frames == rule.arrangement(of: extents, in: space(100)).frames)
    }
  }

  @Test("finds a place beside which thousands stand")
  func tall() {
    let extents = TestExtents([10, 50_000] + Array(repeating: 8, count: 6_000))
    let arrangement = MasonryRule(columns: 2, spacing: 2).arrangement(of: extents, in: space(22))
    // Beside it, those of 8 and 2 between them from 12 on: 4,999 of them start above 50,002.
    #expect(arrangement.frame(at: VisibleIndex(5_000)).y == 12 + 10 * 4_998)
    #expect(arrangement.places(in: Rect(x: 0, y: 25_003, width: 22, height: 4)) == indexes([1, 2_501]))
    #expect(arrangement.places(in: Rect(x: 12, y: 25_003, width: 10, height: 4)) == indexes([1]))
    let next = (5_000..<6_002).first { arrangement.frame(at: VisibleIndex($0)).x == 12 }
    #expect(arrangement.place(below: VisibleIndex(1)) == next.map { VisibleIndex($0) })
    #expect(arrangement.frame(at: VisibleIndex(next ?? 0)).y == 50_002)
  }
}
