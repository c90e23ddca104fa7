public import Foundation
public import LayoutKitCore

/// Items, sections and environments to try layouts with: the same on every machine and every day.
public enum Fixtures {
  /// Thursday, 15 January 2026, noon in Greenwich: the moment that every environment calls now.
  public static let now = Date(timeIntervalSince1970: 1_768_478_400)

  /// The default design with its toolbar, so that every part of a cell is tried.
  public static var design: DesignModel {
    var design = DesignModel()
    design.shows.toolbar = true
    return design
  }

  /// An environment in English, at `now` in Greenwich, with the fixed text engine.
  /// - Parameters:
  ///   - width: of the container, in points.
  ///   - scale: pixels a point.
  public static func environment(
    width: Double = 390, scale: Double = 2, direction: ReadingDirection = .leftToRight, textSize: TextSizeClass = .l,
    appearance: Appearance = .light, engine: any TextEngine = FixedTextEngine()
  ) -> LayoutEnvironment {
    var environment = LayoutEnvironment(
      container: Size(width: width, height: 844), scale: scale, textEngine: engine)
    environment.direction = direction
    environment.textSize = textSize
    environment.appearance = appearance
    environment.locale = Locale(identifier: "en_US")
    environment.now = now
    return environment
  }

  /// A section of items in a template, in the fixtures' design, with a title line that offers the whole list.
  public static func section(
    _ id: SectionID = "fixtures", items: [ContentItem] = Fixtures.items, template: TemplateID,
    variant: String? = nil
  ) -> ListSection {
    var section = ListSection(id: id, items: items, template: template, design: design)
    section.variant = variant
    section.header = SectionHeader(title: "Fixtures", showsSeeAll: true)
    return section
  }

  /// A section of the first so many seeded random items.
  public static func section(
    _ id: SectionID = "fixtures", count: Int, seed: UInt64 = 1, template: TemplateID, variant: String? = nil
  ) -> ListSection {
    section(id, items: randomItems(count: count, seed: seed), template: template, variant: variant)
  }
}
