/// Where two texts differ first.
struct TextDifference {
  /// Counted from 1.
  let line: Int
  /// The recorded line; `nil` where the recorded text has ended.
  let expected: String?
  /// The new line; `nil` where the new text has ended.
  let found: String?
  /// How many lines differ, one standing against one.
  let count: Int

  init(from recorded: String, to text: String) {
    let (old, new) = (Self.lines(of: recorded), Self.lines(of: text))
    let differing = (0..<max(old.count, new.count)).filter { number in
      old.dropFirst(number).first != new.dropFirst(number).first
    }
    let first = differing.first ?? 0
    line = first + 1
    expected = old.dropFirst(first).first
    found = new.dropFirst(first).first
    count = differing.count
  }

  private static func lines(of text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
