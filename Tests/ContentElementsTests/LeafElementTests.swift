import ContentElements
import LayoutKitCore
import LayoutKitTestSupport
import Testing

@Suite struct LeafElementTests {
  @Test func `A picture covers its frame and is asked for in its pixels`() {
    let media = MediaElement("media")
    design { media.setDesign(.init(cornerRadius: 40, placeholder: .black), $0) }
    media.setSource("a.jpg")
    #expect(media.size(50) == Size(width: 50, height: 0))
    // Half of the shorter side is the most a corner can be rounded by.
    #expect(
      media.nodes(50, 30) == [
        DisplayNode(
          key: "media", frame: Rect(x: 0, y: 0, width: 50, height: 30),
          content: .image(
            ImageContent(
              request: MediaRequest(source: "a.jpg", pixelWidth: 100, pixelHeight: 60), cornerRadius: 15,
              placeholder: .black)))
      ])
    media.setSource(nil)
    #expect(DisplayList(size: .zero, nodes: media.nodes(50, 30)).allNodes.count == 1)
    #expect(media.nodes(0, 30).isEmpty)
    #expect(!media.isHidden)
  }

  @Test func `A round picture is a circle in the middle`() throws {
    let media = MediaElement("media")
    design { media.setDesign(.init(cornerRadius: 2, placeholder: .black), $0) }
    media.isRound = true
    #expect(media.frames(50, 50) == ["media": Rect(x: 0, y: 0, width: 50, height: 50)])
    #expect(media.frames(50, 70) == ["media": Rect(x: 0, y: 10, width: 50, height: 50)])
    // Four fifths of 50.
    #expect(media.frames(90, 50) == ["media": Rect(x: 25, y: 5, width: 40, height: 40)])
    guard case .image(let image)? = media.nodes(90, 50).first?.content else {
      Issue.record("no picture")
      return
    }
    #expect(image.cornerRadius == 20)
    media.isRound = false
    #expect(media.frames(90, 50) == ["media": Rect(x: 0, y: 0, width: 90, height: 50)])
  }

  @Test func `A badge that must not be missed stands on a colour of its own`() {
    func background(_ look: BadgeElement.Design, isAlert: Bool) -> ShapeContent.Fill? {
      let badge = BadgeElement("badge")
      design { badge.setDesign(look, $0) }
      badge.setBadge("Live", symbol: nil, isAlert: isAlert)
      guard case .shape(let shape)? = badge.nodes(50, 20).first?.content else { return nil }
      return shape.fill
    }
    let red = ColorValue(red: 200, green: 0, blue: 0)
    let look = BadgeElement.Design(text: smallText, background: .black, alert: red)
    #expect(background(look, isAlert: true) == .color(red))
    #expect(background(look, isAlert: false) == .color(.black))
    #expect(background(.init(text: smallText, background: .black), isAlert: true) == .color(.black))
  }

  @Test func `A symbol stands in its square`() {
    let symbol = SymbolElement("symbol")
    design { symbol.setDesign(color: .black, side: 12.2, $0) }
    #expect(symbol.isHidden && symbol.size(100) == .zero && symbol.nodes(20, 20).isEmpty)
    symbol.setSymbol(.lock)
    #expect(!symbol.isHidden && symbol.size(100) == Size(width: 12.5, height: 12.5))
    #expect(symbol.nodes(12.5, 12.5).map(\.key) == ["symbol"])
    symbol.setSymbol(nil)
    #expect(symbol.isHidden)
  }

  @Test func `Beside a text, a symbol is as high as its line`() {
    let symbol = SymbolElement("symbol")
    design { symbol.setDesign(beside: smallText, color: .black, $0) }
    symbol.setSymbol(.lock)
    #expect(symbol.size(100) == Size(width: 10, height: 12))
    #expect(symbol.frames(10, 12) == ["symbol": Rect(x: 0, y: 1, width: 10, height: 10)])
    design { symbol.setDesign(color: .black, side: 20, lineHeight: 12, $0) }
    #expect(symbol.size(100) == Size(width: 20, height: 20))
  }

  @Test(arguments: Symbol.allCases) func `Every symbol is drawn inside its square`(symbol: Symbol) {
    let steps = symbol.drawing.steps
    #expect(steps.count >= 2)
    for step in steps {
      let points: [Point] =
        switch step {
        case .move(let point), .line(let point): [point]
        // Controls may lie outside; the curve stays between its ends and them.
        case .curve(let end, _, _): [end]
        case .close: []
        }
      for point in points { #expect((0...1).contains(point.x) && (0...1).contains(point.y)) }
    }
    guard case .move = steps.first else {
      Issue.record("the pen is not set down first")
      return
    }
  }

  @Test func `A separator is a line of whole pixels`() {
    let line = SeparatorElement("line")
    #expect(line.isHidden && line.nodes(100, 1).isEmpty)
    design { line.setDesign(color: .black, thickness: 0.2, $0) }
    #expect(line.size(100) == Size(width: 100, height: 0.5))
    #expect(line.frames(100, 0.5) == ["line": Rect(x: 0, y: 0, width: 100, height: 0.5)])
    design { line.setDesign(color: .black, thickness: 0, $0) }
    #expect(line.isHidden)
  }

  @Test func `A badge is a pill around its text, with an icon before it`() {
    let badge = BadgeElement("badge")
    #expect(badge.isHidden && badge.size(100) == .zero && badge.nodes(100, 20).isEmpty)
    design { badge.setDesign(.init(text: smallText, background: .black), $0) }
    badge.setBadge("0:59", symbol: nil)
    // Four characters of 5, 6 on each side, 2 above and below a line of 12.
    #expect(badge.size(100) == Size(width: 32, height: 16))
    #expect(
      badge.frames(32, 16) == [
        "badge": Rect(x: 0, y: 0, width: 32, height: 16), "badge.text": Rect(x: 6, y: 2, width: 20, height: 12),
      ])
    // An icon of nine tenths of the text's size and 4 behind it.
    badge.setBadge("0:59", symbol: .play)
    #expect(badge.size(100) == Size(width: 45, height: 16))
    #expect(badge.frames(45, 16)["badge.symbol"] == Rect(x: 6, y: 3.5, width: 9, height: 9))
    #expect(badge.frames(45, 16)["badge.text"] == Rect(x: 19, y: 2, width: 20, height: 12))
    badge.setBadge(nil, symbol: .play)
    #expect(badge.isHidden && badge.size(100) == .zero)
  }

  @Test func `A button is its label with padding, and can be hit all over`() {
    let button = ButtonElement("go")
    design {
      button.setDesign(
        .init(text: smallText, background: .black, padding: Insets(top: 4, leading: 8, bottom: 4, trailing: 8)), $0)
    }
    #expect(button.isHidden && button.size(100) == .zero && button.nodes(100, 20).isEmpty)
    button.setButton("Go", action: nil)
    #expect(button.isHidden)
    button.setButton("Go", action: .custom("go"))
    #expect(button.size(100) == Size(width: 26, height: 20))
    #expect(
      button.frames(26, 20) == [
        "go": Rect(x: 0, y: 0, width: 26, height: 20), "go.label": Rect(x: 8, y: 4, width: 10, height: 12),
        "go.control": Rect(x: 0, y: 0, width: 26, height: 20),
      ])
    design { button.setDesign(.init(text: smallText), $0) }
    #expect(button.nodes(26, 20).map(\.key) == ["go.label", "go.control"])
    button.setButton(nil, action: .custom("go"))
    #expect(button.isHidden)
  }

  @Test func `A button that is only looked at has no control`() {
    let button = ButtonElement("go")
    design { button.setDesign(.init(text: smallText, background: .black), $0) }
    button.setLabel("Go")
    #expect(button.size(100) == Size(width: 10, height: 12))
    #expect(button.nodes(10, 12).map(\.key) == ["go", "go.label"])
    button.setLabel(nil)
    #expect(button.isHidden)
    button.setButton("Go", action: nil)
    #expect(button.isHidden)
  }

  @Test func `The AdChoices mark is one node of 20 points, its drawing in the middle of a disc`() {
    let mark = AdChoicesElement()
    design { mark.setDesign(.init(color: .black, background: .white), $0) }
    #expect(mark.size(100) == Size(width: 20, height: 20) && mark.size(5) == Size(width: 20, height: 20))
    #expect(mark.nodes(20, 20).map(\.key) == [NativeAd.choicesKey])
    #expect(mark.frames(20, 20)["ad.choices.symbol"] == Rect(x: 3, y: 3, width: 14, height: 14))
  }
}
