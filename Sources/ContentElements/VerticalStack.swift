public import LayoutKitCore

/// Elements one below the other, each as wide as the stack.
public struct VerticalStack: ContentElement {
  private let spacing: Double
  private let elements: [any ContentElement]

  /// A stack with a spacing in points between the elements that show.
  public init(spacing: Double = 0, _ elements: [any ContentElement]) {
    self.spacing = spacing
    self.elements = elements
  }

  /// True when every element is.
  public var isHidden: Bool { elements.allSatisfy(\.isHidden) }

  /// As wide as the widest element, as high as all of them.
  public func size(forWidth width: Double, in environment: LayoutEnvironment) -> Size {
    var size = Size.zero
    for element in elements where !element.isHidden {
      let part = element.size(forWidth: width, in: environment)
      size.width = max(size.width, part.width)
      size.height += part.height + environment.grid.up(spacing)
    }
    size.height -= isHidden ? 0 : environment.grid.up(spacing)
    return size
  }

  /// From the top of the frame down.
  public func place(in frame: Rect, environment: LayoutEnvironment, into nodes: inout [DisplayNode]) {
    var y = frame.y
    for element in elements where !element.isHidden {
      let height = element.size(forWidth: frame.width, in: environment).height
      element.place(
        in: Rect(x: frame.x, y: y, width: frame.width, height: height), environment: environment, into: &nodes)
      y += height + environment.grid.up(spacing)
    }
  }
}
