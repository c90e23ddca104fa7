import LayoutEngine
public import LayoutKitCore

/// A custom group: items with frames of their own, in a size that comes from them.
public struct CompositionalGroup: Sendable {
  /// An item of a custom group.
  public struct Item: Hashable, Sendable {
    /// Where it stands, in points from the group's top left corner; final, whichever way readers read.
    public let frame: Rect
    /// Its height in the pile: 0 for every cell.
    public let zIndex: Int
  }

  /// The items of a group, each made when it is asked for.
  public struct Items: RandomAccessCollection, Sendable {
    fileprivate let arranged: ArrangedSection
    fileprivate let corner: Point
    /// 0.
    public var startIndex: Int { 0 }
    /// How many items the group has.
    public let endIndex: Int
    /// The item of a number.
    public subscript(position: Int) -> Item {
      Item(frame: arranged.frame(at: VisibleIndex(position)).offset(x: -corner.x, y: -corner.y), zIndex: 0)
    }
  }

  /// What the group takes, in points.
  public let size: Size
  /// Its items in the order of the section's places.
  public let items: Items

  init(_ arranged: ArrangedSection) {
    let frame = arranged.evenSpacing == nil ? arranged.cellsFrame : arranged.frame(at: VisibleIndex(0))
    size = frame.size
    items = Items(
      arranged: arranged, corner: frame.origin, endIndex: arranged.evenSpacing == nil ? arranged.count : 1)
  }

  /// Numbers of the items that share area with a rectangle, which counts from the group's corner, in order.
  public func items(in rect: Rect) -> [Int] {
    if items.count == 1 { return items[0].frame.intersects(rect) ? [0] : [] }
    return items.arranged.places(in: rect.offset(x: items.corner.x, y: items.corner.y)).map(\.value)
  }
}
