import Arrangements
import LayoutEngine
import LayoutKitCore
import LayoutKitTestSupport

/// As high as its item says, and where it grows by a share of its width more.
final class StubView: ContentView {
  struct Design: Hashable, Sendable {
    var padding = 0.0
    var growth = 0.0
  }

  struct Item: Hashable, Sendable {
    var name: String
    var height: Double
  }

  static let kind: CellKind = "stub"
  private var design = Design()
  private var item = Item(name: "", height: 0)

  func updateDesign(_ design: Design, _ pass: borrowing DesignPass) { self.design = design }
  func bind(_ item: Item, state: CellState) { self.item = item }

  func sizeThatFits(width: Double, in environment: LayoutEnvironment) -> Size {
    Size(width: width, height: item.height + design.padding + design.growth * width)
  }

  func displayList(in size: Size, environment: LayoutEnvironment) -> DisplayList {
    let image = ImageContent(
      request: MediaRequest(source: item.name, pixelWidth: 1, pixelHeight: 1), cornerRadius: 0, placeholder: .clear)
    let frame = Rect(x: 0, y: 0, width: min(10, size.width), height: size.height)
    return DisplayList(size: size, nodes: [DisplayNode(key: "image", frame: frame, content: .image(image))])
  }
}

/// Cells as high as their items' durations, title lines of 30, messages of 50, footers of 24 and placeholders of 16 points.
struct StubLayout: ListLayout {
  var arrangement: any ArrangementRule = ColumnRule(spacing: 10)
  var padding = 0.0
  var growth = 0.0

  func style(in environment: LayoutEnvironment) -> Shared<StubView.Design> {
    Shared(.init(padding: padding, growth: growth))
  }

  func content(
    for item: ContentItem, status: ItemStatus, at index: ContentIndex, style: Style
  ) -> any ContentConfiguration {
    let mark = (status.contains(.seen) ? " (seen)" : "") + (item.badge.map { " [\($0)]" } ?? "")
    return Content<StubView>(design: style, item: .init(name: item.id.rawValue + mark, height: item.duration ?? 0))
  }

  func rule(in environment: LayoutEnvironment) -> any ArrangementRule { arrangement }

  func header(_ header: SectionHeader, section: SectionID, style: Style) -> (any ContentConfiguration)? {
    Content<StubView>(design: style, item: .init(name: header.title, height: 30))
  }

  func footer(_ footer: SectionFooter, section: SectionID, style: Style) -> (any ContentConfiguration)? {
    Content<StubView>(design: style, item: .init(name: footer.title ?? "", height: 24))
  }

  func placeholder(at index: ContentIndex, style: Style) -> (any ContentConfiguration)? {
    Content<StubView>(design: style, item: .init(name: "placeholder \(index.value)", height: 16))
  }

  func message(_ message: StateMessage, section: SectionID, style: Style) -> (any ContentConfiguration)? {
    Content<StubView>(design: style, item: .init(name: message.detail ?? message.title, height: 50))
  }
}

/// The same with ads of 20 points.
struct StubAdLayout: NativeAdLayoutable {
  var plain = StubLayout()

  func style(in environment: LayoutEnvironment) -> Shared<StubView.Design> { plain.style(in: environment) }

  func content(
    for item: ContentItem, status: ItemStatus, at index: ContentIndex, style: Style
  ) -> any ContentConfiguration { plain.content(for: item, status: status, at: index, style: style) }

  func content(for ad: NativeAd, style: Style) -> any ContentConfiguration {
    Content<StubView>(design: style, item: .init(name: ad.headline, height: 20))
  }

  func rule(in environment: LayoutEnvironment) -> any ArrangementRule { plain.rule(in: environment) }
}

extension ListSection {
  /// A section of cells with heights in points, named `0` and on, without margins.
  static func stub(_ heights: [Double]) -> ListSection {
    let items = heights.enumerated().map { number, height in
      var item = ContentItem(id: ItemID(rawValue: "\(number)"), kind: .article)
      item.duration = height
      return item
    }
    var section = ListSection(id: "stub", items: items, template: "stub")
    section.design.margins = .zero
    return section
  }
}

extension SectionPlan {
  /// Names of what places show.
  var names: [String] {
    (0..<count).map { (place(at: VisibleIndex($0)).content.configuration as? Content<StubView>)?.item.name ?? "?" }
  }
}

func arrange(
  _ section: ListSection, layout: any ListLayout = StubLayout(),
  in environment: LayoutEnvironment = Fixtures.environment(width: 320),
  measurer: Measurer = Measurer(cache: MeasurementCache())
) -> ArrangedSection? {
  ArrangedSection(SectionPlan(of: section, layout: layout, in: environment), in: environment, measurer: measurer)
}
