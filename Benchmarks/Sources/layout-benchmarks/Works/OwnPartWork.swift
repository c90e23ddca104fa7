import LayoutKitCore

/// Work A with a text engine that does next to nothing: what is left is slots, configurations, views and arrangement.
struct OwnPartWork: Work {
  let name = "own"
  let title = "heights of articles without their texts: the engine's own part of work A"

  func run(_ bench: Bench) throws {
    for size in bench.arguments.sizes.filter({ $0 <= 10_000 }) {
      let articles = try Corpus.articles(at: bench.arguments.corpus?.path, count: size)
      let cold = try bench.times(of: { try ArticleList(articles, engine: StillTextEngine()) }) { try $0.arranged() }
      var result = Measurement(work: name, name: "cold", count: size, times: cold, note: "bytes beside items and texts")
      result.bytesPerRow = try bytes(of: articles).map { Double($0) / Double(size) }
      bench.record(result)
      let new = try ArticleList(articles, engine: StillTextEngine()).timesOfNewWidths(bench)
      record("new width", new, articles, bench)
    }
  }

  /// What a list keeps that was laid out: boxes, sizes, heights.
  private func bytes(of articles: [ContentItem]) throws -> Int? {
    let list = try ArticleList(articles, engine: StillTextEngine())
    return HeapUse.bytes { try? list.arranged() }
  }

  private func record(_ name: String, _ times: [Double], _ articles: [ContentItem], _ bench: Bench) {
    bench.record(Measurement(work: self.name, name: name, count: articles.count, times: times))
  }
}
