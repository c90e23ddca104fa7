public import LayoutKitCore

/// An element in the middle of the width it is given.
public struct CenteredElement: ContentElement {
  private let content: any ContentElement

  /// Centres `content`.
  public init(_ content: any ContentElement) { self.content = content }

  /// As the content.
  public var isHidden: Bool { content.isHidden }

  /// The whole width and the content's height.
  public func size(forWidth width: Double, in environment: LayoutEnvironment) -> Size {
    Size(width: max(0, width), height: content.size(forWidth: width, in: environment).height)
  }

  /// The content in the middle.
  public func place(in frame: Rect, environment: LayoutEnvironment, into nodes: inout [DisplayNode]) {
    let own = content.size(forWidth: frame.width, in: environment)
    let x = frame.x + environment.grid.nearest((frame.width - own.width) / 2)
    content.place(
      in: Rect(x: x, y: frame.y, width: own.width, height: own.height), environment: environment, into: &nodes)
  }
}
