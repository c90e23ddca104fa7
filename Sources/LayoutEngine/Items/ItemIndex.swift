import LayoutKitCore

/// Where the items of a list stand, by id.
struct ItemIndex: Sendable {
  /// The order of the numbers that items are stored under.
  var order: ItemOrder
  /// Those numbers, by what items go by.
  var numbers: [ItemID: Int]
  /// What items go by whose id was there before them.
  private(set) var aliases: [Int: ItemID] = [:]

  /// An index of items stored in their order. Some may go by names of their own, by the number they are stored under.
  init(of items: [ContentItem], aliases known: [Int: ItemID] = [:]) {
    order = ItemOrder(count: items.count)
    numbers = Dictionary(minimumCapacity: items.count)
    var ids = DistinctIDs()
    for (number, item) in items.enumerated() {
      let key = ids.distinct(known[number] ?? item.id) { numbers[$0] != nil }
      numbers[key] = number
      if key != item.id { aliases[number] = key }
    }
  }
}
