import LayoutKitCore

/// Reads a page of the Content API.
struct ContentAPIReader {
  let kind: SectionKind

  func read(_ page: JSONFields) throws(FeedError) -> Feed {
    if page.string("stat") == "error" { throw .source(page.string("error") ?? "no reason given") }
    guard let list = page.members["items"] else {
      throw .unknownFormat(looksLike: "a JSON object without \"items\"")
    }
    guard case .array(let values) = list else {
      throw .wrongType(path: "$.items", expected: "an array", found: list.typeName)
    }
    var assembly = FeedAssembly()
    for (position, value) in values.enumerated() {
      guard let fields = JSONFields(value) else {
        assembly.leaveOut(.notAnItem(found: value.typeName), at: position)
        continue
      }
      guard let id = fields.source("id") else {
        assembly.leaveOut(.noID, at: position)
        continue
      }
      assembly.add(item(id: ItemID(rawValue: id), fields), at: position)
    }
    var feed = Feed(format: .contentAPI)
    feed.items = assembly.items
    feed.notices = assembly.notices
    feed.title = PlainText.html(page.string("title"))
    feed.nextPage = page.source("next_page")
    return feed
  }

  private func item(id: ItemID, _ fields: JSONFields) -> ContentItem {
    var item = ContentItem(id: id, kind: itemKind(fields.string("type")), title: PlainText.html(fields.string("title")))
    item.summary = PlainText.html(fields.string("summary"))
    if item.summary == nil { item.summary = PlainText.beginning(of: PlainText.html(fields.string("content"))) }
    item.author = PlainText.html(fields.string("author", "auteur"))
    item.categories = fields.strings("categories").compactMap { PlainText.html($0) }
    item.url = fields.source("url")
    item.date = FeedDate.date(fields.string("date"))
    item.pictures = ContentAPIPictures(fields).pictures
    item.commentCount = fields.count("nbcomments", "nbComments", "comments")
    item.isHeadline = fields.flag("isHeadline")
    item.duration = RunningTime.seconds(fields.string("length"))
    item.streamURL = fields.source("streamUrl", "downloadUrl")
    if item.streamURL == nil { item.streamURL = fields.object("videoUrls")?.source("m3u8", "mp4") }
    item.avatarURL = fields.source("authorAvatarUrl", "avatar")
    item.role = PlainText.html(fields.string("role"))
    item.viewCount = fields.count("nbViews")
    item.likeCount = fields.count("likes")
    item.participantCount = fields.count("nbParticipants")
    item.rating = rating(fields)
    item.endDate = FeedDate.date(fields.string("endDate"))
    item.isAllDay = fields.flag("allDay")
    item.ticketURL = fields.source("urlShop")
    item.address = PlainText.html(fields.string("address"))
    if let latitude = fields.number("latitude"), let longitude = fields.number("longitude") {
      item.coordinate = Coordinate(latitude: latitude, longitude: longitude)
    }
    item.price = PlainText.html(fields.string("price"))
    return item
  }

  /// A mean of one rating or more; the source writes one of no ratings too.
  private func rating(_ fields: JSONFields) -> Double? {
    guard let rating = fields.number("rating"), rating > 0, rating <= 5, fields.count("nbRatings") != 0 else {
      return nil
    }
    return rating
  }

  /// The kind of a `type`: `maps` is the source's word for places, every other word is also ours. An unknown word is
  /// `generic`; without one the section says what its items are.
  private func itemKind(_ type: String?) -> ContentKind {
    guard let type else { return kind.itemKind ?? .generic }
    switch ContentKind(rawValue: type) {
    case .sound where kind == .podcasts: return .podcast
    case nil where type == "maps": return .place
    case let known: return known ?? .generic
    }
  }
}
