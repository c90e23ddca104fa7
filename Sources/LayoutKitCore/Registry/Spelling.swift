extension [String] {
  /// The name that the fewest slips of the pen lead to; `nil` where even that takes more than half of its letters.
  package func nearest(to name: String) -> String? {
    let distances = map { (name: $0, distance: Self.distance(from: name.lowercased(), to: $0.lowercased())) }
    guard let best = distances.min(by: { $0.distance < $1.distance }) else { return nil }
    return best.distance * 2 <= Swift.max(best.name.count, 2) ? best.name : nil
  }

  /// Letters to insert, delete or replace on the way from one word to another (Levenshtein, 1965). Words are cut at 64
  /// letters, so that a hostile name costs nothing.
  private static func distance(from a: String, to b: String) -> Int {
    let a = Array<Character>(a.prefix(64))
    let b = Array<Character>(b.prefix(64))
    var row = Array<Int>(0...b.count)
    for (i, letter) in a.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, other) in b.enumerated() {
        let replaced = diagonal + (letter == other ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = Swift.min(replaced, row[j] + 1, diagonal + 1)
      }
    }
    return row[b.count]
  }
}
