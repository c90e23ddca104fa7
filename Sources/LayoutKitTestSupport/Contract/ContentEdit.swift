import Foundation
import LayoutKitCore

/// A change of one field, by the field's name.
struct ContentEdit<Value>: Sendable {
  let name: String
  let change: @Sendable (inout Value) -> Void

  init(_ name: String, _ change: @escaping @Sendable (inout Value) -> Void) {
    self.name = name
    self.change = change
  }
}

extension ContentEdit where Value == ContentItem {
  /// A change of every field of an item but its id.
  static let all: [ContentEdit] = [
    .init("kind") { $0.kind = $0.kind == .video ? .article : .video },
    .init("title") { $0.title = ($0.title ?? "") + "!" },
    .init("missing title") { $0.title = nil },
    .init("summary") { $0.summary = ($0.summary ?? "") + "!" },
    .init("missing summary") { $0.summary = nil },
    .init("author") { $0.author = "C. Babbage" },
    .init("categories") { $0.categories.append("Bridges") },
    .init("url") { $0.url = "https://news.example/other" },
    .init("date") { $0.date = Fixtures.now.addingTimeInterval(-400 * 86_400) },
    .init("missing date") { $0.date = nil },
    .init("pictures") { $0.pictures = [Picture(source: "pictures/other.jpg", size: .large)] },
    .init("missing picture") { $0.pictures = [] },
    .init("comment count") { $0.commentCount = 77 },
    .init("missing comment count") { $0.commentCount = nil },
    .init("headline mark") { $0.isHeadline.toggle() },
    .init("duration") { $0.duration = 4_000 },
    .init("missing duration") { $0.duration = nil },
    .init("stream") { $0.streamURL = "https://media.example/other" },
    .init("avatar") { $0.avatarURL = "pictures/other-author.jpg" },
    .init("view count") { $0.viewCount = 9 },
    .init("like count") { $0.likeCount = 9 },
    .init("role") { $0.role = "Engineer" },
    .init("participants") { $0.participantCount = 9 },
    .init("rating") { $0.rating = 1.5 },
    .init("end") { $0.endDate = ($0.date ?? Fixtures.now).addingTimeInterval(30 * 86_400) },
    .init("whole days") { $0.isAllDay.toggle() },
    .init("tickets") { $0.ticketURL = $0.ticketURL == nil ? "https://tickets.example/other" : nil },
    .init("address") { $0.address = "2 Mill Lane" },
    .init("missing address") { $0.address = nil },
    .init("coordinate") { $0.coordinate = Coordinate(latitude: 1, longitude: 1) },
    .init("price") { $0.price = "99 €" },
    .init("badge") { $0.badge = "3" },
  ]
}

extension ContentEdit where Value == ItemStatus {
  /// A change of every mark.
  static let all: [ContentEdit] = [
    .init("bookmark") { $0.formSymmetricDifference(.bookmarked) },
    .init("seen mark") { $0.formSymmetricDifference(.seen) },
    .init("playing mark") { $0.formSymmetricDifference(.playing) },
    .init("restriction") { $0.formSymmetricDifference(.restricted) },
  ]
}

extension ContentEdit where Value == NativeAd {
  /// A change of every field of an ad.
  static let all: [ContentEdit] = [
    .init("identity") { $0.id += "!" },
    .init("headline") { $0.headline += "!" },
    .init("advertiser") { $0.advertiser = ($0.advertiser ?? "") + "!" },
    .init("missing advertiser") { $0.advertiser = nil },
    .init("body") { $0.body = ($0.body ?? "") + "!" },
    .init("missing body") { $0.body = nil },
    .init("icon") { $0.icon = "pictures/other-offer.png" },
    .init("missing icon") { $0.icon = nil },
    .init("media") { $0.picture = Picture(source: "pictures/other-offer.jpg", size: .large, ratio: 2) },
    .init("missing media") { $0.picture = nil },
    .init("button") { $0.callToAction += "!" },
  ]
}

extension ContentEdit where Value == DesignModel {
  /// A change of one field of every part.
  static let all: [ContentEdit] = [
    .init("title size") { $0.title.size += 2 },
    .init("title colour") { $0.title.color = ThemedColor(light: .white, dark: .black) },
    .init("title lines") { $0.title.lines = 1 },
    .init("summary font") { $0.summary.family = "Other" },
    .init("byline weight") { $0.byline.weight = .black },
    .init("caption letter spacing") { $0.caption.letterSpacing += 1 },
    .init("badge line height") { $0.badge.lineHeight += 3 },
    .init("title capitals") { $0.title.uppercase.toggle() },
    .init("cell background") { $0.cellBackground = ThemedColor(light: .black, dark: .white) },
    .init("accent") { $0.accent = ThemedColor(light: .black, dark: .white) },
    .init("placeholder") { $0.placeholder = ThemedColor(light: .black, dark: .white) },
    .init("corner radius") { $0.cornerRadius += 3 },
    .init("border") { $0.border.width += 2 },
    .init("shadow") { $0.shadow.radius += 4 },
    .init("padding") { $0.padding.leading += 7 },
    .init("thumbnail width") { $0.thumbnail.width += 20 },
    .init("thumbnail shape") { $0.thumbnail.shape = .circle },
    .init("wide ratio") { $0.thumbnail.wideRatio = 1 },
    .init("shown summary") { $0.shows.summary.toggle() },
    .init("shown byline") { $0.shows.byline.toggle() },
    .init("shown date") { $0.shows.date.toggle() },
    .init("shown comment count") { $0.shows.commentCount.toggle() },
    .init("shown like count") { $0.shows.likeCount.toggle() },
    .init("shown view count") { $0.shows.viewCount.toggle() },
    .init("dates") { $0.dates = .relative },
    .init("alert") { $0.alert = ThemedColor(light: .black, dark: .white) },
    .init("shown toolbar") { $0.shows.toolbar.toggle() },
    .init("disclosure") { $0.accessories.disclosure.toggle() },
    .init("checkmark") { $0.accessories.checkmark.toggle() },
    .init("reorder handle") { $0.accessories.reorder.toggle() },
  ]
}
