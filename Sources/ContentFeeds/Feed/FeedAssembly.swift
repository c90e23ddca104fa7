import LayoutKitCore

/// Collects the items of a document: keeps ids unique, leaves out what cannot be shown, and notes both.
struct FeedAssembly {
  private(set) var items: [ContentItem] = []
  private(set) var notices: [FeedNotice] = []
  private var ids = DistinctIDs()
  private var taken: Set<ItemID> = []

  /// Adds the item at a position of the document.
  mutating func add(_ item: ContentItem, at position: Int) {
    guard item.hasSomethingToShow else {
      return leaveOut(.nothingToShow, id: item.id.rawValue, at: position)
    }
    var item = item
    let id = item.id
    item.id = ids.distinct(id) { taken.contains($0) }
    taken.insert(item.id)
    if item.id != id {
      notices.append(FeedNotice(position: position, id: id.rawValue, problem: .repeatedID(keptAs: item.id)))
    }
    items.append(item)
  }

  /// Notes that nothing was taken from a position of the document.
  mutating func leaveOut(_ problem: FeedNotice.Problem, id: String? = nil, at position: Int) {
    notices.append(FeedNotice(position: position, id: id, problem: problem))
  }
}

extension ContentItem {
  fileprivate var hasSomethingToShow: Bool {
    title != nil || summary != nil || !pictures.isEmpty || address != nil
  }
}
