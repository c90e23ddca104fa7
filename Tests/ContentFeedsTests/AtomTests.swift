import ContentFeeds
import Foundation
import LayoutKitCore
import Testing

struct AtomTests {
  private func read(_ content: String) throws -> Feed {
    let text = """
      <a:feed xmlns:a="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/"
       xmlns:thr="http://purl.org/syndication/thread/1.0" xmlns:h="http://www.w3.org/1999/xhtml">\(content)</a:feed>
      """
    return try FeedReader().read(Data(text.utf8))
  }

  @Test("entries are read, whatever prefix the document gives Atom")
  func everything() throws {
    let feed = try read(
      """
      <a:title>My &lt;feed&gt;</a:title><a:link rel="self" href="https://e.org/blog/feed.xml"/><a:link rel="next" href="n"/>
      <a:author><a:name>House</a:name></a:author>
      <a:entry><a:id>urn:1</a:id><a:title type="html">One &amp;amp; &lt;i&gt;two&lt;/i&gt;</a:title><a:link href="posts/1"/>
      <a:link rel="enclosure" href="a.mp3" type="audio/mpeg"/><a:published>1970-01-02T00:00:00Z</a:published>
      <a:updated>1970-01-03T00:00:00Z</a:updated><a:author><a:name>Ann</a:name></a:author><a:category term="x" label="X"/>
      <a:category term="y"/><a:summary>Plain &lt;b&gt;</a:summary><thr:total>7</thr:total></a:entry>
      <a:entry><a:id>urn:2</a:id><a:updated>1970-01-03T00:00:00Z</a:updated><a:content type="xhtml"><h:div><h:p>One</h:p><h:p>1 &lt; 2
      <h:b>b</h:b></h:p><h:script>x</h:script><h:img src="p.jpg"/></h:div></a:content></a:entry>
      <a:entry><a:title>no id</a:title></a:entry><a:entry xml:base="https://o.org/"><a:title>t</a:title><a:link href="z"/></a:entry>
      """)
    #expect(feed.format == .atom)
    #expect(feed.title == "My <feed>")
    #expect(feed.nextPage == "n")
    #expect(feed.items.map(\.id) == ["urn:1", "urn:2", "z"])
    let first = feed.items[0]
    #expect(first.title == "One & two")
    #expect(first.summary == "Plain <b>")
    #expect(first.url == "https://e.org/blog/posts/1")
    #expect(first.kind == .podcast)
    #expect(first.streamURL == "a.mp3")
    #expect(first.date?.timeIntervalSince1970 == 86_400)
    #expect(first.author == "Ann")
    #expect(first.categories == ["X", "y"])
    #expect(first.commentCount == 7)
    let second = feed.items[1]
    #expect(second.summary == "One 1 < 2 b")
    #expect(second.author == "House")
    #expect(second.date?.timeIntervalSince1970 == 172_800)
    #expect(second.pictures == [Picture(source: "p.jpg", size: .original)])
    #expect(feed.items[2].url == "https://o.org/z")
    #expect(feed.notices.map(\.position) == [2])
    #expect(feed.notices.map(\.problem) == [.noID])
  }

  @Test("a video's group gives its picture, its text and how often it was seen")
  func group() throws {
    let item = try #require(
      try read(
        """
        <a:entry><a:id>v</a:id><media:group><media:thumbnail url="t.jpg" width="480" height="360"/>
        <media:description>About it</media:description><media:community><media:statistics views="42"/></media:community>
        </media:group></a:entry>
        """
      ).items.first)
    #expect(item.summary == "About it")
    #expect(item.viewCount == 42)
    #expect(item.pictures == [Picture(source: "t.jpg", size: .medium, ratio: 4.0 / 3)])
  }

  @Test("a feed without the namespace is read as what it looks like")
  func bare() throws {
    let feed = try FeedReader().read(
      Data("<feed><title>T</title><entry><id>1</id><title>a</title></entry></feed>".utf8))
    #expect(feed.title == "T")
    #expect(feed.items.map(\.title) == ["a"])
  }
}
