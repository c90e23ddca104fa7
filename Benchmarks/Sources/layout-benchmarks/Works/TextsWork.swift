import Dispatch
import LayoutKitCore
import PangoText

/// Texts of articles without the rest of their rows: the engine alone prepares and measures them.
struct TextsWork: Work {
  let name = "texts"
  let title = "titles, summaries and bylines, by the text engine alone"

  func run(_ bench: Bench) throws {
    for size in bench.arguments.corpus?.sizes ?? bench.arguments.sizes.filter({ $0 <= 10_000 }) {
      let rows = try Corpus.articles(at: bench.arguments.corpus?.path, count: size).map(TextRow.init)
      try cold(rows, bench)
      try coldOnTwoThreads(rows, bench)
      try knownWords(rows, bench)
      try newWidth(rows, bench)
    }
  }

  private func cold(_ rows: [TextRow], _ bench: Bench) throws {
    let times = try bench.times(of: { try PangoTextEngine() }) { engine in try measure(rows[...], by: engine) }
    record("cold", times, rows, bench)
  }

  private func coldOnTwoThreads(_ rows: [TextRow], _ bench: Bench) throws {
    let halves = [rows[..<(rows.count / 2)], rows[(rows.count / 2)...]]
    let times = try bench.times(of: { try PangoTextEngine() }) { engine in
      DispatchQueue.concurrentPerform(iterations: 2) { half in
        for row in halves[half] { keep(row.lineCount(by: engine, width: 250)) }
      }
    }
    record("cold, two threads", times, rows, bench)
  }

  /// The words are known, the texts are not: the engine keeps next to none of them.
  private func knownWords(_ rows: [TextRow], _ bench: Bench) throws {
    let engine = try PangoTextEngine(capacity: 1)
    let times = try bench.times { try measure(rows[...], by: engine) }
    record("known words", times, rows, bench)
  }

  /// Texts at hand are asked for one width after another, none of them twice.
  private func newWidth(_ rows: [TextRow], _ bench: Bench) throws {
    let engine = try PangoTextEngine()
    let texts = rows.map { $0.prepared(by: engine) }
    var width = 250.0
    let times = try bench.times {
      width -= 1
      try require(texts.reduce(0) { $0 + $1.lineCount(width: width) } >= rows.count, "a line a row")
    }
    var result = Measurement(
      work: name, name: "new width", count: rows.count, times: times, note: "bytes of three texts")
    result.bytesPerRow = bytes(of: rows).map { Double($0) / Double(rows.count) }
    bench.record(result)
  }

  /// What measured texts keep, of words that are known.
  private func bytes(of rows: [TextRow]) -> Int? {
    guard let engine = try? PangoTextEngine(capacity: 1) else { return nil }
    for row in rows { keep(row.lineCount(by: engine, width: 250)) }
    return HeapUse.bytes {
      rows.map { row in
        let texts = row.prepared(by: engine)
        keep(texts.lineCount(width: 250))
        return texts
      }
    }
  }

  private func measure(_ rows: ArraySlice<TextRow>, by engine: PangoTextEngine) throws {
    let lines = rows.reduce(0) { $0 + $1.lineCount(by: engine, width: 250) }
    try require(lines >= rows.count, "a line a row")
  }

  private func record(_ name: String, _ times: [Double], _ rows: [TextRow], _ bench: Bench) {
    bench.record(Measurement(work: self.name, name: name, count: rows.count, times: times))
  }
}

/// The texts of an article, on three lines, two and one at most.
private struct TextRow: Sendable {
  private static let title = TextStyle(family: "Inter", size: 17, weight: 600, lineHeight: 22)
  private static let summary = TextStyle(family: "Inter", size: 15, lineHeight: 20)
  private static let byline = TextStyle(family: "Inter", size: 13, lineHeight: 18)

  let title: String
  let summary: String
  let byline: String

  init(_ item: ContentItem) {
    title = item.title ?? ""
    summary = item.summary ?? ""
    byline = item.author ?? ""
  }

  func prepared(by engine: PangoTextEngine) -> PreparedRow {
    PreparedRow(
      title: engine.prepare(title, style: Self.title), summary: engine.prepare(summary, style: Self.summary),
      byline: engine.prepare(byline, style: Self.byline))
  }

  func lineCount(by engine: PangoTextEngine, width: Double) -> Int { prepared(by: engine).lineCount(width: width) }
}

private struct PreparedRow {
  let title: any PreparedText
  let summary: any PreparedText
  let byline: any PreparedText

  func lineCount(width: Double) -> Int {
    title.metrics(in: TextFrame(width: width, lineLimit: 3)).lineCount
      + summary.metrics(in: TextFrame(width: width, lineLimit: 2)).lineCount
      + byline.metrics(in: TextFrame(width: width, lineLimit: 1)).lineCount
  }
}
