/// How long the columns of a masonry are so far, and which place is the last of each.
struct MasonryFront {
  /// In pixels, the spacing below the last place included.
  private var lengths: [Int]
  /// Numbers of places; -1 for none. One that takes a row is the last of all.
  private(set) var lasts: [Int32]

  /// Columns that end with places, which `end` tells the lengths of.
  init(lasts: [Int32], end: (Int32) -> Int) {
    self.lasts = lasts
    lengths = lasts.map { $0 < 0 ? 0 : end($0) }
  }

  /// The longest column, in pixels.
  var longest: Int { lengths.max() ?? 0 }

  /// Columns while they grow.
  struct Ends {
    let lengths: UnsafeMutableBufferPointer<Int>
    let lasts: UnsafeMutableBufferPointer<Int32>

    /// The longest column, in pixels.
    var longest: Int { lengths.max() ?? 0 }

    /// The first of the shortest columns, found without a branch: which it is could only be guessed.
    var shortest: Int {
      var (column, least) = (0, lengths[0])
      for other in 1..<lengths.count {
        let isShorter = lengths[other] < least
        column = isShorter ? other : column
        least = isShorter ? lengths[other] : least
      }
      return column
    }

    /// Lets a column end somewhere else, with a place.
    func grow(_ column: Int, to end: Int, by place: Int) {
      lengths[column] = end
      lasts[column] = Int32(truncatingIfNeeded: place)
    }

    /// Lets all columns go on from one line, below a place.
    func grow(to end: Int, by place: Int) {
      lengths.update(repeating: end)
      lasts.update(repeating: Int32(truncatingIfNeeded: place))
    }
  }

  /// Lets columns grow.
  mutating func withEnds(_ grow: (Ends) -> Void) {
    lengths.withUnsafeMutableBufferPointer { lengths in
      lasts.withUnsafeMutableBufferPointer { lasts in grow(Ends(lengths: lengths, lasts: lasts)) }
    }
  }
}
