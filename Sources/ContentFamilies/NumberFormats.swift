import Foundation
import LayoutKitCore

/// How counts, ratings and running times are told in a locale.
struct NumberFormats: Equatable, Sendable {
  private let locale: Locale
  private let digits: [Character]
  private let counts = Memo<Int, String>()

  init(in environment: LayoutEnvironment) {
    locale = environment.locale
    digits = Array(1_234_567_890.formatted(.number.grouping(.never).locale(locale)))
  }

  /// A count from one on, short from thousands on where the language has a short form: `1.2K`, `1,2 k`, `1234`.
  func count(_ count: Int) -> String? {
    guard count > 0 else { return nil }
    return counts.value(for: count) { count.formatted(.number.notation(.compactName).locale(locale)) }
  }

  /// A mean of ratings, with one decimal where it is not whole.
  func rating(_ rating: Double) -> String {
    rating.formatted(.number.precision(.fractionLength(0...1)).locale(locale))
  }

  /// A running time in the locale's digits: `m:ss` below an hour, `h:mm:ss` from there on.
  func clock(_ time: RunningTime) -> String {
    func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let (hours, rest) = (time.hours, padded(time.seconds))
    let text = hours > 0 ? "\(hours):\(padded(time.minutes)):\(rest)" : "\(time.minutes):\(rest)"
    return String(text.map(digit))
  }

  /// `1` to `9` and `0` in turn stand in `digits`, unless the locale writes numbers in another way altogether.
  private func digit(_ character: Character) -> Character {
    guard digits.count == 10, let value = character.wholeNumberValue else { return character }
    return digits[(value + 9) % 10]
  }
}
