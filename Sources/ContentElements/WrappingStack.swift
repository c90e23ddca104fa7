public import LayoutKitCore

/// Elements side by side in lines, from the leading edge on; one that no longer fits begins the next line.
public struct WrappingStack: ContentElement {
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
  public func size(forWidth width: Double, in environment: LayoutEnvironment) -> Size {
    let placed = parts(in: width, environment)
    return Size(width: placed.map(\.frame.maxX).max() ?? 0, height: placed.map(\.line).max() ?? 0)
  }

  /// Line by line, an element that is lower than its line at the line's top.
  public func place(in frame: Rect, environment: LayoutEnvironment, into nodes: inout [DisplayNode]) {
    for part in parts(in: frame.width, environment) {
      part.element.place(in: part.frame.offset(x: frame.x, y: frame.y), environment: environment, into: &nodes)
    }
  }

  /// The elements that show, each with its frame and the bottom of its line.
  private func parts(
    in width: Double, _ environment: LayoutEnvironment
  ) -> [(element: any ContentElement, frame: Rect, line: Double)] {
    let (gap, lineGap) = (environment.grid.up(spacing), environment.grid.up(lineSpacing))
    var (x, y, bottom) = (0.0, 0.0, 0.0)
    return elements.filter { !$0.isHidden }.map { element in
      let size = element.size(forWidth: width, in: environment)
      if x > 0, x + size.width > width { (x, y) = (0, bottom + lineGap) }
      let frame = Rect(x: x, y: y, width: min(size.width, max(0, width)), height: size.height)
      x = frame.maxX + gap
      bottom = max(bottom, frame.maxY)
      return (element, frame, bottom)
    }
  }
}
