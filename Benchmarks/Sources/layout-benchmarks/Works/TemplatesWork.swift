import Dispatch
import Foundation
import LayoutEngine
import LayoutKitCore
import PangoText
import StandardTemplates

/// Lays articles out, each text seen for the first time, and tells the engine's own work from the text engine's.
struct TemplatesWork: Work {
  let name = "templates"
  let title = "1,000 articles in each template, the engine's own work beside the text engine's"
  private let count = 1_000

  func run(_ bench: Bench) throws {
    for template in TemplateRegistry.standard.templates {
      let runs = try (0...bench.arguments.runs).map { seed in
        var articles = Articles(seed: UInt64(seed) &* 7_919)
        return try layOut(articles.next(count), template: template.id)
      }.dropFirst()  // The first warms up.
      let id = template.id.rawValue
      let text = Measurement(
        work: name, name: "\(id), text engine", peer: "text engine", count: count, times: runs.map(\.text))
      bench.record(text)
      bench.record(
        Measurement(work: name, name: "\(id), our own work", count: count, times: runs.map(\.own)), beside: text)
    }
  }

  /// Nanoseconds of each.
  private func layOut(_ articles: [ContentItem], template: TemplateID) throws -> (own: Double, text: Double) {
    let section = ListSection(id: "list", kind: .articles, items: articles, template: template)
    let text = TimedTextEngine(try PangoTextEngine())
    let environment = LayoutEnvironment(container: Size(width: 390, height: 844), textEngine: text)
    let layout = try TemplateRegistry.standard.layout(for: section).layout
    let start = DispatchTime.now().uptimeNanoseconds
    let engine = SectionEngine(section: section, layout: layout, cache: MeasurementCache())
    let arranged = engine.arranged(in: environment)
    let total = DispatchTime.now().uptimeNanoseconds - start
    try require(arranged?.count == articles.count, "number of places in \(template.rawValue)")
    return (Double(total - text.nanoseconds), Double(text.nanoseconds))
  }
}
