public import LayoutKitCore

/// A part of a cell: measured in a width and placed in a frame, by the same numbers.
///
/// Leaves are retained objects with a style (taken in the design hook) and a value (taken when an item is bound); stacks
/// are values that place them, made anew whenever the design changes.
public protocol ContentElement {
  /// Whether it takes no room, and no spacing beside it.
  var isHidden: Bool { get }
  /// The room it takes in at most `width` points, on the pixel grid.
  func size(forWidth width: Double, in environment: LayoutEnvironment) -> Size
  /// Adds what it shows in a frame to `nodes`, written leading to trailing.
  func place(in frame: Rect, environment: LayoutEnvironment, into nodes: inout [DisplayNode])
}

/// Nothing: what a view shows before it has taken a design.
public struct EmptyElement: ContentElement {
  /// Nothing.
  public init() {}
  /// Always.
  public var isHidden: Bool { true }
  /// No room.
  public func size(forWidth width: Double, in environment: LayoutEnvironment) -> Size { .zero }
  /// Nothing to place.
  public func place(in frame: Rect, environment: LayoutEnvironment, into nodes: inout [DisplayNode]) {}
}
