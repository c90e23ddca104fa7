import Foundation
public import LayoutKitCore

extension Fixtures {
  /// Four items of every kind.
  public static var items: [ContentItem] { ContentKind.allCases.flatMap { items(of: $0) } }

  /// Items of a kind: with everything the kind can have, with long texts, with nothing but an id, and in another script.
  /// Their ids are the kind and `full`, `long`, `bare` or the script.
  public static func items(of kind: ContentKind) -> [ContentItem] {
    [full(kind), long(kind), ContentItem(id: id(kind, "bare"), kind: kind), foreign(kind)]
  }

  private static func id(_ kind: ContentKind, _ name: String) -> ItemID {
    ItemID(rawValue: "\(kind.rawValue).\(name)")
  }

  private static func full(_ kind: ContentKind) -> ContentItem {
    var item = ContentItem(id: id(kind, "full"), kind: kind, title: "A new bridge over the river")
    item.summary = "It opens in spring, a year later than planned."
    item.author = "Ada Byron"
    item.categories = ["City"]
    item.url = "https://news.example/bridge"
    item.date = now.addingTimeInterval(-86_400)
    item.pictures = [
      Picture(source: "pictures/bridge-small.jpg", size: .small, ratio: 1),
      Picture(source: "pictures/bridge.jpg", size: .large, ratio: 1.5),
    ]
    item.commentCount = 12
    addWords(to: &item)
    addMedia(to: &item, seconds: 245)
    addPlace(to: &item, address: "1 Quay Street", end: 7_200)
    return item
  }

  private static func long(_ kind: ContentKind) -> ContentItem {
    let title =
      "After forty years of plans, objections and changes of mind the city has decided where its bridge will stand"
    var item = ContentItem(id: id(kind, "long"), kind: kind, title: title)
    item.summary = Array(repeating: "The council voted late in the evening, by a narrow majority.", count: 6)
      .joined(separator: " ")
    item.author = "Wolfeschlegelsteinhausenbergerdorff the Younger, with reports from every quarter of the city"
    item.date = now.addingTimeInterval(-40 * 86_400)
    item.pictures = [Picture(source: "pictures/council.jpg", size: .original)]
    item.commentCount = 1_234_567
    addMedia(to: &item, seconds: 36_000)
    addPlace(
      to: &item, address: "Floor 12, the old customs house at the far end of the long pier, Quay Street 1001",
      end: 5 * 86_400)
    return item
  }

  private static func foreign(_ kind: ContentKind) -> ContentItem {
    let texts = [
      ("arabic", "افتتاح جسر جديد فوق النهر", "يفتح في الربيع، بعد عام من الموعد المقرر."),
      ("hebrew", "גשר חדש מעל הנהר", "הוא ייפתח באביב, שנה לאחר המתוכנן."),
      ("japanese", "川に新しい橋が架かる", "予定より一年遅れて、春に開通する見込みだ。"),
      ("emoji", "🌉 New bridge 👩‍👩‍👧‍👦 🇪🇺", "🎉🎉🎉"),
    ]
    let (name, title, summary) = texts[(ContentKind.allCases.firstIndex(of: kind) ?? 0) % texts.count]
    var item = ContentItem(id: id(kind, name), kind: kind, title: title)
    item.summary = summary
    item.date = now
    addMedia(to: &item, seconds: 59)
    return item
  }

  /// What only some kinds have.
  private static func addWords(to item: inout ContentItem) {
    switch item.kind {
    case .photo: item.likeCount = 31
    case .live: item.viewCount = 2_500
    case .event: item.participantCount = 37
    case .person: item.role = "Bridge engineer"
    case .product:
      item.price = "24 €"
      item.rating = 4.5
    case .post, .comment:
      item.avatarURL = "pictures/ada.jpg"
      item.likeCount = 1_200
    default: break
    }
  }

  private static func addMedia(to item: inout ContentItem, seconds: Double) {
    guard [.video, .sound, .podcast, .live].contains(item.kind) else { return }
    item.duration = seconds
    item.streamURL = "https://media.example/\(item.id.rawValue)"
  }

  private static func addPlace(to item: inout ContentItem, address: String, end seconds: Double) {
    guard [.event, .place].contains(item.kind) else { return }
    item.address = address
    item.coordinate = Coordinate(latitude: 48.85, longitude: 2.35)
    guard item.kind == .event else { return }
    item.date = now.addingTimeInterval(86_400)
    item.endDate = now.addingTimeInterval(86_400 + seconds)
    item.ticketURL = "https://tickets.example/\(item.id.rawValue)"
  }
}
