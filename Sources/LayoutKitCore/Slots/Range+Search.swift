extension Range<Int> {
  /// Number of indexes before the first that holds; all that hold come last.
  @inlinable package func countBefore(_ holds: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low - lowerBound
  }
}
