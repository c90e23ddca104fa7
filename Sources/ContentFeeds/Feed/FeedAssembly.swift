import LayoutKitCore

/// Collects the items of a document: keeps ids unique, leaves out what cannot be shown, and notes both.
struct FeedAssembly {
  private(set) var items: [ContentItem] = []
  private(set) var notices: [FeedNotice] = []
  private var uses: [ItemID: Int] = [:]

  /// Adds the item at a position of the document.
  mutating func add(_ item: ContentItem, at position: Int) {
    guard item.hasSomethingToShow else {
      return leaveOut(.nothingToShow, id: item.id.rawValue, at: position)
    }
    var item = item
    let id = item.id
    while let count = uses[item.id] {
      uses[id] = (uses[id] ?? count) + 1
      item.id.rawValue = "\(id.rawValue)#\(uses[id] ?? 2)"
    }
    uses[item.id] = 1
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
