import AdSlots
import CompositionalAdapters
import ContentFeeds
import Foundation
import HeadlessHost
import HomePageHost
import HomeWidgetAdapters
import LayoutEngine
import LayoutKitCore

/// An app's home page, or its sections as a full screen, built from what was loaded and asked for.
struct AppPage {
  /// What is seen of it.
  let drawn: DrawnPage
  let environment: LayoutEnvironment
  /// Behind the cells.
  let background: ColorValue
  /// What the sections have to report.
  let reports: [Report]

  /// The page of an app.
  /// - Parameter blocks: what stands on it; by default what the app's document says, and all sections of a full screen.
  init(
    _ app: LoadedApp, with settings: PageSettings, registry: TemplateRegistry, textEngine: any TextEngine,
    blocks: [HomeBlock]? = nil, cache: MeasurementCache = MeasurementCache()
  ) {
    environment = Self.environment(of: app.document, newest: app.newestDate, with: settings, textEngine: textEngine)
    background = app.document.design.pageBackground.color(in: settings.appearance)
    var deal = AdDeal(of: app, or: settings.ads)
    let lists = Lists(app: app, settings: settings, registry: registry, cache: cache)
    switch settings.place {
    case .home: (drawn, reports) = lists.homePage(of: blocks ?? app.document.home, in: environment, &deal)
    case .screen(let offset):
      let all = blocks ?? app.sections.map { .section($0.section.id) }
      (drawn, reports) = lists.screen(of: all, at: offset, in: environment, &deal)
    }
  }

  private static func environment(
    of app: AppDocument, newest: Date?, with settings: PageSettings, textEngine: any TextEngine
  ) -> LayoutEnvironment {
    var environment = LayoutEnvironment(
      container: Size(width: settings.width, height: settings.height), scale: settings.scale, textEngine: textEngine)
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

/// An app's sections, and the hosts that show them.
private struct Lists {
  let app: LoadedApp
  let settings: PageSettings
  let registry: TemplateRegistry
  let cache: MeasurementCache

  func homePage(
    of blocks: [HomeBlock], in environment: LayoutEnvironment, _ deal: inout AdDeal
  ) -> (DrawnPage, [Report]) {
    var reports: [Report] = []
    var banners = 0
    let widgets = blocks.compactMap { block -> (any HomeWidget)? in
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
          section: settings.section(loaded.section, in: registry), registry: registry, cache: cache,
          ads: deal.ads(for: loaded))
        reports += adapter.presenter.reports(at: loaded.document.path)
        return adapter
      }
    }
    return (DrawnPage(HomePage(widgets: widgets, environment: environment)), reports)
  }

  func screen(
    of blocks: [HomeBlock], at offset: Double, in environment: LayoutEnvironment, _ deal: inout AdDeal
  ) -> (DrawnPage, [Report]) {
    let sections = blocks.compactMap { block in
      if case .section(let id) = block { app.section(id) } else { nil }
    }
    let screen = HeadlessCollectionView(
      ListSnapshot(sections.map { settings.section($0.section, in: registry) }), registry: registry, cache: cache,
      environment: environment)
    for (number, section) in sections.enumerated() { screen.apply(ads: deal.ads(for: section), toSection: number) }
    screen.letGo(at: offset)
    let reports = zip(screen.adapters, sections).flatMap { $0.presenter.reports(at: $1.document.path) }
    return (DrawnPage(screen), reports)
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
