/// Names a family of cells: views of one kind can stand in for each other.
public struct CellKind: Hashable, Sendable, RawRepresentable, ExpressibleByStringLiteral {
  /// The name.
  public var rawValue: String
  /// A kind from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A kind written in code.
  public init(stringLiteral value: String) { rawValue = value }
}

/// A view that measures and draws one family of cells: a final class, reused from item to item.
///
/// Its two life cycles never mix. `updateDesign` sees the design alone and runs only when it changed. `bind` sees the item
/// alone and sets both branches of every optional part, so that a reused view equals a fresh one.
public protocol ContentView: AnyObject {
  /// What every item of a list shares: fonts, colours, spacing, resolved for the environment.
  associatedtype Design: Hashable & Sendable
  /// What varies from item to item, formatted and ready to show.
  associatedtype Item: Hashable & Sendable
  /// The family.
  static var kind: CellKind { get }
  /// A view that shows nothing yet.
  init()
  /// Takes a design. `pass` proves to elements that their style may change now.
  func updateDesign(_ design: Design, _ pass: borrowing DesignPass)
  /// Takes an item and the cell's state.
  func bind(_ item: Item, state: CellState)
  /// The size the cell takes in a width, in points, depending on the arguments and what is bound alone.
  func sizeThatFits(width: Double, in environment: LayoutEnvironment) -> Size
  /// What answers for every width what `sizeThatFits` does, of what is bound now, when something else is bound; `nil`, the
  /// default, for a view that has to be asked itself each time.
  /// - Parameter previous: what the view left behind last, if that was in this environment; what both have in common may be
  ///   shared. An environment is the same while `LayoutEnvironment.key` is.
  func sizing(in environment: LayoutEnvironment, like previous: (any ContentSizing)?) -> (any ContentSizing)?
  /// What the cell shows in a room, written leading to trailing.
  func displayList(in size: Size, environment: LayoutEnvironment) -> DisplayList
}

extension ContentView {
  /// None: the view is asked for each width.
  public func sizing(in environment: LayoutEnvironment, like previous: (any ContentSizing)?) -> (any ContentSizing)? {
    nil
  }
}

/// Proof that a design hook runs: elements take a style only against one, and only `ContentHost` makes it.
public struct DesignPass: ~Copyable {
  fileprivate init() {}

  static func perform(_ hook: (borrowing DesignPass) -> Void) { hook(DesignPass()) }
}
