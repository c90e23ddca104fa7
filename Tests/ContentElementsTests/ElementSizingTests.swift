import ContentElements
import LayoutKitCore
import LayoutKitTestSupport
import Testing

@Suite struct ElementSizingTests {
  @Test func `What was written answers for what was bound then`() {
    let line = text("twelve chars")
    let sizing = ElementSizing(VerticalStack([line, BoxElement("box", 10, 7)]), in: environment)
    line.setText("two")
    // Twelve characters of 5 points take a line of 12 points in 60 and two in 50.
    #expect(sizing.size(forWidth: 60) == Size(width: 60, height: 19))
    #expect(sizing.size(forWidth: 50).height == 31)
    line.setText(nil)
    #expect(sizing.size(forWidth: 60).height == 19)
  }

  @Test func `What is like another shares its steps, and answers for its own texts`() {
    let line = text("twelve chars")
    let stack = VerticalStack([line, BoxElement("box", 10, 7)])
    let first = ElementSizing(stack, in: environment)
    line.setText("four")
    let second = ElementSizing(stack, in: environment, like: first)
    line.setText(nil)
    let third = ElementSizing(stack, in: environment, like: second)
    // Six letters of 5 points on the first of two lines of 12 points; four letters on one.
    #expect(first.size(forWidth: 50) == Size(width: 30, height: 31))
    #expect(second.size(forWidth: 50) == Size(width: 20, height: 19))
    #expect(third.size(forWidth: 50) == Size(width: 10, height: 7))
  }

  @Test func `A stack that stands in two branches is measured in each by its own width`() {
    let words = VerticalStack(spacing: 2, [text("twelve chars"), text("four", key: "second")])
    let wide = HorizontalStack(spacing: 4, [(.own, BoxElement("box", 26, 10)), (.fill, words)])
    let narrow = VerticalStack([BoxElement("above", 10, 30), words])
    let sizing = ElementSizing(AdaptiveElement(from: 90, wide: wide, narrow: narrow), in: environment)
    // 90 leave 60: a line and another. 80 below the picture: the same. 59: two lines and another.
    #expect(sizing.size(forWidth: 90).height == 26)
    #expect(sizing.size(forWidth: 80).height == 56)
    #expect(sizing.size(forWidth: 59).height == 68)
    #expect(sizing.size(forWidth: 60).height == 56)
  }

  @Test func `A stack first met in what takes no room in the end is written where it shows`() {
    let words = VerticalStack([text("four")])
    let hidden = BoxElement("hidden", 1, 1, isHidden: true)
    let nothing = AdaptiveElement(from: 1, besides: words, wide: hidden, narrow: hidden)
    #expect(VerticalStack([nothing, words, words]).size(100) == Size(width: 20, height: 24))
  }

  @Test func `What no element shows takes no room and no spacing`() {
    let hidden = BoxElement("hidden", 40, 20, isHidden: true)
    let box = BoxElement("box", 10, 10)
    let empty: [any ContentElement] = [
      VerticalStack([hidden, hidden]), HorizontalStack([(.fill, hidden)]), WrappingStack([hidden]),
      OverlayStack([(.fill, hidden)]), InsetElement(Insets(4), hidden), AspectElement(ratio: 1, hidden),
      SizedElement(Size(width: 5, height: 5), hidden), CenteredElement(hidden), MinimumWidthElement(50, hidden),
      SplitElement(share: 0.5, hidden, hidden), AlignedElement(.center, hidden), EitherElement(hidden, else: hidden),
      AdaptiveElement(from: 10, wide: hidden, narrow: hidden), FooterElement(hidden, below: hidden),
      ScrimElement(color: .black, fade: 3, hidden), RatioElement(hidden), text(nil), BadgeElement("badge"),
      AccessoryElement("accessory"), ToolbarElement("toolbar"), DotsElement("dots"), SymbolElement("symbol"),
      PlayerElement("player"), ButtonElement("button"), EmptyElement(), FittingElement([hidden]),
    ]
    for element in empty {
      #expect(element.isHidden)
      #expect(element.size(100) == .zero)
      #expect(VerticalStack(spacing: 8, [box, element, box]).size(100).height == 28)
      #expect(HorizontalStack(spacing: 8, [(.own, box), (.own, element), (.own, box)]).size(100).width == 28)
    }
  }

  @Test func `A card is there with the room around nothing`() {
    let hidden = BoxElement("hidden", 40, 20, isHidden: true)
    let design = CardElement.Design(DesignModel(), in: environment)
    let stack = VerticalStack([InsetElement(Insets(4), hidden)])
    #expect(CardElement(design, InsetElement(Insets(8), hidden)).size(100) == Size(width: 16, height: 16))
    #expect(CardElement(design, InsetElement(Insets(8), stack)).size(100) == Size(width: 16, height: 16))
    #expect(CardElement(design, stack).size(100) == .zero)
    #expect(VerticalStack(spacing: 5, [CardElement(design, hidden), BoxElement("box", 9, 9)]).size(100).height == 14)
  }

  @Test func `Elements of a package's own making say what they take of a width`() {
    #expect(HalfElement().size(90) == Size(width: 45, height: 45))
    #expect(InsetElement(Insets(5), HalfElement()).size(90) == Size(width: 50, height: 50))
  }

  /// Random trees: as high as what they place, in any width.
  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func `A tree is as high as the lowest edge of what it places`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let root = VerticalStack(spacing: 3, (0..<4).map { _ in tree(depth: 3, &generator) })
    let sizing = ElementSizing(root, in: environment)
    for width in [33.0, 90, 150, 287.5, 400] {
      let size = sizing.size(forWidth: width)
      #expect(size == root.size(width))
      let frames = root.nodes(width, size.height).map(\.frame)
      #expect(abs((frames.map(\.maxY).max() ?? 0) - size.height) < 0.001)
    }
  }

  /// Elements whose lowest part ends where they end. What stands beside something keeps its width or fills the rest: parts
  /// that take what they need are placed in no more, where a text may need more lines.
  private func tree(depth: Int, _ generator: inout SeededGenerator) -> any ContentElement {
    func next() -> any ContentElement { tree(depth: depth - 1, &generator) }
    let length = Double(Int.random(in: 1...40, using: &generator))
    let box = BoxElement("box", length, length / 2, isHidden: length > 35)
    switch depth == 0 ? 0 : Int.random(in: 0...6, using: &generator) {
    case 0:
      return Bool.random(using: &generator) ? box : text(String(repeating: "word ", count: Int(length / 4)))
    case 1: return VerticalStack(spacing: length / 8, [next(), next()])
    case 2: return HorizontalStack(spacing: 2, alignment: .bottom, [(.own, box), (.fill, next()), (.fill, next())])
    case 3: return WrappingStack(spacing: 2, lineSpacing: 3, [box, box, box])
    case 4:
      let (wide, narrow) = (BoxElement("wide", 3, 4), BoxElement("narrow", 3, 4))
      return AdaptiveElement(
        from: 3 * length, besides: box, wide: VerticalStack([next(), wide]), narrow: VerticalStack([next(), narrow]))
    case 5: return OverlayStack([(.fill, next()), (.bottom, next())])
    default: return EitherElement(next(), else: next())
    }
  }
}

/// A square of half the width.
private final class HalfElement: ContentElement {
  let isHidden = false

  func writeSize(to sizes: inout SizeWriter, in environment: LayoutEnvironment) {
    sizes.computed { Size(width: $0 / 2, height: $0 / 2) }
  }

  func place(in frame: Rect, environment: LayoutEnvironment, into nodes: inout [DisplayNode]) {}
}
