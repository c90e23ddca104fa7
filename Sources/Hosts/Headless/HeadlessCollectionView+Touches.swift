import CompositionalAdapters
public import LayoutEngine
public import LayoutKitCore

extension HeadlessCollectionView {
  /// What a tap at a point of the window asks for: a line's or a cell's control that is hit, else the cell's own action. An ad
  /// takes its taps itself, and lines without a button ask for nothing. Observer and handler are told.
  @discardableResult
  public func tap(at point: Point) -> ContentAction? {
    let piece = pieces().last { $0.frame.contains(point) && ($0.place != nil || $0.action(at: point) != nil) }
    guard let piece else { return nil }
    let place = piece.place.flatMap { place in plan(of: place)?.place(at: place.index) }
    let action = piece.action(at: point) ?? place?.action
    if let place { observer?.screenTapped(place.identity, in: piece.section, asking: action) }
    if let action { actionHandler?.handle(action, in: piece.section) }
    return action
  }

  /// A finger comes down on a place, or leaves it; `nil` for none.
  public func highlight(_ place: ScreenPlace?) {
    let before = highlighted
    highlighted = place
    for changed in [before, place].compactMap({ $0 }) where isShown(changed) { show(changed) }
  }

  /// The place a finger is on.
  public var highlightedPlace: ScreenPlace? { highlighted }

  /// Selects an item's place, or takes the selection away. Ads and what a section says of itself are never selected.
  public func select(_ place: ScreenPlace, _ isSelected: Bool = true) {
    guard let plan = plan(of: place), plan.item(at: place.index) != nil else { return }
    let identity = plan.place(at: place.index).identity
    if isSelected {
      sections[place.section].selected.insert(identity)
    } else {
      sections[place.section].selected.remove(identity)
    }
    if isShown(place) { show(place) }
  }

  /// Whose cells are selected in a section, whether they are in sight or not.
  public func selection(ofSection number: Int) -> Set<PlaceIdentity> {
    sections.indices.contains(number) ? sections[number].selected : []
  }

  func isShown(_ place: ScreenPlace) -> Bool {
    sections.indices.contains(place.section) && sections[place.section].cells[place.index] != nil
  }
}
