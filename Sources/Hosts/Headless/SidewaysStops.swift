import LayoutEngine
import LayoutKitCore

/// Where a list that scrolls sideways can be, in points that readers have gone on from its start, and where it rests.
struct SidewaysStops {
  let arranged: ArrangedSection

  /// How far it goes.
  var end: Double { max(0, arranged.length - arranged.size.width) }

  /// Where a list comes to rest that was let go so that it would run out at `proposed`.
  func rest(near proposed: Double) -> Double {
    let proposed = min(max(0, proposed), end)
    guard case .horizontal(let stops) = arranged.scrolling, arranged.count > 0 else { return proposed }
    switch stops {
    case .continuous: return proposed
    case .leadingBoundary: return start(atOrAfter: proposed)
    case .paging:
      let page = arranged.size.width
      return page > 0 ? min(end, (proposed / page).rounded() * page) : 0
    case .groupPaging: return nearest(to: proposed) { start(of: $0) }
    case .groupPagingCentered: return nearest(to: proposed) { middle(of: $0) }
    }
  }

  /// The page that is shown, from 0 to the section's `pageCount` - 1, at an offset.
  func page(at offset: Double) -> Int {
    guard case .horizontal(let stops) = arranged.scrolling, arranged.count > 0, end > 0 else { return 0 }
    let last = arranged.pageCount - 1
    if offset >= end { return last }
    switch stops {
    case .paging: return min(last, Int((offset / arranged.size.width).rounded()))
    case .groupPagingCentered: return min(last, index(nearestTo: offset) { middle(of: $0) })
    case .continuous, .leadingBoundary, .groupPaging: return min(last, index(nearestTo: offset) { start(of: $0) })
    }
  }

  /// The offset that shows a place best: whole, and where the list comes to rest.
  func offset(showing index: VisibleIndex) -> Double {
    guard case .horizontal(let stops) = arranged.scrolling else { return 0 }
    return stops == .groupPagingCentered ? middle(of: index.value) : rest(near: start(of: index.value))
  }

  /// The offset at which a place stands at the start of the room of cells.
  private func start(of place: Int) -> Double { min(end, leading(place) - leading(0)) }

  /// The offset at which a place stands in the middle.
  private func middle(of place: Int) -> Double {
    let frame = arranged.frame(at: VisibleIndex(place))
    return min(max(0, leading(place) + (frame.width - arranged.size.width) / 2), end)
  }

  /// How far a place is from the edge that lines start at.
  private func leading(_ place: Int) -> Double {
    let frame = arranged.frame(at: VisibleIndex(place))
    return arranged.environment.direction == .leftToRight ? frame.x : arranged.size.width - frame.maxX
  }

  private func start(atOrAfter offset: Double) -> Double {
    let place = (0..<arranged.count).countBefore { start(of: $0) >= offset }
    return place < arranged.count ? start(of: place) : end
  }

  private func nearest(to offset: Double, among stop: (Int) -> Double) -> Double {
    stop(index(nearestTo: offset, among: stop))
  }

  private func index(nearestTo offset: Double, among stop: (Int) -> Double) -> Int {
    let after = min((0..<arranged.count).countBefore { stop($0) >= offset }, arranged.count - 1)
    let before = max(0, after - 1)
    return offset - stop(before) < stop(after) - offset ? before : after
  }
}
