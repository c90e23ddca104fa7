import ContentElements
import ContentFamilies
import Foundation
import LayoutKitCore
import LayoutKitTestSupport
import Testing

/// The words are Unicode's (CLDR, English of the United States), with plain spaces and hyphens for its narrow and thin ones
/// and its dashes. Its editions differ in whether a day and a time are joined by a comma or by "at": both count as a comma.
@Suite struct EventSpanTests {
  private func span(
    _ start: String, _ end: String?, allDay: Bool = false, timeZone: String = "GMT",
    now: String = "2027-01-10T12:00:00Z"
  ) throws -> String {
    var item = ContentItem(id: "a", kind: .event, title: "Concert")
    item.date = try Date(start, strategy: .iso8601)
    item.endDate = try end.map { try Date($0, strategy: .iso8601) }
    item.isAllDay = allDay
    var environment = Fixtures.environment()
    environment.timeZone = try #require(TimeZone(identifier: timeZone))
    environment.now = try Date(now, strategy: .iso8601)
    let formatter = ArticleFormatter(DesignModel(), in: environment, pictureSize: nil)
    let content = formatter.content(for: item, status: [])
    #expect(content.byline == nil)
    #expect(content.details.map(\.symbol) == [.calendar])
    let plain = content.details.first?.text.map { $0.isWhitespace ? " " : $0 == "–" ? "-" : $0 } ?? []
    return String(plain).replacingOccurrences(of: " at ", with: ", ")
  }

  @Test func `On one day the day is told once`() throws {
    #expect(try span("2026-01-16T18:00:00Z", "2026-01-16T20:30:00Z") == "Fri, Jan 16, 2026, 6:00 - 8:30 PM")
    #expect(try span("2026-01-16T10:00:00Z", "2026-01-16T13:00:00Z") == "Fri, Jan 16, 2026, 10:00 AM - 1:00 PM")
  }

  @Test func `Over several days both are told with their times`() throws {
    #expect(
      try span("2026-01-16T18:00:00Z", "2026-01-18T12:00:00Z")
        == "Fri, Jan 16, 2026, 6:00 PM - Sun, Jan 18, 2026, 12:00 PM")
  }

  @Test func `Whole days are told without times`() throws {
    #expect(try span("2026-01-16T00:00:00Z", "2026-01-18T00:00:00Z", allDay: true) == "Fri, Jan 16 - Sun, Jan 18, 2026")
    #expect(try span("2026-01-16T00:00:00Z", "2026-01-16T12:00:00Z", allDay: true) == "Fri, Jan 16, 2026")
  }

  @Test func `Without an end, or with one before the start, the start alone is told`() throws {
    #expect(try span("2026-01-16T18:00:00Z", nil) == "Fri, Jan 16, 2026, 6:00 PM")
    #expect(try span("2026-01-16T18:00:00Z", "2026-01-15T18:00:00Z") == "Fri, Jan 16, 2026, 6:00 PM")
  }

  @Test func `Days are those of the time zone`() throws {
    #expect(
      try span("2026-01-16T18:00:00Z", "2026-01-16T20:00:00Z", timeZone: "Asia/Tokyo")
        == "Sat, Jan 17, 2026, 3:00 - 5:00 AM")
  }

  @Test func `Days of this year are told without the year, unless a span leaves it`() throws {
    let now = "2026-06-01T12:00:00Z"
    #expect(try span("2026-01-16T18:00:00Z", "2026-01-16T20:30:00Z", now: now) == "Fri, Jan 16, 6:00 - 8:30 PM")
    #expect(
      try span("2026-12-31T00:00:00Z", "2027-01-01T00:00:00Z", allDay: true, now: now)
        == "Thu, Dec 31, 2026 - Fri, Jan 1, 2027")
  }
}
