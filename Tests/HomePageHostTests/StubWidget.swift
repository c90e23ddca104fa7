import HomePageHost
import LayoutKitCore
import LayoutKitTestSupport

/// Cells of given heights, one below the other; it writes down what the page asks of it.
final class StubWidget: HomeWidget {
  let id: SectionID
  let sectionKind = SectionKind.custom
  let margins = Insets.zero
  let scrolling = WidgetScrolling.withPage
  let cellKinds: [CellKind] = ["stub"]
  var heights: [Double]
  /// What replaces `heights` at the next reload.
  var next: [Double]?
  private(set) var events: [String] = []
  private(set) var hosts: Set<ObjectIdentifier> = []
  /// The host that last showed each cell.
  var seats: [VisibleIndex: ObjectIdentifier] = [:]
  /// Cells that open nothing.
  var unopened: Set<Int> = []
  private(set) var environment: LayoutEnvironment?
  private(set) var design: DesignModel?
  let journal: Journal?
  var around: [WidgetDecoration] = []

  /// The events of several widgets in one order.
  final class Journal {
    var events: [String] = []
  }

  init(_ id: SectionID, _ heights: [Double], journal: Journal? = nil) {
    self.id = id
    self.heights = heights
    self.journal = journal
  }

  private func note(_ event: String) {
    events.append(event)
    journal?.events.append("\(id.rawValue) \(event)")
  }

  var cellCount: Int { environment == nil ? 0 : heights.count }
  func size(forWidth width: Double) -> Size { Size(width: width, height: heights.reduce(0, +)) }

  func frame(ofCell index: VisibleIndex) -> Rect {
    Rect(
      x: 0, y: heights.prefix(index.value).reduce(0, +), width: environment?.container.width ?? 0,
      height: heights[index.value])
  }

  func cells(in rect: Rect) -> [VisibleIndex] {
    heights.indices.map { VisibleIndex($0) }.filter { frame(ofCell: $0).intersects(rect) }
  }

  func decorations(in rect: Rect) -> [WidgetDecoration] { around.filter { $0.frame.intersects(rect) } }

  func kind(ofCell index: VisibleIndex) -> CellKind { "stub" }

  func configure(_ host: ContentHost, forCell index: VisibleIndex) {
    hosts.insert(ObjectIdentifier(host))
    seats[index] = ObjectIdentifier(host)
    host.apply(ContentBox(Content<StubCell>(design: Shared("design"), item: "\(id.rawValue).\(index.value)")))
  }

  func action(forCell index: VisibleIndex) -> ContentAction? {
    unopened.contains(index.value) ? nil : .open(ItemID(rawValue: "\(id.rawValue).\(index.value)"))
  }

  func reload() {
    note("reload")
    heights = next ?? heights
    next = nil
  }

  func willAppear() { note("willAppear") }
  func didAppear() { note("didAppear") }
  func didDisappear() { note("didDisappear") }
  func designChanged(to design: DesignModel) { self.design = design }
  func environmentChanged(to environment: LayoutEnvironment) { self.environment = environment }
}

/// A control at the left, 20 points wide.
final class StubCell: ContentView {
  static let kind: CellKind = "stub"
  private var item = ""
  func updateDesign(_ design: String, _ pass: borrowing DesignPass) {}
  func bind(_ item: String, state: CellState) { self.item = item }
  func sizeThatFits(width: Double, in environment: LayoutEnvironment) -> Size { .zero }

  func displayList(in size: Size, environment: LayoutEnvironment) -> DisplayList {
    let frame = Rect(x: 0, y: 0, width: 20, height: size.height)
    let share = DisplayNode(key: "share", frame: frame, content: .control(.share(ItemID(rawValue: item))))
    return DisplayList(size: size, nodes: [share])
  }
}

/// Writes down what readers ask for.
final class ActionLog: ContentActionHandler {
  private(set) var actions: [ContentAction] = []
  private(set) var sections: [SectionID] = []

  func handle(_ action: ContentAction, in section: SectionID) {
    actions.append(action)
    sections.append(section)
  }
}
