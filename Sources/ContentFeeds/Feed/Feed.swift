public import LayoutKitCore

/// What a document of items said.
public struct Feed: Sendable {
  /// What the document is.
  public var format: FeedFormat
  /// The name it gives itself.
  public var title: String?
  /// The items in the document's order, their ids unique.
  public var items: [ContentItem] = []
  /// Where the items go on, as the document writes it; `nil` at the end.
  public var nextPage: String?
  /// What to report: items left out, ids that came twice, broken text.
  public var notices: [FeedNotice] = []

  init(format: FeedFormat) { self.format = format }

  /// The items that were left out.
  public var skipped: [FeedNotice] { notices.filter(\.isSkip) }
}

/// The formats that feeds come in.
public enum FeedFormat: String, Hashable, Sendable, CaseIterable {
  /// A page of the Content API.
  case contentAPI = "Content API"
  /// JSON Feed 1.0 or 1.1.
  case jsonFeed = "JSON Feed"
  /// RSS 0.91 to 2.0.
  case rss = "RSS"
  /// RSS 1.0, which is RDF.
  case rdf = "RSS 1.0"
  /// Atom 1.0.
  case atom = "Atom"
}
