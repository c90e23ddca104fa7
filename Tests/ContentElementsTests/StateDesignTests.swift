import ContentElements
import LayoutKitCore
import LayoutKitTestSupport
import Testing

@Suite struct StateDesignTests {
  private static let frame = Rect(x: 0, y: 0, width: 100, height: 60)
  private static let design = DesignModel()
  private let states = StateDesign(Self.design, in: environment)

  /// A card with a box and a control on it.
  private var list: DisplayList {
    let card = CardElement(.init(Self.design, in: environment), BoxElement("box", 100, 60))
    let control = DisplayNode(key: "control", frame: Self.frame, content: .control(.share("1")))
    return DisplayList(size: Self.frame.size, nodes: card.nodes(100, 60) + [control])
  }

  private func drawn(_ change: (inout CellState) -> Void) -> DisplayList {
    var state = CellState.normal
    change(&state)
    return states.drawing(list, in: state)
  }

  private func keys(_ change: (inout CellState) -> Void) -> [String] { drawn(change).allNodes.map(\.key) }

  @Test func `A state of the app's own draws nothing`() { #expect(drawn { $0.custom = ["new"] } == list) }

  @Test func `A chosen cell is tinted between surface and content, and lined above all`() {
    #expect(
      keys { $0.isSelected = true } == ["card.group", "card", "state.selected", "box", "control", "state.border"])
    #expect(
      drawn { $0.isSelected = true }.node("state.border")?.content
        == .shape(
          ShapeContent(
            .rectangle(cornerRadius: 12), stroke: Self.design.states.selected.border.color.light, lineWidth: 2)))
  }

  @Test func `A cell without surface is tinted below everything`() {
    let plain = DisplayList(size: Self.frame.size, nodes: BoxElement("box", 100, 60).nodes(100, 60))
    var state = CellState.normal
    state.isSelected = true
    #expect(states.drawing(plain, in: state).nodes.map(\.key) == ["state.selected", "box", "state.border"])
  }

  @Test func `A cell under a finger is tinted above all and scaled as a whole`() throws {
    let list = drawn { $0.isHighlighted = true }
    #expect(list.allNodes.map(\.key) == ["state", "card.group", "card", "box", "control", "state.highlighted"])
    guard case .group(let group)? = list.nodes.first?.content else {
      Issue.record("no group")
      return
    }
    #expect(group.scale == 0.97 && group.opacity == 1 && !group.clips)
    #expect(list.action(at: Point(x: 50, y: 30)) == .share("1"))
  }

  @Test func `A cell that cannot be used is pale and asks for nothing`() {
    let list = drawn { $0.isDisabled = true }
    #expect(list.allNodes.map(\.key) == ["state", "card.group", "card", "box"])
    #expect(list.action(at: Point(x: 50, y: 30)) == nil)
    if case .group(let group)? = list.nodes.first?.content { #expect(group.opacity == 0.4 && group.scale == 1) }
  }

  @Test func `A cell in focus has a ring, and corners never reach past its middle`() {
    var low = states
    low.cornerRadius = 80
    var state = CellState.normal
    state.isFocused = true
    let ring = low.drawing(list, in: state).node("state.focused")
    #expect(
      ring?.content
        == .shape(
          ShapeContent(.rectangle(cornerRadius: 30), stroke: Self.design.states.focused.color.light, lineWidth: 3)))
  }

  @Test(arguments: [0b1, 0b10, 0b100, 0b1000, 0b1111, 0b0101, 0b0110])
  func `Whatever the state, the nodes of surface and content are what they were`(marks: Int) {
    let list = drawn { state in
      state.isHighlighted = marks & 1 != 0
      state.isSelected = marks & 2 != 0
      state.isDisabled = marks & 4 != 0
      state.isFocused = marks & 8 != 0
    }
    for key in ["card", "box"] { #expect(list.node(key) == self.list.node(key)) }
  }
}
