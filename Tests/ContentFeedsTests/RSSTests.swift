import ContentFeeds
import Foundation
import LayoutKitCore
import Testing

struct RSSTests {
  private func read(_ items: String, channel: String = "", kind: SectionKind = .custom) throws -> Feed {
    let text = """
      <?xml version="1.0"?><rss version="2.0" xmlns:m="http://search.yahoo.com/mrss/"
       xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" xmlns:dc="http://purl.org/dc/elements/1.1/"
       xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:slash="http://purl.org/rss/1.0/modules/slash/"
       xmlns:a="http://www.w3.org/2005/Atom" xmlns:georss="http://www.georss.org/georss">
      <channel><title>Channel &amp;amp; Co</title><link>https://e.org/news/</link>\(channel)\(items)</channel></rss>
      """
    return try FeedReader(kind: kind).read(Data(text.utf8))
  }

  private func item(_ fields: String, channel: String = "", kind: SectionKind = .custom) throws -> ContentItem {
    try #require(
      try read("<item><guid>g</guid><title>t</title>\(fields)</item>", channel: channel, kind: kind).items.first)
  }

  @Test("an item of RSS 2.0 with its modules is read")
  func everything() throws {
    let feed = try read(
      """
      <item><title><![CDATA[One &amp; <b>two</b>]]></title><link> https://e.org/a </link><guid>g1</guid>
      <description>&lt;p&gt;Caf&amp;eacute;&lt;/p&gt;</description><dc:creator>Ann</dc:creator>
      <category>x</category><category/><pubDate>Wed, 02 Oct 2013 14:18:01 GMT</pubDate><slash:comments>4</slash:comments>
      <georss:point>41.9 8.7</georss:point></item>
      """, channel: "<a:link rel='self' href='s'/><a:link rel='next' href='https://e.org/2'/>")
    #expect(feed.format == .rss)
    #expect(feed.title == "Channel & Co")
    #expect(feed.nextPage == "https://e.org/2")
    let item = try #require(feed.items.first)
    #expect(item.id == "g1")
    #expect(item.kind == .article)
    #expect(item.title == "One & two")
    #expect(item.summary == "Café")
    #expect(item.url == "https://e.org/a")
    #expect(item.author == "Ann")
    #expect(item.categories == ["x"])
    #expect(item.date?.timeIntervalSince1970 == 1_380_723_481)
    #expect(item.commentCount == 4)
    #expect(item.coordinate == Coordinate(latitude: 41.9, longitude: 8.7))
  }

  @Test("an item without a guid is named by its link, else by a fingerprint of what it says")
  func ids() throws {
    let items = [
      "<link>https://e.org/a</link><title>a</title>", "<title>b</title>", "<title>b</title><pubDate>x</pubDate>",
      "<title>b</title>",
    ]
    let feed = try read(items.map { "<item>\($0)</item>" }.joined())
    #expect(feed.items[0].id == "https://e.org/a")
    // FNV-1a, 64 bits, of "b", 0, 0, 0: each of the three parts ends in a zero.
    #expect(feed.items[1].id == "item-8c704f9b10f11f37")
    #expect(feed.items[2].id != feed.items[1].id)
    #expect(feed.items[3].id.rawValue == feed.items[1].id.rawValue + "#2")
    #expect(feed.notices.count == 1)
  }

  @Test("a page's address is the link, else a permalink, and is resolved against the channel's")
  func addresses() throws {
    #expect(try item("<link>../a?b=1</link>").url == "https://e.org/a?b=1")
    #expect(try item("<a:link href='https://e.org/x'/>").url == "https://e.org/x")
    let guids = [("", "https://e.org/p"), (" isPermaLink='false'", nil)]
    for (attribute, url) in guids {
      #expect(try read("<item><guid\(attribute)>https://e.org/p</guid><title>t</title></item>").items.first?.url == url)
    }
    #expect(try item("").url == nil)
  }

  @Test("an enclosure says what an item is")
  func enclosures() throws {
    let sound = try item(
      "<enclosure url='a.mp3' type='audio/mpeg' length='123'/><itunes:duration>1:02:03</itunes:duration>")
    #expect(sound.kind == .podcast)
    #expect(sound.streamURL == "a.mp3")
    #expect(sound.duration == 3723)
    let video = try item(
      "<enclosure url='a.mp4?x=1' length='123'/><m:content url='b.mp4' type='video/mp4' duration='9'/>")
    #expect(video.kind == .video)
    #expect(video.streamURL == "a.mp4?x=1")
    #expect(video.duration == nil)
    let picture = try item("<enclosure url='a.jpg' type='image/jpeg' length='123'/>")
    #expect(picture.kind == .article)
    #expect(picture.streamURL == nil)
    #expect(picture.pictures == [Picture(source: "a.jpg", size: .original)])
    #expect(try item("<enclosure url='a.zip' type='application/zip'/>", kind: .videos).kind == .video)
  }

  @Test("pictures come from Media RSS, from iTunes, from the text, and from the channel for a podcast")
  func pictures() throws {
    let media = try item(
      """
      <description>&lt;img src="text.jpg"&gt;</description>
      <m:group><m:content url="w460.jpg?x" width="460" height="230"/><m:content url="w2000" medium="image" width="2000"/>
      <m:content url="a.mp4" type="video/mp4"><m:thumbnail url="w140" width="140" height="0"/></m:content></m:group>
      """)
    #expect(
      media.pictures == [
        Picture(source: "w460.jpg?x", size: .medium, ratio: 2), Picture(source: "w2000", size: .xxLarge),
        Picture(source: "w140", size: .small),
      ])
    #expect(media.kind == .video)
    #expect(try item("<itunes:image href='i.jpg'/>").pictures == [Picture(source: "i.jpg", size: .original)])
    #expect(try item("<m:thumbnail url='t'/>").pictures == [Picture(source: "t", size: .medium)])
    #expect(
      try item("<content:encoded><![CDATA[<img src='pixel' width=1><img src='c.jpg'>]]></content:encoded>").pictures
        == [Picture(source: "c.jpg", size: .original)])
    let cover = "<itunes:image href='cover.jpg'/>"
    #expect(try item("<enclosure url='a.mp3'/>", channel: cover).pictures.map(\.source) == ["cover.jpg"])
    #expect(try item("", channel: cover).pictures.isEmpty)
  }

  @Test("texts fall back on one another")
  func texts() throws {
    #expect(try item("<description> </description><content:encoded>&lt;p&gt;Body</content:encoded>").summary == "Body")
    #expect(try item("<itunes:summary>S</itunes:summary>").summary == "S")
    #expect(try item("<author>ann@e.org (Ann Other)</author>").author == "Ann Other")
    #expect(try item("<author>ann@e.org</author>").author == "ann@e.org")
    #expect(try item("<dc:date>1970-01-02</dc:date>").date?.timeIntervalSince1970 == 86_400)
    #expect(try read("<item><description>d</description></item>").items.first?.title == nil)
    #expect(try read("<item/><item><guid>x</guid></item>").notices.map(\.problem) == [.nothingToShow, .nothingToShow])
  }

  @Test("RSS 1.0 keeps its items beside the channel")
  func rdf() throws {
    let feed = try FeedReader().read(
      Data(
        """
        <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/"
         xmlns:dc="http://purl.org/dc/elements/1.1/"><channel rdf:about="c"><title>T</title></channel>
        <item rdf:about="https://e.org/1"><title>One</title><link>https://e.org/1</link><dc:date>1970-01-02T00:00Z</dc:date>
        <dc:subject>x</dc:subject></item><item rdf:about="https://e.org/2"><title>Two</title></item></rdf:RDF>
        """.utf8))
    #expect(feed.format == .rdf)
    #expect(feed.title == "T")
    #expect(feed.items.map(\.id) == ["https://e.org/1", "https://e.org/2"])
    #expect(feed.items[0].categories == ["x"])
    #expect(feed.items[0].date?.timeIntervalSince1970 == 86_400)
  }

  @Test("what feeds get wrong without harm is read all the same")
  func forgiving() throws {
    let text = """
      \u{FEFF}\n  <?xml version="1.0"?><!DOCTYPE rss PUBLIC "-//Netscape Communications//DTD RSS 0.91//EN"
      "http://my.netscape.com/publish/formats/rss-0.91.dtd"><!-- <!ENTITY --><rss version="0.91"><channel>
      <title>Caf&eacute; AT&T &bogus; &#1;\u{B}&#x27;</title><item><title>a&nbsp;b</title><media:thumbnail url="t"/>
      <link>https://e.org/?a=1&b=2</link></item></channel></rss><!-- end -->
      """
    let feed = try FeedReader().read(Data(text.utf8))
    #expect(feed.title == "Café AT&T &bogus; '")
    #expect(feed.items.first?.title == "a\u{A0}b")
    #expect(feed.items.first?.url == "https://e.org/?a=1&b=2")
    #expect(feed.items.first?.pictures.map(\.source) == ["t"])
  }
}
