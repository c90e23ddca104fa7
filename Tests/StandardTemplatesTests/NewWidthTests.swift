import Foundation
import LayoutEngine
import LayoutKitCore
import LayoutKitTestSupport
import StandardTemplates
import Testing

/// A list of any template that turns with its device words nothing and binds nothing again.
@Suite struct NewWidthTests {
  private func engine(_ template: TemplateID, _ variant: String?) throws -> SectionEngine {
    let section = Fixtures.section(items: Fixtures.items(of: .article), template: template, variant: variant)
    let layout = try TemplateRegistry.standard.layout(for: section).layout
    return SectionEngine(section: section, layout: layout, cache: MeasurementCache())
  }

  private func heights(_ engine: SectionEngine, in environment: LayoutEnvironment) -> [Double] {
    guard let arranged = engine.arranged(in: environment) else { return [] }
    return (0..<arranged.count).map { arranged.frame(at: VisibleIndex($0)).height }
  }

  @Test(arguments: EveryVariant.all)
  func `Another width binds nothing where it changes no style, and has the heights of a fresh list`(
    template: TemplateID, variant: String?
  ) throws {
    let engine = try engine(template, variant)
    var environment = Fixtures.environment(width: 390)
    #expect(!heights(engine, in: environment).isEmpty)
    let bound = engine.measurer.boundCount
    var places = engine.arranged(in: environment).map { [$0.plan.place(at: VisibleIndex(0)).content] } ?? []
    for width in [380.0, 360, 844] {
      environment.container.width = width
      #expect(heights(engine, in: environment) == heights(try self.engine(template, variant), in: environment))
      places += engine.arranged(in: environment).map { [$0.plan.place(at: VisibleIndex(0)).content] } ?? []
    }
    // Pages are as high as the screen is wide, and so are their titles limited: a style of its own for each width.
    let isPage = template == "story" && places[0] !== places[1]
    if !isPage {
      #expect(engine.measurer.boundCount == bound)
      #expect(places.allSatisfy { $0 === places[0] })
    }
    #expect(isPage == (template == "story" && variant == "pages"))
  }

  @Test(
    arguments: [
      { $0.textSize = .xl }, { $0.isBold = true }, { $0.appearance = .dark }, { $0.contrast = .increased },
      { $0.locale = Locale(identifier: "fr") }, { $0.timeZone = TimeZone(secondsFromGMT: 7_200) ?? .gmt },
      { $0.now = Date(timeIntervalSince1970: 5) },
      { $0.strings = StringTable.standard.overriding(.justNow, with: "just now, really", language: "en") },
    ] as [@Sendable (inout LayoutEnvironment) -> Void])
  func `What a reader sets makes cells anew`(change: @Sendable (inout LayoutEnvironment) -> Void) throws {
    let engine = try engine("condensed", nil)
    var environment = Fixtures.environment(width: 390)
    let before = try #require(engine.arranged(in: environment)).plan.place(at: VisibleIndex(0)).content
    change(&environment)
    let after = try #require(engine.arranged(in: environment)).plan.place(at: VisibleIndex(0)).content
    #expect(after !== before)
  }
}
