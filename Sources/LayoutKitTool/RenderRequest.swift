import ContentFeeds
import Foundation
import LayoutKitCore

/// What `layoutkit render` was asked for.
struct RenderRequest: Sendable {
  /// What comes out.
  enum Format: Hashable, Sendable {
    case text, json
    case drawing(PageDrawing.Format)
  }

  /// Formats as flags and endings name them.
  private enum FormatName: String, CaseIterable {
    case png, svg, pdf, text, json

    var format: Format {
      switch self {
      case .png: .drawing(.png)
      case .svg: .drawing(.svg)
      case .pdf: .drawing(.pdf)
      case .text: .text
      case .json: .json
      }
    }
  }

  private enum PlaceName: String, CaseIterable {
    case home, screen
  }

  static let options =
    PageSettings.options + [
      CommandOption("section", "ID", "only this section of INPUT"),
      CommandOption(
        "place", "home|screen", "on the home page, all of it, or on a full screen, what is seen at once (home)"),
      CommandOption("offset", "PT", "how far the full screen is scrolled (0)"),
      CommandOption("height", "PT", "height of the full screen in points (844)"),
      CommandOption("ads", "FILE", "ads in JSON, in place of those that INPUT names"),
      CommandOption("strict", nil, "fail with exit code 65 where anything would be reported"),
      CommandOption("format", "png|svg|pdf|text|json", "what to write (by the output's ending, else png)"),
      CommandOption("output", "PATH", "where to write, - for standard output (text and json: -, else INPUT's name)"),
    ]

  let input: String
  let settings: PageSettings
  /// `nil` for the whole page.
  let section: SectionID?
  /// A file of ads.
  let ads: String?
  let isStrict: Bool
  let format: Format
  /// `nil` for standard output.
  let output: URL?

  init(_ arguments: ParsedArguments, registry: TemplateRegistry) throws(ToolError) {
    input = try arguments.input(of: "render")
    var settings = try PageSettings(arguments, registry: registry)
    let place = try arguments.word("place", default: PlaceName.home)
    let offset = try arguments.number("offset", default: 0, in: 0...1_000_000_000)
    settings.height = try arguments.number("height", default: settings.height, in: 1...10_000)
    switch place {
    case .screen: settings.place = .screen(offset: offset)
    case .home:
      if let name = ["offset", "height"].first(where: { arguments.values[$0] != nil }) {
        throw .usage("--\(name) goes with --place screen")
      }
    }
    self.settings = settings
    ads = arguments.values["ads"]
    section = arguments.values["section"].map { SectionID(rawValue: $0) }
    isStrict = arguments.switches.contains("strict")
    let path = arguments.values["output"]
    let ending = path.flatMap { FormatName(rawValue: URL(fileURLWithPath: $0).pathExtension.lowercased()) }
    let name = try arguments.word("format", default: ending ?? .png)
    format = name.format
    switch (path, format) {
    case ("-", _), (nil, .text), (nil, .json): output = nil
    case (let path?, _): output = URL(fileURLWithPath: path)
    case (nil, .drawing):
      let input = URL(fileURLWithPath: input).deletingPathExtension().lastPathComponent
      output = URL(fileURLWithPath: "\(input).\(name.rawValue)")
    }
  }

  /// What stands on the page: the section that was asked for; `nil` for what the app's document says.
  func blocks(of app: LoadedApp) throws(ToolError) -> [HomeBlock]? {
    guard let section else { return nil }
    guard app.section(section) == nil else { return [.section(section)] }
    let known = app.sections.map(\.section.id.rawValue)
    let guess = known.nearest(to: section.rawValue).map { "; did you mean \"\($0)\"?" } ?? "."
    throw .usage("unknown section \"\(section.rawValue)\"\(guess) Known sections: \(known.joined(separator: ", ")).")
  }
}
