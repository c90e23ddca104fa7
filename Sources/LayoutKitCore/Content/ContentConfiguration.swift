/// All that one cell shows, as a value; which view shows it is the value's own matter.
public protocol ContentConfiguration: Sendable {
  /// The family of cells that can show it.
  var kind: CellKind { get }
  /// A hash of everything in it: two configurations that may measure differently have different ones.
  var fingerprint: Int { get }
  /// How the cell is touched and marked. A state changes what is drawn, never how much room it takes.
  var state: CellState { get set }
  /// True when both show the same.
  func isEqual(to other: any ContentConfiguration) -> Bool
  /// A view that can show it.
  func makeView() -> any ContentView
  /// Brings `view` from what it showed to this, touching no more than differs; `nil` for a view that cannot show it.
  func apply(to view: any ContentView, showing previous: (any ContentConfiguration)?) -> ContentUpdate?
  /// The design, by its identity: two of one identity are equal.
  var designIdentity: AnyObject { get }
  /// Binds the item and the state to a view that has the design already, whatever it shows; false for a view that cannot
  /// show it.
  func bind(to view: any ContentView) -> Bool
  /// What the cell shows in its state, of what its view drew.
  func drawn(_ list: DisplayList) -> DisplayList
}

/// What bringing a view up to date took.
public enum ContentUpdate: Hashable, Sendable {
  /// It showed the same.
  case same
  /// The item or the state differed.
  case bind
  /// The design differed.
  case designAndBind
}

/// A configuration of a view: the list's design, the item, the cell's state.
public struct Content<View: ContentView>: ContentConfiguration {
  /// The design, shared by the list.
  public let design: Shared<View.Design>
  /// The item.
  public let item: View.Item
  /// The state where it is not the normal one: a configuration of three references fits into a box without an object of its own.
  @usableFromInline var marked: Shared<CellState>?
  /// The state.
  public var state: CellState {
    get { marked?.value ?? .normal }
    set { marked = newValue.isNormal ? nil : Shared(newValue) }
  }

  /// What a view is to show.
  @inlinable public init(design: Shared<View.Design>, item: View.Item) {
    self.design = design
    self.item = item
    marked = nil
  }

  /// What a view is to show in a state.
  public init(design: Shared<View.Design>, item: View.Item, state: CellState) {
    self.design = design
    self.item = item
    marked = state.isNormal ? nil : Shared(state)
  }

  /// The view's family.
  public var kind: CellKind { View.kind }

  /// A hash of design, item and state.
  public var fingerprint: Int {
    var hasher = Hasher()
    hasher.combine(design)
    hasher.combine(item)
    if let marked { hasher.combine(marked) }
    return hasher.finalize()
  }

  /// True for a configuration of the same view with equal parts.
  public func isEqual(to other: any ContentConfiguration) -> Bool {
    guard let other = other as? Content<View> else { return false }
    return design == other.design && item == other.item && marked == other.marked
  }

  /// A new view of the family.
  public func makeView() -> any ContentView { View() }

  /// Equal: nothing. Another item or state: bind. Another design: the design, then bind.
  public func apply(to view: any ContentView, showing previous: (any ContentConfiguration)?) -> ContentUpdate? {
    guard let view = view as? View else { return nil }
    let shown = previous as? Content<View>
    if let shown, shown.design == design {
      if shown.item == item && shown.marked == marked { return .same }
      view.bind(item, state: state)
      return .bind
    }
    DesignPass.perform { view.updateDesign(design.value, $0) }
    view.bind(item, state: state)
    return .designAndBind
  }

  /// The shared design.
  public var designIdentity: AnyObject { design }

  /// Binds, and compares nothing.
  public func bind(to view: any ContentView) -> Bool {
    guard let view = view as? View else { return false }
    view.bind(item, state: state)
    return true
  }

  /// The list in the state, as a design that draws states has it. Assistive technology is told in any case.
  public func drawn(_ list: DisplayList) -> DisplayList {
    guard marked != nil else { return list }
    var list = (design.value as? any StateDrawing)?.drawing(list, in: state) ?? list
    if state.isSelected { list.accessibility?.traits.insert(.selected) }
    if state.isDisabled {
      list.accessibility?.traits.insert(.disabled)
      list.accessibility?.actions = []
    }
    return list
  }
}
