public import LayoutKitCore

/// What makes one moment of a screen another.
public struct SnapshotDifference: Hashable, Sendable {
  /// A section that stands elsewhere among the others.
  public struct Move: Hashable, Sendable {
    /// Its index before.
    public let from: Int
    /// Its index after.
    public let to: Int
  }

  /// Indexes before of sections that went, ascending.
  public let removed: [Int]
  /// Indexes after of sections that came, ascending.
  public let inserted: [Int]
  /// Sections that stand elsewhere among the others, ascending by where they were.
  public let moved: [Move]
  /// What became of the items of sections that are in both, by the section's index after.
  public internal(set) var items: [Int: ListEdits] = [:]

  init(_ order: OrderedDifference) {
    removed = order.removed
    inserted = order.inserted
    moved = order.moved.map { Move(from: $0.from, to: $0.to) }
  }

  /// True where both hold the same sections with the same items.
  public var isEmpty: Bool { removed.isEmpty && inserted.isEmpty && moved.isEmpty && items.isEmpty }
}

extension ListEdits {
  /// What makes one list of items another: the fewest moves, and a new value for items that changed. An item that became one
  /// of another kind is shown by another cell. Ids are unique in each.
  public init(from old: [ContentItem], to new: [ContentItem]) {
    let change = ContentChange(from: old, to: new)
    removed = change.removed.map { old[$0].id }
    inserted = change.inserted.map { Insertion(new[$0], at: ContentIndex($0)) }
    moved = change.moved.map { Move(new[$0.to].id, to: ContentIndex($0.to)) }
    guard !change.reconfigured.isEmpty else { return }
    let kinds = Dictionary(old.map { ($0.id, $0.kind) }) { first, _ in first }
    for item in change.reconfigured.map({ new[$0] }) {
      if kinds[item.id] == item.kind { reconfigured.append(item) } else { reloaded.append(item) }
    }
  }
}
