import LayoutKitCore

extension ArrangedSection {
  /// How many positions a list comes to rest at. By whole containers, as many as hold its cells and margins; else one for
  /// every cell that can stand at the start before the last one reaches the end.
  static func pageCount(
    of arrangement: any Arrangement, scrolling: Scrolling, in space: ArrangementSpace, margins: Int
  ) -> Int {
    guard case .horizontal(let stops) = scrolling, arrangement.count > 0 else { return 1 }
    let grid = space.grid
    let (content, room) = (grid.pixelsUp(arrangement.contentSize.width), grid.pixelsDown(space.width))
    switch stops {
    case .paging:
      let container = room + margins
      return container > 0 ? (content + margins + container - 1) / container : 1
    case .groupPagingCentered: return arrangement.count
    case .continuous, .leadingBoundary, .groupPaging:
      let rest = Rect(
        x: 0, y: 0, width: grid.points(max(0, content - room)), height: arrangement.contentSize.height)
      // Cells begin before the rest ends; one more position shows the end.
      return arrangement.places(in: rest).count + 1
    }
  }
}
