import Arrangements
import LayoutKitCore

/// Finds the rows in a phone's viewport and reads their frames.
struct QueryWork: Work {
  let name = "C"
  let title = "rows in a viewport at random offsets"
  private let queries = 100_000

  func run(_ bench: Bench) throws {
    let isPeer = bench.arguments.output == .peer
    for size in isPeer ? [1_000_000] : bench.arguments.sizes {
      let rows = RowHeights(count: size)
      let plain = PlainFrames(rows.heights)
      let height = plain.list()
      var random = SplitMix(seed: 99)
      let offsets = (0..<queries).map { _ in random.unit() * max(0, height - room.height) }
      var (expected, sum) = (0.0, 0.0)
      let plainTimes = bench.times(share: queries) {
        expected = 0
        for y in offsets {
          var index = plain.first(below: y)
          while index < size, plain.frames[index].y < y + room.height {
            expected += plain.frames[index].y
            index += 1
          }
        }
      }
      let beside = bench.plain(name, "query, binary search over frames", count: 1, times: plainTimes)
      func measure(_ name: String, _ rule: any ArrangementRule) {
        let arrangement = rule.arrangement(of: rows, in: room)
        let times = bench.times(share: queries) {
          sum = 0
          for y in offsets { sum += Self.query(arrangement, at: y) }
        }
        let suffix = isPeer ? "1 M rows" : "\(size) rows"
        bench.record(
          Measurement(
            work: self.name, name: "\(name), \(suffix)", count: 1, times: times, note: "ns a query, every frame read"),
          beside: beside)
      }
      measure("query", ColumnRule(spacing: spacing))
      try require(sum == expected, "query of \(size) rows")
      guard !isPeer else { continue }
      measure("query, grid 2", GridRule(columns: 2, spacing: spacing))
      measure("query, masonry 2", MasonryRule(columns: 2, spacing: spacing))
      measure("query, mosaic", MosaicRule(spacing: spacing))
    }
  }

  /// The tops of the rows in a viewport together.
  static func query(_ arrangement: any Arrangement, at y: Double) -> Double {
    let window = Rect(x: 0, y: y, width: room.width, height: room.height)
    return arrangement.places(in: window).reduce(0) { $0 + arrangement.frame(at: $1).y }
  }
}
