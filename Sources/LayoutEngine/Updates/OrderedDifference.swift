import LayoutKitCore

/// What makes one sequence of ids another, with the fewest moves.
///
/// What both begin and end with alike is passed over; the rest is matched by a table of ids, equal ids in their order. That
/// takes linear time, and for things out of order a logarithmic search each: those that stay are a longest ascending run.
///
/// Source: Michael L. Fredman, "On computing the length of longest increasing subsequences", 1975.
package struct OrderedDifference {
  /// Indexes before of what went, ascending.
  package private(set) var removed: [Int] = []
  /// Indexes after of what came, ascending.
  package private(set) var inserted: [Int] = []
  /// What took another place, ascending by where it was.
  private(set) var moved: [Relocation] = []
  /// Length of what both begin with.
  private let head: Int
  /// Length of what both end with.
  private let tail: Int
  private let counts: (before: Int, after: Int)
  /// For what stands between in the second: the index before, or none.
  private var matches: [Int?] = []

  package init<ID: Hashable>(from old: Int, to new: Int, before: (Int) -> ID, after: (Int) -> ID) {
    counts = (old, new)
    let shared = min(old, new)
    var (head, tail) = (0, 0)
    while head < shared, before(head) == after(head) { head += 1 }
    while tail < shared - head, before(old - 1 - tail) == after(new - 1 - tail) { tail += 1 }
    (self.head, self.tail) = (head, tail)
    guard head + tail < max(old, new) else { return }
    match(before, after)
    sortOut()
  }

  private mutating func match<ID: Hashable>(_ before: (Int) -> ID, _ after: (Int) -> ID) {
    let (old, new) = (head..<(counts.before - tail), head..<(counts.after - tail))
    // The first index of each id, and for each index the next of the same id.
    var first: [ID: Int] = Dictionary(minimumCapacity: old.count)
    var next: [Int?] = Array(repeating: nil, count: old.count)
    for index in old.reversed() {
      next[index - head] = first.updateValue(index, forKey: before(index))
    }
    matches = new.map { index in
      let id = after(index)
      guard let match = first[id] else { return nil }
      first[id] = next[match - head]
      return match
    }
  }

  private mutating func sortOut() {
    let stays = Self.longestRun(in: matches)
    var isKept = Array(repeating: false, count: counts.before - head - tail)
    for (offset, match) in matches.enumerated() {
      guard let match else {
        inserted.append(head + offset)
        continue
      }
      isKept[match - head] = true
      if !stays[offset] { moved.append(Relocation(from: match, to: head + offset)) }
    }
    moved.sort { $0.from < $1.from }
    removed = isKept.indices.filter { !isKept[$0] }.map { head + $0 }
  }

  /// Calls with the indexes before and after of everything that is in both.
  package func forEachPair(_ body: (_ before: Int, _ after: Int) -> Void) {
    for index in 0..<head { body(index, index) }
    for (offset, match) in matches.enumerated() { if let match { body(match, head + offset) } }
    for index in 0..<tail { body(counts.before - tail + index, counts.after - tail + index) }
  }

  /// Marks the elements of a longest ascending run, gaps allowed; the rest, and what is `nil`, is not in it.
  private static func longestRun(in values: [Int?]) -> [Bool] {
    // The places where runs of each length end, at the lowest value, and the place before each in its run.
    var ends: [Int] = []
    var previous = Array(repeating: -1, count: values.count)
    for (place, value) in values.enumerated() {
      guard let value else { continue }
      let length =
        ends.last.map { (values[$0] ?? 0) < value } == true
        ? ends.count : ends.indices.countBefore { (values[ends[$0]] ?? 0) >= value }
      previous[place] = length > 0 ? ends[length - 1] : -1
      if length == ends.count { ends.append(place) } else { ends[length] = place }
    }
    var isIn = Array(repeating: false, count: values.count)
    var place = ends.last ?? -1
    while place >= 0 {
      isIn[place] = true
      place = previous[place]
    }
    return isIn
  }
}
