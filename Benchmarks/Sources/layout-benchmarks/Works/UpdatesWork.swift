import HeadlessHost
import LayoutEngine
import LayoutKitCore

/// A list that lives on a screen: steps of scrolling and edits, over lists of a thousand to a million rows, beside laying the
/// list out anew.
struct UpdatesWork: Work {
  let name = "updates"
  let title = "scroll steps and edits of a list on a screen, beside a rebuild"
  private let steps = 200

  func run(_ bench: Bench) throws {
    for size in [1_000] + bench.arguments.sizes {
      let section = PlainRows.section(size)
      let cache = MeasurementCache(capacity: 2_000)
      let environment = LayoutEnvironment(
        container: Size(width: 390, height: 844), textEngine: StillTextEngine())
      let rebuild = bench.plain(
        name, "rebuild", count: 1,
        times: bench.times {
          let engine = SectionEngine(section: section, layout: PlainLayout(), cache: cache)
          keep(engine.arranged(in: environment)?.size)
        })
      let screen = HeadlessCollectionView(
        ListSnapshot([section]), registry: TemplateRegistry([PlainRows()]), cache: cache, environment: environment)
      let middle = (screen.offsets.upperBound / 2).rounded()
      screen.scroll(to: middle)
      var random = SplitMix(seed: 5)
      var next = size

      record("scroll step", size, rebuild, bench) { screen.scroll(to: middle + Double(random.below(400))) }
      record("one height", size, rebuild, bench) {
        var edits = ListEdits()
        var item = PlainRows.item(random.below(size))
        item.duration = Double(40 + random.below(120))
        edits.reconfigured = [item]
        _ = try? screen.apply(edits, toSection: 0)
      }
      record("one insertion", size, rebuild, bench) {
        var edits = ListEdits()
        edits.inserted = [.init(PlainRows.item(next), at: ContentIndex(random.below(size)))]
        next += 1
        _ = try? screen.apply(edits, toSection: 0)
      }
      record("one move", size, rebuild, bench) {
        var edits = ListEdits()
        edits.moved = [
          .init(ItemID(rawValue: "\(random.below(size))"), to: ContentIndex(random.below(size)))
        ]
        _ = try? screen.apply(edits, toSection: 0)
      }
      let count = screen.adapters[0].section(in: environment)?.arranged.count
      try require(count == next, "number of rows after \(next - size) insertions")
    }
  }

  private func record(
    _ name: String, _ size: Int, _ rebuild: Measurement, _ bench: Bench, _ step: () -> Void
  ) {
    let times = bench.times(share: steps) { for _ in 0..<steps { step() } }
    bench.record(
      Measurement(work: self.name, name: "\(name), \(size) rows", count: 1, times: times), beside: rebuild)
  }
}
