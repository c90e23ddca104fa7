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

    /// As they are asked.
    static let inOrder = [own, rest, fill]
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
  public func writeSize(to sizes: inout SizeWriter, in environment: LayoutEnvironment) {
    sizes.row(parts, spacing: spacing, in: environment)
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

  /// The elements that show with their sizes, in order; as they are measured.
  private func sizes(
    in width: Double, _ environment: LayoutEnvironment
  ) -> [(element: any ContentElement, size: Size)] {
    var shown = parts.filter { !$0.element.isHidden }.map { (share: $0.share, element: $0.element, size: Size.zero) }
    let (grid, fillers) = (environment.grid, shown.count { $0.share == .fill })
    var shares = RowShares(
      width: width, spacing: grid.up(spacing), shown: shown.count, fillers: fillers, grid: grid)
    for share in Share.inOrder {
      for number in shown.indices where shown[number].share == share {
        let offer = shares.offer(share)
        shown[number].size = shown[number].element.size(forWidth: offer, in: environment)
        shown[number].size.width = shares.take(shown[number].size.width, share, of: offer)
      }
    }
    return shown.map { ($0.element, $0.size) }
  }
}
