import ContentElements
import Foundation
import LayoutKitCore
import LayoutKitTestSupport
import Testing

@testable import ContentFamilies

@Suite struct ArticleFormatterTests {
  private func content(
    _ item: ContentItem, status: ItemStatus = [], pictureSize: Picture.Size? = .medium, offersPlay: Bool = false,
    locale: String = "en_US", timeZone: String = "GMT", now: String = "2027-01-10T12:00:00Z",
    _ change: (inout DesignModel) -> Void = { _ in }
  ) throws -> ArticleContent {
    var design = DesignModel()
    change(&design)
    var environment = Fixtures.environment()
    environment.locale = Locale(identifier: locale)
    environment.timeZone = try #require(TimeZone(identifier: timeZone))
    environment.now = try date(now)
    let formatter = ArticleFormatter(design, in: environment, pictureSize: pictureSize, offersPlay: offersPlay)
    return formatter.content(for: item, status: status)
  }

  private func item(
    _ kind: ContentKind = .article, _ change: (inout ContentItem) throws -> Void
  ) rethrows
    -> ContentItem
  {
    var item = ContentItem(id: "a", kind: kind, title: "Title")
    try change(&item)
    return item
  }

  private func date(_ text: String) throws -> Date { try Date(text, strategy: .iso8601) }

  @Test(arguments: [
    (59.0, "0:59"), (60, "1:00"), (61, "1:01"), (599, "9:59"), (3_599, "59:59"), (3_600, "1:00:00"), (3_661, "1:01:01"),
    (36_000, "10:00:00"), (59.6, "1:00"), (1, "0:01"),
  ]) func `Running times are told by the clock`(seconds: Double, text: String) throws {
    #expect(try content(item(.podcast) { $0.duration = seconds }).details.map(\.text) == [text])
  }

  @Test func `The clock has the language's digits`() throws {
    let film = item(.video) { $0.duration = 3_725 }
    #expect(try content(film, locale: "ar_EG").details.first?.text == "١:٠٢:٠٥")
    #expect(try content(film, locale: "fr_FR").details.first?.text == "1:02:05")
  }

  @Test(arguments: [
    (5.0, "5 seconds"), (61, "1 minute 1 second"), (125, "2 minutes 5 seconds"), (3_600, "1 hour"),
    (7_265, "2 hours 1 minute 5 seconds"),
  ]) func `Running times are said in full`(seconds: Double, text: String) throws {
    #expect(try content(item(.podcast) { $0.duration = seconds }).details.first?.spoken == text)
  }

  @Test(arguments: [0, -5, .nan, .infinity, -.infinity, 1e18] as [Double])
  func `What is no running time is not told`(seconds: Double) {
    #expect(RunningTime(seconds) == nil)
  }

  @Test(arguments: [
    ("en_US", "Jan 14, 2026"), ("de_DE", "14. Jan. 2026"), ("fr_FR", "14 janv. 2026"), ("ja_JP", "2026年1月14日"),
  ]) func `Dates are those of the language`(locale: String, text: String) throws {
    let item = try item { $0.date = try date("2026-01-14T23:30:00Z") }
    #expect(try content(item, locale: locale).byline == text)
  }

  @Test func `Dates are those of the time zone`() throws {
    let item = try item { $0.date = try date("2026-01-14T23:30:00Z") }
    #expect(try content(item, timeZone: "Asia/Tokyo").byline == "Jan 15, 2026")
    #expect(try content(item, timeZone: "America/New_York").byline == "Jan 14, 2026")
  }

  @Test(arguments: [("en_US", "Jan 14"), ("de_DE", "14. Jan."), ("fr_FR", "14 janv."), ("ja_JP", "1月14日")])
  func `A day of this year is told without the year`(locale: String, text: String) throws {
    let item = try item { $0.date = try date("2026-01-14T12:00:00Z") }
    #expect(try content(item, locale: locale, now: "2026-12-31T12:00:00Z").byline == text)
  }

  @Test func `Which year it is depends on the time zone`() throws {
    let item = try item { $0.date = try date("2026-12-31T23:30:00Z") }
    let now = "2027-01-10T12:00:00Z"
    #expect(try content(item, timeZone: "GMT", now: now).byline == "Dec 31, 2026")
    #expect(try content(item, timeZone: "Asia/Tokyo", now: now).byline == "Jan 1")
  }

  @Test func `The byline is who and when, as far as known and shown`() throws {
    let both = try item {
      $0.author = "Ada"
      $0.date = try date("2026-01-14T12:00:00Z")
    }
    #expect(try content(both).byline == "Ada · Jan 14, 2026")
    #expect(try content(both) { $0.shows.byline = false }.byline == "Jan 14, 2026")
    #expect(try content(both) { $0.shows.date = false }.byline == "Ada")
    #expect(
      try content(both) {
        $0.shows.byline = false
        $0.shows.date = false
      }.byline == nil)
    #expect(try content(item { $0.author = "" }).byline == nil)
    #expect(try content(item { $0.author = "Ada" }).byline == "Ada")
  }

  @Test(arguments: [(Int?.none, String?.none), (0, nil), (-3, nil), (1, "1"), (999, "999"), (1_234, "1.2K")])
  func `Comments are counted from one on`(count: Int?, text: String?) throws {
    let item = item { $0.commentCount = count }
    #expect(try content(item).commentCount == text)
    #expect(try content(item) { $0.shows.commentCount = false }.commentCount == nil)
  }

  @Test func `Numbers are those of the language`() throws {
    // CLDR's short forms: French shortens thousands after a space, German only millions.
    func count(_ count: Int, _ locale: String) throws -> String? {
      try content(item { $0.commentCount = count }, locale: locale).commentCount
        .map { String($0.map { $0.isWhitespace ? " " : $0 }) }
    }
    #expect(try count(1_234, "fr_FR") == "1,2 k")
    #expect(try count(1_234, "de_DE") == "1234")
    #expect(try count(1_234_567, "de_DE") == "1,2 Mio.")
    #expect(try count(12, "ar_EG") == "١٢")
  }

  @Test func `A summary shows where the design has one`() throws {
    let item = item { $0.summary = "Short." }
    #expect(try content(item).summary == "Short.")
    #expect(try content(item) { $0.shows.summary = false }.summary == nil)
  }

  @Test func `A picture is of the asked size, or the next larger, or the largest`() throws {
    let pictures = [Picture(source: "l", size: .large), Picture(source: "s", size: .small)]
    let item = item { $0.pictures = pictures }
    #expect(try content(item, pictureSize: .small).picture == "s")
    #expect(try content(item, pictureSize: .medium).picture == "l")
    #expect(try content(item, pictureSize: .original).picture == "l")
    #expect(try content(item, pictureSize: nil).picture == nil)
  }

  @Test func `A running time stands on the picture, or with the text where there is none`() throws {
    let film = item(.video) {
      $0.duration = 59
      $0.pictures = [Picture(source: "p", size: .large)]
    }
    #expect(try content(film).badge == .init("0:59", symbol: .play, spoken: "59 seconds"))
    #expect(try content(film).details == [])
    #expect(try content(film, pictureSize: nil).badge == nil)
    #expect(
      try content(film, pictureSize: nil).details == [
        .init("0:59", symbol: .play, spoken: "59 seconds")
      ])
    #expect(try content(item(.podcast) { $0.duration = 59 }).details.map(\.symbol) == [.sound])
  }

  @Test func `What can be played is offered where pictures carry a control`() throws {
    let film = item(.video) {
      $0.streamURL = "film.mp4"
      $0.pictures = [Picture(source: "p", size: .large)]
    }
    #expect(try content(film).media == nil)
    #expect(
      try content(film, offersPlay: true).media == .init(action: .play("a"), source: "film.mp4", isPlaying: false))
    #expect(try content(film, status: .playing, offersPlay: true).media?.isPlaying == true)
    #expect(try content(film, pictureSize: nil, offersPlay: true).media == nil)
    var article = film
    article.kind = .article
    #expect(try content(article, offersPlay: true).media == nil)
  }

  @Test func `An address is told, and a restriction`() throws {
    #expect(try content(item(.place) { $0.address = "1 Quay" }).details == [.init("1 Quay", symbol: .pin)])
    #expect(try content(item { _ in }, status: .restricted).isRestricted)
    #expect(try !content(item { _ in }).isRestricted)
  }

  @Test func `Buttons are those of the kind and the status`() throws {
    let show: (inout DesignModel) -> Void = { $0.shows.toolbar = true }
    #expect(try content(item { _ in }).buttons == [])
    #expect(
      try content(item { _ in }, show).buttons == [
        .init(.bookmark, action: .bookmark("a")), .init(.share, action: .share("a")), .init(.more, action: .more("a")),
      ])
    #expect(
      try content(item(.video) { _ in }, status: [.playing, .bookmarked], show).buttons.prefix(2) == [
        .init(.play, action: .play("a"), isOn: true), .init(.bookmarkFilled, action: .bookmark("a"), isOn: true),
      ])
    let concert = item(.event) { $0.ticketURL = "t" }
    #expect(try content(concert, show).buttons.first == .init(.ticket, action: .buyTicket("a")))
    #expect(try content(item(.event) { _ in }, show).buttons.count == 3)
    #expect(try content(item { $0.ticketURL = "t" }, show).buttons.count == 3)
  }
}
