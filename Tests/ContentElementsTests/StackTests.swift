import ContentElements
import LayoutKitCore
import LayoutKitTestSupport
import Testing

@Suite struct StackTests {
  private let hidden = BoxElement("hidden", 50, 50, isHidden: true)

  @Test func `A vertical stack adds up what shows, with gaps between`() {
    let stack = VerticalStack(spacing: 6, [hidden, BoxElement("a", 30, 10), hidden, BoxElement("b", 40, 20), hidden])
    #expect(stack.size(100) == Size(width: 40, height: 36))
    #expect(
      stack.frames(100, 36) == [
        "a": Rect(x: 0, y: 0, width: 100, height: 10), "b": Rect(x: 0, y: 16, width: 100, height: 20),
      ])
  }

  @Test func `Gaps are whole pixels`() {
    #expect(VerticalStack(spacing: 6.1, [BoxElement("a", 9, 10), BoxElement("b", 9, 10)]).size(9).height == 26.5)
  }

  @Test func `A stack of nothing that shows takes no room`() {
    #expect(VerticalStack(spacing: 6, [hidden, hidden]).isHidden)
    #expect(VerticalStack(spacing: 6, [hidden]).size(100) == .zero)
    #expect(VerticalStack([]).size(100) == .zero)
    #expect(HorizontalStack(spacing: 6, [(.fill, hidden)]).size(100) == .zero)
    #expect(OverlayStack([(.fill, hidden)]).size(100) == .zero)
    #expect(EmptyElement().isHidden && EmptyElement().size(9) == .zero && EmptyElement().nodes(9, 9).isEmpty)
  }

  @Test func `A horizontal stack gives its own first, then the rest, then the filling`() {
    let stack = HorizontalStack(
      spacing: 5, alignment: .top,
      [
        (.fill, BoxElement("fill", 1, 10)), (.own, BoxElement("own", 30, 20)), (.own, hidden),
        (.rest, BoxElement("rest", 25, 30)),
      ])
    #expect(stack.size(100) == Size(width: 100, height: 30))
    #expect(
      stack.frames(100, 30) == [
        "fill": Rect(x: 0, y: 0, width: 35, height: 10), "own": Rect(x: 40, y: 0, width: 30, height: 20),
        "rest": Rect(x: 75, y: 0, width: 25, height: 30),
      ])
  }

  @Test func `The rest has what its own leaves, whatever the order`() {
    let stack = HorizontalStack(
      spacing: 10, [(.rest, BoxElement("rest", 500, 10)), (.own, BoxElement("own", 30, 10))])
    #expect(stack.frames(100, 10)["rest"] == Rect(x: 0, y: 0, width: 60, height: 10))
    #expect(stack.frames(100, 10)["own"] == Rect(x: 70, y: 0, width: 30, height: 10))
  }

  @Test func `Two that fill share in whole pixels, nothing left over`() {
    let stack = HorizontalStack([(.fill, BoxElement("a", 1, 1)), (.fill, BoxElement("b", 1, 1))])
    let frames = stack.frames(100.5, 1)
    #expect(frames["a"] == Rect(x: 0, y: 0, width: 50, height: 1))
    #expect(frames["b"] == Rect(x: 50, y: 0, width: 50.5, height: 1))
  }

  @Test func `Without room, widths are zero and never negative`() {
    let stack = HorizontalStack(
      spacing: 20, [(.own, BoxElement("a", 30, 1)), (.rest, BoxElement("b", 30, 1)), (.fill, BoxElement("c", 30, 1))])
    for width in [0.0, 10, -5] {
      #expect(stack.size(width).width >= 0)
      #expect(stack.frames(width, 1).values.allSatisfy { $0.width >= 0 })
    }
  }

  @Test(arguments: [(HorizontalStack.CrossAlignment.top, 0.0), (.center, 4.5), (.bottom, 9.5)])
  func `What is lower stands where the stack says`(alignment: HorizontalStack.CrossAlignment, y: Double) {
    let stack = HorizontalStack(alignment: alignment, [(.own, BoxElement("a", 10, 10.5))])
    #expect(stack.frames(10, 20)["a"]?.y == y)
  }

  @Test func `A footer stands at the bottom, the other has the rest`() {
    let footer = FooterElement(BoxElement("footer", 30, 20), below: BoxElement("above", 50, 10))
    #expect(footer.size(100) == Size(width: 50, height: 30))
    #expect(
      footer.frames(100, 80) == [
        "above": Rect(x: 0, y: 0, width: 100, height: 60), "footer": Rect(x: 0, y: 60, width: 100, height: 20),
      ])
    #expect(footer.frames(100, 15)["footer"] == Rect(x: 0, y: 0, width: 100, height: 15))
    #expect(FooterElement(BoxElement("footer", 30, 20), below: hidden).nodes(100, 80).map(\.key) == ["footer"])
    #expect(FooterElement(hidden, below: hidden).isHidden)
  }

  @Test(arguments: [
    (OverlayStack.Position.fill, Rect(x: 0, y: 0, width: 100, height: 60)),
    (.bottom, Rect(x: 0, y: 40, width: 100, height: 20)), (.topLeading, Rect(x: 0, y: 0, width: 30, height: 20)),
    (.topTrailing, Rect(x: 70, y: 0, width: 30, height: 20)),
    (.bottomLeading, Rect(x: 0, y: 40, width: 30, height: 20)),
    (.bottomTrailing, Rect(x: 70, y: 40, width: 30, height: 20)),
    (.center, Rect(x: 35, y: 20, width: 30, height: 20)),
  ])
  func `A layer stands at its position`(position: OverlayStack.Position, frame: Rect) {
    let stack = OverlayStack([
      (.fill, BoxElement("back", 100, 60)), (position, BoxElement("layer", 30, 20)), (.fill, hidden),
    ])
    #expect(stack.size(100) == Size(width: 100, height: 60))
    #expect(stack.frames(100, 60)["layer"] == frame)
    #expect(stack.nodes(100, 60).map(\.key) == ["back", "layer"])
  }

  @Test func `Elements wrap where the line is full`() {
    let stack = WrappingStack(
      spacing: 5, lineSpacing: 3,
      [
        BoxElement("a", 30, 10), BoxElement("hidden", 9, 9, isHidden: true), BoxElement("b", 40, 12),
        BoxElement("c", 20, 8),
      ])
    // 30, 5 and 40 are 75; with 5 and 20 they would be 100.
    #expect(stack.size(100) == Size(width: 100, height: 12))
    #expect(stack.size(99) == Size(width: 75, height: 12 + 3 + 8))
    #expect(
      stack.frames(74, 40) == [
        "a": Rect(x: 0, y: 0, width: 30, height: 10), "b": Rect(x: 0, y: 13, width: 40, height: 12),
        "c": Rect(x: 45, y: 13, width: 20, height: 8),
      ])
    #expect(stack.size(10).width == 10)
    #expect(WrappingStack([BoxElement("a", 1, 1, isHidden: true)]).isHidden)
  }
}
