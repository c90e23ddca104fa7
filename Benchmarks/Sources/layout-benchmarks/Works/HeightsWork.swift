import LayoutKitCore
import PangoText

/// Heights of articles, from a section to its arrangement: the condensed template measures each by the view that draws it.
struct HeightsWork: Work {
  let name = "A"
  let title = "heights of articles, by the views that draw them"

  func run(_ bench: Bench) throws {
    for size in bench.arguments.corpus?.sizes ?? bench.arguments.sizes.filter({ $0 <= 10_000 }) {
      let articles = try Corpus.articles(at: bench.arguments.corpus?.path, count: size)
      try cold(articles, bench)
      try coldOnTwoThreads(articles, bench)
      try knownWords(articles, bench)
      try newWidth(articles, bench)
    }
  }

  /// Everything is seen for the first time.
  private func cold(_ articles: [ContentItem], _ bench: Bench) throws {
    let times = try bench.times(of: { try ArticleList(articles, engine: PangoTextEngine()) }) { try $0.arranged() }
    record("cold", times, articles, bench)
    let last = try ArticleList(articles, engine: PangoTextEngine()).arranged()
    if let last { try Corpus.dump(last, count: articles.count) }
  }

  /// The same, measured ahead by two tasks with views of their own.
  private func coldOnTwoThreads(_ articles: [ContentItem], _ bench: Bench) throws {
    let times = try bench.times(of: { try ArticleList(articles, engine: PangoTextEngine()) }) { list in
      try list.measureAhead(tasks: 2)
      try list.arranged()
    }
    record("cold, two threads", times, articles, bench)
  }

  /// The words are known, the texts are not: the engine keeps next to none of them.
  private func knownWords(_ articles: [ContentItem], _ bench: Bench) throws {
    let engine = try PangoTextEngine(capacity: 1)
    let times = try bench.times(of: { try ArticleList(articles, engine: engine) }) { try $0.arranged() }
    record("known words", times, articles, bench)
  }

  /// The list is laid out for one width after another, none of them twice.
  private func newWidth(_ articles: [ContentItem], _ bench: Bench) throws {
    let times = try ArticleList(articles, engine: PangoTextEngine()).timesOfNewWidths(bench)
    record("new width", times, articles, bench)
  }

  private func record(_ name: String, _ times: [Double], _ articles: [ContentItem], _ bench: Bench) {
    bench.record(Measurement(work: self.name, name: name, count: articles.count, times: times))
  }
}
