import Dispatch
import Foundation
import LayoutEngine
import LayoutKitCore
import StandardTemplates

/// Articles in the condensed template, in a design with titles of 17 on three lines of 22 points at most, summaries of 15 on
/// two of 20, bylines of 13 on one of 18 with 4 points between them, and pictures of 96 points that leave texts 250 of 390.
struct ArticleList {
  private let engine: SectionEngine
  private let environment: LayoutEnvironment
  private let count: Int

  init(_ articles: [ContentItem], engine text: any TextEngine) throws {
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

  /// What it takes to lay the list out, once it is known at 390 points, for one width after another, none of them twice.
  func timesOfNewWidths(_ bench: Bench) throws -> [Double] {
    try arranged()
    var width = 390.0
    return try bench.times {
      width -= 1
      try arranged(width: width)
    }
  }
}
