public import LayoutEngine
public import LayoutKitCore

/// What the suite of one template lays out: lists in the template and the default design, with a title line of 50 points
/// below a margin of 8.
///
///     enum CarouselTrial: TemplateTrial { static let template = Carousel() }
public protocol TemplateTrial {
  /// The template's type.
  associatedtype Template: ListTemplate
  /// The template.
  static var template: Template { get }
}

/// A list that had to be laid out had nothing to show.
public struct NothingArranged: Error {}

extension TemplateTrial {
  /// An article with everything.
  public static var bridge: ContentItem { Fixtures.items(of: .article)[0] }
  /// An article of which nothing is known.
  public static var bare: ContentItem { ContentItem(id: "bare", kind: .article) }

  /// A list of items laid out in a width in points, an ad behind each of the first.
  /// - Throws: what the registry throws, and `NothingArranged`.
  public static func arranged(
    _ items: [ContentItem], ads: [NativeAd] = [], variant: String? = nil, options: [String: JSONValue] = [:],
    width: Double = 390, _ change: (inout LayoutEnvironment) -> Void = { _ in }
  ) throws -> ArrangedSection {
    var environment = Fixtures.environment(width: width)
    change(&environment)
    let section = section(items, variant: variant, options: options)
    guard let arranged = try Fixtures.arranged(section, ads: ads, by: template, in: environment) else {
      throw NothingArranged()
    }
    return arranged
  }

  /// A list of items in the template.
  public static func section(
    _ items: [ContentItem], variant: String?, options: [String: JSONValue]
  ) -> ListSection {
    var section = Fixtures.section(items: items, template: template.id, variant: variant)
    section.design = DesignModel()
    section.options = .object(options)
    return section
  }

  /// What is wrong with options; none where they can be used.
  public static func faults(of options: [String: JSONValue]) throws -> [ConfigurationFault] {
    do {
      _ = try TemplateRegistry([template]).layout(for: section([], variant: nil, options: options))
      return []
    } catch TemplateError.badOptions(let faults) {
      return faults.faults
    }
  }
}
