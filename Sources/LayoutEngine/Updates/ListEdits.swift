public import LayoutKitCore

/// Changes of a list's items, made together: what goes is taken out first, then what comes is put where it is to stand.
public struct ListEdits: Hashable, Sendable {
  /// An item that comes.
  public struct Insertion: Hashable, Sendable {
    /// The item.
    public var item: ContentItem
    /// Its index once all is done.
    public var index: ContentIndex

    /// An item that is to stand at an index once all is done.
    public init(_ item: ContentItem, at index: ContentIndex) {
      self.item = item
      self.index = index
    }
  }

  /// An item that takes another place.
  public struct Move: Hashable, Sendable {
    /// Whose.
    public var id: ItemID
    /// Its index once all is done.
    public var index: ContentIndex

    /// An item that is to stand at an index once all is done.
    public init(_ id: ItemID, to index: ContentIndex) {
      self.id = id
      self.index = index
    }
  }

  /// Items that go.
  public var removed: [ItemID] = []
  /// Items that come.
  public var inserted: [Insertion] = []
  /// Items that take another place.
  public var moved: [Move] = []
  /// Items, known by id, that are to be shown by another cell.
  public var reloaded: [ContentItem] = []
  /// Items, known by id, whose value changed: their cells stay and show it.
  public var reconfigured: [ContentItem] = []

  /// No changes.
  public init() {}

  /// True where there is nothing to do.
  public var isEmpty: Bool {
    removed.isEmpty && inserted.isEmpty && moved.isEmpty && reloaded.isEmpty && reconfigured.isEmpty
  }
}

extension ListEdits {
  /// What the edits do to a list, in indexes; the values that change are left to whoever stores them.
  func change(of list: ItemIndex) throws(UpdateError) -> ContentChange {
    var standing: Set<ItemID> = []
    var changing: Set<ItemID> = []
    func position(of id: ItemID, among named: inout Set<ItemID>) throws(UpdateError) -> Int {
      guard named.insert(id).inserted else { throw .namedTwice(id) }
      guard let number = list.numbers[id] else { throw .unknownItem(id) }
      return list.order.index(of: number)
    }
    var change = ContentChange()
    for id in removed { change.removed.append(try position(of: id, among: &standing)) }
    // What goes cannot change as well; what moves can.
    changing = standing
    for move in moved {
      change.moved.append(.init(from: try position(of: move.id, among: &standing), to: move.index.value))
    }
    for item in reloaded + reconfigured { _ = try position(of: item.id, among: &changing) }

    let leaving = Set(removed)
    var arriving: Set<ItemID> = []
    for item in inserted.map(\.item) {
      guard arriving.insert(item.id).inserted else { throw .namedTwice(item.id) }
      guard list.numbers[item.id] == nil || leaving.contains(item.id) else { throw .itemIsThere(item.id) }
    }
    let count = list.order.count - removed.count + inserted.count
    var taken: Set<Int> = []
    for (id, index) in inserted.map({ ($0.item.id, $0.index) }) + moved.map({ ($0.id, $0.index) }) {
      guard (0..<count).contains(index.value) else { throw .indexOutOfRange(id, index, count: count) }
      guard taken.insert(index.value).inserted else { throw .indexTakenTwice(index) }
    }
    change.inserted = inserted.map(\.index.value)
    change.sort()
    return change
  }
}
