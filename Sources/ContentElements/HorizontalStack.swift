public import LayoutKitCore

/// Elements side by side, from the leading edge on.
public final class HorizontalStack: ContentElement {
  /// How much of the width an element takes.
  public enum Share: Hashable, Sendable {
    /// What it needs. Asked first.
    case own
    /// What it needs, of what the others leave.
    case rest
    /// All that the others leave, shared evenly by all that fill.
    case fill
  }

  /// Where elements lower than the stack stand.
  public enum CrossAlignment: Hashable, Sendable {
    case top, center, bottom
    /// From the top to the bottom of the stack: they are as high as it is.
    case fill
  }

  private let spacing: Double
  private let alignment: CrossAlignment
  private let parts: [(share: Share, element: any ContentElement)]

  /// A stack with a spacing in points between the elements that show.
  public init(
    spacing: Double = 0, alignment: CrossAlignment = .center, _ parts: [(share: Share, element: any ContentElement)]
  ) {
    self.spacing = spacing
    self.alignment = alignment
    self.parts = parts
  }

  /// True when every element is.
  public var isHidden: Bool { parts.allSatisfy(\.element.isHidden) }

  /// As wide as all elements, as high as the highest.
  public func size(forWidth width: Double, in environment: LayoutEnvironment) -> Size {
    var size = Size.zero
    var count = 0
    measure(in: width, environment) { _, part in
      size.width += part.width
      size.height = max(size.height, part.height)
      count += 1
    }
    size.width = min(max(0, width), size.width + environment.grid.up(spacing) * Double(max(0, count - 1)))
    return size
  }

  /// From the leading edge of the frame on.
  public func place(in frame: Rect, environment: LayoutEnvironment, into nodes: inout [DisplayNode]) {
    var x = frame.x
    for (element, size) in sizes(in: frame.width, environment) {
      let slack = max(0, frame.height - size.height)
      let drop =
        switch alignment {
        case .top, .fill: 0.0
        case .center: environment.grid.down(slack / 2)
        case .bottom: slack
        }
      element.place(
        in: Rect(
          x: x, y: frame.y + drop, width: size.width, height: alignment == .fill ? frame.height : size.height),
        environment: environment, into: &nodes)
      x += size.width + environment.grid.up(spacing)
    }
  }

  /// The elements that show with their sizes, in order.
  private func sizes(
    in width: Double, _ environment: LayoutEnvironment
  ) -> [(element: any ContentElement, size: Size)] {
    var sizes: [Size?] = Array(repeating: nil, count: parts.count)
    measure(in: width, environment) { sizes[$0] = $1 }
    return zip(parts, sizes).compactMap { part, size in size.map { (part.element, $0) } }
  }

  /// Calls with the number and the size of each element that shows, in the order of asking; allocates nothing.
  private func measure(in width: Double, _ environment: LayoutEnvironment, _ body: (Int, Size) -> Void) {
    var shown = 0
    var fillers = 0
    for part in parts where !part.element.isHidden {
      shown += 1
      if part.share == .fill { fillers += 1 }
    }
    guard shown > 0 else { return }
    var left = max(0, width - environment.grid.up(spacing) * Double(shown - 1))
    func ask(_ share: Share) {
      for (number, part) in parts.enumerated() where part.share == share && !part.element.isHidden {
        let portion = share == .fill ? environment.grid.down(left / Double(fillers)) : left
        var size = part.element.size(forWidth: portion, in: environment)
        size.width = share == .fill ? portion : min(size.width, left)
        if share == .fill { fillers -= 1 }
        left -= size.width
        body(number, size)
      }
    }
    ask(.own)
    ask(.rest)
    ask(.fill)
  }
}
