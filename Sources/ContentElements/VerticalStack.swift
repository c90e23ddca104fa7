public import LayoutKitCore

/// Elements one below the other, each as wide as the stack.
public final class VerticalStack: ContentElement {
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
  public func writeSize(to sizes: inout SizeWriter, in environment: LayoutEnvironment) {
    sizes.column(of: self, elements, spacing: spacing, in: environment)
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
