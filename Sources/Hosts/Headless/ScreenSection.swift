import CompositionalAdapters
import LayoutEngine
import LayoutKitCore

/// A section of a screen: its adapter, where it stands, how far it is scrolled sideways and which cells show it.
final class ScreenSection {
  let adapter: CompositionalAdapter
  /// Its top edge on the screen's content, in points.
  var top = 0.0
  /// What it takes, in points.
  private(set) var size = Size.zero
  /// How far it is scrolled sideways from its start, in points.
  var sidewaysOffset = 0.0
  /// The cells in sight.
  var cells: [VisibleIndex: ScreenCell] = [:]
  /// Places told to be about to come into sight.
  var prefetched: Set<VisibleIndex> = []
  /// Whose cells are selected.
  var selected: Set<PlaceIdentity> = []
  /// The page that more items were asked for.
  var askedPage: String?
  /// What shows the title line, the footer and what tells the page.
  private var lineHosts = LineHosts<BoundaryItem.Kind>()

  init(_ adapter: CompositionalAdapter) { self.adapter = adapter }

  var id: SectionID { adapter.presenter.id }

  /// The section laid out; `nil` where there is no room or nothing to show.
  func arranged(in environment: LayoutEnvironment) -> ArrangedSection? { adapter.section(in: environment)?.arranged }

  /// Takes its size anew. A list that became shorter is scrolled back to its end.
  func layOut(in environment: LayoutEnvironment) {
    let arranged = arranged(in: environment)
    size = arranged?.size ?? .zero
    sidewaysOffset = arranged.map { min(sidewaysOffset, SidewaysStops(arranged: $0).end) } ?? sidewaysOffset
  }

  /// How far cells stand from where they do without scrolling sideways, to the right.
  func shift(in environment: LayoutEnvironment) -> Double {
    environment.direction == .leftToRight ? -sidewaysOffset : sidewaysOffset
  }

  /// What a line of the section shows.
  func list(of item: BoundaryItem, in environment: LayoutEnvironment) -> DisplayList {
    lineHosts.list(of: item.kind, showing: item.content, in: item.size, environment: environment)
  }
}
