import HomePageHost
import HomeWidgetAdapters
import LayoutEngine
import LayoutKitCore

extension ContractTrial {
  /// Places and items agree one to one, and no control in a cell is another item's.
  func openingBreaches(_ cells: [ContractCell], in arranged: ArrangedSection) -> [Breach] {
    let items = Array(section.visibleItems)
    let plan = arranged.plan
    guard section.stateMessage == nil else { return [] }
    let found = (0..<plan.count).compactMap { plan.item(at: VisibleIndex($0))?.id }
    guard found == items.map(\.id) else {
      return [.opens("\(found.count) items in places", expected: "\(items.count) in order", at: name)]
    }
    return cells.flatMap { cell -> [Breach] in
      guard let number = cell.place else { return [] }
      let place = plan.place(at: VisibleIndex(number))
      let item = plan.item(at: VisibleIndex(number))?.id
      let location = "\(name), place \(number) (\(place.identity.words))"
      var breaches: [Breach] = []
      if place.action != item.map(ContentAction.open) {
        breaches.append(.opens("\(place.action.words)", expected: item?.rawValue ?? "nothing", at: location))
      }
      for action in cell.list.actions where action.item != nil && action.item != item {
        breaches.append(.opens("\(action)", expected: "actions of \(item?.rawValue ?? "no item")", at: location))
      }
      return breaches
    }
  }

  /// On a home page, a tap on every cell beside its controls opens the cell's own item.
  func tapBreaches() -> [Breach] {
    let widget = widget(cache: MeasurementCache())
    let page = HomePage(widgets: [widget], environment: environment)
    let all = Rect(origin: .zero, size: page.contentSize)
    return page.pieces(in: all).compactMap { piece in
      guard let cell = piece.cell, let item = widget.arranged?.plan.item(at: cell) else { return nil }
      guard let point = piece.freePoint(in: all) else { return nil }
      let action = page.tap(at: point)
      if action == .open(item.id) { return nil }
      return .opens(action.words, expected: "to open \(item.id.rawValue)", at: "\(name), place \(cell.value)")
    }
  }
}

extension HomePage.Piece {
  /// A point of the page where the cell has no control; a row's cells reach beyond the page.
  fileprivate func freePoint(in page: Rect) -> Point? {
    let parts = [0.5, 0.1, 0.3, 0.7, 0.9]
    let points = parts.flatMap { y in parts.map { x in Point(x: x * frame.width, y: y * frame.height) } }
    let free = points.first { list.action(at: $0) == nil && page.contains(Point(x: frame.x + $0.x, y: frame.y + $0.y)) }
    return free.map { Point(x: frame.x + $0.x, y: frame.y + $0.y) }
  }
}

extension ContentAction {
  /// The item it is about.
  var item: ItemID? {
    switch self {
    case .open(let id), .play(let id), .share(let id), .bookmark(let id), .buyTicket(let id), .more(let id): id
    case .custom(_, let id): id
    case .seeAll, .retry, .loadMore: nil
    }
  }
}

extension ContentAction? {
  var words: String { map { "\($0)" } ?? "nothing" }
}
