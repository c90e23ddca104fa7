/// Which place was the last of each column in front of every so many places of a masonry, as numbers; -1 for none.
struct MasonryMarks: Sendable {
  private let columns: Int
  /// How many places there are from a mark to the next: few to walk, and many enough that marks take little room.
  private let distance: Int
  /// One mark after the other, column by column.
  private var numbers: [Int32] = []

  /// No marks yet, for a number of columns from 1 on.
  init(columns: Int = 1) {
    self.columns = columns
    distance = max(32, 8 * columns)
  }

  /// The mark nearest in front of a place, and the place it stands at.
  func lasts(before index: Int) -> (lasts: [Int32], first: Int) {
    let mark = (index + distance - 1) / distance - 1
    guard mark >= 0 else { return (Array(repeating: -1, count: columns), 0) }
    return (Array(numbers[mark * columns..<(mark + 1) * columns]), mark * distance)
  }

  /// Takes out the marks at a place and behind it.
  mutating func cut(at index: Int) {
    numbers.removeSubrange((index + distance - 1) / distance * columns..<numbers.count)
  }

  /// The place behind `index` in front of which the next mark is due.
  func next(from index: Int) -> Int { (index / distance + 1) * distance }

  /// Sets a mark in front of a place, where one is due.
  mutating func note(_ lasts: [Int32], before index: Int) {
    if index % distance == 0 { numbers += lasts }
  }
}
