import ContentFeeds
import Foundation
import LayoutKitCore
import Testing

struct JSONFeedTests {
  private func read(_ text: String, kind: SectionKind = .custom) throws -> Feed {
    try FeedReader(kind: kind).read(Data(text.utf8))
  }

  @Test("version 1.1 is read: authors, tags, attachments, the next page")
  func current() throws {
    let feed = try read(
      """
      {"version": "https://jsonfeed.org/version/1.1", "title": "My Feed", "next_url": "https://e.org/2", "items": [
        {"id": 12, "url": "https://e.org/a", "title": "Use <b> & &amp;", "content_html": "<p>Body &amp; soul</p>",
         "image": "a.jpg", "date_published": "2013-10-03T18:00:00+02:00", "tags": ["x", "y"],
         "authors": [{"name": "Ann", "avatar": "ann.jpg"}, {"name": "Bo"}]},
        {"id": "b", "content_text": "Plain <text>", "external_url": "https://e.org/b",
         "attachments": [{"url": "c.jpg", "mime_type": "image/jpeg"},
                         {"url": "b.mp3", "mime_type": "audio/mpeg", "duration_in_seconds": 90}]},
        {"id": "c", "summary": "Short", "content_html": "<img src='i.png'>Long",
         "attachments": [{"url": "c.mp4", "mime_type": "video/mp4"}]}]}
      """)
    #expect(feed.format == .jsonFeed)
    #expect(feed.title == "My Feed")
    #expect(feed.nextPage == "https://e.org/2")
    #expect(feed.items.map(\.id) == ["12", "b", "c"])
    #expect(feed.items.map(\.kind) == [.article, .podcast, .video])
    #expect(feed.items.map(\.title) == ["Use <b> & &amp;", nil, nil])
    #expect(feed.items.map(\.summary) == ["Body & soul", "Plain <text>", "Short"])
    #expect(feed.items.map(\.url) == ["https://e.org/a", "https://e.org/b", nil])
    #expect(feed.items.map(\.streamURL) == [nil, "b.mp3", "c.mp4"])
    #expect(feed.items[0].author == "Ann")
    #expect(feed.items[0].avatarURL == "ann.jpg")
    #expect(feed.items[0].categories == ["x", "y"])
    #expect(feed.items[0].date?.timeIntervalSince1970 == 1_380_816_000)
    #expect(feed.items[1].duration == 90)
    #expect(feed.items[2].pictures == [Picture(source: "i.png", size: .original)])
  }

  @Test("version 1.0 has one author, the feed's where the item has none")
  func first() throws {
    let feed = try read(
      """
      {"version": "https://jsonfeed.org/version/1", "author": {"name": "House"}, "items": [
        {"id": "a", "title": "a", "author": {"name": "Ann"}, "date_modified": "1970-01-02T00:00:00Z"},
        {"id": "b", "title": "b"}, {"title": "no id"}, "x"]}
      """, kind: .posts)
    #expect(feed.items.map(\.author) == ["Ann", "House"])
    #expect(feed.items.map(\.kind) == [.post, .post])
    #expect(feed.items[0].date?.timeIntervalSince1970 == 86_400)
    #expect(feed.notices.map(\.problem) == [.noID, .notAnItem(found: "a string")])
  }

  @Test("a feed without a list of items is an error at a path")
  func noItems() throws {
    let error = #expect(throws: FeedError.self) {
      try read(#"{"version": "https://jsonfeed.org/version/1.1", "items": {}}"#)
    }
    #expect(error?.description == "$.items: expected an array, found an object")
  }
}
