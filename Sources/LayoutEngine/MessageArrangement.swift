import LayoutKitCore

/// The one cell of a list that speaks for itself: as wide as the room, whatever columns the list has otherwise.
struct MessageArrangement: Arrangement {
  private var cell: Rect
  let count = 1

  init(_ extents: some ExtentSource, in space: ArrangementSpace) {
    let height = extents.pixelHeight(at: VisibleIndex(0), width: space.width)
    cell = Rect(x: 0, y: 0, width: space.width, height: space.grid.points(height))
  }

  var contentSize: Size { cell.size }
  func frame(at index: VisibleIndex) -> Rect { cell }
  func places(in rect: Rect) -> [VisibleIndex] { cell.intersects(rect) ? [VisibleIndex(0)] : [] }
  func place(below index: VisibleIndex) -> VisibleIndex? { nil }
  mutating func apply(_ change: PlaceChange, extents: some ExtentSource) {}
}
