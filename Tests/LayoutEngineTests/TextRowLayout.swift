import Arrangements
import LayoutKitCore

/// Titles side by side, as high as the highest.
struct TextRowLayout: ListLayout {
  let design: DesignModel

  func style(in environment: LayoutEnvironment) -> Shared<TextDesign> { Shared(design.title.resolved(in: environment)) }

  func content(
    for item: ContentItem, status: ItemStatus, at index: ContentIndex, style: Style
  ) -> any ContentConfiguration {
    Content<TextCell>(design: style, item: .init(text: item.title ?? item.id.rawValue, action: nil))
  }

  func rule(in environment: LayoutEnvironment) -> any ArrangementRule {
    RowRule(itemWidth: .fraction(0.45), spacing: design.itemSpacing)
  }

  func message(_ message: StateMessage, section: SectionID, style: Style) -> (any ContentConfiguration)? {
    let text = [message.title, message.detail].compactMap { $0 }.joined(separator: "\n")
    return Content<TextCell>(design: style, item: .init(text: text, action: .retry(section)))
  }
}

/// A text without limit, and a control over it.
final class TextCell: ContentView {
  struct Item: Hashable, Sendable {
    let text: String
    let action: ContentAction?
  }

  static let kind: CellKind = "text"
  private var design: TextDesign?
  private var item = Item(text: "", action: nil)

  func updateDesign(_ design: TextDesign, _ pass: borrowing DesignPass) { self.design = design }
  func bind(_ item: Item, state: CellState) { self.item = item }

  func sizeThatFits(width: Double, in environment: LayoutEnvironment) -> Size {
    guard let design else { return .zero }
    let lines = prepared(design, environment).metrics(in: TextFrame(width: width)).lineCount
    return Size(width: width, height: Double(lines) * design.style.lineHeight)
  }

  func displayList(in size: Size, environment: LayoutEnvironment) -> DisplayList {
    guard let design else { return DisplayList(size: size) }
    let frame = Rect(origin: .zero, size: size)
    let text = TextContent(
      text: prepared(design, environment), frame: TextFrame(width: size.width), color: design.color,
      alignment: .leading)
    let control = item.action.map { DisplayNode(key: "control", frame: frame, content: .control($0)) }
    return DisplayList(
      size: size, nodes: [DisplayNode(key: "text", frame: frame, content: .text(text))] + (control.map { [$0] } ?? []))
  }

  private func prepared(_ design: TextDesign, _ environment: LayoutEnvironment) -> any PreparedText {
    environment.textEngine.prepare(item.text, style: design.style)
  }
}
