import Foundation
import Testing

@testable import ContentFeeds

struct FeedDateTests {
  @Test(
    "dates of the internet are moments",
    arguments: [
      ("1970-01-01T00:00:00Z", 0.0), ("2013-10-02T14:18:01+0000", 1_380_723_481),
      ("2013-10-03T18:00:00+02:00", 1_380_816_000), ("2013-10-03T12:00:00-04", 1_380_816_000),
      ("2013-10-03t16:00:00.25z", 1_380_816_000.25), ("2013-10-03 16:00:00", 1_380_816_000),
      ("2013-10-03T16:00Z", 1_380_816_000), ("2013-10-03", 1_380_758_400), ("2000-02-29T00:00:00Z", 951_782_400),
      ("1969-12-31T23:59:59Z", -1), ("9999-12-31T23:59:59Z", 253_402_300_799), ("2016-12-31T23:59:60Z", 1_483_228_800),
    ])
  func internet(text: String, seconds: Double) {
    #expect(FeedDate.date(text)?.timeIntervalSince1970 == seconds)
  }

  @Test(
    "dates of mail are moments",
    arguments: [
      ("Wed, 02 Oct 2013 14:18:01 GMT", 1_380_723_481.0), ("2 Oct 2013 14:18 UT", 1_380_723_480),
      ("Wed, 2 October 2013 10:18:01 EDT", 1_380_723_481), ("Wed, 02 Oct 13 16:18:01 +0200", 1_380_723_481),
      ("Tue, 01 Oct 2019 14:30:00 PST", 1_569_969_000), ("Thu, 01 Jan 70 00:00:00 Z", 0),
      ("Wed, 03 Jan 2018 13:47:00 GMT\n      ", 1_514_987_220), ("02 oct 2013 14:18:01 XYZ", 1_380_723_481),
      ("Wed 02 Oct 2013 14:18:01 +02:00", 1_380_716_281), ("Wed, 02-Oct-2013", 1_380_672_000),
      ("Wednesday, 02 Oct 2013 15:18:01 CET", 1_380_723_481), ("02 Oct 2013", 1_380_672_000),
    ])
  func mail(text: String, seconds: Double) {
    #expect(FeedDate.date(text)?.timeIntervalSince1970 == seconds)
  }

  @Test(
    "what is no date is none",
    arguments: [
      "", " ", "yesterday", "2013-02-29", "2013-13-01", "2013-00-10", "2013-10-32", "0000-01-01",
      "2013-10-03T24:00:00Z",
      "2013-10-03T16:60:00Z", "2013-10-03T16", "2013-10-03X", "2013-10-03T16:00:00+99:00", "31 Feb 2013 00:00 GMT",
      "Wed, 02 Oct", "02 Foo 2013", "99999999999999999999 Oct 2013", ",", ", , ,", "1380723481",
      "2013-10-03T16:00:00+02:00 and more", "é", "2 Oct 2013 1:2:3 GMT", "20131003",
    ])
  func none(text: String) {
    #expect(FeedDate.date(text) == nil)
  }

  @Test(
    "running times are seconds",
    arguments: [
      ("1:02:03", 3723.0), ("62:03", 3723), ("3723", 3723), (" 3723.5 ", 3723.5), ("86400", 86_400), ("0", nil),
      ("", nil),
      ("-5", nil), ("1:2:3:4", nil), ("abc", nil), ("1:", nil), ("86401", nil), ("114045941", nil), ("nan", nil),
      ("inf", nil), ("1e400", nil),
    ] as [(String, Double?)])
  func runningTime(text: String, seconds: Double?) {
    #expect(RunningTime.seconds(text) == seconds)
  }
}
