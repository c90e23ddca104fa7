import LayoutKitCore

/// A list's items in order. An edit costs what it changes and a logarithmic search; the first one numbers all ids.
///
/// Items stay where they are stored: the array they came in, shared with whoever gave it, and behind it those that came
/// later. An edit changes the order alone.
struct ItemList: RandomAccessCollection, Sendable {
  private var given: [ContentItem]
  private var added: [ContentItem] = []
  private var index: ItemIndex?
  /// Stands for the way the stored items are numbered; another object once they are numbered anew.
  private(set) var numbering = Numbering()

  final class Numbering: Sendable {}

  init(_ items: [ContentItem]) { given = items }

  var startIndex: Int { 0 }
  var endIndex: Int { index?.order.count ?? given.count }
  subscript(position: Int) -> ContentItem { stored(number(at: position)) }

  /// Lends the item at a position: to copy it would count the references of all its texts.
  func lend<Answer>(_ position: Int, to body: (borrowing LentItem) -> Answer) -> Answer {
    let number = number(at: position)
    return number < given.count ? Self.lend(given, number, to: body) : Self.lend(added, number - given.count, to: body)
  }

  private static func lend<Answer>(
    _ items: [ContentItem], _ number: Int, to body: (borrowing LentItem) -> Answer
  ) -> Answer {
    precondition(items.indices.contains(number), "there is no item of this number")
    return items.withUnsafeBufferPointer { $0.withMemoryRebound(to: LentItem.self) { body($0[number]) } }
  }

  /// The number under which the item at a position is stored: another one whenever its value changed.
  func number(at position: Int) -> Int { index?.order[position] ?? position }

  /// The id of the item at a position.
  func id(at position: Int) -> ItemID { id(of: number(at: position)) }

  /// Whose cell the item's is: its id, told apart from equal ones before it.
  func key(at position: Int) -> ItemID {
    let number = number(at: position)
    return index?.aliases[number] ?? id(of: number)
  }

  /// True for an item that is there; a walk through all where nothing was edited yet.
  func holds(_ id: ItemID) -> Bool { index.map { $0.numbers[id] != nil } ?? given.contains { $0.id == id } }

  /// The items as an array: the one that was given, while nothing was edited.
  var array: [ContentItem] { index == nil ? given : Array(self) }

  private func id(of number: Int) -> ItemID {
    number < given.count ? given[number].id : added[number - given.count].id
  }

  private func stored(_ number: Int) -> ContentItem {
    number < given.count ? given[number] : added[number - given.count]
  }
}

// MARK: - Edits

extension ItemList {
  /// Makes edits together, or none of them.
  mutating func apply(_ edits: ListEdits) throws(UpdateError) -> ContentChange {
    if added.count > given.count + 1_024 { renumber() }
    // Taken out while it changes, so that there is one of it.
    var index = index ?? ItemIndex(of: given)
    self.index = nil
    defer { self.index = index }

    var change = try edits.change(of: index)
    for position in change.shift.out.reversed() { index.order.remove(at: position) }
    for id in edits.removed { index.numbers[id] = nil }
    var came: [(position: Int, number: Int)] = []
    for move in edits.moved { came.append((move.index.value, index.numbers[move.id] ?? 0)) }
    for insertion in edits.inserted {
      let number = store(insertion.item)
      index.numbers[insertion.item.id] = number
      came.append((insertion.index.value, number))
    }
    for (position, number) in came.sorted(by: { $0.position < $1.position }) {
      index.order.insert(number, at: position)
    }
    change.reloaded = edits.reloaded.map { replace($0, in: &index) }.sorted()
    change.reconfigured = edits.reconfigured.map { replace($0, in: &index) }.sorted()
    return change
  }

  private mutating func replace(_ item: ContentItem, in index: inout ItemIndex) -> Int {
    let position = index.numbers[item.id].map { index.order.index(of: $0) } ?? 0
    let number = store(item)
    index.order.replace(at: position, with: number)
    index.numbers[item.id] = number
    return position
  }

  private mutating func store(_ item: ContentItem) -> Int {
    added.append(item)
    return given.count + added.count - 1
  }

  /// Items that went or changed still take room: once they are as many as the others, the rest is stored afresh.
  private mutating func renumber() {
    let keys = indices.map { ($0, key(at: $0)) }
    given = array
    added = []
    index = ItemIndex(of: given, aliases: Dictionary(uniqueKeysWithValues: keys.filter { $1 != given[$0].id }))
    numbering = Numbering()
  }
}

/// An item where it is stored, and nothing beside it, so that items in memory can be seen as such. What cannot be copied is not
/// copied by the compiler either.
struct LentItem: ~Copyable {
  let item: ContentItem
}
