import HomePageHost
import LayoutKitCore
import LayoutKitTestSupport
import Testing

@Suite struct HomePageTests {
  private let environment = Fixtures.environment(width: 320)

  private func screen(_ y: Double, height: Double = 100) -> Rect { Rect(x: 0, y: y, width: 320, height: height) }

  @Test func `Widgets stand one below the other`() {
    let page = HomePage(
      widgets: [StubWidget("a", [40, 60]), StubWidget("b", []), StubWidget("c", [30])], environment: environment)
    #expect(page.frame(ofWidget: 0) == Rect(x: 0, y: 0, width: 320, height: 100))
    #expect(page.frame(ofWidget: 1) == Rect(x: 0, y: 100, width: 320, height: 0))
    #expect(page.frame(ofWidget: 2) == Rect(x: 0, y: 100, width: 320, height: 30))
    #expect(page.contentSize == Size(width: 320, height: 130))
  }

  @Test func `A page without widgets is empty`() {
    let page = HomePage(widgets: [], environment: environment)
    #expect(page.contentSize == Size(width: 320, height: 0))
    #expect(page.pieces(in: screen(0)).isEmpty)
    #expect(page.tap(at: .zero) == nil)
  }

  @Test func `Pieces are what can be seen, on the page's own ground`() {
    let page = HomePage(
      widgets: [StubWidget("a", [40, 60]), StubWidget("b", [30, 30])], environment: environment)
    let pieces = page.pieces(in: screen(40, height: 70))
    #expect(pieces.map(\.widget) == ["a", "b"])
    #expect(pieces.map(\.cell) == [VisibleIndex(1), VisibleIndex(0)])
    #expect(
      pieces.map(\.frame) == [
        Rect(x: 0, y: 40, width: 320, height: 60), Rect(x: 0, y: 100, width: 320, height: 30),
      ])
  }

  @Test func `When one widget changes its size, those below move`() {
    let first = StubWidget("a", [40])
    let page = HomePage(widgets: [first, StubWidget("b", [30])], environment: environment)
    first.next = [40, 25]
    page.reload(widget: 0)
    #expect(page.frame(ofWidget: 1).y == 65)
    #expect(page.contentSize.height == 95)
    #expect(page.pieces(in: screen(65)).map(\.widget) == ["b"])
    first.next = []
    page.reload(widget: 0)
    #expect(page.frame(ofWidget: 1).y == 0)
  }

  @Test func `Widgets are told of their coming and going, in order`() {
    let journal = StubWidget.Journal()
    let widgets = ["a", "b", "c"].map { StubWidget(SectionID(rawValue: $0), [100], journal: journal) }
    let page = HomePage(widgets: widgets, environment: environment)
    #expect(journal.events == [])
    _ = page.pieces(in: screen(0, height: 150))
    #expect(journal.events == ["a willAppear", "a didAppear", "b willAppear", "b didAppear"])
    _ = page.pieces(in: screen(10, height: 150))
    #expect(journal.events.count == 4)
    journal.events = []
    _ = page.pieces(in: screen(100, height: 150))
    #expect(journal.events == ["a didDisappear", "c willAppear", "c didAppear"])
    journal.events = []
    _ = page.pieces(in: screen(900))
    #expect(journal.events == ["b didDisappear", "c didDisappear"])
  }

  @Test func `Hosts are reused: never more than can be seen at once`() {
    let widget = StubWidget("a", Array(repeating: 30, count: 200))
    let page = HomePage(widgets: [widget], environment: environment)
    var most = 0
    for y in stride(from: 0.0, through: 5_900, by: 17) { most = max(most, page.pieces(in: screen(y)).count) }
    for y in stride(from: 5_900.0, through: 0, by: -41) { most = max(most, page.pieces(in: screen(y)).count) }
    #expect(most == 5)
    #expect(widget.hosts.count <= most)
  }

  @Test func `A reused host shows the cell it stands for`() {
    let widget = StubWidget("a", Array(repeating: 30, count: 50))
    let page = HomePage(widgets: [widget], environment: environment)
    for y in [0.0, 300, 30, 1_400, 0] {
      for piece in page.pieces(in: screen(y)) {
        #expect(piece.list.actions == [.share(ItemID(rawValue: "a.\(piece.cell?.value ?? -1)"))])
      }
    }
  }

  @Test func `A tap finds the control, else the cell, else nothing`() {
    let page = HomePage(widgets: [StubWidget("a", [40]), StubWidget("b", [40])], environment: environment)
    let log = ActionLog()
    page.actionHandler = log
    #expect(page.tap(at: Point(x: 5, y: 45)) == .share("b.0"))
    #expect(page.tap(at: Point(x: 100, y: 39.9)) == .open("a.0"))
    #expect(page.tap(at: Point(x: 100, y: 40)) == .open("b.0"))
    #expect(page.tap(at: Point(x: 100, y: 80)) == nil)
    #expect(page.tap(at: Point(x: -1, y: 5)) == nil)
    #expect(page.tap(at: Point(x: .nan, y: .infinity)) == nil)
    #expect(log.actions == [.share("b.0"), .open("a.0"), .open("b.0")])
    #expect(log.sections == ["b", "a", "b"])
  }

  /// A decoration over the whole of a widget of 40 points that asks for its own name where it asks for anything.
  private func decoration(_ name: String, _ zIndex: Int, isControl: Bool = false) -> WidgetDecoration {
    let frame = Rect(x: 0, y: 0, width: 320, height: 40)
    let content: DisplayNode.Content =
      isControl ? .control(.custom(name)) : .shape(ShapeContent(.ellipse, fill: .color(.black)))
    return WidgetDecoration(
      frame: frame,
      list: DisplayList(size: frame.size, nodes: [DisplayNode(key: name, frame: frame, content: content)]),
      zIndex: zIndex)
  }

  @Test func `A widget's pieces are a pile: what is below the cells, the cells, what is above`() {
    let (first, second) = (StubWidget("a", [40]), StubWidget("b", [40]))
    first.around = [
      decoration("top", 20), decoration("line", 10), decoration("same", 10), decoration("title", -10),
      decoration("back", -20), decoration("even", 0),
    ]
    second.around = [decoration("late", -90)]
    let pieces = HomePage(widgets: [first, second], environment: environment).pieces(in: screen(0))
    #expect(
      pieces.map { $0.list.nodes.first?.key } == [
        "back", "title", "share", "even", "line", "same", "top", "late", "share",
      ])
    #expect(pieces.map { $0.cell != nil } == [false, false, true, false, false, false, false, false, true])
    #expect(pieces.last?.frame.y == 40)
  }

  @Test func `A decoration is drawn below the cells unless it says otherwise`() {
    #expect(WidgetDecoration(frame: .zero, list: DisplayList(size: .zero)).zIndex < 0)
  }

  @Test func `A touch finds the topmost control of the pile`() {
    let widget = StubWidget("a", [40])
    let page = HomePage(widgets: [widget], environment: environment)
    let point = Point(x: 100, y: 5)
    widget.around = [decoration("below", -5, isControl: true), decoration("ink", 9)]
    #expect(page.tap(at: point) == .open("a.0"))
    widget.around.append(decoration("line", 3, isControl: true))
    #expect(page.tap(at: point) == .custom("line"))
    widget.around.insert(decoration("top", 20, isControl: true), at: 0)
    #expect(page.tap(at: point) == .custom("top"))
    widget.around = [decoration("back", -20, isControl: true), decoration("below", -5, isControl: true)]
    widget.heights = [0, 40]
    #expect(page.tap(at: Point(x: 100, y: 39)) == .open("a.1"))
    widget.heights = [0]
    #expect(page.tap(at: point) == .custom("below"))
  }

  @Test func `From right to left, controls are hit where they are seen`() {
    let page = HomePage(
      widgets: [StubWidget("a", [40])], environment: Fixtures.environment(width: 320, direction: .rightToLeft))
    #expect(page.tap(at: Point(x: 5, y: 5)) == .open("a.0"))
    #expect(page.tap(at: Point(x: 315, y: 5)) == .share("a.0"))
  }

  @Test func `The handler is not kept alive`() {
    let page = HomePage(widgets: [StubWidget("a", [40])], environment: environment)
    var log: ActionLog? = ActionLog()
    page.actionHandler = log
    #expect(log?.actions == [])
    log = nil
    #expect(page.actionHandler == nil)
    #expect(page.tap(at: Point(x: 100, y: 5)) == .open("a.0"))
  }

  @Test func `Environment and design are passed on`() {
    let widget = StubWidget("a", [40])
    let page = HomePage(widgets: [widget], environment: environment)
    #expect(widget.environment == environment)
    var wide = environment
    wide.container.width = 700
    page.environmentChanged(to: wide)
    #expect(widget.environment?.container.width == 700)
    #expect(page.contentSize.width == 700)
    var design = DesignModel()
    design.cornerRadius = 1
    page.designChanged(to: design)
    #expect(widget.design == design)
  }

  @Test(arguments: [0, -1, .nan, .infinity, -.infinity] as [Double])
  func `A page without width shows nothing, and comes back`(width: Double) {
    var narrow = environment
    narrow.container.width = width
    let page = HomePage(widgets: [StubWidget("a", [40])], environment: narrow)
    #expect(page.contentSize == .zero)
    #expect(page.pieces(in: screen(0)).isEmpty)
    #expect(page.tap(at: Point(x: 5, y: 5)) == nil)
    page.environmentChanged(to: environment)
    #expect(page.pieces(in: screen(0)).count == 1)
  }
}
