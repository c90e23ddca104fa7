import AdSlots
import Arrangements
import CAllocations
import CompositionalAdapters
import Foundation
import HeadlessHost
import LayoutEngine
import LayoutKitCore
import LayoutKitTestSupport
import Testing

/// What a thread asks of the heap, where the C library lets us count it.
@Suite(.enabled(if: allocations_made() >= 0)) struct AllocationTests {
  /// How often `body` asks for memory, and for how much. It ran once before, so that what is made once is there.
  private func heapUse(_ body: () -> Void) -> (times: Int, bytes: Int) {
    body()
    let (times, bytes) = (allocations_made(), bytes_allocated())
    body()
    return (allocations_made() - times, bytes_allocated() - bytes)
  }

  private func screen(_ count: Int, rule: String = "column") -> HeadlessCollectionView {
    Trial.screen([Trial.section(Trial.items(Array(repeating: 90, count: count)), rule: rule)])
  }

  private func arranged(_ screen: HeadlessCollectionView) throws -> ArrangedSection {
    try #require(screen.adapters.first?.section(in: screen.environment)?.arranged)
  }

  @Test func `Every object is counted, in the thread that makes it`() {
    final class Thing { var number = 1 }
    @Sendable func make(_ count: Int) -> Int { (0..<count).count { Thing().number == $0 } }
    let own = heapUse { _ = make(1_000) }
    // An object's header takes two words, and what it holds a third.
    #expect(own.times >= 1_000 && own.bytes >= 24_000)
    let others = heapUse {
      let done = DispatchSemaphore(value: 0)
      Thread {
        _ = make(1_000)
        done.signal()
      }.start()
      done.wait()
    }
    #expect(others.times < 500)
  }

  @Test func `A host that shows a box already takes it again without any`() throws {
    let box = try arranged(screen(3)).plan.place(at: VisibleIndex(0)).content
    let host = ContentHost(kind: box.configuration.kind)
    host.apply(box)
    let use = heapUse { for _ in 0..<1_000 { host.apply(box) } }
    #expect(use.times == 0)
    #expect(host.counts.binds == 1)
  }

  @Test(arguments: [[3], [1, 5, 9]])
  func `Places map to items and back without any`(positions: [Int]) throws {
    let placement = try AdPlacement(positions: positions, every: 4)
    let map: any SlotMap = AdSlotMap(content: 1_000_000, placement: placement, arrived: 1_000_000)
    var items = 0
    let use = heapUse {
      for place in 0..<1_000 {
        guard case .content(let item) = map.slot(at: VisibleIndex(place * 997)) else { continue }
        if map.visibleIndex(of: item) == VisibleIndex(place * 997) { items += 1 }
      }
    }
    #expect(use.times == 0)
    // One place in five is an ad's; run twice.
    #expect((1_590...1_610).contains(items))
  }

  @Test(arguments: ["column", "grid", "row", "pages"])
  func `Frames, and places that show already, are told without any`(rule: String) throws {
    let screen = screen(10_000, rule: rule)
    let arranged = try arranged(screen)
    var sum = 0.0
    let frames = heapUse { for place in 0..<1_000 { sum += arranged.frame(at: VisibleIndex(place * 9)).height } }
    #expect(frames.times == 0)
    #expect(sum > 0)
    let shown = screen.shownPlaces.count
    let other = arranged.plan.place(at: VisibleIndex(9_999)).content
    var boxes = 0
    let places = heapUse {
      // Numbers: without optimisation, other values are boxed on their way out of an array.
      for place in 0..<shown where arranged.plan.place(at: VisibleIndex(place)).content !== other { boxes += 1 }
    }
    #expect(places.times == 0)
    #expect(boxes == 2 * shown)
  }

  @Test(arguments: [1_000, 100_000])
  func `A question for places takes the array it answers with`(count: Int) throws {
    let arranged = try arranged(screen(count))
    let use = heapUse { _ = arranged.places(in: Rect(x: 0, y: 4_000, width: 320, height: 400)) }
    #expect(use.times == 1)
  }

  @Test(arguments: ["column", "grid"], [1_000, 100_000])
  func `A scroll that brings no cell costs by what is in sight, whatever the list’s length`(rule: String, count: Int) {
    let screen = screen(count, rule: rule)
    // Cells of 90 with 10 between them in a window of 400: from 10 to 90 the same five rows are in sight.
    screen.scroll(to: 20)
    let before = screen.counts
    var offset = 20.0
    let use = heapUse {
      for _ in 0..<20 {
        offset += 1
        screen.scroll(to: offset)
      }
    }
    #expect(screen.counts == before)
    let cells = screen.shownPlaces.count
    #expect(cells == (rule == "grid" ? 10 : 5))
    // Each cell is looked for in the window and in the room around it, told apart from those there and looked at once:
    // small collections, in a build without optimisation.
    #expect(use.times <= 20 * 32 * cells)
  }

  @Test(arguments: [1_000, 100_000, 1_000_000])
  func `Another height in a column takes one block of lengths, however long the list is`(count: Int) {
    let space = ArrangementSpace(width: 358, grid: PixelGrid(scale: 1))
    var arrangement: any Arrangement = ColumnRule(spacing: 8).arrangement(
      of: EvenRows(count: count, height: 30), in: space)
    let index = VisibleIndex(count / 2)
    var height = 40
    let use = heapUse {
      height += 1
      arrangement.apply(.resized(index), extents: EvenRows(count: count, height: height))
    }
    // What it was told, in a box; the block was parted from those like it the first time.
    #expect(use.times <= 1 && use.bytes <= 64)
    let first = heapUse {
      height += 1
      arrangement.apply(.resized(VisibleIndex(height * 7)), extents: EvenRows(count: count, height: height))
    }
    // At most 128 lengths of four bytes, and an array's header.
    #expect(first.times <= 2 && first.bytes <= 64 + 2 * 128 * 4)
    #expect(arrangement.frame(at: index).height == 42)
  }
}

/// Rows that are all of a height.
private struct EvenRows: ExtentSource {
  let count: Int
  let height: Int
  func pixelHeight(at index: VisibleIndex, width: Double) -> Int { height }
}
