/// What a list shows while its items are on their way: cells of the template's own geometry without content.
public struct LoadingPlaceholder: Hashable, Sendable {
  /// The most cells there can be.
  public static let mostCells = 50
  /// Number of cells, 1 to `mostCells`; what is outside counts as the nearest. No more show than the section's limit.
  public var count: Int

  /// So many cells; three unless told otherwise.
  public init(count: Int = 3) { self.count = count }
}
