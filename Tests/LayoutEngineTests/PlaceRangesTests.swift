import LayoutKitCore
import LayoutKitTestSupport
import Testing

@testable import LayoutEngine

/// Against a plain set of numbers.
@Suite struct PlaceRangesTests {
  @Test func `Places are taken out and found as in a plain set`() {
    var random = SeededGenerator(seed: 1)
    var ranges = PlaceRanges(upTo: 60)
    var set = Set(0..<60)
    while !set.isEmpty {
      let place = Int.random(in: -2..<62, using: &random)
      ranges.remove(place)
      set.remove(place)
      #expect(ranges.count == set.count && ranges.isEmpty == set.isEmpty)
      #expect((-2..<62).filter { ranges.contains($0) } == set.sorted())
      let start = Int.random(in: 0..<60, using: &random)
      let range = start..<Int.random(in: start...60, using: &random)
      #expect(ranges.first(from: start) == set.filter { $0 >= start }.min())
      #expect(ranges.last(before: start) == set.filter { $0 < start }.max())
      #expect(ranges.gaps(in: range).joined().map(\.self) == range.filter { !set.contains($0) })
      #expect(ranges.contains(range) == range.allSatisfy(set.contains))
      func distance(_ place: Int) -> Int { max(0, range.lowerBound - place, place - range.upperBound + 1) }
      #expect(ranges.nearest(to: range).map(distance) == set.map(distance).min())
    }
  }

  @Test func `They follow an update, and what came or changed is among them`() {
    var random = SeededGenerator(seed: 2)
    for _ in 0..<500 {
      var ranges = PlaceRanges(upTo: 20)
      for _ in 0..<12 { ranges.remove(Int.random(in: 0..<20, using: &random)) }
      let removed = (0..<20).filter { _ in Int.random(in: 0..<5, using: &random) == 0 }
      let inserted = (0..<24).filter { _ in Int.random(in: 0..<5, using: &random) == 0 }
        .filter { $0 < 20 - removed.count }
      let count = 20 - removed.count + inserted.count
      var update = SectionUpdate(from: 20, to: count, removed: removed, inserted: inserted, moved: [])
      update.reconfigured = [VisibleIndex(3)]
      var expected = Set(inserted + [3])
      for place in (0..<20).filter({ ranges.contains($0) }) {
        if let after = update.index(after: VisibleIndex(place)) { expected.insert(after.value) }
      }
      let after = ranges.following(update)
      #expect((0..<30).filter { after.contains($0) } == expected.sorted())
      #expect(after.count == expected.count)
    }
  }
}
