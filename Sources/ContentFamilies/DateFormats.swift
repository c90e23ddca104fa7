import Foundation
import LayoutKitCore

/// How days and spans of time are told in a locale and a time zone. Dates of the year it is now are told without the year.
struct DateFormats: Equatable, Sendable {
  private let calendar: Calendar
  private let days = Memo<Double, String>()
  private let now: Date
  private let thisYear: Int
  private let style: DesignModel.Dates
  private let words: LocalWords
  private let short: Formatters
  private let long: Formatters

  init(in environment: LayoutEnvironment, style: DesignModel.Dates) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = environment.timeZone
    self.calendar = calendar
    self.style = style
    now = environment.now
    words = environment.words
    thisYear = calendar.component(.year, from: environment.now)
    short = Formatters(year: "", in: environment)
    long = Formatters(year: "y", in: environment)
  }

  /// When something was published, as the design tells it.
  func published(_ date: Date) -> String { style == .relative ? age(of: date) : day(date) }

  /// A day.
  func day(_ date: Date) -> String {
    let local = date.timeIntervalSinceReferenceDate + Double(calendar.timeZone.secondsFromGMT(for: date))
    return days.value(for: (local / 86_400).rounded(.down)) { formatters(for: [date]).day.string(from: date) }
  }

  /// How long ago, in whole units that have passed: under a minute "now", under an hour minutes, under 24 hours hours; then
  /// "yesterday" on the day after by the calendar, else the day. What is yet to come is told as a day.
  private func age(of date: Date) -> String {
    let seconds = now.timeIntervalSince(date)
    switch seconds {
    case 0..<60: return words[.justNow]
    case 60..<3_600: return words[.minutesAgo, Int(seconds / 60)]
    case 3_600..<86_400: return words[.hoursAgo, Int(seconds / 3_600)]
    case 86_400..<172_800: return isYesterday(date) ? words[.yesterday] : day(date)
    default: return day(date)
    }
  }

  private func isYesterday(_ date: Date) -> Bool {
    calendar.date(byAdding: .day, value: -1, to: now).map { calendar.isDate(date, inSameDayAs: $0) } ?? false
  }

  /// From a moment to another, or from a day to another. An end before the start says nothing.
  func span(from start: Date, to end: Date?, wholeDays: Bool) -> String {
    let end = max(start, end ?? start)
    let formatters = formatters(for: [start, end])
    return (wholeDays ? formatters.days : formatters.times).string(from: start, to: end)
  }

  private func formatters(for dates: [Date]) -> Formatters {
    dates.allSatisfy { calendar.component(.year, from: $0) == thisYear } ? short : long
  }

  /// The formatters are made of what is compared.
  static func == (a: DateFormats, b: DateFormats) -> Bool {
    a.now == b.now && a.style == b.style && a.words == b.words && a.calendar.timeZone == b.calendar.timeZone
  }

  private struct Formatters: Sendable {
    let day = DateFormatter()
    let days = DateIntervalFormatter()
    let times = DateIntervalFormatter()

    init(year: String, in environment: LayoutEnvironment) {
      day.locale = environment.locale
      day.timeZone = environment.timeZone
      day.setLocalizedDateFormatFromTemplate("\(year)MMMd")
      for (formatter, template) in [(days, "MMMEd"), (times, "MMMEdjm")] {
        formatter.locale = environment.locale
        formatter.timeZone = environment.timeZone
        formatter.dateTemplate = year + template
      }
    }
  }
}
