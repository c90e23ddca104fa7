import LayoutKitCore

/// Reads Atom 1.0 (RFC 4287), with Media RSS and thread counts.
///
/// An entry's id is its `id`, else its link; one with neither is left out. Relative links are resolved against
/// `xml:base`, else the feed's own address.
struct AtomReader {
  let kind: SectionKind

  func read(_ root: XMLNode) -> Feed {
    var feed = Feed(format: .atom)
    feed.title = root.first("atom:title", "title").flatMap(text)
    feed.nextPage = link("next", of: root)
    let base = root.attribute("xml:base") ?? link("self", of: root) ?? link("alternate", of: root)
    let author = self.author(of: root)
    var assembly = FeedAssembly()
    for (position, node) in (root.all("atom:entry") + root.all("entry")).enumerated() {
      guard let id = (node.text("atom:id", "id") ?? link("alternate", of: node))?.trimmed else {
        assembly.leaveOut(.noID, at: position)
        continue
      }
      var item = item(id: ItemID(rawValue: id), node, base: node.attribute("xml:base") ?? base)
      item.author = item.author ?? author
      assembly.add(item, at: position)
    }
    feed.items = assembly.items
    feed.notices = assembly.notices
    return feed
  }

  private func item(id: ItemID, _ node: XMLNode, base: String?) -> ContentItem {
    var item = ContentItem(id: id, kind: kind.itemKind ?? .article)
    item.title = node.first("atom:title", "title").flatMap(text)
    let summary = node.first("atom:summary", "summary")
    let body = node.first("atom:content", "content")
    item.summary = summary.flatMap(text) ?? PlainText.beginning(of: body.flatMap(text))
    item.author = author(of: node)
    item.categories = (node.all("atom:category") + node.all("category")).compactMap { category in
      PlainText.line(category.attribute("label") ?? category.attribute("term"))
    }
    item.url = WebAddress.resolved(link("alternate", of: node), against: base)
    item.date =
      FeedDate.date(node.text("atom:published", "published"))
      ?? FeedDate.date(node.text("atom:updated", "updated"))
    item.commentCount = node.text("thr:total")?.trimmed.flatMap { Int($0) }.flatMap { $0 < 0 ? nil : $0 }
    item.coordinate = FeedPlace.coordinate(of: node)
    let media = FeedMedia(node)
    if item.summary == nil { item.summary = PlainText.html(media.description) }
    media.apply(to: &item, html: [summary, body].map { $0.flatMap(html) })
    return item
  }

  /// A text construct as plain text: `text` by default, `html`, or `xhtml`.
  private func text(_ node: XMLNode) -> String? {
    html(node).map { PlainText.html($0) } ?? PlainText.line(node.text)
  }

  /// The HTML of a text construct that is HTML.
  private func html(_ node: XMLNode) -> String? {
    switch node.attribute("type")?.lowercased() {
    case "html", "text/html": node.text
    case "xhtml", "application/xhtml+xml": node.markup
    default: nil
    }
  }

  private func author(of node: XMLNode) -> String? {
    PlainText.line(node.first("atom:author", "author")?.text("atom:name", "name"))
  }

  private func link(_ relation: String, of node: XMLNode) -> String? {
    (node.all("atom:link") + node.all("link")).first { ($0.attribute("rel") ?? "alternate") == relation }?
      .attribute("href")
  }
}
