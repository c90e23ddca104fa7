import HeadlessHost
import LayoutEngine
import LayoutKitCore

/// Opens a list whose cells are measured bit by bit: all that is done until its first screen can be drawn.
struct OpeningWork: Work {
  let name = "opening"
  let title = "the first screen of a list that is measured bit by bit"

  func run(_ bench: Bench) throws {
    let environment = LayoutEnvironment(container: Size(width: 390, height: 844), textEngine: StillTextEngine())
    let registry = TemplateRegistry([PlainRows()])
    for size in bench.arguments.sizes {
      let section = PlainRows.section(size)
      let distinct = bench.times { keep(ListSnapshot([section]).repeatedItems.count) }
      bench.record(
        Measurement(work: name, name: "ids made distinct, \(size) rows", count: size, times: distinct))
      // A list of one kind leaves out items of others; what kinds there are is found out when the list is made.
      for (kind, words) in [(SectionKind.custom, "any kind"), (.articles, "articles")] {
        var section = section
        section.kind = kind
        let snapshot = ListSnapshot([section])
        var shown = 0
        let times = bench.times {
          let screen = HeadlessCollectionView(
            snapshot, registry: registry, cache: MeasurementCache(), environment: environment,
            measuring: .progressive)
          shown = screen.shownPlaces.count
        }
        try require(shown > 0, "places in sight")
        bench.record(
          Measurement(work: name, name: "a list of \(words), \(size) rows", count: 1, times: times, note: "one screen"))
      }
    }
  }
}
