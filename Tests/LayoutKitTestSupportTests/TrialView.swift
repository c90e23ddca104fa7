import LayoutKitCore

/// What a trial template does wrong.
enum Fault: String, Sendable, CaseIterable {
  case none, throwing
  case betweenPixels, outside, overlapping, reversed, constantFrames
  case constantHeight, shortText, staleSummary, alternatingDesign, forgetfulItem, forgetfulDesign
  case mirrorsItself, movesInTheDark, foreignControl, restless, silent, busyPlaceholder, fewPlaceholders, growing
  case numbered, admitsNumbers, changesItsMind
}

/// A title, a summary and a button, drawn by hand and broken as its design says.
final class TrialView: ContentView {
  struct Design: Hashable, Sendable {
    let fault: Fault
    let style: TextStyle
    var shade = 0
    var color = ColorValue.black

    static func == (a: Design, b: Design) -> Bool {
      a.fault == b.fault && a.style == b.style && a.shade == b.shade
        && (a.color == b.color || a.fault == .forgetfulDesign)
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(style)
      hasher.combine(shade)
      if fault != .forgetfulDesign { hasher.combine(color) }
    }
  }

  struct Item: Hashable, Sendable {
    var title: String
    var summary: String?
    var action: ContentAction?
    var isForgetful = false

    static func == (a: Item, b: Item) -> Bool {
      a.title == b.title && a.action == b.action && (a.summary == b.summary || a.isForgetful)
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(title)
      hasher.combine(action)
      if !isForgetful { hasher.combine(summary) }
    }
  }

  static let kind: CellKind = "trial"
  private var design: Design?
  private var texts: [(key: String, text: String)] = []
  private var action: ContentAction?
  private var isSelected = false

  func updateDesign(_ design: Design, _ pass: borrowing DesignPass) { self.design = design }

  func bind(_ item: Item, state: CellState) {
    if design?.fault == .staleSummary, item.summary == nil {
      texts = [("title", item.title)] + texts.filter { $0.key == "summary" }
    } else {
      texts = [("title", item.title)] + (item.summary.map { [("summary", $0)] } ?? [])
    }
    action = item.action
    isSelected = state.isSelected
  }

  func sizeThatFits(width: Double, in environment: LayoutEnvironment) -> Size {
    let nodes = nodes(width: width, environment)
    let start = design?.fault == .growing && isSelected ? 20.0 : 10
    let height = nodes.reduce(start) { $0 + $1.frame.height }
    return Size(width: width, height: design?.fault == .constantHeight ? 30 : height)
  }

  func sizing(in environment: LayoutEnvironment, like previous: (any ContentSizing)?) -> (any ContentSizing)? {
    design?.fault == .changesItsMind ? ViewSizing(view: self, environment: environment) : nil
  }

  func displayList(in size: Size, environment: LayoutEnvironment) -> DisplayList {
    var nodes = nodes(width: size.width, environment)
    if let action {
      let frame = Rect(x: size.width - 10, y: size.height - 10, width: 10, height: 10)
      nodes.append(DisplayNode(key: "button", frame: frame, content: .control(action)))
    }
    let list = DisplayList(size: size, nodes: nodes)
    return design?.fault == .mirrorsItself && environment.direction == .rightToLeft ? list.mirrored() : list
  }

  private func nodes(width: Double, _ environment: LayoutEnvironment) -> [DisplayNode] {
    guard let design else { return [] }
    var y = 0.0
    return texts.map { key, string in
      let text = environment.textEngine.prepare(string, style: design.style)
      let frame = TextFrame(width: width - 20, direction: environment.direction)
      let lines = design.fault == .shortText ? 1 : text.metrics(in: frame).lineCount
      let x = design.fault == .movesInTheDark && environment.appearance == .dark ? 6.0 : 5
      defer { y += Double(lines) * design.style.lineHeight }
      return DisplayNode(
        key: key, frame: Rect(x: x, y: y, width: width - 20, height: Double(lines) * design.style.lineHeight),
        content: .text(TextContent(text: text, frame: frame, color: design.color, alignment: .leading)))
    }
  }
}

/// Asks the view, which shows something else by then.
private final class ViewSizing: ContentSizing, @unchecked Sendable {
  let view: TrialView
  let environment: LayoutEnvironment

  init(view: TrialView, environment: LayoutEnvironment) {
    self.view = view
    self.environment = environment
  }

  func size(forWidth width: Double) -> Size { view.sizeThatFits(width: width, in: environment) }
}
