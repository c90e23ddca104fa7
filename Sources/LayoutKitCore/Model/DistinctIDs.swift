/// Tells equal ids apart: one that was there before becomes `id#2`, `id#3` and so on.
package struct DistinctIDs: Sendable {
  private var copies: [ItemID: Int] = [:]

  /// Nothing was there before.
  package init() {}

  /// The id to go by for one more thing of an id.
  package mutating func distinct(_ id: ItemID, isTaken: (ItemID) -> Bool) -> ItemID {
    var own = id
    while isTaken(own) {
      copies[id, default: 1] += 1
      own.rawValue = "\(id.rawValue)#\(copies[id] ?? 2)"
    }
    return own
  }
}
