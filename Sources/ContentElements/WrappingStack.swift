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
  public func size(forWidth width: Double, in environment: LayoutEnvironment) -> Size {
    var size = Size.zero
    forEachPart(in: width, environment) { _, frame in
      size.width = max(size.width, frame.maxX)
      size.height = max(size.height, frame.maxY)
    }
    return size
  }

  /// Line by line, an element that is lower than its line at the line's top.
  public func place(in frame: Rect, environment: LayoutEnvironment, into nodes: inout [DisplayNode]) {
    var frames: [(number: Int, frame: Rect)] = []
    forEachPart(in: frame.width, environment) { frames.append(($0, $1)) }
    for (number, part) in frames {
      elements[number].place(in: part.offset(x: frame.x, y: frame.y), environment: environment, into: &nodes)
    }
  }

  /// Calls with the number and the frame of each element that shows, in order.
  private func forEachPart(in width: Double, _ environment: LayoutEnvironment, _ body: (Int, Rect) -> Void) {
    let (gap, lineGap) = (environment.grid.up(spacing), environment.grid.up(lineSpacing))
    var (x, y, bottom) = (0.0, 0.0, 0.0)
    for (number, element) in elements.enumerated() where !element.isHidden {
      let size = element.size(forWidth: width, in: environment)
      if x > 0, x + size.width > width { (x, y) = (0, bottom + lineGap) }
      let frame = Rect(x: x, y: y, width: min(size.width, max(0, width)), height: size.height)
      x = frame.maxX + gap
      bottom = max(bottom, frame.maxY)
      body(number, frame)
    }
  }
}
