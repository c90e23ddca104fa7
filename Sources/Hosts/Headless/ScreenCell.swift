import LayoutEngine
import LayoutKitCore

/// A cell of a screen: what shows a place while the place is in sight, then another.
final class ScreenCell {
  let host: ContentHost
  /// Whose cell it is at the moment.
  private(set) var identity: PlaceIdentity = .message
  /// When it came into sight, in seconds.
  private(set) var shownSince = 0.0
  let binder: MediaBinder?
  private var base: ContentBox?
  private var state = CellState.normal
  private var picturesOf: ContentBox?

  init(kind: CellKind, loader: (any MediaLoader)?) {
    host = ContentHost(kind: kind)
    binder = loader.map { MediaBinder(loader: $0) }
  }

  /// Belongs to a place from now on.
  func begin(_ identity: PlaceIdentity, at time: Double) {
    self.identity = identity
    shownSince = time
  }

  /// Shows a place, touched and marked as the screen says on top of what its list says. Nothing happens where it does so
  /// already; true where it did not.
  func show(_ place: Place, marks: CellMarks) -> Bool {
    let state = marks.state(on: place.content.configuration.state)
    guard base !== place.content || self.state != state else { return false }
    base = place.content
    self.state = state
    if state == place.content.configuration.state {
      host.apply(place.content)
    } else {
      var configuration = place.content.configuration
      configuration.state = state
      host.apply(ContentBox(configuration))
    }
    return true
  }

  /// What it shows in a room. Its pictures are asked for once for what it shows.
  func displayList(in size: Size, environment: LayoutEnvironment) -> DisplayList {
    let list = host.displayList(in: size, environment: environment)
    if let binder, picturesOf !== host.content {
      picturesOf = host.content
      binder.show(list.mediaRequests)
    }
    return list
  }
}

/// How the screen marks a cell.
struct CellMarks: Hashable {
  var isHighlighted = false
  var isSelected = false

  /// The state of a cell whose list says `state`.
  func state(on state: CellState) -> CellState {
    var state = state
    state.isHighlighted = state.isHighlighted || isHighlighted
    state.isSelected = state.isSelected || isSelected
    return state
  }
}
