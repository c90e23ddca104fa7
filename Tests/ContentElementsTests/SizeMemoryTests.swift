import ContentElements
import LayoutKitCore
import LayoutKitTestSupport
import Testing

@Suite struct SizeMemoryTests {
  private let line = text("twelve chars")
  private let box = CountingElement()
  private let memory = SizeMemory()

  private func sizing(
    _ root: any ContentElement, shape: Int?, like previous: ElementSizing?
  ) -> ElementSizing { memory.sizing(of: root, shape: shape, in: environment, like: previous) }

  @Test func `An item of a known shape hands over its own texts and writes nothing`() {
    let root = VerticalStack([line, box])
    let first = sizing(root, shape: 1, like: nil)
    line.setText("four")
    let second = sizing(root, shape: 1, like: first)
    #expect(box.count == 1)
    // Twelve characters of 5 points take two lines of 12 in 50, four take one; the box has 7.
    #expect(first.size(forWidth: 50).height == 31)
    #expect(second.size(forWidth: 50) == Size(width: 20, height: 19))
    line.setText(nil)
    #expect(sizing(root, shape: 0, like: second).size(forWidth: 50).height == 7)
    line.setText("two")
    #expect(sizing(root, shape: 1, like: second).size(forWidth: 50).height == 19)
    #expect(box.count == 2)
  }

  @Test func `A text of a known shape is spelled as its design says`() {
    var design = smallText
    design.uppercase = true
    let line = text("aß", design: design)
    let first = sizing(line, shape: 1, like: nil)
    // Capitals have two letters for one; each character has 5 points.
    #expect(first.size(forWidth: 50).width == 15)
    line.setText("ß")
    #expect(sizing(line, shape: 1, like: first).size(forWidth: 50).width == 10)
  }

  @Test func `A shape that is not told, another root and another environment are written anew`() {
    let root = VerticalStack([line, box])
    let first = sizing(root, shape: 1, like: nil)
    _ = sizing(root, shape: nil, like: first)
    #expect(box.count == 2)
    let other = VerticalStack(spacing: 2, [line, box])
    #expect(sizing(other, shape: 1, like: first).size(forWidth: 60).height == 21)
    #expect(box.count == 3)
    // What was left behind in another environment is not handed over.
    _ = sizing(other, shape: 1, like: nil)
    #expect(box.count == 4)
  }

  @Test func `What an item works out by itself is written each time`() {
    let half = ComputedElement()
    let root = VerticalStack([line, half])
    let first = sizing(root, shape: 1, like: nil)
    half.height = 20
    #expect(first.size(forWidth: 60).height == 22)
    #expect(sizing(root, shape: 1, like: first).size(forWidth: 60).height == 32)
  }
}

/// Takes 7 points of height, and counts how often it writes so.
private final class CountingElement: ContentElement {
  let isHidden = false
  private(set) var count = 0

  func writeSize(to sizes: inout SizeWriter, in environment: LayoutEnvironment) {
    count += 1
    sizes.fixed(Size(width: 10, height: 7))
  }

  func place(in frame: Rect, environment: LayoutEnvironment, into nodes: inout [DisplayNode]) {}
}

private final class ComputedElement: ContentElement {
  let isHidden = false
  var height = 10.0

  func writeSize(to sizes: inout SizeWriter, in environment: LayoutEnvironment) {
    sizes.computed { [height] in Size(width: $0, height: height) }
  }

  func place(in frame: Rect, environment: LayoutEnvironment, into nodes: inout [DisplayNode]) {}
}
