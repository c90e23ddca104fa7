public import LayoutKitCore

/// An element in the middle of the room it is given, along one axis.
public final class CenteredElement: ContentElement {
  /// The axes there are.
  public enum Axis: Hashable, Sendable {
    case horizontal, vertical
  }

  private let axis: Axis
  private let content: any ContentElement

  /// Centres `content` in the width, or in the height.
  public init(_ content: any ContentElement, along axis: Axis = .horizontal) {
    self.axis = axis
    self.content = content
  }

  /// As the content.
  public var isHidden: Bool { content.isHidden }

  /// The whole width and the content's height.
  public func writeSize(to sizes: inout SizeWriter, in environment: LayoutEnvironment) {
    sizes.around(.spread, content, in: environment)
  }

  /// The content in the middle; across the axis, in the width that it is given or from the top.
  public func place(in frame: Rect, environment: LayoutEnvironment, into nodes: inout [DisplayNode]) {
    let grid = environment.grid
    let own = content.size(forWidth: frame.width, in: environment)
    let place =
      switch axis {
      case .horizontal:
        Rect(x: frame.x + grid.nearest((frame.width - own.width) / 2), y: frame.y, width: own.width, height: own.height)
      case .vertical:
        Rect(
          x: frame.x, y: frame.y + grid.down((frame.height - own.height) / 2), width: frame.width, height: own.height)
      }
    content.place(in: place, environment: environment, into: &nodes)
  }
}
