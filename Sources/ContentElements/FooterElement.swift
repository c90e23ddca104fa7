public import LayoutKitCore

/// An element at the bottom of a frame, and another in the room that it leaves above.
public final class FooterElement: ContentElement {
  private let footer: any ContentElement
  private let above: any ContentElement

  /// `footer` at the bottom, as high as it is, below `above`.
  public init(_ footer: any ContentElement, below above: any ContentElement) {
    self.footer = footer
    self.above = above
  }

  /// When both are.
  public var isHidden: Bool { footer.isHidden && above.isHidden }

  /// Both, one below the other.
  public func writeSize(to sizes: inout SizeWriter, in environment: LayoutEnvironment) {
    sizes.column([above, footer], in: environment)
  }

  /// The footer at the frame's bottom, the other in the rest.
  public func place(in frame: Rect, environment: LayoutEnvironment, into nodes: inout [DisplayNode]) {
    let height = min(frame.height, footer.size(forWidth: frame.width, in: environment).height)
    let rest = Rect(x: frame.x, y: frame.y, width: frame.width, height: frame.height - height)
    footer.place(
      in: Rect(x: frame.x, y: rest.maxY, width: frame.width, height: height), environment: environment, into: &nodes)
    if !above.isHidden { above.place(in: rest, environment: environment, into: &nodes) }
  }
}
