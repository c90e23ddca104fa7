import Arrangements
import LayoutEngine
import LayoutKitCore

/// The least template there can be: rows as high as their items' durations. What a list of them takes is the engine's own.
struct PlainRows: ListTemplate {
  struct Options: Codable, Hashable, Sendable {}

  let id: TemplateID = "plain"
  let title = "Plain"
  let variants: [String] = []
  let defaultOptions = Options()

  func makeLayout(design: DesignModel, options: Options) -> PlainLayout { PlainLayout() }

  /// A list of so many rows, 40 to 159 points high.
  static func section(_ count: Int) -> ListSection {
    var section = ListSection(id: "list", items: (0..<count).map(item), template: "plain")
    section.design.margins = .zero
    return section
  }

  static func item(_ number: Int) -> ContentItem {
    var item = ContentItem(id: ItemID(rawValue: "\(number)"), kind: .article)
    item.duration = Double(40 + number * 7 % 120)
    return item
  }
}

struct PlainLayout: ListLayout {
  func style(in environment: LayoutEnvironment) -> Shared<PlainRow.Design> { Shared(.init()) }

  func content(
    for item: ContentItem, status: ItemStatus, at index: ContentIndex, style: Style
  ) -> any ContentConfiguration {
    Content<PlainRow>(design: style, item: item.duration ?? 40)
  }

  func rule(in environment: LayoutEnvironment) -> any ArrangementRule { ColumnRule(spacing: 8) }
}

final class PlainRow: ContentView {
  struct Design: Hashable, Sendable {}

  static let kind: CellKind = "plain"
  private var height = 0.0

  func updateDesign(_ design: Design, _ pass: borrowing DesignPass) {}
  func bind(_ item: Double, state: CellState) { height = item }
  func sizeThatFits(width: Double, in environment: LayoutEnvironment) -> Size { Size(width: width, height: height) }

  func displayList(in size: Size, environment: LayoutEnvironment) -> DisplayList {
    let shape = ShapeContent(.rectangle(cornerRadius: 8), fill: .color(.black))
    return DisplayList(
      size: size, nodes: [DisplayNode(key: "row", frame: Rect(origin: .zero, size: size), content: .shape(shape))])
  }
}
