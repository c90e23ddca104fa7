import Foundation
import LayoutKitCore

/// What `layoutkit gallery` was asked for: which pictures, and where to.
struct GalleryRequest: Sendable {
  static let options = [
    CommandOption("output", "DIR", "the folder to write pictures and index.html to; made where there is none"),
    CommandOption("templates", "ID,…", "only these templates (all)"),
    CommandOption("sections", "ID,…", "only these sections of INPUT (all)"),
    CommandOption("widths", "PT,…", "widths in points (320,390,768,1024)"),
    CommandOption("directions", "ltr,rtl", "reading directions (ltr,rtl)"),
    CommandOption("text-sizes", "xs,…", "the reader's text sizes (xs,l,ax3)"),
    CommandOption("appearances", "light,dark", "appearances (light,dark)"),
    CommandOption("limit", "N", "the most items of a section (4)"),
    CommandOption("scale", "S", "pixels a point (1)"),
  ]

  let input: String
  let folder: URL
  let templates: [TemplateID]
  /// `nil` for all.
  let sections: Set<String>?
  let widths: [Double]
  let directions: [ReadingDirection]
  let textSizes: [TextSizeClass]
  let appearances: [Appearance]
  let limit: Int
  let settings: PageSettings

  init(_ arguments: ParsedArguments, registry: TemplateRegistry) throws(ToolError) {
    input = try arguments.input(of: "gallery")
    guard let output = arguments.values["output"] else { throw .usage("gallery needs a folder: --output DIR") }
    folder = URL(fileURLWithPath: output, isDirectory: true)
    let known = registry.templates.map(\.id)
    templates = arguments.list("templates")?.map { TemplateID(rawValue: $0) } ?? known
    for template in templates { try registry.check(nil, in: template) }
    sections = arguments.list("sections").map { Set($0) }
    widths = try arguments.numbers("widths", default: [320, 390, 768, 1_024], in: 1...10_000)
    directions = try arguments.words("directions", default: ReadingDirection.allCases)
    textSizes = try arguments.words("text-sizes", default: [TextSizeClass.xs, .l, .ax3])
    appearances = try arguments.words("appearances", default: Appearance.allCases)
    limit = Int(try arguments.number("limit", default: 4, in: 1...1_000))
    var settings = try PageSettings(ParsedArguments([], options: []), registry: registry)
    settings.scale = try arguments.number("scale", default: 1, in: 0.25...8)
    self.settings = settings
  }
}
