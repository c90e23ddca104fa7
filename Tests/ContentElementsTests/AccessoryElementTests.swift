import ContentElements
import LayoutKitCore
import LayoutKitTestSupport
import Testing

/// Symbols are 18.2 points wide (1.4 times a byline of 13), 18.5 on a grid of half points, with 8 between them; a badge's
/// letters advance 6 points, with 6 on both sides.
@Suite struct AccessoryElementTests {
  private func element(
    badge: String? = nil, isSelected: Bool = false, _ change: (inout DesignModel.Accessories) -> Void = { _ in }
  ) -> AccessoryElement {
    var model = DesignModel()
    change(&model.accessories)
    let element = AccessoryElement("a")
    design { element.setDesign(.init(model, in: environment), $0) }
    var state = CellState.normal
    state.isSelected = isSelected
    element.setAccessory(badge: badge, state: state)
    return element
  }

  @Test func `Without anything to show it takes no room`() {
    #expect(element().isHidden)
    #expect(element(badge: "3") { $0.badge = false }.isHidden)
    #expect(element().size(300) == .zero)
  }

  @Test func `A badge, a ring, a handle and an arrow stand side by side, in the middle`() {
    let all = element(badge: "New") {
      $0.disclosure = true
      $0.checkmark = true
      $0.reorder = true
    }
    #expect(all.size(400) == Size(width: 30 + 3 * (8 + 18.5), height: 20))
    // Half of 219 is just enough; of less, the badge goes first.
    #expect(all.size(219).width == 109.5)
    #expect(all.size(218).width == 3 * 18.5 + 2 * 8)
    #expect(all.size(142).width == 2 * 18.5 + 8)
    let frames = all.frames(109.5, 40)
    #expect(frames["a.badge"] == Rect(x: 0, y: 10, width: 30, height: 20))
    #expect(frames["a.ring"] == Rect(x: 38, y: 11, width: 18.5, height: 18.5))
    #expect(frames["a.handle"] == Rect(x: 64.5, y: 11, width: 18.5, height: 18.5))
    #expect(frames["a.disclosure"] == Rect(x: 91, y: 11, width: 18.5, height: 18.5))
  }

  @Test func `A tick takes the ring's place while the cell is selected`() {
    let (off, on) = (element { $0.checkmark = true }, element(isSelected: true) { $0.checkmark = true })
    #expect(off.size(300) == on.size(300))
    #expect(off.frames(18.5, 20).keys.sorted() == ["a.ring"])
    #expect(on.frames(18.5, 20).keys.sorted() == ["a.tick"])
  }

  @Test func `Symbols take half of the width at most, and with a badge that is cut a third`() {
    let both = element(badge: "A rather long badge") { $0.disclosure = true }
    // A third of 300 less an arrow and a gap leaves 73.5 for the badge.
    #expect(both.size(300) == Size(width: 100, height: 20))
    #expect(both.frames(100, 20)["a.badge"] == Rect(x: 0, y: 0, width: 73.5, height: 20))
    #expect(both.frames(100, 20)["a.disclosure"]?.x == 81.5)
    // Three times the letters' 12 points and 12 around them are the least of a badge that is cut.
    #expect(both.size(150).width == 48 + 8 + 18.5)
    #expect(both.size(124).width == 18.5)
    #expect(both.size(36) == .zero)
  }

  @Test func `The arrow points where reading goes`() {
    func isMirrored(_ nodes: [DisplayNode]) -> Bool? {
      if case .shape(let shape)? = nodes.first?.content { shape.isMirrored } else { nil }
    }
    let nodes = element { $0.disclosure = true }.nodes(18.5, 20)
    #expect(isMirrored(nodes) == false)
    #expect(isMirrored(DisplayList(size: Size(width: 50, height: 20), nodes: nodes).mirrored().nodes) == true)
    #expect(isMirrored(element { $0.reorder = true }.nodes(18.5, 20)) == nil)
  }

  @Test(arguments: [(LineAlignment.leading, 3.0), (.natural, 3), (.center, 23), (.trailing, 43)])
  func `An aligned element stands where a text would`(alignment: LineAlignment, x: Double) {
    var nodes: [DisplayNode] = []
    AlignedElement(alignment, BoxElement("box", 60, 10))
      .place(in: Rect(x: 3, y: 0, width: 100, height: 10), environment: environment, into: &nodes)
    #expect(nodes.map(\.frame) == [Rect(x: x, y: 0, width: 60, height: 10)])
  }
}
