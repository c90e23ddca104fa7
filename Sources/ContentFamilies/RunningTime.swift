import LayoutKitCore

/// How long something runs, in whole seconds.
struct RunningTime: Hashable, Sendable {
  let hours: Int
  let minutes: Int
  let seconds: Int

  /// The nearest whole second; `nil` for a time that is not finite and at least one second.
  init?(_ seconds: Double) {
    guard seconds.isFinite, seconds >= 1, seconds < 1e9 else { return nil }
    let whole = Int(seconds.rounded())
    hours = whole / 3600
    minutes = whole / 60 % 60
    self.seconds = whole % 60
  }

  /// As it is said: "1 hour 2 minutes 5 seconds", without the parts that are zero.
  func spoken(in words: LocalWords) -> String {
    [(Phrase.hours, hours), (.minutes, minutes), (.seconds, seconds)].filter { $0.1 > 0 }
      .map { words[$0.0, $0.1] }.joined(separator: " ")
  }
}
