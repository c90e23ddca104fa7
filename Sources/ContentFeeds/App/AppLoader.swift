import AdSlots
public import Foundation
public import LayoutKitCore

/// Reads the sources of an app's sections from its folder. Nothing is fetched from a network.
public struct AppLoader: Sendable {
  /// The folder of the app's document, from which relative sources are found.
  public let folder: URL

  /// A loader for an app in a folder.
  public init(folder: URL) {
    // A URL that does not end in a slash would lose its last part to every path relative to it.
    self.folder = URL(fileURLWithPath: folder.path, isDirectory: true)
  }

  /// All sections with their items. One that cannot be shown has the phase `.failed` and a message that says why; the
  /// others stand.
  ///
  /// Paths of pictures are relative to the feed that names them; they are rewritten to be relative to the app's folder
  /// (`feeds/pictures/a.jpg` for `pictures/a.jpg` in `feeds/top.json`). URLs and absolute paths stay.
  public func load(_ app: AppDocument) -> LoadedApp {
    var loaded = LoadedApp(document: app, sections: [], reports: app.reports)
    if let source = app.ads.source { loaded.ads = ads(from: source, reports: &loaded.reports) }
    for document in app.sections { loaded.sections.append(load(document, reports: &loaded.reports)) }
    return loaded
  }

  private func load(_ document: SectionDocument, reports: inout [Report]) -> LoadedSection {
    var loaded = LoadedSection(
      section: ListSection(
        id: document.id, kind: document.kind, items: [], template: document.template, design: document.design),
      document: document)
    loaded.section.designChanges = document.designChanges
    loaded.section.variant = document.variant
    loaded.section.options = document.options
    loaded.section.limit = document.limit
    loaded.section.empty = document.empty
    loaded.section.failure = document.failure
    loaded.section.loading = document.loading
    loaded.section.footer = document.footer
    loaded.section.itemActions = document.itemActions
    var feedTitle: String?
    if let fault = document.fault {
      loaded.section.phase = .failed(fault)
    } else {
      switch feed(of: document) {
      case .success(let feed):
        loaded.section.items = feed.items.map { relocated($0, from: document.source) }
        loaded.section.surveyItems()
        loaded.format = feed.format
        loaded.section.nextPage = feed.nextPage
        feedTitle = feed.title
        reports += feed.notices.map { Report(place: document.source, problem: .item($0)) }
      case .failure(let failure):
        loaded.section.phase = .failed("\(failure.report)")
        reports.append(failure.report)
      }
    }
    loaded.section.header = document.header.map { header in
      SectionHeader(
        title: header.title ?? document.title ?? feedTitle ?? document.id.rawValue, showsSeeAll: header.showsSeeAll,
        isSticky: header.isSticky)
    }
    show(document.preview, of: &loaded.section)
    return loaded
  }

  /// A section that cannot be shown says why, whatever is to be looked at.
  private func show(_ preview: SectionPreview?, of section: inout ListSection) {
    guard section.phase == .loaded, let preview else { return }
    switch preview {
    case .loading: section.phase = .loading
    case .empty: section.items = []
    case .error: section.phase = .failed(FailureWording.preview)
    }
  }

  /// The ads of a file, their pictures relative to the app's folder; none where it cannot be used.
  public func ads(from source: String, reports: inout [Report]) -> [NativeAd] {
    do {
      let data = try SourceFile.data(at: URL(fileURLWithPath: source, relativeTo: folder))
      let ads = try [NativeAd](try JSONReader.value(of: try DocumentText(data).text))
      return ads.map { relocated($0, from: source) }
    } catch let faults as ConfigurationFaults {
      reports += faults.faults.map { fault in
        Report(place: source + fault.path.dropFirst(), problem: .fault(fault.problem))
      }
    } catch let error as SourceFile.Failure {
      reports.append(Report(place: source, problem: .missingSource(reason: error.words)))
    } catch {
      reports.append(Report(place: source, problem: .other("\(error)")))
    }
    return []
  }

  private func relocated(_ ad: NativeAd, from source: String) -> NativeAd {
    var ad = ad
    ad.icon = ad.icon.map { LocalPath.moved($0, besides: source) }
    if let picture = ad.picture { ad.picture?.source = LocalPath.moved(picture.source, besides: source) }
    return ad
  }

  private struct Failure: Error {
    let report: Report
  }

  private func feed(of document: SectionDocument) -> Result<Feed, Failure> {
    let source = document.source
    func failure(_ problem: Report.Problem) -> Result<Feed, Failure> {
      .failure(Failure(report: Report(place: source, problem: problem)))
    }
    if WebAddress.isAbsolute(source) { return failure(.remoteSource) }
    do {
      let data = try SourceFile.data(at: URL(fileURLWithPath: source, relativeTo: folder))
      return .success(try FeedReader(kind: document.kind).read(data))
    } catch let error as FeedError {
      return failure(.feed(error))
    } catch let error as SourceFile.Failure {
      return failure(.missingSource(reason: error.words))
    } catch {
      return failure(.other("\(error)"))
    }
  }

  private func relocated(_ item: ContentItem, from source: String) -> ContentItem {
    var item = item
    for index in item.pictures.indices {
      item.pictures[index].source = LocalPath.moved(item.pictures[index].source, besides: source)
    }
    item.avatarURL = item.avatarURL.map { LocalPath.moved($0, besides: source) }
    return item
  }
}
