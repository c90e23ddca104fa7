import Dispatch
import Foundation
import LayoutEngine
import LayoutKitCore
import PangoText
import StandardTemplates

/// Lays 1,000 articles out, each text seen for the first time, and tells the engine's own work from the text engine's.
func coldLayout(template: TemplateID, articles: [ContentItem]) throws -> (engine: Double, text: Double) {
  let section = ListSection(id: "list", kind: .articles, items: articles, template: template)
  let text = TimedTextEngine(try PangoTextEngine())
  let environment = LayoutEnvironment(container: Size(width: 390, height: 844), textEngine: text)
  let layout = try TemplateRegistry.standard.layout(for: section).layout
  let start = DispatchTime.now().uptimeNanoseconds
  let engine = SectionEngine(section: section, layout: layout, cache: MeasurementCache())
  guard let arranged = engine.arranged(in: environment), arranged.count == articles.count else {
    throw BenchmarkError.wrongCount
  }
  let total = DispatchTime.now().uptimeNanoseconds - start
  return (Double(total - text.nanoseconds) / 1e6, Double(text.nanoseconds) / 1e6)
}

enum BenchmarkError: Error {
  case wrongCount
}

func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

func row(_ columns: [String]) -> String {
  let widths = [12, 9, 14, 14, 10]
  return zip(columns, widths).map { $0 + String(repeating: " ", count: max(1, $1 - $0.count)) }.joined()
}

let count = 1_000
print("Cold layout of \(count) articles, 390 pt wide: median of 5 runs after one to warm up")
print(row(["template", "articles", "text engine", "our own work", "own / text"]))
for template in TemplateRegistry.standard.templates {
  var runs: [(engine: Double, text: Double)] = []
  for seed in 0..<6 {
    var articles = Articles(seed: UInt64(seed) &* 7_919)
    let run = try coldLayout(template: template.id, articles: articles.next(count))
    if seed > 0 { runs.append(run) }
  }
  let (own, text) = (median(runs.map(\.engine)), median(runs.map(\.text)))
  print(
    row([
      template.id.rawValue, "\(count)", String(format: "%.1f ms", text), String(format: "%.2f ms", own),
      String(format: "%.3f", own / text),
    ]))
}
