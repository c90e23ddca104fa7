import LayoutKitCore
import Testing

@Suite("A display list")
struct DisplayListTests {
  private let whole = Rect(x: 0, y: 0, width: 100, height: 50)

  private func control(_ name: String, _ frame: Rect) -> DisplayNode {
    DisplayNode(key: name, frame: frame, content: .control(.custom(name)))
  }

  private func group(_ nodes: [DisplayNode], _ frame: Rect, clips: Bool = false) -> DisplayNode {
    DisplayNode(key: "group", frame: frame, content: .group(GroupContent(nodes, clips: clips)))
  }

  private func list(_ nodes: [DisplayNode]) -> DisplayList { DisplayList(size: whole.size, nodes: nodes) }

  @Test("finds the topmost control at a point")
  func topmost() {
    let list = list([
      control("below", whole), control("above", Rect(x: 10, y: 10, width: 20, height: 20)),
      DisplayNode(
        key: "ink", frame: whole, content: .shape(ShapeContent(.rectangle(cornerRadius: 0), fill: .color(.black)))),
    ])
    #expect(list.action(at: Point(x: 15, y: 15)) == .custom("above"))
    #expect(list.action(at: Point(x: 5, y: 5)) == .custom("below"))
    #expect(list.action(at: Point(x: 30, y: 15)) == .custom("below"))
    #expect(list.action(at: Point(x: 100, y: 15)) == nil)
    #expect(list.action(at: Point(x: -1, y: 15)) == nil)
  }

  @Test("looks into groups, and not behind what a group clips")
  func groups() {
    let small = Rect(x: 0, y: 0, width: 10, height: 10)
    let inner = control("inner", whole)
    #expect(list([group([inner], small)]).action(at: Point(x: 50, y: 20)) == .custom("inner"))
    #expect(list([group([inner], small, clips: true)]).action(at: Point(x: 50, y: 20)) == nil)
    #expect(list([group([inner], small, clips: true)]).action(at: Point(x: 5, y: 5)) == .custom("inner"))
    let nested = group([group([inner], whole)], small, clips: true)
    #expect(list([control("below", whole), nested]).action(at: Point(x: 50, y: 20)) == .custom("below"))
    #expect(list([nested, control("above", whole)]).action(at: Point(x: 5, y: 5)) == .custom("above"))
  }

  @Test("lists its nodes with those in groups")
  func allNodes() {
    let list = list([group([control("a", whole), group([control("b", whole)], whole)], whole), control("c", whole)])
    #expect(list.allNodes.map(\.key) == ["group", "a", "group", "b", "c"])
  }

  private let style = TextStyle(family: "Lora", size: 10, lineHeight: 12)

  private func text(_ string: String = "x", alignment: LineAlignment = .leading) -> TextContent {
    TextContent(
      text: SilentText(string, style: style), frame: TextFrame(width: 40), color: .black, alignment: alignment)
  }

  private func nodes(at frame: Rect, shadowX: Double) -> [DisplayNode] {
    let contents: [DisplayNode.Content] = [
      .text(text()), .image(ImageContent(request: nil, cornerRadius: 2, placeholder: .white)),
      .shape(ShapeContent(.ellipse, stroke: .black, lineWidth: 1)), .control(.open("1")), .platform(.hosted("map")),
    ]
    let plain = contents.enumerated().map { DisplayNode(key: "\($0.offset)", frame: frame, content: $0.element) }
    let shadow = ShadowContent(color: .black, radius: 3, x: shadowX, y: 4)
    return plain + [
      DisplayNode(key: "group", frame: frame, content: .group(GroupContent(plain, clips: true, shadow: shadow)))
    ]
  }

  @Test("turns drawings around that point along the direction of reading, and no others")
  func directionalDrawings() {
    let frame = Rect(x: 0, y: 0, width: 10, height: 10)
    var shape = ShapeContent(.drawing(Drawing([.move(Point(x: 0, y: 0)), .line(Point(x: 1, y: 1))])), stroke: .black)
    func list(_ isMirrored: Bool?, _ frame: Rect) -> DisplayList {
      shape.isMirrored = isMirrored
      return self.list([DisplayNode(key: "arrow", frame: frame, content: .shape(shape))])
    }
    let image = Rect(x: 90, y: 0, width: 10, height: 10)
    #expect(list(false, frame).mirrored() == list(true, image))
    #expect(list(true, image).mirrored() == list(false, frame))
    #expect(list(nil, frame).mirrored() == list(nil, image))
  }

  @Test("finds what is touched by frames as they are written, however groups are scaled")
  func scaledGroups() {
    let node = control("inner", Rect(x: 0, y: 0, width: 10, height: 10))
    let list = list([DisplayNode(key: "group", frame: whole, content: .group(GroupContent([node], scale: 0.5)))])
    #expect(list.action(at: Point(x: 5, y: 5)) == .custom("inner"))
    #expect(list.action(at: Point(x: 27, y: 15)) == nil)
    #expect(list.mirrored().mirrored() == list)
  }

  @Test("is mirrored with every node and every shadow, whatever stands in groups too")
  func mirrored() {
    let list = list(nodes(at: Rect(x: 5, y: 6, width: 40, height: 20), shadowX: 2))
    var expected = self.list(nodes(at: Rect(x: 55, y: 6, width: 40, height: 20), shadowX: -2))
    func mirrorText(_ node: inout DisplayNode) {
      if case .text(var text) = node.content {
        text.isMirrored = true
        node.content = .text(text)
      }
    }
    mirrorText(&expected.nodes[0])
    if case .group(var group) = expected.nodes[5].content {
      mirrorText(&group.nodes[0])
      expected.nodes[5].content = .group(group)
    }
    #expect(list.mirrored() == expected)
    #expect(list.mirrored() != list)
    #expect(list.mirrored().mirrored() == list)
  }

  @Test("keeps what it says of itself when mirrored")
  func accessibility() {
    var list = list([])
    list.accessibility = AccessibilityElement(label: "Read", traits: [.button, .selected], actions: [.share("1")])
    #expect(list.mirrored().accessibility == list.accessibility)
  }

  @Test(
    "stands lines by their alignment and side",
    arguments: [
      (.leading, false, 0), (.leading, true, 30), (.center, false, 15), (.center, true, 15), (.trailing, false, 30),
      (.trailing, true, 0),
    ] as [(LineAlignment, Bool, Double)])
  func lines(alignment: LineAlignment, isMirrored: Bool, offset: Double) {
    var text = text(alignment: alignment)
    text.isMirrored = isMirrored
    #expect(text.offset(of: TextLine(width: 10, baseline: 9, runs: [])) == offset)
  }

  @Test("compares texts by what they say and how they are set")
  func texts() {
    #expect(text() == text() && text().hashValue == text().hashValue)
    #expect(text() != text("y"))
    #expect(text() != text(alignment: .center))
    var other = text()
    other.color = .white
    #expect(other != text())
    other = text()
    other.frame.lineLimit = 1
    #expect(other != text())
    other = text()
    other.isMirrored = true
    #expect(other != text())
    other = text()
    other.text = SilentText("x", style: TextStyle(family: "Lora", size: 11, lineHeight: 12))
    #expect(other != text())
  }
}
