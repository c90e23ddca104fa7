import CarouselTemplate
import LayoutEngine
import LayoutKitCore
import LayoutKitTestSupport
import Testing

/// Lists in the template and the default design, with a title line of 50 points below a margin of 8.
enum CarouselTrial {
  static let bridge = Fixtures.items(of: .article)[0]
  static let bare = ContentItem(id: "bare", kind: .article)

  static func arranged(
    _ items: [ContentItem], variant: String? = nil, options: [String: JSONValue] = [:], width: Double = 390,
    _ change: (inout LayoutEnvironment) -> Void = { _ in }
  ) throws -> ArrangedSection {
    var environment = Fixtures.environment(width: width)
    change(&environment)
    let section = section(items, variant: variant, options: options)
    return try #require(try Fixtures.arranged(section, by: Carousel(), in: environment))
  }

  static func section(_ items: [ContentItem], variant: String?, options: [String: JSONValue]) -> ListSection {
    var section = Fixtures.section(items: items, template: "carousel", variant: variant)
    section.design = DesignModel()
    section.options = .object(options)
    return section
  }

  static func faults(of options: [String: JSONValue]) throws -> [ConfigurationFault] {
    do {
      _ = try TemplateRegistry([Carousel()]).layout(for: section([], variant: nil, options: options))
      return []
    } catch TemplateError.badOptions(let faults) {
      return faults.faults
    }
  }
}
