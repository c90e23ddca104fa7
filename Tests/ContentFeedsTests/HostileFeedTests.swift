import Foundation
import LayoutKitCore
import Testing

@testable import ContentFeeds

struct HostileFeedTests {
  private func error(_ data: some Sequence<UInt8>) -> FeedError? {
    do {
      _ = try FeedReader().read(Data(data))
      return nil
    } catch {
      return error
    }
  }

  @Test("a document that declares entities is refused before it is parsed")
  func entityBomb() {
    let bomb = """
      <?xml version="1.0"?>
      <!DOCTYPE rss [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;">]>
      <rss><channel><title>&c;</title></channel></rss>
      """
    #expect(error(bomb.utf8) == .refused(.declarations, line: 2))
    let utf16 = bomb.data(using: .utf16)
    #expect(utf16.flatMap { error($0) } == .refused(.declarations, line: 2))
  }

  @Test(
    "a document that reaches outside is refused",
    arguments: [
      "<!DOCTYPE rss SYSTEM \"file:///etc/passwd\"><rss/>", "<!DOCTYPE rss\nSYSTEM 'x'><rss/>",
      "<!DOCTYPE rss PUBLIC \"x\" \"y\" [<!ENTITY % p SYSTEM \"z\"> %p;]><rss/>", "<!DOCTYPE rss []><rss/>",
      "<!-- c --><?pi?> <!DOCTYPE rss [", "<rss><!DOCTYPE rss SYSTEM 'x'></rss>", "<rss><!ENTITY a 'b'></rss>",
    ])
  func external(text: String) {
    guard case .refused? = error(text.utf8) else {
      Issue.record("not refused: \(text)")
      return
    }
  }

  @Test(
    "what is no feed says what it looks like",
    arguments: [
      ("<html><body></html>", "a web page (HTML)"), ("<!DOCTYPE HTML>\n<p>", "a web page (HTML)"),
      ("[1]", "a JSON array"),
      ("<svg xmlns='http://www.w3.org/2000/svg'/>", "an XML document of <svg>"),
      ("{\"a\": 1}", "a JSON object without \"items\""),
      ("id;title\n1;a", "plain text"), ("<rss/>", "RSS without a <channel>"), ("\u{89}PNG", "plain text"),
    ])
  func unknown(text: String, looks: String) {
    #expect(error(text.utf8) == .unknownFormat(looksLike: looks))
  }

  @Test("a document of nothing or of any bytes is an error")
  func bytes() {
    #expect(error([]) == .empty)
    #expect(error([0xEF, 0xBB, 0xBF]) == .empty)
    #expect(error(" \n\t".utf8) == .empty)
    #expect(error([0x89, 0x50, 0x4E, 0x47, 0xFF, 0x00]) == .unknownFormat(looksLike: "binary data"))
    var state: UInt64 = 7
    for count in 0..<400 {
      let noise = (0..<(count % 60)).map { _ -> UInt8 in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return UInt8(truncatingIfNeeded: state >> 33)
      }
      #expect(error(noise) != nil)
      _ = error(Array("<rss><channel><item><title>".utf8) + noise + Array("</title></item></channel></rss>".utf8))
      _ = error(Array("{\"items\":[{\"id\":\"".utf8) + noise + Array("\"}]}".utf8))
    }
  }

  @Test("a document cut at any byte is an error that says so")
  func cut() {
    let documents = [
      #"{"items": [{"id": 1, "title": "a\u00e9 \ud83d\ude00", "likes": -1.5e3, "allDay": true}], "next_page": null}"#,
      """
      <?xml version="1.0" encoding="utf-8"?><!-- c --><rss a='b'><channel><title>é &amp; &eacute;</title>
      <item><title><![CDATA[x]]></title><link/></item></channel></rss>
      """,
    ]
    for document in documents {
      let bytes = Array(document.utf8)
      #expect(error(bytes) == nil)
      for length in 1..<bytes.count {
        let found = error(bytes.prefix(length))
        guard case .unreadable(let fault)? = found else {
          Issue.record("cut at \(length): \(String(describing: found))")
          continue
        }
        if case .endsEarly = fault.reason {} else { Issue.record("cut at \(length): \(fault)") }
        #expect(fault.line != nil)
      }
    }
  }

  @Test("broken markup is an error with its line")
  func malformed() {
    let text = "<rss>\n<channel>\n<title>a</tilte>\n</channel></rss>"
    #expect(error(text.utf8).map { "\($0)" }?.hasPrefix("line 3: the closing tag does not match <title>") == true)
    #expect(
      error("<rss><channel/></rss><rss/>".utf8).map { "\($0)" }
        == "line 1: something stands after the end of the document")
    #expect(error("<rss><channel a=b/></rss>".utf8) != nil)
  }

  @Test("10,000 levels are an error, not a crash")
  func deep() {
    #expect(
      error(String(repeating: "[", count: 10_000).utf8)
        == .unreadable(DocumentFault(.tooDeep(limit: 128), line: 1, column: 129)))
    for closing in ["", String(repeating: "</rss>", count: 10_000)] {
      let text = String(repeating: "<rss>", count: 10_000) + closing
      #expect(error(text.utf8) == .unreadable(DocumentFault(.tooDeep(limit: 200), line: 1)))
    }
    #expect(error((String(repeating: "{\"items\":[", count: 10_000)).utf8) != nil)
  }

  @Test("a value of any type in the place of any other is a shorter item at worst")
  func wrongTypes() throws {
    let keys = [
      "id", "type", "title", "url", "date", "author", "auteur", "categories", "summary", "content", "thumbnail",
      "images",
      "nbcomments", "latitude", "longitude", "isHeadline", "length", "nbViews", "videoUrls", "streamUrl", "urlPhoto",
      "likes", "tags", "endDate", "allDay", "address", "urlShop", "price",
    ]
    let values = [
      "null", "true", "0", "-1", "1e308", "9223372036854775807", "\"\"", "\"\\u0000\"", "\"x\"", "[]", "[[[]]]",
      "[null, 1, {}]",
      "{}", "{\"small\": 1, \"url\": []}", "{\"small\": {\"url\": \"u\", \"width\": 1e308, \"height\": -0.0}}",
    ]
    for key in keys {
      for value in values {
        let items = "{\"id\": 1, \"title\": \"t\", \"latitude\": 1, \"longitude\": 2, \"\(key)\": \(value)}"
        for page in [
          "{\"items\": [\(items)]}", "{\"version\": \"https://jsonfeed.org/version/1\", \"items\": [\(items)]}",
        ] {
          let feed = try FeedReader().read(Data(page.utf8))
          #expect(feed.items.count + feed.skipped.count == 1)
        }
      }
    }
    for value in values.dropLast(6) {
      #expect(error("{\"items\": \(value)}".utf8) != nil)
      _ = error("{\"items\": [], \"next_page\": \(value), \"stat\": \(value), \"title\": \(value)}".utf8)
    }
    #expect(error("{\"items\": null}".utf8).map { "\($0)" } == "$.items: expected an array, found null")
  }

  @Test("bytes that are no text are shown as such and noticed, in JSON and in XML")
  func brokenText() throws {
    for (start, end) in [
      ("{\"items\":[{\"id\":1,\"title\":\"a", "b\"}]}"),
      ("<rss><channel><item><title>a", "b</title></item></channel></rss>"),
    ] {
      let feed = try FeedReader().read(Data(Array(start.utf8) + [0xE9, 0xFF] + Array(end.utf8)))
      #expect(feed.items.first?.title == "a\u{FFFD}\u{FFFD}b")
      #expect(feed.notices == [FeedNotice(position: nil, id: nil, problem: .brokenText)])
    }
  }

  @Test("control characters in names and values do no harm")
  func controls() throws {
    let json = "{\"items\":[{\"id\":\"a\u{1}\",\"title\":\"x\u{0}\u{7}\\u0000y\"}]}"
    #expect(try FeedReader().read(Data(json.utf8)).items.first?.title == "xy")
    let xml = "<rss><channel><item><title>x\u{0}\u{7}&#0;y</title><guid>a\u{1}</guid></item></channel></rss>"
    let item = try #require(try FeedReader().read(Data(xml.utf8)).items.first)
    #expect(item.title == "xy" || item.title == "x\u{FFFD}y")
    #expect(item.id == "a")
  }
}
