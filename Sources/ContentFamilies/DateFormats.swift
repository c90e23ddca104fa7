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
  private let locale: Locale
  /// Made when first asked for: making one takes longer than laying out a short list, and most lists show no spans.
  private let dayFormats = Memo<String, DateFormatter>()
  private let spanFormats = Memo<String, DateIntervalFormatter>()

  init(in environment: LayoutEnvironment, style: DesignModel.Dates) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = environment.timeZone
    self.calendar = calendar
    self.style = style
    now = environment.now
    words = environment.words
    thisYear = calendar.component(.year, from: environment.now)
    locale = environment.locale
  }

  /// When something was published, as the design tells it.
  func published(_ date: Date) -> String { style == .relative ? age(of: date) : day(date) }

  /// A day.
  func day(_ date: Date) -> String {
    let local = date.timeIntervalSinceReferenceDate + Double(calendar.timeZone.secondsFromGMT(for: date))
    return days.value(for: (local / 86_400).rounded(.down)) { dayFormat(for: date).string(from: date) }
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
    let template = year(in: [start, end]) + (wholeDays ? "MMMEd" : "MMMEdjm")
    return spanFormat(template).string(from: start, to: end)
  }

  /// The year, in a template of dates that are not all of this one.
  private func year(in dates: [Date]) -> String {
    dates.allSatisfy { calendar.component(.year, from: $0) == thisYear } ? "" : "y"
  }

  private func dayFormat(for date: Date) -> DateFormatter {
    let template = year(in: [date]) + "MMMd"
    return dayFormats.value(for: template) {
      let format = DateFormatter()
      format.locale = locale
      format.timeZone = calendar.timeZone
      format.setLocalizedDateFormatFromTemplate(template)
      return format
    }
  }

  private func spanFormat(_ template: String) -> DateIntervalFormatter {
    spanFormats.value(for: template) {
      let format = DateIntervalFormatter()
      format.locale = locale
      format.timeZone = calendar.timeZone
      format.dateTemplate = template
      return format
    }
  }

  /// All else is made of what is compared.
  static func == (a: DateFormats, b: DateFormats) -> Bool {
    a.now == b.now && a.style == b.style && a.words == b.words && a.locale == b.locale
      && a.calendar.timeZone == b.calendar.timeZone
  }
}
