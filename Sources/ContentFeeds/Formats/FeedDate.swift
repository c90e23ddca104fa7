import Foundation

/// Dates as feeds write them: RFC 3339 and its relatives, RFC 822 and its relatives.
enum FeedDate {
  /// The moment a text names; `nil` where it is no date. One without a time zone is taken as UTC.
  static func date(_ text: String?) -> Date? {
    guard let text = text?.trimmed, text.utf8.count <= 64 else { return nil }
    let bytes = Array(text.utf8)
    let startsWithYear = bytes.count >= 8 && bytes.prefix(4).allSatisfy(\.isDigit)
    return startsWithYear ? internet(bytes) : mail(text)
  }

  /// `2013-10-02T14:18:01.5+02:00`, also with a space for `T`, without seconds, time or zone, and with zones such as
  /// `+0200`, `+02` and `Z`. Source: RFC 3339 and ISO 8601.
  private static func internet(_ bytes: [UInt8]) -> Date? {
    var scan = DateScan(bytes)
    guard let year = scan.number(4...4), scan.takes("-"), let month = scan.number(2...2), scan.takes("-"),
      let day = scan.number(2...2)
    else { return nil }
    guard !scan.isAtEnd else { return moment(year, month, day) }
    guard scan.takes("T") || scan.takes("t") || scan.takes(" ") else { return nil }
    return time(year, month, day, scan: &scan)
  }

  /// `Wed, 02 Oct 2013 14:18:01 GMT`, also without weekday or seconds, with years of two digits, and with zones such as
  /// `EST` and `+0200`. Source: RFC 822, RFC 2822 section 4.3.
  private static func mail(_ text: String) -> Date? {
    let withoutWeekday = text.split(separator: ",", maxSplits: 1).last ?? ""
    let words = withoutWeekday.split(whereSeparator: { $0.isWhitespace || $0 == "-" && !withoutWeekday.contains(":") })
    let first = words.first?.utf8.first?.isDigit == true ? 0 : 1
    guard words.count >= first + 3, let day = Int(words[first]),
      let month = months[words[first + 1].prefix(3).lowercased()],
      let year = year(words[first + 2])
    else { return nil }
    guard words.count > first + 3 else { return moment(year, month, day) }
    var scan = DateScan(Array(words[(first + 3)...].joined(separator: " ").utf8))
    return time(year, month, day, scan: &scan)
  }

  private static func year(_ word: Substring) -> Int? {
    guard let year = Int(word), (2...4).contains(word.utf8.count), word.utf8.allSatisfy(\.isDigit) else { return nil }
    if word.utf8.count == 4 { return year }
    return year + (word.utf8.count == 2 && year < 50 ? 2000 : 1900)
  }

  private static func time(_ year: Int, _ month: Int, _ day: Int, scan: inout DateScan) -> Date? {
    guard let hour = scan.number(1...2), hour < 24, scan.takes(":"), let minute = scan.number(2...2), minute < 60
    else { return nil }
    var seconds = 0.0
    if scan.takes(":") {
      guard let whole = scan.number(2...2), whole <= 60 else { return nil }
      seconds = Double(whole)
      if scan.takes(".") || scan.takes(",") { seconds += scan.fraction() }
    }
    guard let offset = zone(&scan) else { return nil }
    return moment(year, month, day)?.addingTimeInterval(Double(hour * 3600 + minute * 60 - offset) + seconds)
  }

  /// Seconds east of Greenwich; 0 for no zone and, as RFC 2822 wants it, for a name that means nothing to us.
  private static func zone(_ scan: inout DateScan) -> Int? {
    while scan.takes(" ") {}
    let sign = scan.takes("+") ? 1 : scan.takes("-") ? -1 : 0
    guard sign != 0 else {
      let name = scan.rest
      return name.utf8.allSatisfy(\.isLetterOrDigit) ? (zones[name.uppercased()] ?? 0) * 3600 : nil
    }
    guard let hours = scan.number(2...2), hours <= 15 else { return nil }
    _ = scan.takes(":")
    let minutes = scan.isAtEnd ? 0 : scan.number(2...2)
    guard let minutes, minutes < 60, scan.isAtEnd else { return nil }
    return sign * (hours * 3600 + minutes * 60)
  }

  /// Midnight UTC of a day of the Gregorian calendar; `nil` for a day that is none.
  private static func moment(_ year: Int, _ month: Int, _ day: Int) -> Date? {
    guard (1...9999).contains(year), (1...12).contains(month) else { return nil }
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    guard (1...lengths[month - 1]).contains(day) else { return nil }
    let before = year - 1
    let daysBeforeYear = before * 365 + before / 4 - before / 100 + before / 400
    let days = daysBeforeYear + lengths[..<(month - 1)].reduce(0, +) + day - 1
    // 719,162 days lie between the first of January of the years 1 and 1970.
    return Date(timeIntervalSince1970: Double(days - 719_162) * 86_400)
  }

  private static let months = [
    "jan": 1, "feb": 2, "mar": 3, "apr": 4, "may": 5, "jun": 6, "jul": 7, "aug": 8, "sep": 9, "oct": 10, "nov": 11,
    "dec": 12,
  ]

  /// Hours east of Greenwich: RFC 822's names and those of Europe's zones.
  private static let zones = [
    "EST": -5, "EDT": -4, "CST": -6, "CDT": -5, "MST": -7, "MDT": -6, "PST": -8, "PDT": -7, "WEST": 1, "BST": 1,
    "CET": 1, "CEST": 2, "EET": 2, "EEST": 3,
  ]
}

/// Reads a date from its first byte to its last.
private struct DateScan {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { position == bytes.count }
  var rest: String { String(decoding: bytes[position...], as: UTF8.self) }

  mutating func takes(_ character: Unicode.Scalar) -> Bool {
    guard position < bytes.count, bytes[position] == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  /// A number of as many digits as there are, within a range that ends at 4.
  mutating func number(_ digits: ClosedRange<Int>) -> Int? {
    var value = 0
    var count = 0
    while count < digits.upperBound, position < bytes.count, bytes[position].isDigit {
      value = value * 10 + Int(bytes[position] - UInt8(ascii: "0"))
      position += 1
      count += 1
    }
    return digits.contains(count) ? value : nil
  }

  mutating func fraction() -> Double {
    var value = 0.0
    var place = 0.1
    while position < bytes.count, bytes[position].isDigit {
      value += Double(bytes[position] - UInt8(ascii: "0")) * place
      place /= 10
      position += 1
    }
    return value
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
