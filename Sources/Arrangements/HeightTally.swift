/// How often each height occurs, so that the tallest is known when one comes or goes.
struct HeightTally: Sendable {
  /// The tallest, in pixels; 0 for none.
  private(set) var tallest: Int32 = 0
  private var counts: [Int32: Int] = [:]

  /// One more of a height.
  mutating func insert(_ height: Int32) {
    counts[height, default: 0] += 1
    tallest = max(tallest, height)
  }

  /// One less of a height that occurs. Only when it was the last of the tallest are the other heights looked at.
  mutating func remove(_ height: Int32) {
    if let count = counts[height], count > 1 {
      counts[height] = count - 1
    } else {
      counts[height] = nil
      if height == tallest { tallest = counts.keys.max() ?? 0 }
    }
  }
}
