import AdSlots
import LayoutKitCore

/// Maps places to items and back, with an ad at 3 and at every fifth place behind it.
struct SlotsWork: Work {
  let name = "E"
  let title = "places to items and back, ads between"
  private let questions = 1_000_000

  func run(_ bench: Bench) throws {
    let placement = try AdPlacement(first: 3, every: 4)
    for size in bench.arguments.output == .peer ? [1_000_000] : bench.arguments.sizes {
      let map = AdSlotMap(content: size, placement: placement, arrived: size)
      var random = SplitMix(seed: 3)
      let places = (0..<questions).map { _ in random.below(map.count) }
      let items = (0..<questions).map { _ in random.below(size) }
      var (expected, sum) = (0, 0)
      let note = "\(map.adCount) ads among \(map.count) places"

      let there = bench.plain(
        name, "visible to content, closed form", count: questions,
        times: bench.times {
          expected = 0
          for place in places { expected &+= PlainSlots.content(at: place, ads: map.adCount) }
        })
      let times = bench.times {
        sum = 0
        for place in places {
          let number =
            switch map.slot(at: VisibleIndex(place)) {
            case .content(let item): item.value
            case .ad: -1
            }
          sum &+= number
        }
      }
      try require(sum == expected, "visible to content")
      bench.record(
        Measurement(work: name, name: "visible to content, random", count: questions, times: times, note: note),
        beside: there)

      let back = bench.plain(
        name, "content to visible, closed form", count: questions,
        times: bench.times {
          expected = 0
          for item in items { expected &+= PlainSlots.place(of: item, ads: map.adCount) }
        })
      let backTimes = bench.times {
        sum = 0
        for item in items { sum &+= map.visibleIndex(of: ContentIndex(item)).value }
      }
      try require(sum == expected, "content to visible")
      bench.record(
        Measurement(work: name, name: "content to visible, random", count: questions, times: backTimes, note: note),
        beside: back)
    }
  }
}

/// The same in one formula.
private enum PlainSlots {
  private static let (first, every) = (3, 5)

  /// -1 for an ad.
  static func content(at place: Int, ads: Int) -> Int {
    let before = place <= first ? 0 : min(ads, (place - first - 1) / every + 1)
    return before < ads && place == first + before * every ? -1 : place - before
  }

  static func place(of item: Int, ads: Int) -> Int {
    item < first ? item : item + min(ads, (item - first) / (every - 1) + 1)
  }
}
