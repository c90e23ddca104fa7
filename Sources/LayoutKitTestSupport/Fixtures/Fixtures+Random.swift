import Foundation
public import LayoutKitCore

extension Fixtures {
  /// Random items with ids from `0` on; a seed always gives the same.
  public static func randomItems(count: Int, kinds: [ContentKind] = ContentKind.allCases, seed: UInt64) -> [ContentItem]
  {
    var generator = SeededGenerator(seed: seed)
    return (0..<max(0, count)).map { randomItem(id: ItemID(rawValue: "\($0)"), kinds: kinds, using: &generator) }
  }

  /// An item every part of which may be there or missing.
  public static func randomItem(
    id: ItemID, kinds: [ContentKind] = ContentKind.allCases, using generator: inout some RandomNumberGenerator
  ) -> ContentItem {
    var item = ContentItem(id: id, kind: kinds.randomElement(using: &generator) ?? .article)
    item.title = text(upTo: 24, using: &generator)
    item.summary = text(upTo: 60, using: &generator)
    item.author = text(upTo: 3, using: &generator)
    item.address = text(upTo: 9, using: &generator)
    if Bool.random(using: &generator) {
      item.pictures = [Picture(source: "pictures/\(id.rawValue).jpg", size: .large)]
    }
    if Bool.random(using: &generator) {
      item.date = now.addingTimeInterval(-.random(in: 0...31_536_000, using: &generator))
      item.endDate = item.date?.addingTimeInterval(.random(in: -86_400...864_000, using: &generator))
    }
    if Bool.random(using: &generator) { item.duration = .random(in: 0...9_000, using: &generator) }
    if Bool.random(using: &generator) { item.commentCount = .random(in: 0...5_000, using: &generator) }
    if Bool.random(using: &generator) { item.streamURL = "https://media.example/\(id.rawValue)" }
    if Bool.random(using: &generator) { item.ticketURL = "https://tickets.example/\(id.rawValue)" }
    if Bool.random(using: &generator) { item.likeCount = .random(in: 0...5_000, using: &generator) }
    if Bool.random(using: &generator) { item.viewCount = .random(in: 0...5_000, using: &generator) }
    if Bool.random(using: &generator) { item.participantCount = .random(in: 0...90, using: &generator) }
    if Bool.random(using: &generator) { item.rating = .random(in: 0...5, using: &generator) }
    if Bool.random(using: &generator) { item.avatarURL = "pictures/author-\(id.rawValue).jpg" }
    if Bool.random(using: &generator) { item.price = "24 €" }
    item.role = text(upTo: 3, using: &generator)
    item.badge = text(upTo: 2, using: &generator)
    item.isAllDay = .random(using: &generator)
    item.isHeadline = .random(using: &generator)
    return item
  }

  /// A status every mark of which may be there or missing.
  public static func randomStatus(using generator: inout some RandomNumberGenerator) -> ItemStatus {
    ItemStatus(rawValue: .random(in: 0..<16, using: &generator))
  }

  /// A cell's state every mark of which may be there or missing; half of all states are normal.
  public static func randomState(using generator: inout some RandomNumberGenerator) -> CellState {
    var state = CellState.normal
    guard Bool.random(using: &generator) else { return state }
    state.isHighlighted = .random(using: &generator)
    state.isSelected = .random(using: &generator)
    state.isDisabled = .random(using: &generator)
    state.isFocused = .random(using: &generator)
    state.custom = Bool.random(using: &generator) ? ["marked"] : []
    return state
  }

  private static func text(upTo most: Int, using generator: inout some RandomNumberGenerator) -> String? {
    guard Int.random(in: 0..<4, using: &generator) > 0 else { return nil }
    let words = ["bridge", "of", "the", "river", "opens", "councillors", "جسر", "גשר", "橋", "🌉"]
    let count = Int.random(in: 1...most, using: &generator)
    return (0..<count).compactMap { _ in words.randomElement(using: &generator) }.joined(separator: " ")
  }
}
