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
  public var custom: Set<String> = []

  /// The normal state.
  public init() {}

  /// True for `normal`, told without comparing sets.
  var isNormal: Bool { !isHighlighted && !isSelected && !isDisabled && !isFocused && custom.isEmpty }

  /// Untouched and unmarked.
  public static let normal = CellState()
}
