/// What a cell shows, as a value: painters draw it, hit tests and accessibility read it, tests compare it.
public struct DisplayList: Hashable, Sendable {
  /// The room it was laid out in, in points.
  public var size: Size
  /// The nodes in painting order, the first at the bottom. Frames count from the cell's top corner.
  public var nodes: [DisplayNode]
  /// What assistive technology says of the whole cell; `nil` for decoration.
  public var accessibility: AccessibilityElement?

  /// A list of nodes in a room.
  public init(size: Size, nodes: [DisplayNode] = [], accessibility: AccessibilityElement? = nil) {
    self.size = size
    self.nodes = nodes
    self.accessibility = accessibility
  }

  /// The list as a right-to-left reader sees it: frames mirrored, the texts' own direction untouched.
  public func mirrored() -> DisplayList {
    DisplayList(size: size, nodes: nodes.map { $0.mirrored(in: size.width) }, accessibility: accessibility)
  }

  /// The action of the topmost control at a point; a group that clips hides what lies outside its frame.
  public func action(at point: Point) -> ContentAction? { nodes.action(at: point) }

  /// Every node, those in groups included, in painting order.
  public var allNodes: [DisplayNode] { nodes.flatMap(\.withDescendants) }
}

extension [DisplayNode] {
  fileprivate func action(at point: Point) -> ContentAction? {
    for node in reversed() {
      switch node.content {
      case .control(let action) where node.frame.contains(point): return action
      case .group(let group) where !group.clips || node.frame.contains(point):
        if let action = group.nodes.action(at: point) { return action }
      default: continue
      }
    }
    return nil
  }
}
