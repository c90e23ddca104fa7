import LayoutKitCore

/// Reads JSON Feed 1.0 and 1.1. Titles and texts are plain by the book and are taken as they are.
struct JSONFeedReader {
  let kind: SectionKind

  func read(_ page: JSONFields) throws(FeedError) -> Feed {
    guard case .array(let values)? = page.members["items"] else {
      let found = page.members["items"]?.typeName ?? "nothing"
      throw .wrongType(path: "$.items", expected: "an array", found: found)
    }
    var assembly = FeedAssembly()
    let pageAuthor = Self.author(of: page)
    for (position, value) in values.enumerated() {
      guard let fields = JSONFields(value) else {
        assembly.leaveOut(.notAnItem(found: value.typeName), at: position)
        continue
      }
      // "If an id is blank or can't be coerced to a valid string, the item must be discarded": JSON Feed 1.1.
      guard let id = fields.source("id") else {
        assembly.leaveOut(.noID, at: position)
        continue
      }
      assembly.add(item(id: ItemID(rawValue: id), fields, pageAuthor: pageAuthor), at: position)
    }
    var feed = Feed(format: .jsonFeed)
    feed.items = assembly.items
    feed.notices = assembly.notices
    feed.title = PlainText.line(page.string("title"))
    feed.nextPage = page.source("next_url")
    return feed
  }

  private func item(id: ItemID, _ fields: JSONFields, pageAuthor: JSONFields?) -> ContentItem {
    var item = ContentItem(id: id, kind: kind.itemKind ?? .article, title: PlainText.line(fields.string("title")))
    let html = fields.string("content_html")
    item.summary = PlainText.line(fields.string("summary"))
    if item.summary == nil {
      let body = PlainText.line(fields.string("content_text")) ?? PlainText.html(html)
      item.summary = PlainText.beginning(of: body)
    }
    let author = Self.author(of: fields) ?? pageAuthor
    item.author = PlainText.line(author?.string("name"))
    item.avatarURL = author?.source("avatar")
    item.categories = fields.strings("tags").compactMap { PlainText.line($0) }
    item.url = fields.source("url", "external_url")
    item.date = FeedDate.date(fields.string("date_published", "date_modified"))
    if let image = fields.source("image", "banner_image") ?? FirstPicture.source(in: html) {
      item.pictures = [Picture(source: image, size: .original)]
    }
    for attachment in fields.objects("attachments") {
      guard let type = attachment.string("mime_type"), let source = attachment.source("url"),
        let kind = ContentKind(mediaType: type)
      else { continue }
      item.kind = kind
      item.streamURL = source
      item.duration = RunningTime.seconds(attachment.number("duration_in_seconds"))
      break
    }
    return item
  }

  /// The first author: `authors` of version 1.1, else `author` of version 1.0.
  private static func author(of fields: JSONFields) -> JSONFields? {
    fields.objects("authors").first ?? fields.object("author")
  }
}

extension ContentKind {
  /// What an item is that plays a file of a media type; `nil` for types that do not play.
  init?(mediaType: String) {
    switch mediaType.lowercased().split(separator: "/").first {
    case "audio": self = .podcast
    case "video": self = .video
    default: return nil
    }
  }
}
