/// How long the columns of a masonry are so far.
struct MasonryFront {
  /// Of the columns that have places, in pixels, the spacing below the last included.
  private(set) var lengths: [Int]
  /// Where the others begin: below what took the whole width last.
  private(set) var start: Int
  /// How many columns there may be.
  let limit: Int

  init(lengths: [Int], start: Int, limit: Int) {
    self.lengths = lengths.map { max(start, $0) }
    self.start = start
    self.limit = limit
  }

  /// The longest column, in pixels.
  var longest: Int { lengths.max() ?? start }

  /// The first of the shortest columns; the number of those that have places for one that has none.
  var shortest: Int {
    guard var least = lengths.first else { return 0 }
    var column = 0
    for other in 1..<lengths.count where lengths[other] < least {
      least = lengths[other]
      column = other
    }
    return lengths.count < limit && least > start ? lengths.count : column
  }

  /// Where a place in a column begins.
  func top(of column: Int) -> Int { column < lengths.count ? lengths[column] : start }

  /// Lets a column end somewhere else.
  mutating func grow(_ column: Int, to end: Int) {
    if column < lengths.count { lengths[column] = end } else { lengths.append(end) }
  }

  /// Lets all columns go on from one line.
  mutating func grow(to end: Int) {
    start = end
    for column in lengths.indices { lengths[column] = end }
  }
}
