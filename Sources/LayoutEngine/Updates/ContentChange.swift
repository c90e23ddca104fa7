import LayoutKitCore

/// What became of a list's items, in indexes.
struct ContentChange: Hashable, Sendable {
  /// Indexes before of items that went, ascending.
  var removed: [Int] = []
  /// Indexes after of items that came, ascending.
  var inserted: [Int] = []
  /// Items that took another place, ascending by where they were.
  var moved: [Relocation] = []
  /// Indexes after of items that another cell is to show, ascending.
  var reloaded: [Int] = []
  /// Indexes after of items whose value changed, ascending.
  var reconfigured: [Int] = []

  /// How indexes shift.
  var shift: IndexShift {
    IndexShift(out: (removed + moved.map(\.from)).sorted(), in: (inserted + moved.map(\.to)).sorted())
  }

  /// True where nothing became of them.
  var isEmpty: Bool {
    removed.isEmpty && inserted.isEmpty && moved.isEmpty && reloaded.isEmpty && reconfigured.isEmpty
  }

  mutating func sort() {
    removed.sort()
    inserted.sort()
    moved.sort { $0.from < $1.from }
  }
}

extension ContentChange {
  /// What makes one list of items another: items are known by id, and the fewest are moved.
  init(from old: some RandomAccessCollection<ContentItem>, to new: some RandomAccessCollection<ContentItem>) {
    let difference = OrderedDifference(
      from: old.count, to: new.count,
      before: { old[old.index(old.startIndex, offsetBy: $0)].id },
      after: { new[new.index(new.startIndex, offsetBy: $0)].id })
    removed = difference.removed
    inserted = difference.inserted
    moved = difference.moved
    difference.forEachPair { before, after in
      let was = old[old.index(old.startIndex, offsetBy: before)]
      let isNow = new[new.index(new.startIndex, offsetBy: after)]
      if was != isNow { reconfigured.append(after) }
    }
    reconfigured.sort()
  }
}
