import CairoPainter
import LayoutEngine
import LayoutKitCore
import PangoText
import StandardTemplates

/// Cells: showing what is shown already, showing another item, and painting what a screen shows.
struct CellsWork: Work {
  let name = "cells"
  let title = "applying configurations to a cell, and painting a screen of cells"
  private let rounds = 100_000

  func run(_ bench: Bench) throws {
    var articles = Articles(seed: 11)
    let section = ListSection(id: "list", kind: .articles, items: articles.next(40), template: "condensed")
    let environment = LayoutEnvironment(
      container: Size(width: 390, height: 844), textEngine: try PangoTextEngine())
    let engine = SectionEngine(
      section: section, layout: try TemplateRegistry.standard.layout(for: section).layout, cache: MeasurementCache())
    guard let arranged = engine.arranged(in: environment) else { throw WrongResult(description: "nothing to show") }
    let boxes = (0..<arranged.count).map { arranged.plan.place(at: VisibleIndex($0)).content }
    let host = ContentHost(kind: boxes[0].configuration.kind)
    host.apply(boxes[0])

    let before = host.counts
    let same = bench.times(share: rounds) { for _ in 0..<rounds { host.apply(boxes[0]) } }
    bench.record(Measurement(work: name, name: "the same configuration", count: 1, times: same))
    try require(host.counts == before, "a cell that shows the same does nothing")

    let another = bench.times(share: 4_000) { for number in 0..<4_000 { host.apply(boxes[number % boxes.count]) } }
    bench.record(Measurement(work: name, name: "another item", count: 1, times: another))
    try require(host.counts.designs == before.designs, "another item of one design runs no design hook")

    let sizes = (0..<arranged.count).map { arranged.frame(at: VisibleIndex($0)).size }
    let drawn = bench.times(share: 1_000) {
      for number in 0..<1_000 {
        host.apply(boxes[number % boxes.count])
        keep(host.displayList(in: sizes[number % boxes.count], environment: environment))
      }
    }
    bench.record(Measurement(work: name, name: "another item, laid out for drawing", count: 1, times: drawn))

    try measureCache(bench)

    let window = Rect(x: 0, y: 0, width: 390, height: 844)
    let cells = arranged.places(in: window).map { index in
      let (content, frame) = (arranged.plan.place(at: index).content, arranged.frame(at: index))
      let host = ContentHost(kind: content.configuration.kind)
      host.apply(content)
      return PaintedPage.Cell(frame: frame, list: host.displayList(in: frame.size, environment: environment))
    }
    let page = PaintedPage(size: window.size, background: .white, cells: cells)
    let painted = try bench.times { keep(try PagePainter(images: [:]).png(page, scale: 2)) }
    bench.record(
      Measurement(
        work: name, name: "painting \(cells.count) cells", count: cells.count, times: painted, note: "to PNG at 2x"))
  }

  /// Heights that are kept: what an entry takes, and what asking for one does.
  private func measureCache(_ bench: Bench) throws {
    let count = 50_000
    let scope = MeasurementScope(
      section: "list", width: 390,
      environment: LayoutEnvironment(container: Size(width: 390, height: 844), textEngine: StillTextEngine()).key)
    let keys = (0..<count).map {
      MeasurementKey(kind: "row", identity: .item(ItemID(rawValue: "article-\($0)")), fingerprint: $0 &* 0x9E37_79B9)
    }
    func filled() -> MeasurementCache {
      let cache = MeasurementCache(capacity: count)
      for key in keys { cache.store(100, for: key, in: scope) }
      return cache
    }
    let bytes = HeapUse.bytes(filled)
    let cache = filled()
    var sum = 0
    let times = bench.times(share: count) {
      sum = 0
      for key in keys { sum += cache.height(for: key, in: scope) ?? 0 }
    }
    try require(sum == 100 * count, "heights that were kept")
    var result = Measurement(work: name, name: "a kept height", count: 1, times: times, note: "\(count) kept")
    result.bytesPerRow = bytes.map { Double($0) / Double(count) }
    bench.record(result)
  }
}
