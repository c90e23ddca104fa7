import Foundation

/// Documents of real sources, beside the package; a checkout does not have them.
enum RealFeeds {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("shared/feeds")

  static var areThere: Bool { FileManager.default.fileExists(atPath: folder.path) }

  static func data(_ name: String) throws -> Data { try Data(contentsOf: folder.appendingPathComponent(name)) }

  static let names = [
    "content-api/articles.json", "content-api/comments.json", "content-api/events.json", "content-api/maps.json",
    "content-api/photos.json", "content-api/podcasts.json", "content-api/videos.json", "rss/encoding.rss",
    "rss/giantbomb-podcast.rss", "rss/guardian.rss", "rss/gulp-atom.atom", "rss/reddit.rss",
  ]
}
