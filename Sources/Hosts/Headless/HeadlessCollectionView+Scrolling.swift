import CompositionalAdapters
import LayoutEngine
import LayoutKitCore

/// Where a place is to stand in the window once it is scrolled to.
public enum ScrollPosition: Hashable, Sendable {
  /// Below what covers the top: the device, and a title line that stays in sight.
  case top
  /// In the middle of what is not covered.
  case middle
  /// Above what covers the bottom.
  case bottom
}

extension HeadlessCollectionView {
  /// How far the screen has to be pulled down past its top to be refreshed once it is let go, in points.
  public static let refreshDistance = 80.0

  /// Scrolls so that the window's upper edge is at an offset of the content. It may be past the ends while a finger holds it.
  public func scroll(to offset: Double) { scroll(to: offset, holding: nil) }

  /// - Parameter place: what stays where it then is while estimates are corrected; `nil` for the first item that was and
  ///   is in sight.
  private func scroll(to offset: Double, holding place: ScreenPlace?) {
    guard offset.isFinite, offset != contentOffset else { return }
    contentOffset = offset
    turnedSight = nil
    measureWindow(holding: place ?? firstShownPlace)
    showWindow()
  }

  /// The finger lets go so that the screen would run out at an offset: it comes to rest within its ends, and at whole pages
  /// in a section that scrolls by pages. Far enough past the top, it asks to be refreshed.
  public func letGo(at proposed: Double) {
    if contentOffset <= offsets.lowerBound - Self.refreshDistance { observer?.screenPulledToRefresh() }
    let within = min(max(proposed.isFinite ? proposed : contentOffset, offsets.lowerBound), offsets.upperBound)
    scroll(to: page(near: within) ?? within)
  }

  /// Scrolls a section sideways, to an offset from its start.
  public func scroll(section number: Int, to offset: Double) {
    guard sections.indices.contains(number), offset.isFinite, let stops = stops(ofSection: number) else { return }
    let offset = min(max(0, offset), stops.end)
    guard offset != sections[number].sidewaysOffset else { return }
    sections[number].sidewaysOffset = offset
    turnedSight = nil
    measureWindow(holding: firstShownPlace)
    showWindow()
  }

  /// The finger lets go of a section so that it would run out at an offset: it comes to rest as its template says.
  public func letGo(section number: Int, at proposed: Double) {
    guard proposed.isFinite, let stops = stops(ofSection: number) else { return }
    scroll(section: number, to: stops.rest(near: proposed))
  }

  /// How far a section is scrolled sideways from its start, in points; 0 where there is no such section.
  public func offset(ofSection number: Int) -> Double {
    sections.indices.contains(number) ? sections[number].sidewaysOffset : 0
  }

  /// The page a section shows, from 0.
  public func page(ofSection number: Int) -> Int {
    stops(ofSection: number)?.page(at: offset(ofSection: number)) ?? 0
  }

  /// Scrolls so that a place is in sight, in both directions; nothing happens where there is no such place.
  public func scroll(to place: ScreenPlace, at position: ScrollPosition = .top) {
    if let stops = stops(ofSection: place.section), (0..<stops.arranged.count).contains(place.index.value) {
      scroll(section: place.section, to: stops.offset(showing: place.index))
    }
    if measure(place) {
      measureWindow(holding: firstShownPlace)
      showWindow()
    }
    guard let frame = frame(of: place) else { return }
    let top = contentInset.top + heightCovered(ofSection: place.section, at: .top)
    let bottom = contentInset.bottom + heightCovered(ofSection: place.section, at: .bottom)
    let room = bounds.height - top - bottom
    let offset =
      switch position {
      case .top: frame.y - top
      case .middle: frame.y + frame.height / 2 - top - room / 2
      case .bottom: frame.maxY - top - room
      }
    scroll(to: min(max(offset, offsets.lowerBound), offsets.upperBound), holding: place)
  }

  /// What a section's own lines cover of the window's top or bottom once cells scroll below them.
  private func heightCovered(ofSection number: Int, at edge: BoundaryItem.Alignment) -> Double {
    let items = sections[number].adapter.section(in: environment)?.boundaryItems() ?? []
    return items.filter { $0.pinsToVisibleBounds && $0.alignment == edge }.reduce(0) { $0 + $1.size.height }
  }

  func stops(ofSection number: Int) -> SidewaysStops? {
    guard sections.indices.contains(number), let arranged = sections[number].arranged(in: environment) else {
      return nil
    }
    return SidewaysStops(arranged: arranged)
  }

  /// The page that a section which scrolls by pages comes to rest at.
  private func page(near offset: Double) -> Double? {
    let middle = Rect(x: 0, y: offset + bounds.height / 2, width: contentSize.width, height: 0.01)
    for number in sectionNumbers(in: middle) {
      guard let arranged = sections[number].arranged(in: environment), arranged.scrolling == .verticalPaging,
        let index = places(of: sections[number], in: middle).first
      else { continue }
      let top = arranged.frame(at: index).y + sections[number].top - contentInset.top
      return min(max(top, offsets.lowerBound), offsets.upperBound)
    }
    return nil
  }
}

extension ScreenSection {
  func isSideways(in environment: LayoutEnvironment) -> Bool {
    arranged(in: environment)?.scrolling.isHorizontal ?? false
  }
}
