import Dispatch
import LayoutEngine
import LayoutKitCore
import PangoText
import StandardTemplates

/// Lays articles out, each text seen for the first time: with a text engine that does nothing, which leaves the engine's
/// own work, and with the one that draws.
struct TemplatesWork: Work {
  let name = "templates"
  let title = "1,000 articles in each template, the engine's own work beside the whole"
  private let count = 1_000

  func run(_ bench: Bench) throws {
    for template in TemplateRegistry.standard.templates.map(\.id) {
      let whole = try times(of: template, bench) { try PangoTextEngine() }
      let own = try times(of: template, bench) { StillTextEngine() }
      let id = template.rawValue
      let all = Measurement(work: name, name: "\(id), whole", peer: "with text", count: count, times: whole)
      bench.record(all)
      bench.record(Measurement(work: name, name: "\(id), own work", count: count, times: own), beside: all)
    }
  }

  private func times(
    of template: TemplateID, _ bench: Bench, engine: () throws -> any TextEngine
  ) throws -> [Double] {
    try (0...bench.arguments.runs).map { seed in
      var articles = Articles(seed: UInt64(seed) &* 7_919)
      return try layOut(articles.next(count), template: template, engine: engine())
    }.suffix(bench.arguments.runs)  // The first warms up.
  }

  private func layOut(
    _ articles: [ContentItem], template: TemplateID, engine: any TextEngine
  ) throws -> Double {
    let section = ListSection(id: "list", kind: .articles, items: articles, template: template)
    let environment = LayoutEnvironment(container: Size(width: 390, height: 844), textEngine: engine)
    let layout = try TemplateRegistry.standard.layout(for: section).layout
    let start = DispatchTime.now().uptimeNanoseconds
    let engine = SectionEngine(section: section, layout: layout, cache: MeasurementCache())
    let arranged = engine.arranged(in: environment)
    let total = DispatchTime.now().uptimeNanoseconds - start
    try require(arranged?.count == articles.count, "number of places in \(template.rawValue)")
    return Double(total)
  }
}
