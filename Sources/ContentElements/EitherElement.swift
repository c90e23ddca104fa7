public import LayoutKitCore

/// An element, or another where the first is hidden.
public final class EitherElement: ContentElement {
  private let first: any ContentElement
  private let second: any ContentElement

  /// `first`, else `second`.
  public init(_ first: any ContentElement, else second: any ContentElement) {
    self.first = first
    self.second = second
  }

  private var element: any ContentElement { first.isHidden ? second : first }

  /// When both are.
  public var isHidden: Bool { element.isHidden }

  /// As the one that shows.
  public func writeSize(to sizes: inout SizeWriter, in environment: LayoutEnvironment) {
    element.writeSize(to: &sizes, in: environment)
  }

  /// The one that shows.
  public func place(in frame: Rect, environment: LayoutEnvironment, into nodes: inout [DisplayNode]) {
    element.place(in: frame, environment: environment, into: &nodes)
  }
}
