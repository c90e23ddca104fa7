/// Running times as sources write them.
enum RunningTime {
  /// Seconds from `3723`, `3723.5`, `62:03` or `1:02:03`; `nil` for anything else, for 0 and for more than a day.
  ///
  /// The day also tells seconds from bytes where a source may mean either: no recording is as small as 86,400 bytes (at
  /// 128 kbit/s those are five seconds), and hardly one runs longer than 86,400 seconds.
  static func seconds(_ text: String?) -> Double? {
    guard let text = text?.trimmed else { return nil }
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map { Double($0) }
    guard parts.count <= 3 else { return nil }
    var total = 0.0
    for part in parts {
      guard let part, part.isFinite, part >= 0 else { return nil }
      total = total * 60 + part
    }
    return seconds(total)
  }

  /// The seconds, where they can be a running time.
  static func seconds(_ number: Double?) -> Double? {
    number.flatMap { $0 > 0 && $0 <= 86_400 ? $0 : nil }
  }
}
