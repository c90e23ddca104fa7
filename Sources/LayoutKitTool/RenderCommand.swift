import CairoPainter
import ContentFeeds
import Foundation
import HomePageHost
import LayoutEngine
import LayoutKitCore
import PangoText

/// `layoutkit render`: reads an app or a feed, lays its home page out and writes it in a format.
struct RenderCommand {
  let registry: TemplateRegistry
  let progress: ToolProgress

  /// What a run made, and what there is to say of it.
  struct Result {
    let data: Data
    /// What is wrong with the input.
    let reports: [String]
    /// What is not, and should be known all the same.
    let notes: [String]
  }

  /// Makes the output, or throws before anything is written.
  nonisolated(nonsending) func run(_ request: RenderRequest) async throws(ToolError) -> Result {
    let file = URL(fileURLWithPath: request.input)
    let app = try Self.load(file)
    try request.checkVariant(of: app.sections.map(\.section.template), in: registry)
    let engine: PangoTextEngine
    do {
      engine = try PangoTextEngine()
    } catch {
      throw .software("\(error)")
    }
    progress.say("laying out")
    let built = AppPage(app, for: request, registry: registry, textEngine: engine)
    let pieces = built.pieces()
    var reports = (app.reports + built.reports).map(\.description)

    var notes: [String] = []
    let data: Data
    switch request.format {
    case .json: data = try PageListing(built.page, pieces: pieces, scale: request.scale).json()
    case .text: data = PageListing(built.page, pieces: pieces, scale: request.scale).text()
    case .png, .svg, .pdf:
      progress.say("loading pictures")
      let pictures = MediaBinder(loader: FileMediaLoader(folder: file.deletingLastPathComponent()))
      pictures.show(pieces.reduce(into: []) { $0.formUnion($1.list.mediaRequests) })
      await pictures.load()
      let missing = MissingPictures(pictures.errors)
      reports += missing.reports
      notes += missing.notes
      progress.say("painting")
      data = try paint(built, pieces, pictures.pictures, request)
    }
    if request.isStrict, !reports.isEmpty { throw .badData(reports.joined(separator: "\n")) }
    return Result(data: data, reports: reports, notes: notes)
  }

  private func paint(
    _ built: AppPage, _ pieces: [HomePage.Piece], _ pictures: [MediaRequest: any LoadedMedia], _ request: RenderRequest
  ) throws(ToolError) -> Data {
    let page = PaintedPage(
      size: built.page.contentSize, background: built.background,
      cells: pieces.map { PaintedPage.Cell(frame: $0.frame, list: $0.list) })
    let painter = PagePainter(images: pictures)
    do {
      switch request.format {
      case .svg: return try painter.svg(page)
      case .pdf: return try painter.pdf(page)
      default: return try painter.png(page, scale: request.scale)
      }
    } catch {
      switch error {
      case .noArea: throw .badData("\(request.input): there is nothing to draw")
      case .tooLarge: throw .badData("\(request.input): \(error)")
      case .outOfMemory, .failed: throw .software("\(request.input): \(error)")
      }
    }
  }

  private static func load(_ file: URL) throws(ToolError) -> LoadedApp {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder) else {
      throw .noInput("\(file.path): there is no such file")
    }
    guard !isFolder.boolValue, FileManager.default.isReadableFile(atPath: file.path) else {
      throw .noInput("\(file.path): \(isFolder.boolValue ? "is a folder" : "cannot be read")")
    }
    do {
      let document = try AppDocument(contentsOf: file)
      let app = AppLoader(folder: file.deletingLastPathComponent()).load(document)
      if document.isFeed, case .failed(let reason)? = app.sections.first?.section.phase {
        throw ToolError.badData(reason)
      }
      return app
    } catch let faults as ConfigurationFaults {
      throw .badData(faults.faults.map { "\(file.path): \($0)" }.joined(separator: "\n"))
    } catch let error as ToolError {
      throw error
    } catch {
      throw .badData("\(file.path): \(error)")
    }
  }
}
