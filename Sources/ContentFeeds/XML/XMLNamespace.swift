/// The namespaces of feeds and the prefixes that `XMLNode` writes for them.
enum XMLNamespace {
  /// The name of an element: by its namespace where that is known, else as the document writes it.
  static func name(_ name: String, in namespace: String?, written: String?) -> String {
    guard let namespace, !namespace.isEmpty else { return written ?? name }
    guard let prefix = prefixes[namespace.lowercased()] else { return written ?? name }
    return prefix.isEmpty ? name : "\(prefix):\(name)"
  }

  private static let prefixes = [
    "http://search.yahoo.com/mrss/": "media",
    "http://search.yahoo.com/mrss": "media",
    "http://www.itunes.com/dtds/podcast-1.0.dtd": "itunes",
    "http://purl.org/dc/elements/1.1/": "dc",
    "http://purl.org/rss/1.0/modules/content/": "content",
    "http://purl.org/rss/1.0/modules/slash/": "slash",
    "http://purl.org/syndication/thread/1.0": "thr",
    "http://www.georss.org/georss": "georss",
    "http://www.w3.org/2003/01/geo/wgs84_pos#": "geo",
    "http://www.w3.org/2005/atom": "atom",
    "http://www.w3.org/1999/02/22-rdf-syntax-ns#": "rdf",
    "http://www.w3.org/1999/xhtml": "xhtml",
    "http://purl.org/rss/1.0/": "",
    "http://my.netscape.com/rdf/simple/0.9/": "",
    "http://backend.userland.com/rss2": "",
  ]
}
