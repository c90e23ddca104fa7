import LayoutKitCore
import Testing

@testable import Arrangements

/// What an edit touches is counted, not timed.
@Suite("An edit")
struct EditCostTests {
  private static let sizes = [1_000, 10_000, 100_000, 1_000_000]

  /// Blocks of `after` that were written since `before`, which is still there: what is shared is not copied.
  private func written(_ after: PixelRuns, since before: PixelRuns) -> Int {
    func addresses(_ runs: PixelRuns) -> [UnsafePointer<Int32>?] {
      runs.blocks.map { $0.withUnsafeBufferPointer(\.baseAddress) }
    }
    let shared = Set(addresses(before))
    return addresses(after).count { !shared.contains($0) }
  }

  /// Nodes of the sums that changed.
  private func changed(_ after: PrefixSums, since before: PrefixSums) -> Int {
    zip(after.tree, before.tree).count { $0 != $1 }
  }

  private func column(_ count: Int, height: Int = 20) throws -> ColumnArrangement {
    let arrangement = ColumnRule(spacing: 8).arrangement(of: CountedExtents(count), in: space(358))
    return try #require(arrangement as? ColumnArrangement)
  }

  @Test("of a column writes one block, and one node of the sums a doubling of the list", arguments: sizes)
  func column(count: Int) throws {
    var random = SeededGenerator(seed: 3)
    var arrangement = try column(count)
    let extents = CountedExtents(count)
    var divisions = 0
    for step in 0..<120 {
      let before = arrangement
      extents.height = 30 + step
      let index = VisibleIndex(Int.random(in: 0..<extents.count, using: &random))
      let measures = extents.measures {
        switch step % 3 {
        case 0: arrangement.apply(.resized(index), extents: extents)
        case 1:
          extents.count += 1
          arrangement.apply(.inserted(index), extents: extents)
        default:
          extents.count -= 1
          arrangement.apply(.removed(index), extents: extents)
        }
      }
      #expect(measures == (step % 3 == 2 ? 0 : 1))
      let levels = Int.bitWidth - before.runs.blocks.count.leadingZeroBitCount
      if arrangement.runs.blocks.count == before.runs.blocks.count {
        #expect(written(arrangement.runs, since: before.runs) == 1)
        #expect(changed(arrangement.runs.sums, since: before.runs.sums) <= levels)
        #expect(changed(arrangement.runs.counts, since: before.runs.counts) <= levels)
      } else {
        divisions += 1
        #expect(written(arrangement.runs, since: before.runs) <= 2)
      }
    }
    // Most of a thousand places are ten blocks, which 40 more divide now and then.
    #expect(divisions <= 120 / (PixelRuns.blockLimit / 4))
  }

  @Test("at one spot, again and again, divides a block once in many times", arguments: [1_000, 100_000])
  func oneSpot(count: Int) throws {
    var arrangement = try column(count)
    let extents = CountedExtents(count)
    var divisions = 0
    for _ in 0..<2_000 {
      let blocks = arrangement.runs.blocks.count
      extents.count += 1
      arrangement.apply(.inserted(VisibleIndex(count / 2)), extents: extents)
      if arrangement.runs.blocks.count != blocks { divisions += 1 }
    }
    #expect(divisions <= 2_000 / (PixelRuns.blockLimit / 2) + 1)
  }

  @Test("of a grid measures the new place alone and writes what is behind it", arguments: sizes)
  func grid(count: Int) throws {
    let extents = CountedExtents(count)
    let rule = GridRule(columns: 2, spacing: 8)
    var arrangement = try #require(rule.arrangement(of: extents, in: space(358)) as? LineArrangement)
    let before = arrangement
    let index = VisibleIndex(count * 3 / 4)
    extents.count += 1
    #expect(extents.measures { arrangement.apply(.inserted(index), extents: extents) } == 1)
    #expect(written(arrangement.runs, since: before.runs) <= before.runs.blocks.count / 4 + 2)
    extents.count -= 1
    #expect(extents.measures { arrangement.apply(.removed(index), extents: extents) } == 0)
    let resized = arrangement
    #expect(extents.measures { arrangement.apply(.resized(index), extents: extents) } == 1)
    #expect(written(arrangement.runs, since: resized.runs) == 1)
  }

  @Test("of a grid ends at the next place that takes a row", arguments: sizes)
  func gridWithRows(count: Int) throws {
    let extents = CountedExtents(count, rowsEvery: 10)
    let rule = GridRule(columns: 3, spacing: 8)
    // 359 less 16 are 343: columns of 115, 114 and 114, so that a place may have to be measured again.
    var arrangement = try #require(rule.arrangement(of: extents, in: space(359)) as? LineArrangement)
    let before = arrangement
    extents.count += 1
    // The new one and those up to the next of their own, of which two in three change between widths.
    let measures = extents.measures {
      arrangement.apply(.inserted(VisibleIndex(count / 2)), extents: extents)
    }
    #expect((1...10).contains(measures))
    #expect(written(arrangement.runs, since: before.runs) <= 3)
  }

  @Test("of columns equally wide measures one place, wherever the others go", arguments: [1_000, 100_000])
  func masonry(count: Int) {
    let extents = CountedExtents(count)
    var arrangement = MasonryRule(columns: 2, spacing: 8).arrangement(of: extents, in: space(358))
    #expect(extents.measures == count)
    extents.count += 1
    extents.height = 50
    #expect(extents.measures { arrangement.apply(.inserted(VisibleIndex(3)), extents: extents) } == 1)
    extents.count -= 1
    #expect(extents.measures { arrangement.apply(.removed(VisibleIndex(7)), extents: extents) } == 0)
  }

  @Test("leaves the row of lengths in 12 bytes each, however many came", arguments: [10_000, 100_000])
  func memory(count: Int) throws {
    var random = SeededGenerator(seed: 5)
    var arrangement = try column(count)
    let extents = CountedExtents(count)
    func bytesPerRow() -> Int {
      // A block's header, its place in the list of blocks, and a node in each of two sums.
      let blocks = arrangement.runs.blocks
      let overhead = 32 + 8 + 16
      return blocks.reduce(0) { $0 + $1.capacity * 4 + overhead } / arrangement.count
    }
    #expect(bytesPerRow() <= 5)
    for _ in 0..<20_000 {
      extents.count += 1
      arrangement.apply(.inserted(VisibleIndex(Int.random(in: 0..<extents.count, using: &random))), extents: extents)
    }
    #expect(bytesPerRow() <= 12)
  }

  @Test("and a query walks one block before what it finds", arguments: sizes)
  func query(count: Int) throws {
    let runs = try column(count).runs
    for part in 0..<8 {
      let top = runs.total / 8 * part + 3
      var handed = 0
      runs.forEachSpan(touching: top..<min(top + 844, runs.total)) { _, _ in handed += 1 }
      // Rows of 28: 844 are 30 of them and a bit at both ends.
      #expect((1...32).contains(handed))
    }
    #expect(runs.blocks.allSatisfy { $0.count <= PixelRuns.blockLimit })
  }
}
