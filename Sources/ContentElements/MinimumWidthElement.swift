public import LayoutKitCore

/// An element at least as wide as a column, so that what stands beside it begins at the same place in every cell.
public final class MinimumWidthElement: ContentElement {
  private let width: Double
  private let content: any ContentElement

  /// A column of at least `width` points.
  public init(_ width: Double, _ content: any ContentElement) {
    self.width = width
    self.content = content
  }

  /// As the content.
  public var isHidden: Bool { content.isHidden }

  /// The column, or the content where it is wider; never more than there is.
  public func writeSize(to sizes: inout SizeWriter, in environment: LayoutEnvironment) {
    sizes.around(.minimum(width: sizes.grid.up(width)), content, in: environment)
  }

  /// The content in the whole frame.
  public func place(in frame: Rect, environment: LayoutEnvironment, into nodes: inout [DisplayNode]) {
    content.place(in: frame, environment: environment, into: &nodes)
  }
}
