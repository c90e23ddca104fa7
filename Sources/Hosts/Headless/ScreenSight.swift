import LayoutEngine
import LayoutKitCore

/// What is in sight at a moment: to hold on to while the screen changes.
struct ScreenSight {
  /// A cell in sight.
  struct Seen {
    let section: ScreenSection
    let cell: ScreenCell
    let place: ScreenPlace
    /// On the content.
    let frame: Rect
    let isItem: Bool
  }

  /// In the order of places.
  let seen: [Seen]
  let offset: Double
  /// Whether the window is where it may rest.
  let isAtRest: Bool

  init(of screen: HeadlessCollectionView) {
    offset = screen.contentOffset
    isAtRest = screen.offsets.contains(offset)
    seen = screen.shownPlaces.compactMap { place in
      let section = screen.sections[place.section]
      guard let cell = section.cells[place.index], let frame = screen.frame(of: place) else { return nil }
      var isItem = false
      if case .item = cell.identity { isItem = true }
      return Seen(section: section, cell: cell, place: place, frame: frame, isItem: isItem)
    }
  }

  /// What to hold on to, the best first: items, as ads and the like move with the ends of their lists.
  var anchors: [Seen] { seen.filter(\.isItem) + seen.filter { !$0.isItem } }
}
