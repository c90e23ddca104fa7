public import LayoutEngine
public import LayoutKitCore

/// What a change of one widget did to its page.
public struct HomePageUpdate: Hashable, Sendable {
  /// What became of the widget's places.
  public let places: SectionUpdate
  /// How far the page is to be scrolled on so that what the reader looks at stays where it is, in points.
  public let correction: Double
}

extension HomePage {
  /// Lets a widget's list change: edits, ads that arrive or go, other items. Cells follow their places, and widgets below
  /// move when the size changed.
  /// - Parameters:
  ///   - number: which widget, from 0. For one that is not there, the change is made and nothing moves.
  ///   - window: what of the page is seen.
  ///   - change: changes the list, and tells what became of its places.
  @discardableResult
  public func update<Failure: Error>(
    widget number: Int, seenIn window: Rect, _ change: () throws(Failure) -> SectionUpdate
  ) throws(Failure) -> HomePageUpdate {
    let anchors = anchors(in: window)
    let places = try change()
    guard widgets.indices.contains(number), !places.isEmpty else {
      return HomePageUpdate(places: places, correction: 0)
    }
    readdress(widget: number) { places.index(after: $0) }
    stack()
    let correction = anchors.lazy.compactMap { anchor -> Double? in
      let cell = anchor.widget == number ? places.index(after: anchor.cell) : anchor.cell
      return cell.map { self.top(ofCell: $0, in: anchor.widget) - anchor.top }
    }.first
    return HomePageUpdate(places: places, correction: correction ?? 0)
  }

  /// A cell in sight, to hold on to.
  private struct Anchor {
    let widget: Int
    let cell: VisibleIndex
    let top: Double
  }

  /// Cells in sight from the top, those first that a tap opens: ads and the like move with their lists' ends.
  private func anchors(in window: Rect) -> [Anchor] {
    var opened: [Anchor] = []
    var others: [Anchor] = []
    for number in widgets.indices where frame(ofWidget: number).intersects(window) {
      let widget = widgets[number]
      for cell in widget.cells(in: window.offset(x: 0, y: -tops[number])) {
        let anchor = Anchor(widget: number, cell: cell, top: top(ofCell: cell, in: number))
        if widget.action(forCell: cell) == nil { others.append(anchor) } else { opened.append(anchor) }
      }
    }
    return opened + others
  }

  private func top(ofCell cell: VisibleIndex, in number: Int) -> Double {
    widgets[number].frame(ofCell: cell).y + tops[number]
  }
}
