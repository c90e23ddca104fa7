import Dispatch
import Foundation
import LayoutEngine
import LayoutKitCore
import PangoText
import StandardTemplates

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
    let list = try ArticleList(articles, engine: PangoTextEngine())
    try list.arranged()
    var width = 390.0
    let times = try bench.times {
      width -= 1
      try list.arranged(width: width)
    }
    record("new width", times, articles, bench)
  }

  private func record(_ name: String, _ times: [Double], _ articles: [ContentItem], _ bench: Bench) {
    bench.record(Measurement(work: self.name, name: name, count: articles.count, times: times))
  }
}

/// Articles in the condensed template, in a design with titles of 17 on three lines of 22 points at most, summaries of 15 on
/// two of 20, bylines of 13 on one of 18 with 4 points between them, and pictures of 96 points that leave texts 250 of 390.
private struct ArticleList {
  private let engine: SectionEngine
  private let environment: LayoutEnvironment
  private let count: Int

  init(_ articles: [ContentItem], engine text: PangoTextEngine) throws {
    var design = DesignModel()
    design.title = Self.typography(17, .semibold, lines: 3, height: 22)
    design.summary = Self.typography(15, .regular, lines: 2, height: 20)
    design.byline = Self.typography(13, .regular, lines: 1, height: 18)
    design.shows.date = false
    design.shows.commentCount = false
    design.textSpacing = 4
    design.margins = Insets(top: 0, leading: 4, bottom: 0, trailing: 4)
    design.thumbnail.width = 96
    design.thumbnail.ratio = 1
    let section = {
      var section = ListSection(id: "list", kind: .articles, items: articles, template: "condensed")
      section.design = design
      return section
    }()
    environment = LayoutEnvironment(container: Size(width: 390, height: 844), textEngine: text)
    engine = SectionEngine(
      section: section, layout: try TemplateRegistry.standard.layout(for: section).layout,
      cache: MeasurementCache(capacity: max(50_000, 20 * articles.count)))
    count = articles.count
  }

  private static func typography(_ size: Double, _ weight: FontWeight, lines: Int, height: Double) -> Typography {
    var typography = DesignModel().title
    typography.family = "Inter"
    typography.size = size
    typography.weight = weight
    typography.lines = lines
    typography.lineHeight = height
    typography.letterSpacing = 0
    return typography
  }

  /// Waits for other threads to measure the list.
  func measureAhead(tasks: Int) throws {
    guard let work = engine.measuringWork(in: environment) else { throw WrongResult(description: "nothing to measure") }
    let (done, kept) = (DispatchSemaphore(value: 0), Kept())
    Task.detached {
      kept.arranged = try? await work.arranged(tasks: tasks)
      done.signal()
    }
    done.wait()
    try require(kept.arranged.map { engine.take($0, of: work) } == true, "the engine takes what was measured for it")
  }

  /// What another thread hands over, behind a semaphore.
  private final class Kept: @unchecked Sendable {
    var arranged: ArrangedSection?
  }

  @discardableResult
  func arranged(width: Double = 390) throws -> ArrangedSection? {
    var environment = environment
    environment.container.width = width
    let arranged = engine.arranged(in: environment)
    try require(arranged?.count == count, "number of rows")
    return arranged
  }
}
