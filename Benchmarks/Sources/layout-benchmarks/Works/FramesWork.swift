import Arrangements
import LayoutKitCore

/// Arranges rows of known heights.
struct FramesWork: Work {
  let name = "B"
  let title = "arranging rows of known heights"

  func run(_ bench: Bench) throws {
    // The peers have their own sizes here; those told are numbers of articles.
    for size in bench.arguments.sizes {
      let rows = RowHeights(count: size)
      let plain = PlainFrames(rows.heights)
      try measure("list", ColumnRule(spacing: spacing), rows, bench) { plain.list() }
      try measure("grid 2", GridRule(columns: 2, spacing: spacing), rows, bench) { plain.grid() }
      try measure("masonry 2", MasonryRule(columns: 2, spacing: spacing), rows, bench) { plain.masonry() }
      guard bench.arguments.output != .peer else { continue }
      let itemWidth = ItemWidth.fixed(200)
      try measure("row", RowRule(itemWidth: itemWidth, spacing: spacing), rows, bench) { plain.row(width: 200) }
      try measure("pages", PageRule(axis: .horizontal, height: .container, spacing: spacing), rows, bench) {
        max(room.height, plain.row(width: room.width))
      }
      try measure("mosaic", MosaicRule(spacing: spacing), rows, bench, plain: nil)
    }
  }

  /// Builds an arrangement beside a loop that returns the height of all.
  private func measure(
    _ name: String, _ rule: any ArrangementRule, _ rows: RowHeights, _ bench: Bench, plain: (() -> Double)?
  ) throws {
    let loops = max(1, 1_000_000 / rows.count)
    var height = 0.0
    let plainTimes = plain.map { plain in bench.times(share: loops) { for _ in 0..<loops { height = plain() } } }
    let bytes = HeapUse.bytes { rule.arrangement(of: rows, in: room) }
    var arrangement: any Arrangement = rule.arrangement(of: rows, in: room)
    let times = bench.times(share: loops) {
      for _ in 0..<loops { arrangement = rule.arrangement(of: rows, in: room) }
    }
    try require(plain == nil || arrangement.contentSize.height == height, "\(name) of \(rows.count) rows")
    var result = Measurement(
      work: self.name, name: name, count: rows.count, times: times, note: "built from known heights")
    result.bytesPerRow = bytes.map { Double($0) / Double(rows.count) }
    let beside = plainTimes.map {
      bench.plain(self.name, "\(name), frames written", count: rows.count, times: $0)
    }
    bench.record(result, beside: beside)
    guard bench.arguments.output != .peer else { return }
    let read = bench.times {
      var sum = 0.0
      for index in 0..<arrangement.count { sum += arrangement.frame(at: VisibleIndex(index)).y }
      keep(sum)
    }
    bench.record(
      Measurement(work: self.name, name: "\(name), every frame asked for", count: rows.count, times: read),
      beside: beside)
  }

  private func measure(
    _ name: String, _ rule: any ArrangementRule, _ rows: RowHeights, _ bench: Bench, plain: () -> Double
  ) throws {
    try withoutActuallyEscaping(plain) { try measure(name, rule, rows, bench, plain: Optional($0)) }
  }
}
