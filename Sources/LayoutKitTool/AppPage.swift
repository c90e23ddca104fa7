import ContentFeeds
import Foundation
import HomePageHost
import HomeWidgetAdapters
import LayoutEngine
import LayoutKitCore

/// An app's home page, built from what was loaded and asked for.
struct AppPage {
  let page: HomePage
  let environment: LayoutEnvironment
  /// Behind the cells.
  let background: ColorValue
  /// What the widgets have to report.
  let reports: [Report]

  init(_ app: LoadedApp, for request: RenderRequest, registry: TemplateRegistry, textEngine: any TextEngine) {
    environment = Self.environment(of: app.document, newest: app.newestDate, for: request, textEngine: textEngine)
    background = app.document.design.pageBackground.color(in: request.appearance)
    let cache = MeasurementCache()
    var reports: [Report] = []
    var banners = 0
    let widgets = app.document.home.compactMap { block -> (any HomeWidget)? in
      switch block {
      case .banner(let text):
        var id: SectionID
        repeat {
          banners += 1
          id = SectionID(rawValue: banners == 1 ? "banner" : "banner-\(banners)")
        } while app.section(id) != nil
        return TextBanner(id: id, text: text, design: app.document.design)
      case .section(let id):
        guard let loaded = app.section(id) else { return nil }
        let adapter = HomeWidgetAdapter(
          section: Self.section(loaded.section, for: request, registry), registry: registry, cache: cache)
        reports += adapter.reports(at: loaded.document.path)
        return adapter
      }
    }
    self.reports = reports
    page = HomePage(widgets: widgets, environment: environment)
  }

  /// Everything on the page, from the top down.
  func pieces() -> [HomePage.Piece] { page.pieces(in: Rect(origin: .zero, size: page.contentSize)) }

  /// The section with what the flags change of it.
  private static func section(
    _ section: ListSection, for request: RenderRequest, _ registry: TemplateRegistry
  ) -> ListSection {
    var section = section
    if let template = request.template {
      section.template = template
      section.variant = nil
      section.options = .object([:])
    }
    if let variant = request.variant, registry.has(variant, in: section.template) { section.variant = variant }
    return section
  }

  private static func environment(
    of app: AppDocument, newest: Date?, for request: RenderRequest, textEngine: any TextEngine
  ) -> LayoutEnvironment {
    var environment = LayoutEnvironment(
      container: Size(width: request.width, height: 844), scale: request.scale, textEngine: textEngine)
    let locale = request.locale ?? app.locale
    environment.locale = locale
    environment.timeZone = request.timeZone ?? app.timeZone
    environment.now = request.now ?? newest ?? environment.now
    environment.textSize = request.textSize
    environment.appearance = request.appearance
    let isRightToLeft = locale.language.characterDirection == .rightToLeft
    environment.direction = request.direction ?? (isRightToLeft ? .rightToLeft : .leftToRight)
    return environment
  }
}

extension HomeWidgetAdapter {
  /// What became of the section, at its path of the app's document.
  fileprivate func reports(at path: String) -> [Report] {
    let unknown = unknownFields.map { field in
      Report(place: path + field.dropFirst(), problem: .unknownField)
    }
    let failure = error.map { [Report(place: path, problem: .other("\($0)"))] } ?? []
    let others = leftOut.map { item in
      let words = "item \(item.rawValue) is left out: sections of \(sectionKind.rawValue) do not take its kind"
      return Report(place: path, problem: .other(words))
    }
    return failure + unknown + others
  }
}
