/// How a cell is touched and marked, apart from what it shows.
public struct CellState: Hashable, Sendable {
  /// A finger is on it.
  public var isHighlighted = false
  /// It is chosen.
  public var isSelected = false
  /// It cannot be used.
  public var isDisabled = false
  /// The focus is on it.
  public var isFocused = false
  /// Marks of the app's own.
  public var custom: Set<String> {
    get { marks ?? [] }
    set { marks = newValue.isEmpty ? nil : newValue }
  }
  /// Those; `nil` for none, as in most states, which then hold no reference.
  private var marks: Set<String>?

  /// The normal state.
  public init() {}

  /// True for `normal`, told without comparing sets.
  var isNormal: Bool { !isHighlighted && !isSelected && !isDisabled && !isFocused && marks == nil }

  /// Untouched and unmarked.
  public static let normal = CellState()
}
