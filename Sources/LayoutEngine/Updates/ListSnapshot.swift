public import LayoutKitCore

/// All that a screen shows at a moment: its sections in order, with their items and the items' values.
public struct ListSnapshot: Sendable {
  /// An id that was there before in its section.
  public struct RepeatedItem: Hashable, Sendable {
    /// The section.
    public let section: SectionID
    /// The id that is there before.
    public let id: ItemID
    /// The id that the later item goes by.
    public let keptAs: ItemID
  }

  /// The sections. Ids of items are unique in each.
  public let sections: [ListSection]
  /// Items whose ids were there before, in order. They stay, under ids of their own.
  public let repeatedItems: [RepeatedItem]

  /// A moment of a screen.
  public init(_ sections: [ListSection]) {
    var repeated: [RepeatedItem] = []
    self.sections = sections.map { section in
      var section = section
      var ids = DistinctIDs()
      var taken: Set<ItemID> = Set(minimumCapacity: section.items.count)
      // Ids alone: an item is large to copy.
      for index in section.items.indices {
        let given = section.items[index].id
        guard !taken.insert(given).inserted else { continue }
        let id = ids.distinct(given) { taken.contains($0) }
        taken.insert(id)
        section.items[index].id = id
        repeated.append(RepeatedItem(section: section.id, id: given, keptAs: id))
      }
      section.surveyItems()
      return section
    }
    repeatedItems = repeated
  }
}

extension ListSnapshot {
  /// What makes one moment of a screen another. Takes time in proportion to what both hold.
  public func difference(from old: ListSnapshot) -> SnapshotDifference {
    let order = OrderedDifference(
      from: old.sections.count, to: sections.count, before: { old.sections[$0].id }, after: { sections[$0].id })
    var difference = SnapshotDifference(order)
    order.forEachPair { before, after in
      let edits = ListEdits(from: old.sections[before].items, to: sections[after].items)
      if !edits.isEmpty { difference.items[after] = edits }
    }
    return difference
  }
}

extension Set {
  fileprivate init(minimumCapacity: Int) {
    self.init()
    reserveCapacity(minimumCapacity)
  }
}
