import Foundation
import LayoutKitCore
import LayoutKitTestSupport
import Testing

@testable import LayoutEngine

/// Heights of many places that are asked for at once.
@Suite struct CellRunTests {
  private let cache = MeasurementCache()
  private let environment = Fixtures.environment(width: 320)

  private func extents(_ section: ListSection, measurer: Measurer) -> PlanExtents {
    PlanExtents(
      plan: SectionPlan(of: section, layout: StubLayout(), in: environment), measurer: measurer,
      environment: environment)
  }

  private func heights(_ extents: PlanExtents, _ places: Range<Int>) -> [Int] {
    var heights = Array(repeating: 0, count: places.count)
    extents.readPixelHeights(from: VisibleIndex(places.lowerBound), width: 320, into: &heights)
    return heights
  }

  @Test func `Cells the cache knows, others and equal ones have their heights`() {
    // Heights in points, of two pixels each.
    var section = ListSection.stub([10, 11, 12, 13, 14])
    section.items[4] = section.items[3]
    let measurer = Measurer(cache: cache)
    let extents = extents(section, measurer: measurer)
    #expect(extents.pixelHeight(at: VisibleIndex(1), width: 320) == 22)
    #expect(heights(extents, 0..<3) == [20, 22, 24])
    #expect(measurer.measuredCount == 3)
    #expect(cache.counts.hits == 1 && cache.counts.misses == 3)
    #expect(heights(extents, 0..<5) == [20, 22, 24, 26, 26])
    #expect(cache.counts.hits == 4 && cache.counts.misses == 5)
    #expect(heights(extents, 2..<5) == [24, 26, 26])
    #expect(cache.counts.hits == 7 && cache.counts.misses == 5)
    #expect(cache.count == 4)
  }

  @Test func `A place asked again has the box that was measured`() {
    let extents = extents(.stub([10, 11, 12]), measurer: Measurer(cache: cache))
    let first = extents.plan.place(at: VisibleIndex(1)).content
    _ = heights(extents, 0..<3)
    #expect(extents.plan.place(at: VisibleIndex(1)).content === first)
    let last = extents.plan.place(at: VisibleIndex(2)).content
    _ = heights(extents, 0..<3)
    #expect(extents.plan.place(at: VisibleIndex(2)).content === last)
  }

  @Test func `A run is used in its order, so the cell that was asked for longest ago makes room`() {
    let small = MeasurementCache(capacity: 3)
    let measurer = Measurer(cache: small)
    let extents = extents(.stub([10, 11, 12, 13]), measurer: measurer)
    #expect(extents.pixelHeight(at: VisibleIndex(2), width: 320) == 24)
    #expect(heights(extents, 0..<3) == [20, 22, 24])
    // The fourth takes the room of the first.
    #expect(extents.pixelHeight(at: VisibleIndex(3), width: 320) == 26)
    #expect(measurer.measuredCount == 4)
    #expect(extents.pixelHeight(at: VisibleIndex(1), width: 320) == 22)
    #expect(extents.pixelHeight(at: VisibleIndex(2), width: 320) == 24)
    #expect(measurer.measuredCount == 4)
    #expect(extents.pixelHeight(at: VisibleIndex(0), width: 320) == 20)
    #expect(measurer.measuredCount == 5)
  }

  @Test func `Messages and items on their way are read as well`() {
    var empty = ListSection.stub([])
    empty.empty = StateMessage(title: "Nothing")
    #expect(heights(extents(empty, measurer: Measurer(cache: cache)), 0..<1) == [100])
    var loading = ListSection.stub([])
    loading.phase = .loading
    loading.loading = LoadingPlaceholder(count: 3)
    #expect(heights(extents(loading, measurer: Measurer(cache: cache)), 0..<3) == [32, 32, 32])
  }

  @Test func `Two threads fill one cache from one plan`() {
    let section = ListSection.stub((0..<640).map { Double($0 % 50) })
    let plan = SectionPlan(of: section, layout: StubLayout(), in: environment)
    DispatchQueue.concurrentPerform(iterations: 2) { thread in
      let extents = PlanExtents(plan: plan, measurer: Measurer(cache: cache), environment: environment)
      for part in 0..<10 {
        // One from the front, one from the back: they meet.
        let first = 64 * (thread == 0 ? part : 9 - part)
        #expect(heights(extents, first..<first + 64) == (first..<first + 64).map { 2 * ($0 % 50) })
      }
    }
    #expect(cache.count == 640)
    #expect(cache.counts.hits + cache.counts.misses == 1_280)
  }
}
