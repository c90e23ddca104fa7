import LayoutKitCore

/// A text engine that shapes nothing: only its name and what it was given matter here.
struct SilentEngine: TextEngine {
  var identity = "silent"

  func prepare(_ string: String, style: TextStyle) -> any PreparedText { SilentText(string, style: style) }
}

final class SilentText: PreparedText {
  let string: String
  let style: TextStyle

  init(_ string: String, style: TextStyle) {
    self.string = string
    self.style = style
  }

  func metrics(in frame: TextFrame) -> TextMetrics { TextMetrics(lineCount: 0, width: 0, isTruncated: false) }
  func lines(in frame: TextFrame) -> [TextLine] { [] }
}

/// Shows, as keys of nodes, which calls it got.
final class DiaryView: ContentView {
  struct Design: Hashable {
    var height = 10.25
  }
  struct Item: Hashable {
    var title = "a"
  }

  static let kind: CellKind = "diary"
  private var design = Design()
  private var diary: [String] = []

  func updateDesign(_ design: Design, _ pass: borrowing DesignPass) {
    self.design = design
    diary.append("design \(design.height)")
  }

  func bind(_ item: Item, state: CellState) { diary.append("bind \(item.title)\(state.isSelected ? " selected" : "")") }

  func sizeThatFits(width: Double, in environment: LayoutEnvironment) -> Size {
    Size(width: width, height: design.height)
  }

  func displayList(in size: Size, environment: LayoutEnvironment) -> DisplayList {
    let frame = Rect(x: 0, y: 0, width: 10, height: 10)
    return DisplayList(
      size: size, nodes: diary.map { DisplayNode(key: $0, frame: frame, content: .control(.custom($0))) })
  }
}

/// A view of another family.
final class BlankView: ContentView {
  static let kind: CellKind = "blank"
  func updateDesign(_ design: Int, _ pass: borrowing DesignPass) {}
  func bind(_ item: Int, state: CellState) {}
  func sizeThatFits(width: Double, in environment: LayoutEnvironment) -> Size { .zero }
  func displayList(in size: Size, environment: LayoutEnvironment) -> DisplayList { DisplayList(size: size) }
}

/// Knows nothing of states: its design draws them.
final class MarkedView: ContentView {
  struct Design: StateDrawing, Hashable {
    func drawing(_ list: DisplayList, in state: CellState) -> DisplayList {
      var list = list
      if state.isSelected { list.nodes.append(MarkedView.node("selected")) }
      return list
    }
  }

  static let kind: CellKind = "marked"
  static func node(_ key: String) -> DisplayNode {
    DisplayNode(key: key, frame: .zero, content: .shape(ShapeContent(.ellipse)))
  }

  func updateDesign(_ design: Design, _ pass: borrowing DesignPass) {}
  func bind(_ item: Int, state: CellState) {}
  func sizeThatFits(width: Double, in environment: LayoutEnvironment) -> Size { .zero }
  func displayList(in size: Size, environment: LayoutEnvironment) -> DisplayList {
    let accessibility = AccessibilityElement(label: "view", traits: .button, actions: [.share("1")])
    return DisplayList(size: size, nodes: [Self.node("view")], accessibility: accessibility)
  }
}

/// A view of another family that took the name of the first.
final class NamesakeView: ContentView {
  static let kind: CellKind = "diary"
  func updateDesign(_ design: Int, _ pass: borrowing DesignPass) {}
  func bind(_ item: Int, state: CellState) {}
  func sizeThatFits(width: Double, in environment: LayoutEnvironment) -> Size { .zero }
  func displayList(in size: Size, environment: LayoutEnvironment) -> DisplayList {
    DisplayList(size: size, nodes: [DisplayNode(key: "namesake", frame: .zero, content: .control(.custom("")))])
  }
}

func environment(width: Double = 320, scale: Double = 2, engine: String = "silent") -> LayoutEnvironment {
  LayoutEnvironment(
    container: Size(width: width, height: 480), scale: scale, textEngine: SilentEngine(identity: engine))
}

func fault(_ path: String, _ problem: ConfigurationFault.Problem) -> ConfigurationFault {
  ConfigurationFault(path: path, problem: problem)
}

/// Counts how often its items are compared.
final class ComparedView: ContentView {
  final class Tally: Sendable {
    nonisolated(unsafe) var comparisons = 0
  }

  struct Item: Hashable, Sendable {
    let tally: Tally

    static func == (a: Item, b: Item) -> Bool {
      a.tally.comparisons += 1
      return a.tally === b.tally
    }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(tally)) }
  }

  static let kind: CellKind = "compared"
  func updateDesign(_ design: Int, _ pass: borrowing DesignPass) {}
  func bind(_ item: Item, state: CellState) {}
  func sizeThatFits(width: Double, in environment: LayoutEnvironment) -> Size { .zero }
  func displayList(in size: Size, environment: LayoutEnvironment) -> DisplayList { DisplayList(size: size) }
}
