import LayoutKitCore

/// Reads RSS 0.91 to 2.0, and RSS 1.0, with the modules that feeds use: Media RSS, iTunes, Dublin Core, content, slash.
///
/// An item's id is its `guid`, else `rdf:about`, else its link, else a fingerprint of its title, date and description.
struct RSSReader {
  let kind: SectionKind

  func read(_ root: XMLNode, format: FeedFormat) throws(FeedError) -> Feed {
    guard let channel = root.first("channel") else { throw .unknownFormat(looksLike: "RSS without a <channel>") }
    var feed = Feed(format: format)
    feed.title = PlainText.html(channel.text("title"))
    feed.nextPage = channel.all("atom:link").first { $0.attribute("rel") == "next" }?.attribute("href")
    let base = channel.text("link")?.trimmed
    let cover = channel.first("itunes:image")?.attribute("href")
    var assembly = FeedAssembly()
    // RSS 1.0 keeps its items beside the channel.
    for (position, node) in (channel.all("item") + root.all("item")).enumerated() {
      assembly.add(item(node, base: base, cover: cover), at: position)
    }
    feed.items = assembly.items
    feed.notices = assembly.notices
    return feed
  }

  private func item(_ node: XMLNode, base: String?, cover: String?) -> ContentItem {
    let guid = node.first("guid")
    let permalink = guid?.attribute("isPermaLink") == "false" ? nil : guid?.text.trimmed
    let link =
      node.text("link")?.trimmed
      ?? node.all("atom:link").first { ($0.attribute("rel") ?? "alternate") == "alternate" }?.attribute("href")
    let id = guid?.text.trimmed ?? node.attribute("rdf:about") ?? link
    var item = ContentItem(
      id: ItemID(rawValue: id ?? fingerprint(of: node)), kind: kind.itemKind ?? .article,
      title: PlainText.html(node.text("title", "media:title")))
    item.url = WebAddress.resolved(link ?? permalink.flatMap { WebAddress.isAbsolute($0) ? $0 : nil }, against: base)
    let body = node.text("content:encoded")
    item.summary = PlainText.html(node.text("description", "itunes:summary", "media:description"))
    if item.summary == nil { item.summary = PlainText.beginning(of: PlainText.html(body)) }
    item.author = author(of: node)
    item.categories = (node.all("category") + node.all("dc:subject")).compactMap { PlainText.html($0.text) }
    item.date = FeedDate.date(node.text("pubDate")) ?? FeedDate.date(node.text("dc:date"))
    item.commentCount = node.text("slash:comments", "thr:total")?.trimmed.flatMap { Int($0) }.flatMap {
      $0 < 0 ? nil : $0
    }
    item.coordinate = FeedPlace.coordinate(of: node)
    let media = FeedMedia(node)
    media.apply(to: &item, html: [node.text("description"), body])
    if item.pictures.isEmpty, item.kind == .podcast, let cover {
      item.pictures = [Picture(source: cover, size: .original)]
    }
    return item
  }

  /// `dc:creator`, else the podcast's author, else `author`, in which RSS writes `mail@host (Name)`.
  private func author(of node: XMLNode) -> String? {
    if let name = PlainText.html(node.text("dc:creator", "itunes:author")) { return name }
    guard let author = PlainText.html(node.text("author")) else { return nil }
    guard author.contains("@"), let open = author.firstIndex(of: "("), author.hasSuffix(")") else { return author }
    return author[author.index(after: open)...].dropLast().trimmed
  }

  /// FNV-1a over what tells items apart that have neither id nor link.
  private func fingerprint(of node: XMLNode) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for part in [node.text("title"), node.text("pubDate", "dc:date"), node.text("description")] {
      for byte in (part ?? "").utf8 + [0] { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }
    return "item-" + String(hash, radix: 16)
  }
}
