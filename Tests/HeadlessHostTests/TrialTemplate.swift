import Arrangements
import LayoutKitCore

/// Cells as high as their items' durations, with a control where the item has a stream; ads of 20 points, messages of 50, title
/// lines and footers of 30.
struct TrialTemplate: ListTemplate {
  struct Options: Codable, Hashable, Sendable {
    var rule = "column"
  }

  let id: TemplateID = "trial"
  let title = "Trial"
  let variants: [String] = []
  let defaultOptions = Options()

  func makeLayout(design: DesignModel, options: Options) -> TrialLayout { TrialLayout(options: options) }
}

struct TrialLayout: NativeAdLayoutable {
  let options: TrialTemplate.Options

  func style(in environment: LayoutEnvironment) -> Shared<TrialView.Design> {
    Shared(.init(factor: environment.textSize == .l ? 1 : 2))
  }

  func content(
    for item: ContentItem, status: ItemStatus, at index: ContentIndex, style: Style
  ) -> any ContentConfiguration {
    cell(item.id.rawValue, item.duration ?? 40, style, plays: item.streamURL == nil ? nil : .play(item.id))
  }

  func content(for ad: NativeAd, style: Style) -> any ContentConfiguration { cell(ad.headline, 20, style) }

  func rule(in environment: LayoutEnvironment) -> any ArrangementRule {
    switch options.rule {
    case "grid": GridRule(columns: environment.container.width < 500 ? 2 : 3, spacing: 10)
    case "row": RowRule(itemWidth: .fixed(100), spacing: 10)
    case "centred": RowRule(itemWidth: .fixed(100), spacing: 10, stops: .groupPagingCentered)
    case "pages": PageRule(axis: .vertical, height: .container)
    default: ColumnRule(spacing: 10)
    }
  }

  func header(_ header: SectionHeader, section: SectionID, style: Style) -> (any ContentConfiguration)? {
    cell(header.title, 30, style, plays: header.showsSeeAll ? .seeAll(section) : nil)
  }

  func footer(_ footer: SectionFooter, section: SectionID, style: Style) -> (any ContentConfiguration)? {
    cell(footer.title ?? "", 30, style, plays: footer.offersMore && !footer.isLoadingMore ? .loadMore(section) : nil)
  }

  func message(_ message: StateMessage, section: SectionID, style: Style) -> (any ContentConfiguration)? {
    cell(message.title, 50, style)
  }

  private func cell(
    _ name: String, _ height: Double, _ style: Style, plays action: ContentAction? = nil
  ) -> Content<TrialView> {
    Content(design: style, item: .init(name: name, height: height, action: action))
  }
}

/// As high as it is told, with a picture of its name and, where it has an action, a control in its first 10 points.
final class TrialView: ContentView {
  struct Design: Hashable, Sendable {
    var factor = 1.0
  }

  struct Item: Hashable, Sendable {
    var name: String
    var height: Double
    var action: ContentAction?
  }

  static let kind: CellKind = "trial"
  private var design = Design()
  private var item = Item(name: "", height: 0)
  private var state = CellState.normal

  func updateDesign(_ design: Design, _ pass: borrowing DesignPass) { self.design = design }

  func bind(_ item: Item, state: CellState) {
    self.item = item
    self.state = state
  }

  func sizeThatFits(width: Double, in environment: LayoutEnvironment) -> Size {
    Size(width: width, height: item.height * design.factor)
  }

  func displayList(in size: Size, environment: LayoutEnvironment) -> DisplayList {
    let image = ImageContent(
      request: MediaRequest(source: item.name, pixelWidth: 1, pixelHeight: 1),
      cornerRadius: state.isSelected ? 2 : state.isHighlighted ? 1 : 0, placeholder: .clear)
    var nodes = [DisplayNode(key: "image", frame: Rect(origin: .zero, size: size), content: .image(image))]
    if let action = item.action {
      nodes.append(
        DisplayNode(
          key: "control", frame: Rect(x: 0, y: 0, width: 10, height: size.height),
          content: .control(action)))
    }
    return DisplayList(size: size, nodes: nodes)
  }
}
