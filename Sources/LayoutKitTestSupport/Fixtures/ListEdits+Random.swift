package import LayoutEngine
package import LayoutKitCore

extension ListEdits {
  /// Random edits: up to two items go, as long as there are more than `least`, up to two take another place, up to one each
  /// is reconfigured and reloaded with another value, and newcomers stand anywhere.
  /// - Parameters:
  ///   - items: the list, which is left as the edits leave it.
  ///   - change: gives an item another value under the same id.
  package static func random<Source: RandomNumberGenerator>(
    of items: inout [ContentItem], least: Int, newcomers: [ContentItem], using random: inout Source,
    change: (ContentItem, inout Source) -> ContentItem
  ) -> ListEdits {
    var edits = ListEdits()
    var rest = items.shuffled(using: &random)
    for _ in 0..<Int.random(in: 0...2, using: &random) where rest.count > least {
      edits.removed.append(rest.removeLast().id)
    }
    var movers: [ContentItem] = []
    for _ in 0..<Int.random(in: 0...2, using: &random) where !rest.isEmpty { movers.append(rest.removeLast()) }
    func changed() -> [ContentItem] {
      guard Bool.random(using: &random), let item = rest.popLast() else { return [] }
      return [change(item, &random)]
    }
    edits.reconfigured = changed()
    edits.reloaded = changed()
    let values = Dictionary(uniqueKeysWithValues: (edits.reconfigured + edits.reloaded).map { ($0.id, $0) })
    let leaving = Set(edits.removed + movers.map(\.id))
    items = items.filter { !leaving.contains($0.id) }.map { values[$0.id] ?? $0 }
    for item in movers + newcomers { items.insert(item, at: .random(in: 0...items.count, using: &random)) }
    let indexes = Dictionary(uniqueKeysWithValues: items.enumerated().map { ($1.id, ContentIndex($0)) })
    edits.moved = movers.compactMap { item in indexes[item.id].map { .init(item.id, to: $0) } }
    edits.inserted = newcomers.compactMap { item in indexes[item.id].map { .init(item, at: $0) } }
    return edits
  }
}
