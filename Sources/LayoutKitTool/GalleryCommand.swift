import ContentFeeds
import Foundation
import LayoutEngine
import LayoutKitCore

/// `layoutkit gallery`: one picture for every template, variant, section, width, direction, text size and appearance, and a
/// page to look through them.
struct GalleryCommand {
  let registry: TemplateRegistry
  let progress: ToolProgress

  /// Writes everything and says how many pictures there are. A section with nothing to draw has none.
  nonisolated(nonsending) func run(_ request: GalleryRequest) async throws(ToolError) -> Int {
    let input = try InputApp(at: request.input, for: registry)
    let app = Self.app(input.app, for: request)
    try makeFolder(request.folder)
    let engine = try RenderCommand.textEngine()
    let drawing = PageDrawing(folder: input.folder)
    let cache = MeasurementCache()
    let shots = shots(of: app, for: request)
    var taken: [GalleryShot] = []
    for (number, shot) in shots.enumerated() {
      progress.say("picture \(number + 1) of \(shots.count)")
      let built = AppPage(
        app, with: shot.settings(request.settings), registry: registry, textEngine: engine,
        blocks: [.section(shot.section)], cache: cache)
      guard !built.drawn.pieces.isEmpty else { continue }
      _ = await drawing.load(for: built.drawn.pieces)
      let data = try drawing.data(of: built, as: .png)
      try OutputFile.write(data, to: request.folder.appendingPathComponent(shot.fileName))
      taken.append(shot)
    }
    guard !taken.isEmpty else { throw .badData("\(request.input): there is nothing to draw") }
    let page = GalleryIndex(title: app.document.title, shots: taken)
    try OutputFile.write(page.html, to: request.folder.appendingPathComponent("index.html"))
    return taken.count
  }

  /// The app with no more items than were asked for.
  private static func app(_ app: LoadedApp, for request: GalleryRequest) -> LoadedApp {
    var app = app
    app.sections = app.sections.filter { request.sections?.contains($0.section.id.rawValue) ?? true }
    for index in app.sections.indices {
      app.sections[index].section.limit = min(request.limit, app.sections[index].section.limit ?? request.limit)
    }
    return app
  }

  private func shots(of app: LoadedApp, for request: GalleryRequest) -> [GalleryShot] {
    var shots: [GalleryShot] = []
    for template in registry.templates where request.templates.contains(template.id) {
      for variant in template.variants.isEmpty ? [nil] : template.variants.map(Optional.some) {
        for section in app.sections.map(\.section.id) {
          for width in request.widths {
            for direction in request.directions {
              for textSize in request.textSizes {
                for appearance in request.appearances {
                  shots.append(
                    GalleryShot(
                      template: template.id, variant: variant, section: section, width: width, direction: direction,
                      textSize: textSize, appearance: appearance))
                }
              }
            }
          }
        }
      }
    }
    return shots
  }

  private func makeFolder(_ folder: URL) throws(ToolError) {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    } catch CocoaError.fileWriteFileExists {
      return
    } catch {
      throw .cannotWrite("cannot make \(folder.path): \(error.localizedDescription)")
    }
  }
}
