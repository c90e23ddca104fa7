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

  /// The page of an app.
  /// - Parameter blocks: what stands on it; by default what the app's document says.
  init(
    _ app: LoadedApp, with settings: PageSettings, registry: TemplateRegistry, textEngine: any TextEngine,
    blocks: [HomeBlock]? = nil, cache: MeasurementCache = MeasurementCache()
  ) {
    environment = Self.environment(of: app.document, newest: app.newestDate, with: settings, textEngine: textEngine)
    background = app.document.design.pageBackground.color(in: settings.appearance)
    var reports: [Report] = []
    var banners = 0
    let widgets = (blocks ?? app.document.home).compactMap { block -> (any HomeWidget)? in
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
          section: settings.section(loaded.section, in: registry), registry: registry, cache: cache)
        reports += adapter.presenter.reports(at: loaded.document.path)
        return adapter
      }
    }
    self.reports = reports
    page = HomePage(widgets: widgets, environment: environment)
  }

  /// Everything on the page, from the top down.
  func pieces() -> [HomePage.Piece] { page.pieces(in: Rect(origin: .zero, size: page.contentSize)) }

  private static func environment(
    of app: AppDocument, newest: Date?, with settings: PageSettings, textEngine: any TextEngine
  ) -> LayoutEnvironment {
    var environment = LayoutEnvironment(
      container: Size(width: settings.width, height: 844), scale: settings.scale, textEngine: textEngine)
    let locale = settings.locale ?? app.locale
    environment.locale = locale
    environment.timeZone = settings.timeZone ?? app.timeZone
    environment.now = settings.now ?? newest ?? environment.now
    environment.textSize = settings.textSize
    environment.appearance = settings.appearance
    environment.contrast = settings.contrast
    environment.isBold = settings.isBold
    let isRightToLeft = locale.language.characterDirection == .rightToLeft
    environment.direction = settings.direction ?? (isRightToLeft ? .rightToLeft : .leftToRight)
    return environment
  }
}

extension SectionPresenter {
  /// What became of the section, at its path of the app's document.
  fileprivate func reports(at path: String) -> [Report] {
    let unknown = unknownFields.map { field in
      Report(place: path + field.dropFirst(), problem: .unknownField)
    }
    let failure = error.map { [Report(place: path, problem: .other("\($0)"))] } ?? []
    let others = leftOut.map { item in
      let words = "item \(item.rawValue) is left out: sections of \(section.kind.rawValue) do not take its kind"
      return Report(place: path, problem: .other(words))
    }
    return failure + unknown + others
  }
}
