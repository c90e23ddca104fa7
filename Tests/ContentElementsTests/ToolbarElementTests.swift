import ContentElements
import LayoutKitCore
import LayoutKitTestSupport
import Testing

@Suite struct ToolbarElementTests {
  private func toolbar(_ count: Int) -> ToolbarElement {
    let toolbar = ToolbarElement("bar")
    design { toolbar.setDesign(color: .black, accent: .white, $0) }
    toolbar.setButtons((0..<count).map { .init(.share, action: .custom("\($0)"), isOn: $0 == 1) })
    return toolbar
  }

  @Test func `Every button can be hit in a square of 44 points`() {
    let bar = toolbar(3)
    #expect(bar.size(300) == Size(width: 132, height: 44))
    let controls = bar.nodes(300, 44).filter { if case .control = $0.content { true } else { false } }
    #expect(controls.map(\.frame) == [0, 44, 88].map { Rect(x: $0, y: 0, width: 44, height: 44) })
    let list = DisplayList(size: Size(width: 300, height: 44), nodes: bar.nodes(300, 44))
    #expect(list.action(at: Point(x: 43, y: 43)) == .custom("0"))
    #expect(list.action(at: Point(x: 44, y: 0)) == .custom("1"))
    #expect(list.action(at: Point(x: 132, y: 0)) == nil)
  }

  @Test func `Icons of 20 points stand flush with the leading edge, in the middle of the height`() {
    let frames = toolbar(2).frames(300, 44)
    #expect(frames["bar.0"] == Rect(x: 0, y: 12, width: 20, height: 20))
    #expect(frames["bar.1"] == Rect(x: 44, y: 12, width: 20, height: 20))
  }

  @Test(arguments: [(131.0, 2), (132, 3), (87, 1), (43, 0), (0, 0)])
  func `What does not fit is left out`(width: Double, count: Int) {
    #expect(DisplayList(size: .zero, nodes: toolbar(3).nodes(width, 44)).actions.count == count)
    #expect(toolbar(3).size(width).width <= width)
  }

  @Test func `A button that is on has the accent's colour`() {
    let colors = toolbar(2).nodes(300, 44).compactMap { node in
      if case .shape(let shape) = node.content { shape.stroke } else { nil }
    }
    #expect(colors == [.black, .white])
  }

  @Test func `Without buttons it takes no room`() {
    #expect(toolbar(0).isHidden)
    #expect(toolbar(0).size(300) == .zero)
    #expect(toolbar(0).nodes(300, 44).isEmpty)
  }
}
