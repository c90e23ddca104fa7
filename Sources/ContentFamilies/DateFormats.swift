import Foundation
import LayoutKitCore

/// How days and spans of time are told in a locale and a time zone. Dates of the year it is now are told without the year.
struct DateFormats: Sendable {
  private let calendar: Calendar
  private let thisYear: Int
  private let short: Formatters
  private let long: Formatters

  init(in environment: LayoutEnvironment) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = environment.timeZone
    self.calendar = calendar
    thisYear = calendar.component(.year, from: environment.now)
    short = Formatters(year: "", in: environment)
    long = Formatters(year: "y", in: environment)
  }

  /// A day.
  func day(_ date: Date) -> String { formatters(for: [date]).day.string(from: date) }

  /// From a moment to another, or from a day to another. An end before the start says nothing.
  func span(from start: Date, to end: Date?, wholeDays: Bool) -> String {
    let end = max(start, end ?? start)
    let formatters = formatters(for: [start, end])
    return (wholeDays ? formatters.days : formatters.times).string(from: start, to: end)
  }

  private func formatters(for dates: [Date]) -> Formatters {
    dates.allSatisfy { calendar.component(.year, from: $0) == thisYear } ? short : long
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
