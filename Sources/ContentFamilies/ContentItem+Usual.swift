import LayoutKitCore

extension ContentItem {
  /// An article as long as most are. Nobody reads it: it gives skeletons their lines.
  static func usualArticle(at index: ContentIndex) -> ContentItem {
    var item = ContentItem(
      id: ItemID(rawValue: "skeleton.\(index.value)"), kind: .article,
      title: "A headline as long as the headlines of most articles are in a newspaper")
    item.summary =
      "Two sentences of usual length say what the article is about. They take some lines, as many as they need."
    item.author = "An author of the newspaper"
    item.pictures = [Picture(source: "", size: .medium)]
    return item
  }
}
