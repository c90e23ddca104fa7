import Arrangements
import LayoutEngine
import LayoutKitCore
import LayoutKitTestSupport
import StandardTemplates

/// A template's cells by a rule of one's own, and ads among them in the same cells.
struct RuledLayout<Base: ListLayout>: NativeAdLayoutable {
  let base: Base
  let own: any ArrangementRule

  func style(in environment: LayoutEnvironment) -> Base.Style { base.style(in: environment) }

  func content(
    for item: ContentItem, status: ItemStatus, at index: ContentIndex, style: Base.Style
  ) -> any ContentConfiguration {
    base.content(for: item, status: status, at: index, style: style)
  }

  func content(for ad: NativeAd, style: Base.Style) -> any ContentConfiguration {
    let item = ContentItem(id: ItemID(rawValue: ad.id), kind: .article, title: ad.headline)
    return base.content(for: item, status: [], at: ContentIndex(0), style: style)
  }

  func rule(in environment: LayoutEnvironment) -> any ArrangementRule { own }
}

extension ArrangedSection {
  /// Rows of random items by a rule, in a container of 390 points that are all room.
  static func ruled(
    by rule: any ArrangementRule, count: Int = 9, ads: SectionAds? = nil,
    direction: ReadingDirection = .leftToRight
  ) throws -> ArrangedSection? {
    var section = Fixtures.section(count: count, template: "condensed")
    section.header = nil
    section.design.margins = .zero
    func ruled(_ base: some ListLayout) -> any ListLayout { RuledLayout(base: base, own: rule) }
    let layout = ruled(try TemplateRegistry.standard.layout(for: section).layout)
    let engine = SectionEngine(section: section, layout: layout, ads: ads, cache: MeasurementCache())
    return engine.arranged(in: Fixtures.environment(width: 390, direction: direction))
  }
}

/// Frames as they are given, as wide as they reach.
struct GivenRule: ArrangementRule {
  var scrolling = Scrolling.vertical
  let frames: [Rect]

  func arrangement(of extents: some ExtentSource, in space: ArrangementSpace) -> any Arrangement {
    GivenArrangement(frames: frames)
  }
}

private struct GivenArrangement: Arrangement {
  let frames: [Rect]
  var count: Int { frames.count }
  var contentSize: Size { Size(width: frames.map(\.maxX).max() ?? 0, height: frames.map(\.maxY).max() ?? 0) }
  func frame(at index: VisibleIndex) -> Rect { frames[index.value] }
  func places(in rect: Rect) -> [VisibleIndex] {
    frames.indices.filter { frames[$0].intersects(rect) }.map { VisibleIndex($0) }
  }
  func place(below index: VisibleIndex) -> VisibleIndex? { nil }
  mutating func apply(_ change: PlaceChange, extents: some ExtentSource) {}
}
