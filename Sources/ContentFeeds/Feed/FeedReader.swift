public import Foundation
public import LayoutKitCore

/// Reads a document of items, in whichever of the known formats it is: Content API, JSON Feed, RSS, Atom.
///
/// One bad item is left out and noticed; the rest is kept. An item whose id another has keeps its place under an id of
/// its own (`7#2` for the second `7`): a list stays complete, and a tap still tells the two apart.
public struct FeedReader: Sendable {
  /// What the section is about. A sound of a podcasts section is a podcast, and an item whose source names no type is of
  /// the section's kind.
  public var kind: SectionKind

  /// A reader for a section of a kind.
  public init(kind: SectionKind = .custom) { self.kind = kind }

  /// The items of a document and what there is to report.
  /// - Throws: `FeedError` where nothing can be read; never for a single item.
  public func read(_ data: Data) throws(FeedError) -> Feed {
    let document = try DocumentText(data)
    var feed: Feed
    switch document.text.utf8.first(where: { !$0.isMarkupSpace }) {
    case nil: throw .empty
    case UInt8(ascii: "<"): feed = try read(xml: document.text)
    case UInt8(ascii: "{"), UInt8(ascii: "["): feed = try read(json: document.text)
    default: throw .unknownFormat(looksLike: document.isBroken ? "binary data" : "plain text")
    }
    if document.isBroken { feed.notices.insert(FeedNotice(problem: .brokenText), at: 0) }
    return feed
  }

  private func read(json text: String) throws(FeedError) -> Feed {
    let value: JSONValue
    do { value = try JSONReader.value(of: text) } catch { throw .unreadable(error) }
    guard let page = JSONFields(value) else { throw .unknownFormat(looksLike: "a JSON array") }
    if page.string("version")?.contains("jsonfeed.org/version/") == true {
      return try JSONFeedReader(kind: kind).read(page)
    }
    return try ContentAPIReader(kind: kind).read(page)
  }

  private func read(xml text: String) throws(FeedError) -> Feed {
    // Web pages are rarely well-formed: what they are says more than where they break.
    let start = text.prefix(1_000).lowercased()
    if start.contains("<!doctype html") || start.contains("<html") {
      throw .unknownFormat(looksLike: "a web page (HTML)")
    }
    let root = try XMLTree.root(of: text)
    switch root.name.split(separator: ":").last?.lowercased() {
    case "rss": return try RSSReader(kind: kind).read(root, format: .rss)
    case "rdf": return try RSSReader(kind: kind).read(root, format: .rdf)
    case "feed": return AtomReader(kind: kind).read(root)
    default: throw .unknownFormat(looksLike: "an XML document of <\(root.name)>")
    }
  }
}

extension SectionKind {
  /// The kind of an item whose source says nothing of it.
  var itemKind: ContentKind? {
    switch self {
    case .articles: .article
    case .videos: .video
    case .sounds: .sound
    case .podcasts: .podcast
    case .photos: .photo
    case .events: .event
    case .places: .place
    case .live: .live
    case .posts: .post
    case .comments: .comment
    case .people: .person
    case .products: .product
    case .bookmarks, .search, .categories, .custom: nil
    }
  }
}
