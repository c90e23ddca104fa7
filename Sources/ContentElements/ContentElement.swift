public import LayoutKitCore

/// A part of a cell: measured in a width and placed in a frame, by the same numbers.
///
/// Leaves keep a style (taken in the design hook) and a value (taken when an item is bound); stacks place them, never change
/// and are made anew whenever the design changes. All are objects: a cell is measured by a walk through them that copies
/// nothing.
public protocol ContentElement: AnyObject {
  /// Whether it takes no room, and no spacing beside it.
  var isHidden: Bool { get }
  /// The room it takes in at most `width` points, on the pixel grid.
  func size(forWidth width: Double, in environment: LayoutEnvironment) -> Size
  /// Adds what it shows in a frame to `nodes`, written leading to trailing.
  func place(in frame: Rect, environment: LayoutEnvironment, into nodes: inout [DisplayNode])
}

/// Nothing: what a view shows before it has taken a design.
public final class EmptyElement: ContentElement {
  /// Nothing.
  public init() {}
  /// Always.
  public var isHidden: Bool { true }
  /// No room.
  public func size(forWidth width: Double, in environment: LayoutEnvironment) -> Size { .zero }
  /// Nothing to place.
  public func place(in frame: Rect, environment: LayoutEnvironment, into nodes: inout [DisplayNode]) {}
}
