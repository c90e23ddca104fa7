public import LayoutKitCore

/// Elements side by side, from the leading edge on.
public struct HorizontalStack: ContentElement {
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
    let sizes = sizes(in: width, environment)
    let gaps = environment.grid.up(spacing) * Double(max(0, sizes.count - 1))
    return Size(
      width: min(max(0, width), sizes.reduce(gaps) { $0 + $1.size.width }),
      height: sizes.reduce(0) { max($0, $1.size.height) })
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

  private func sizes(
    in width: Double, _ environment: LayoutEnvironment
  ) -> [(element: any ContentElement, size: Size)] {
    let shown = parts.filter { !$0.element.isHidden }
    var left = max(0, width - environment.grid.up(spacing) * Double(max(0, shown.count - 1)))
    var sizes = Array(repeating: Size.zero, count: shown.count)
    for share in [Share.own, .rest] {
      for (number, part) in shown.enumerated() where part.share == share {
        sizes[number] = part.element.size(forWidth: left, in: environment)
        sizes[number].width = min(sizes[number].width, left)
        left -= sizes[number].width
      }
    }
    var fillers = shown.count { $0.share == .fill }
    for (number, part) in shown.enumerated() where part.share == .fill {
      let portion = environment.grid.down(left / Double(fillers))
      sizes[number] = part.element.size(forWidth: portion, in: environment)
      sizes[number].width = portion
      left -= portion
      fillers -= 1
    }
    return zip(shown, sizes).map { ($0.element, $1) }
  }
}
