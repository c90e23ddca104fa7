import ContentFeeds
import Foundation
import LayoutKitCore
import Testing

struct ContentAPITests {
  private func page(_ items: String, _ rest: String = "\"stat\": \"ok\"") throws -> Feed {
    try FeedReader().read(Data("{\"items\": [\(items)], \(rest)}".utf8))
  }

  private func item(_ fields: String, kind: SectionKind = .custom) throws -> ContentItem {
    let text = "{\"items\": [{\"id\": 1, \"title\": \"t\"\(fields.isEmpty ? "" : ", ")\(fields)}], \"stat\": \"ok\"}"
    return try #require(try FeedReader(kind: kind).read(Data(text.utf8)).items.first)
  }

  @Test("every key of an item is read")
  func everything() throws {
    let item = try item(
      """
      "id": "a7", "type": "event", "title": "Caf&eacute; <b>bleu</b>", "url": "https://e.org/a", "author": "Ann &amp; Bo",
      "date": "2013-10-03T18:00:00+02:00", "endDate": "2013-10-03T19:00:00+0200", "allDay": 1, "address": "1 Rue&nbsp;A",
      "categories": ["News", "", "A &amp; B"], "summary": "One<br>two", "content": "<p>Body</p>", "nbcomments": 3,
      "isHeadline": 1, "latitude": "41.9", "longitude": 8.7, "length": "125", "streamUrl": "https://e.org/s.mp3",
      "downloadUrl": "https://e.org/d.mp3", "authorAvatarUrl": "ann.jpg", "nbViews": "79", "likes": 11,
      "urlShop": "https://e.org/shop", "price": "19,90 €", "role": "Baker",
      "nbParticipants": "37", "rating": 4.5, "nbRatings": 2, "unknown": {"a": [1]}
      """)
    #expect(item.id == "a7")
    #expect(item.kind == .event)
    #expect(item.title == "Café bleu")
    #expect(item.url == "https://e.org/a")
    #expect(item.author == "Ann & Bo")
    #expect(item.date?.timeIntervalSince1970 == 1_380_816_000)
    #expect(item.endDate?.timeIntervalSince1970 == 1_380_819_600)
    #expect(item.isAllDay)
    #expect(item.address == "1 Rue\u{A0}A")
    #expect(item.categories == ["News", "A & B"])
    #expect(item.summary == "One two")
    #expect(item.commentCount == 3)
    #expect(item.isHeadline)
    #expect(item.coordinate == Coordinate(latitude: 41.9, longitude: 8.7))
    #expect(item.duration == 125)
    #expect(item.streamURL == "https://e.org/s.mp3")
    #expect(item.avatarURL == "ann.jpg")
    #expect(item.viewCount == 79)
    #expect(item.likeCount == 11)
    #expect(item.ticketURL == "https://e.org/shop")
    #expect(item.price == "19,90 €")
    #expect(item.role == "Baker")
    #expect(item.participantCount == 37)
    #expect(item.rating == 4.5)
  }

  @Test(
    "a rating is the mean of at least one, above 0 to 5",
    arguments: [
      ("\"rating\": 4", 4), ("\"rating\": \"3.5\", \"nbRatings\": \"1\"", 3.5),
      ("\"rating\": 1, \"nbRatings\": 0", nil),
      ("\"rating\": 0, \"nbRatings\": 3", nil), ("\"rating\": 80, \"nbRatings\": 3", nil), ("\"nbRatings\": 3", nil),
      ("\"rating\": 5", 5),
    ] as [(String, Double?)])
  func ratings(fields: String, rating: Double?) throws { #expect(try item(fields).rating == rating) }

  @Test(
    "a type is a kind",
    arguments: [
      ("article", .article), ("video", .video), ("sound", .sound), ("podcast", .podcast), ("photo", .photo),
      ("event", .event), ("maps", .place), ("place", .place), ("live", .live), ("post", .post), ("comment", .comment),
      ("person", .person), ("product", .product), ("hologram", .generic), ("", .generic),
    ] as [(String, ContentKind)])
  func kinds(type: String, kind: ContentKind) throws {
    #expect(try item("\"type\": \"\(type)\"").kind == kind)
  }

  @Test("the section has its say about sounds and about items without a type")
  func sectionKinds() throws {
    #expect(try item("\"type\": \"sound\"", kind: .podcasts).kind == .podcast)
    #expect(try item("\"type\": \"sound\"", kind: .sounds).kind == .sound)
    #expect(try item("", kind: .photos).kind == .photo)
    #expect(try item("\"type\": \"hologram\"", kind: .photos).kind == .generic)
  }

  @Test(
    "counts come under three names, as numbers or strings",
    arguments: [
      ("\"nbcomments\": 2", 2), ("\"nbComments\": \"3\"", 3), ("\"comments\": 4", 4),
      ("\"nbcomments\": null, \"comments\": 5", 5),
      ("\"nbcomments\": -1", nil), ("\"comments\": \"many\"", nil), ("\"comments\": 1.5", nil),
      ("\"comments\": 1e300", nil), ("", nil),
    ] as [(String, Int?)])
  func comments(fields: String, count: Int?) throws {
    #expect(try item(fields).commentCount == count)
  }

  @Test(
    "a flag may be a number, a word or a flag",
    arguments: [
      ("1", true), ("0", false), ("true", true), ("false", false), ("\"1\"", true), ("\"\"", false), ("null", false),
      ("[]", false),
    ])
  func flags(value: String, flag: Bool) throws {
    #expect(try item("\"allDay\": \(value)").isAllDay == flag)
  }

  @Test(
    "no position is no position",
    arguments: [
      "0, \"longitude\": 0", "\"\", \"longitude\": \"\"", "\"0\", \"longitude\": \"0\"", "91, \"longitude\": 1", "1",
      "\"x\", \"longitude\": 1",
    ])
  func noCoordinate(latitude: String) throws {
    #expect(try item("\"latitude\": \(latitude)").coordinate == nil)
  }

  @Test("the six thumbnails are six sizes, empty ones are none")
  func thumbnails() throws {
    let item = try item(
      """
      "smallThumbnail": "s", "thumbnail": "t", "largeThumbnail": "", "xLargeThumbnail": "x", "xxLargeThumbnail": "xx",
      "originalThumbnail": "o", "images": [{"id": 1, "url": "body"}]
      """)
    #expect(item.pictures.map(\.source) == ["s", "t", "x", "xx", "o"])
    #expect(item.pictures.map(\.size) == [.small, .medium, .xLarge, .xxLarge, .original])
  }

  @Test("pictures of the body serve where there is no thumbnail")
  func bodyPictures() throws {
    let item = try item(
      "\"thumbnail\": \"\", \"images\": [7, {\"id\": 1}, {\"url\": \"a\", \"width\": 40, \"height\": \"20\"}, {\"url\": \"b\"}]"
    )
    #expect(item.pictures == [Picture(source: "a", size: .original, ratio: 2)])
  }

  @Test("a photo's pictures say their shape, squares only serve alone")
  func photo() throws {
    let photo = try item(
      """
      "title": null, "type": "photo", "content": "#sea <b>side</b>", "urlPhoto": "l", "thumbnail": "q",
      "images": {"small": {"url": "s", "width": 300, "height": 200}, "large": {"url": "l", "width": "600", "height": 400},
                 "square": {"url": "q", "width": 150, "height": 150}}
      """)
    #expect(photo.title == nil)
    #expect(photo.summary == "#sea side")
    #expect(
      photo.pictures == [
        Picture(source: "s", size: .small, ratio: 1.5), Picture(source: "l", size: .large, ratio: 1.5),
        Picture(source: "q", size: .medium), Picture(source: "l", size: .original, ratio: 1.5),
      ])
    let square = try item("\"images\": {\"square\": {\"url\": \"q\", \"width\": 150, \"height\": 0}}")
    #expect(square.pictures == [Picture(source: "q", size: .small)])
  }

  @Test("a video plays its stream, else its file")
  func videos() throws {
    #expect(
      try item("\"videoUrls\": {\"mp4\": \"a.mp4\", \"m3u8\": \"a.m3u8\", \"embed\": \"e\"}").streamURL == "a.m3u8")
    #expect(try item("\"videoUrls\": {\"mp4\": \"a.mp4\", \"m3u8\": \"\"}").streamURL == "a.mp4")
    #expect(try item("\"videoUrls\": {\"embed\": \"e\"}").streamURL == nil)
    #expect(try item("\"downloadUrl\": \"d.mp3\", \"streamUrl\": \"\"").streamURL == "d.mp3")
    #expect(try item("\"auteur\": \"Bo\"").author == "Bo")
  }

  @Test("items that are none, have no id or nothing to show are left out and noticed")
  func skipped() throws {
    let feed = try page(
      """
      {"id": 1, "title": "a"}, 7, {"title": "b"}, {"id": "", "title": "c"}, {"id": null, "title": "d"},
      {"id": "e", "title": " ", "summary": "&nbsp;", "thumbnail": ""}, {"id": true, "title": "f"}, {"id": 2, "thumbnail": "p"}
      """)
    #expect(feed.items.map(\.id) == ["1", "2"])
    #expect(feed.skipped.map(\.position) == [1, 2, 3, 4, 5, 6])
    #expect(
      feed.skipped.map(\.problem) == [.notAnItem(found: "a number"), .noID, .noID, .noID, .nothingToShow, .noID])
    #expect(feed.skipped[4].id == "e")
    #expect(feed.skipped[0].description == "item 1: left out: expected an object, found a number")
  }

  @Test("an id that comes twice is noticed and kept under an id of our own")
  func duplicates() throws {
    let feed = try page(
      (["7", "7", "\"7#2\"", "7"]).map { "{\"id\": \($0), \"title\": \"t\"}" }.joined(separator: ","))
    #expect(feed.items.map(\.id) == ["7", "7#2", "7#2#2", "7#3"])
    #expect(feed.skipped.isEmpty)
    #expect(
      feed.notices.map(\.problem) == [
        .repeatedID(keptAs: "7#2"), .repeatedID(keptAs: "7#2#2"), .repeatedID(keptAs: "7#3"),
      ])
    #expect(feed.notices[0].description == "item 1 (id 7): its id is taken by an item before it; kept as 7#2")
  }

  @Test("a page has its next page, an empty list is no error")
  func pages() throws {
    #expect(try page("", "\"next_page\": \"https://e.org/2\"").nextPage == "https://e.org/2")
    #expect(try page("", "\"next_page\": null").nextPage == nil)
    #expect(try page("").items.isEmpty)
  }

  @Test("a page that says it failed is an error in its words")
  func sourceError() throws {
    let error = #expect(throws: FeedError.self) { try page("", "\"stat\": \"error\", \"error\": \"no such section\"") }
    #expect(error == .source("no such section"))
    #expect(error?.description == "the source reports an error: no such section")
  }

  @Test("1,000 items are read in a moment, a title of 100,000 characters whole")
  func large() throws {
    let body = String(repeating: "<p>Some words &amp; more</p>", count: 20)
    let items = (0..<1_000).map { "{\"id\": \($0), \"title\": \"Item \($0)\", \"summary\": \"\(body)\"}" }
    let clock = ContinuousClock()
    var feed = try page("")
    let time = try clock.measure { feed = try page(items.joined(separator: ",")) }
    #expect(feed.items.count == 1_000)
    #expect(time < .seconds(10))
    #expect(try item("\"title\": \"\(String(repeating: "x", count: 100_000))\"").title?.count == 100_000)
  }
}
