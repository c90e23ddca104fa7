import Foundation
import LayoutKitCore

/// One picture of a gallery.
struct GalleryShot: Sendable {
  let template: TemplateID
  let variant: String?
  let section: SectionID
  let width: Double
  let direction: ReadingDirection
  let textSize: TextSizeClass
  let appearance: Appearance

  /// What the index filters by, in the order it shows.
  var facets: [(name: String, value: String)] {
    [
      ("template", template.rawValue), ("variant", variant ?? "-"), ("section", section.rawValue),
      ("width", "\(Int(width))"), ("direction", direction.rawValue), ("text size", textSize.rawValue),
      ("appearance", appearance.rawValue),
    ]
  }

  /// The facets, with nothing that a file's name or a link could trip over.
  var fileName: String {
    facets.map { facet in
      String(facet.value.unicodeScalars.map { Self.plain.contains($0) ? Character($0) : "_" })
    }.joined(separator: ".") + ".png"
  }

  private static let plain = CharacterSet(charactersIn: "a"..."z").union(CharacterSet(charactersIn: "A"..."Z"))
    .union(CharacterSet(charactersIn: "0"..."9")).union(CharacterSet(charactersIn: "-"))

  func settings(_ base: PageSettings) -> PageSettings {
    var settings = base
    settings.template = template
    settings.variant = variant
    settings.width = width
    settings.direction = direction
    settings.textSize = textSize
    settings.appearance = appearance
    return settings
  }
}
