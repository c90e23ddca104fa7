public import LayoutKitCore

/// Elements one over the other, the last on top; as large as the largest.
public final class OverlayStack: ContentElement {
  /// Where an element stands in the stack.
  public enum Position: Hashable, Sendable {
    /// All of it.
    case fill
    /// The whole width, at the bottom.
    case bottom
    /// Its own size, in a corner or the middle.
    case topLeading, topTrailing, bottomLeading, bottomTrailing, center
  }

  private let layers: [(position: Position, element: any ContentElement)]

  /// A stack of layers, the first at the bottom.
  public init(_ layers: [(position: Position, element: any ContentElement)]) { self.layers = layers }

  /// True when every layer is.
  public var isHidden: Bool { layers.allSatisfy(\.element.isHidden) }

  /// The largest layer each way.
  public func writeSize(to sizes: inout SizeWriter, in environment: LayoutEnvironment) {
    sizes.group(layers.lazy.map(\.element), in: environment) { .overlay(end: $0) }
  }

  /// Each layer at its position.
  public func place(in frame: Rect, environment: LayoutEnvironment, into nodes: inout [DisplayNode]) {
    for (position, element) in layers where !element.isHidden {
      let own = element.size(forWidth: frame.width, in: environment)
      element.place(
        in: Self.rect(of: own, at: position, in: frame, environment.grid), environment: environment, into: &nodes)
    }
  }

  private static func rect(of own: Size, at position: Position, in frame: Rect, _ grid: PixelGrid) -> Rect {
    let (dx, dy) = (frame.width - own.width, frame.height - own.height)
    return switch position {
    case .fill: frame
    case .bottom: Rect(x: frame.x, y: frame.y + dy, width: frame.width, height: own.height)
    case .topLeading: Rect(origin: frame.origin, size: own)
    case .topTrailing: Rect(origin: frame.offset(x: dx, y: 0).origin, size: own)
    case .bottomLeading: Rect(origin: frame.offset(x: 0, y: dy).origin, size: own)
    case .bottomTrailing: Rect(origin: frame.offset(x: dx, y: dy).origin, size: own)
    case .center: Rect(origin: frame.offset(x: grid.nearest(dx / 2), y: grid.nearest(dy / 2)).origin, size: own)
    }
  }
}
