public import LayoutKitCore

/// A part of a cell: it writes down the room it takes, once for every width, and is placed in a frame by the same numbers.
///
/// Leaves keep a style (taken in the design hook) and a value (taken when an item is bound); stacks place them, never change
/// and are made anew whenever the design changes. All are objects: a cell is measured by one walk through them that copies
/// nothing, and what they wrote answers for other widths without them.
public protocol ContentElement: AnyObject {
  /// Whether it takes no room, and no spacing beside it.
  var isHidden: Bool { get }
  /// Writes down the room it takes, on the pixel grid; nothing while it is hidden.
  func writeSize(to sizes: inout SizeWriter, in environment: LayoutEnvironment)
  /// Adds what it shows in a frame to `nodes`, written leading to trailing.
  func place(in frame: Rect, environment: LayoutEnvironment, into nodes: inout [DisplayNode])
}

extension ContentElement {
  /// The room it takes in at most `width` points; none while it is hidden.
  public func size(forWidth width: Double, in environment: LayoutEnvironment) -> Size {
    ElementSizing(self, in: environment).size(forWidth: width)
  }
}

/// Nothing: what a view shows before it has taken a design.
public final class EmptyElement: ContentElement {
  /// Nothing.
  public init() {}
  /// Always.
  public var isHidden: Bool { true }
  /// No room.
  public func writeSize(to sizes: inout SizeWriter, in environment: LayoutEnvironment) {}
  /// Nothing to place.
  public func place(in frame: Rect, environment: LayoutEnvironment, into nodes: inout [DisplayNode]) {}
}
