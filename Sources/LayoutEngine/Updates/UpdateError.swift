public import LayoutKitCore

/// Why edits were not made: what in them does not add up. The list is as it was before.
public enum UpdateError: Error, Hashable, Sendable {
  /// No item of the list goes by the id.
  case unknownItem(ItemID)
  /// The edits say two things of one item.
  case namedTwice(ItemID)
  /// An item that is to come is there already, and is not among those that go.
  case itemIsThere(ItemID)
  /// An item is to stand where the list, of `count` items once all is done, has no place.
  case indexOutOfRange(ItemID, ContentIndex, count: Int)
  /// Two items are to stand at one index.
  case indexTakenTwice(ContentIndex)
}

extension UpdateError: CustomStringConvertible {
  /// What does not add up, and what to do.
  public var description: String {
    switch self {
    case .unknownItem(let id):
      "no item \"\(id.rawValue)\" in the list: insert it, or leave it out of the edits"
    case .namedTwice(let id):
      "item \"\(id.rawValue)\" is named twice in one set of edits: name it once"
    case .itemIsThere(let id):
      "item \"\(id.rawValue)\" is to come and is there already: move or reconfigure it, or remove it in the same edits"
    case .indexOutOfRange(let id, let index, let count):
      "item \"\(id.rawValue)\" is to stand at index \(index.value) of a list of \(count): an index counts once all is done"
    case .indexTakenTwice(let index):
      "two items are to stand at index \(index.value): an index counts once all is done"
    }
  }
}
