import ContentFeeds
import Foundation
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
    let input = try InputApp(at: request.input, for: registry)
    var settings = request.settings
    if let file = request.ads { settings.ads = try input.ads(at: file) }
    try request.settings.checkVariant(of: input.app.sections.map(\.section.template), in: registry)
    progress.say("laying out")
    let built = AppPage(
      input.app, with: settings, registry: registry, textEngine: try Self.textEngine(),
      blocks: try request.blocks(of: input.app))
    var reports = (input.app.reports + built.reports).map(\.description)
    var notes: [String] = []
    let data: Data
    switch request.format {
    case .json: data = try PageListing(built.drawn, scale: request.settings.scale).json()
    case .text: data = PageListing(built.drawn, scale: request.settings.scale).text()
    case .drawing(let format):
      progress.say("loading pictures")
      let drawing = PageDrawing(folder: input.folder)
      let missing = await drawing.load(for: built.drawn.pieces)
      reports += missing.reports
      notes += missing.notes
      progress.say("painting")
      data = try drawing.data(of: built, as: format)
    }
    if request.isStrict, !reports.isEmpty { throw .badData(reports.joined(separator: "\n")) }
    return Result(data: data, reports: reports, notes: notes)
  }

  /// The engine over the pinned fonts.
  static func textEngine() throws(ToolError) -> PangoTextEngine {
    do {
      return try PangoTextEngine()
    } catch {
      throw .software("\(error)")
    }
  }
}
