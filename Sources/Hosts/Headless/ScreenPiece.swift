import CompositionalAdapters
import LayoutEngine
public import LayoutKitCore

/// A cell in sight, or what is drawn around cells, ready to draw.
public struct ScreenPiece: Hashable, Sendable {
  /// The section it belongs to.
  public let section: SectionID
  /// Which place; `nil` for what is drawn around the cells.
  public let place: ScreenPlace?
  /// Where in the window.
  public let frame: Rect
  /// Its height in the pile.
  public let zIndex: Int
  /// What; its frames count from the piece's corner.
  public let list: DisplayList

  /// What a touch at a point of the window asks for, where a control of the piece is there.
  func action(at point: Point) -> ContentAction? {
    list.action(at: Point(x: point.x - frame.x, y: point.y - frame.y))
  }
}

extension HeadlessCollectionView {
  /// All that is in sight, from the bottom of the pile up and, at one height, from the top down. Title lines and footers that
  /// stay in sight stand where the window's edges push them.
  public func pieces() -> [ScreenPiece] {
    let pieces = sectionNumbers(in: bounds).flatMap { cells(ofSection: $0) + lines(ofSection: $0) }
    return pieces.enumerated().sorted { a, b in (a.element.zIndex, a.offset) < (b.element.zIndex, b.offset) }
      .map(\.element)
  }

  private func cells(ofSection number: Int) -> [ScreenPiece] {
    let section = sections[number]
    return section.cells.keys.sorted().compactMap { index in
      let place = ScreenPlace(section: number, index: index)
      guard let frame = frame(of: place), let list = displayList(of: place) else { return nil }
      return ScreenPiece(
        section: section.id, place: place, frame: frame.offset(x: 0, y: -contentOffset), zIndex: 0, list: list)
    }
  }

  private func lines(ofSection number: Int) -> [ScreenPiece] {
    let screenSection = sections[number]
    guard let section = screenSection.adapter.section(in: environment) else { return [] }
    func piece(_ frame: Rect, top: Double, zIndex: Int, list: DisplayList) -> ScreenPiece {
      let frame = Rect(x: frame.x, y: top - contentOffset, width: frame.width, height: frame.height)
      return ScreenPiece(section: screenSection.id, place: nil, frame: frame, zIndex: zIndex, list: list)
    }
    let ink = section.decorationItems(in: bounds.offset(x: 0, y: -screenSection.top)).compactMap { item in
      item.ink.map { piece(item.frame, top: screenSection.top + item.frame.y, zIndex: item.zIndex, list: $0) }
    }
    let boundaries = section.boundaryItems(page: page(ofSection: number)).map { item in
      let top = item.pinsToVisibleBounds ? pinned(item, in: section, of: screenSection) : item.frame.y
      return piece(
        item.frame, top: screenSection.top + top, zIndex: item.zIndex,
        list: screenSection.list(of: item, in: environment))
    }
    let window = Rect(origin: .zero, size: bounds.size)
    return ink + boundaries.filter { $0.frame.intersects(window) }
  }

  /// The top edge, in its section, of a line that stays in sight: pushed along by the window's edge, as far as the cells
  /// go.
  private func pinned(_ item: BoundaryItem, in section: CompositionalSection, of screenSection: ScreenSection) -> Double
  {
    let windowTop = contentOffset + contentInset.top - screenSection.top
    let windowBottom = contentOffset + bounds.height - contentInset.bottom - screenSection.top
    switch item.alignment {
    case .top:
      let last = section.size.height - item.frame.height - (section.arranged.footerFrame?.height ?? 0)
      return max(item.frame.y, min(windowTop, last))
    case .bottom:
      let first = section.arranged.headerFrame?.maxY ?? 0
      return min(item.frame.y, max(windowBottom - item.frame.height, first))
    }
  }
}
