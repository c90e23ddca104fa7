import Arrangements
import LayoutKitCore

/// Changes one row, and finds those in a viewport.
struct EditWork: Work {
  let name = "D"
  let title = "one row changed, then the rows in a viewport"

  func run(_ bench: Bench) throws {
    let isPeer = bench.arguments.output == .peer
    for size in isPeer ? [1_000_000] : bench.arguments.sizes {
      let rows = RowHeights(count: size)
      let column = ColumnRule(spacing: spacing)
      let built = bench.plain(
        name, "column built anew, \(size) rows", count: 1,
        times: bench.times {
          keep(column.arrangement(of: rows, in: room))
        })
      let kinds = isPeer ? [Edit.height, .insertOrDelete] : Edit.allCases
      for kind in kinds {
        try measure(kind, column, "", rows, edits: 50_000, bench, beside: built)
      }
      guard !isPeer else { continue }
      for (name, rule) in others {
        let built = bench.plain(
          self.name, "\(name) built anew, \(size) rows", count: 1,
          times: bench.times {
            keep(rule.arrangement(of: rows, in: room))
          })
        for kind in kinds { try measure(kind, rule, "\(name), ", rows, edits: 20, bench, beside: built) }
      }
    }
  }

  private let others: [(String, any ArrangementRule)] = [
    ("grid 2", GridRule(columns: 2, spacing: spacing)), ("masonry 2", MasonryRule(columns: 2, spacing: spacing)),
    ("mosaic", MosaicRule(spacing: spacing)), ("row", RowRule(itemWidth: .fixed(200), spacing: spacing)),
  ]

  private enum Edit: String, CaseIterable {
    case height = "one height + query"
    case insertOrDelete = "insert or delete + query"
    case move = "move + query"
  }

  private func measure(
    _ edit: Edit, _ rule: any ArrangementRule, _ prefix: String, _ rows: RowHeights, edits: Int, _ bench: Bench,
    beside built: Measurement
  ) throws {
    var random = SplitMix(seed: 5)
    let places = (0..<edits).map { _ in random.below(rows.count) }
    var arrangement = rule.arrangement(of: rows, in: room)
    let count = rows.count
    var step = 0
    let times = bench.times(share: edits) {
      step += 1
      for (number, place) in places.enumerated() {
        switch edit {
        case .height:
          arrangement.apply(.resized(VisibleIndex(place)), extents: OneHeight(count: count, height: 150 + step % 2))
        case .insertOrDelete:
          // As many come as go, first half in, then half out.
          if number < edits / 2 {
            arrangement.apply(
              .inserted(VisibleIndex(place)), extents: OneHeight(count: arrangement.count + 1, height: 150))
          } else {
            arrangement.apply(
              .removed(VisibleIndex(place)), extents: OneHeight(count: arrangement.count - 1, height: 150))
          }
        case .move:
          arrangement.apply(.removed(VisibleIndex(place)), extents: OneHeight(count: count - 1, height: 150))
          let other = places[edits - 1 - number]
          arrangement.apply(.inserted(VisibleIndex(other)), extents: OneHeight(count: count, height: 150))
        }
        keep(QueryWork.query(arrangement, at: Double(place) * 198))
      }
    }
    try require(arrangement.count == count, "\(prefix)\(edit.rawValue)")
    let suffix = bench.arguments.output == .peer ? "" : ", \(count) rows"
    bench.record(
      Measurement(
        work: name, name: "\(prefix)\(edit.rawValue)\(suffix)", count: 1, times: times,
        note: "ns an edit, random rows"), beside: built)
  }
}
