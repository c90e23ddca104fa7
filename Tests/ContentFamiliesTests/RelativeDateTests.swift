import ContentFamilies
import Foundation
import LayoutKitCore
import LayoutKitTestSupport
import Testing

/// It is Thursday, 15 January 2026, noon in Greenwich.
@Suite struct RelativeDateTests {
  private func told(
    _ date: String, locale: String = "en_US", timeZone: String = "GMT", _ dates: DesignModel.Dates = .relative
  ) throws -> String? {
    var design = DesignModel()
    design.dates = dates
    var environment = Fixtures.environment()
    environment.locale = Locale(identifier: locale)
    environment.timeZone = try #require(TimeZone(identifier: timeZone))
    var item = ContentItem(id: "a", kind: .article, title: "Title")
    item.date = try Date(date, strategy: .iso8601)
    let byline = ArticleFormatter(design, in: environment, pictureSize: nil).content(for: item, status: []).byline
    return byline.map { String($0.map { $0.isWhitespace ? " " : $0 }) }
  }

  @Test(arguments: [
    ("2026-01-15T12:00:00Z", "now"), ("2026-01-15T11:59:01Z", "now"), ("2026-01-15T11:59:00Z", "1 min ago"),
    ("2026-01-15T11:00:01Z", "59 min ago"), ("2026-01-15T11:00:00Z", "1 hour ago"),
    ("2026-01-15T10:00:01Z", "1 hour ago"), ("2026-01-15T10:00:00Z", "2 hours ago"),
    ("2026-01-14T12:00:01Z", "23 hours ago"), ("2026-01-14T12:00:00Z", "yesterday"),
    ("2026-01-14T00:00:00Z", "yesterday"), ("2026-01-13T23:59:59Z", "Jan 13"), ("2025-01-14T12:00:00Z", "Jan 14, 2025"),
  ]) func `What was published is told by its age, then by its day`(date: String, text: String) throws {
    #expect(try told(date) == text)
  }

  @Test func `What is yet to come is told as a day`() throws {
    #expect(try told("2026-01-15T12:00:01Z") == "Jan 15")
    #expect(try told("2027-02-01T12:00:00Z") == "Feb 1, 2027")
  }

  @Test(arguments: [
    ("2026-01-15T11:59:30Z", "à l’instant"), ("2026-01-15T11:55:00Z", "il y a 5 min"),
    ("2026-01-15T10:30:00Z", "il y a 1 heure"), ("2026-01-15T09:00:00Z", "il y a 3 heures"),
    ("2026-01-14T09:00:00Z", "hier"), ("2026-01-01T09:00:00Z", "1 janv."),
  ]) func `Ages are told in the reader's language`(date: String, text: String) throws {
    #expect(try told(date, locale: "fr_FR") == text)
  }

  @Test func `Yesterday is that of the time zone`() throws {
    // In Tokyo it is nine in the evening; the moment was one in the morning of the day before.
    #expect(try told("2026-01-13T16:00:00Z", timeZone: "Asia/Tokyo") == "yesterday")
    #expect(try told("2026-01-13T16:00:00Z") == "Jan 13")
    // In Honolulu it is two in the morning; 25 hours ago it was the day before yesterday's last hour but one.
    #expect(try told("2026-01-14T09:30:00Z", timeZone: "Pacific/Honolulu") == "Jan 13")
  }

  @Test func `Unless the design says otherwise, days are told`() throws {
    #expect(try told("2026-01-15T11:59:30Z", .absolute) == "Jan 15")
    #expect(DesignModel().dates == .absolute)
  }

  @Test func `A day counts from the moment that the environment calls now`() throws {
    var environment = Fixtures.environment()
    environment.now = Date(timeIntervalSince1970: .greatestFiniteMagnitude)
    var design = DesignModel()
    design.dates = .relative
    var item = ContentItem(id: "a", kind: .article)
    for seconds in [-1e300, 0, 1e300] {
      item.date = Date(timeIntervalSince1970: seconds)
      _ = ArticleFormatter(design, in: environment, pictureSize: nil).content(for: item, status: [])
    }
  }
}
