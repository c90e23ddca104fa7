public import LayoutKitCore

/// Elements side by side in lines, from the leading edge on; one that no longer fits begins the next line.
public final class WrappingStack: ContentElement {
  private let spacing: Double
  private let lineSpacing: Double
  private let elements: [any ContentElement]

  /// A stack with spacings in points, between the elements of a line and between lines.
  public init(spacing: Double = 0, lineSpacing: Double = 0, _ elements: [any ContentElement]) {
    self.spacing = spacing
    self.lineSpacing = lineSpacing
    self.elements = elements
  }

  /// True when every element is.
  public var isHidden: Bool { elements.allSatisfy(\.isHidden) }

  /// As wide as the widest line, as high as all of them.
  public func writeSize(to sizes: inout SizeWriter, in environment: LayoutEnvironment) {
    let (gap, lineGap) = (sizes.grid.up(spacing), sizes.grid.up(lineSpacing))
    sizes.group(elements, in: environment) { .lines(spacing: gap, lineSpacing: lineGap, end: $0) }
  }

  /// Line by line, an element that is lower than its line at the line's top.
  public func place(in frame: Rect, environment: LayoutEnvironment, into nodes: inout [DisplayNode]) {
    let grid = environment.grid
    var flow = LineFlow(width: frame.width, spacing: grid.up(spacing), lineSpacing: grid.up(lineSpacing))
    for element in elements where !element.isHidden {
      let part = flow.frame(of: element.size(forWidth: frame.width, in: environment))
      element.place(in: part.offset(x: frame.x, y: frame.y), environment: environment, into: &nodes)
    }
  }
}
