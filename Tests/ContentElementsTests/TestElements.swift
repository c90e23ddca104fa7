import ContentElements
import LayoutKitTestSupport

@testable import LayoutKitCore

/// An element of a fixed size; its width gives way.
final class BoxElement: ContentElement {
  let key: String
  let size: Size
  var isHidden = false

  init(_ key: String, _ width: Double, _ height: Double, isHidden: Bool = false) {
    self.key = key
    size = Size(width: width, height: height)
    self.isHidden = isHidden
  }

  func writeSize(to sizes: inout SizeWriter, in environment: LayoutEnvironment) {
    if !isHidden { sizes.fixed(size) }
  }

  func place(in frame: Rect, environment: LayoutEnvironment, into nodes: inout [DisplayNode]) {
    nodes.append(DisplayNode(key: key, frame: frame, content: .shape(ShapeContent(.ellipse))))
  }
}

/// Text of 10 points in lines of 12: a character advances 5.
let smallText = TextDesign(style: TextStyle(family: "Any", size: 10, lineHeight: 12), color: .black)

let environment = Fixtures.environment()

/// Does what only a design hook may.
func design(_ hook: (borrowing DesignPass) -> Void) { DesignPass.perform(hook) }

func text(_ string: String?, key: String = "text", design textDesign: TextDesign = smallText) -> TextElement {
  let element = TextElement(key)
  design { element.setDesign(textDesign, $0) }
  element.setText(string)
  return element
}

extension ContentElement {
  func size(_ width: Double) -> Size { size(forWidth: width, in: environment) }

  func nodes(_ width: Double, _ height: Double) -> [DisplayNode] {
    nodes(width, height, in: environment)
  }

  func nodes(_ width: Double, _ height: Double, in environment: LayoutEnvironment) -> [DisplayNode] {
    var nodes: [DisplayNode] = []
    place(in: Rect(x: 0, y: 0, width: width, height: height), environment: environment, into: &nodes)
    return nodes
  }

  /// Frames by key, groups looked into.
  func frames(_ width: Double, _ height: Double) -> [String: Rect] {
    let list = DisplayList(size: Size(width: width, height: height), nodes: nodes(width, height))
    return Dictionary(list.allNodes.map { ($0.key, $0.frame) }) { first, _ in first }
  }
}
