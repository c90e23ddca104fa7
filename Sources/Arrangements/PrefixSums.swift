/// Sums of the first so many of a row of amounts: asked, searched and changed in logarithmic time.
///
/// Source: Peter M. Fenwick, "A New Data Structure for Cumulative Frequency Tables", 1994.
package struct PrefixSums: Sendable {
  /// All amounts together.
  package private(set) var total = 0
  /// At i - 1, the sum of as many amounts up to the i-th as the lowest bit of i says.
  private(set) var tree: [Int]

  /// Sums of `amounts`, none below zero.
  package init(_ amounts: [Int] = []) {
    tree = amounts
    for i in 1..<(amounts.count + 1) {
      total += amounts[i - 1]
      let parent = i + (i & -i)
      if parent <= tree.count { tree[parent - 1] += tree[i - 1] }
    }
  }

  /// The first `count` amounts together.
  package func sum(ofFirst count: Int) -> Int {
    var sum = 0
    var i = count
    while i > 0 {
      sum += tree[i - 1]
      i &= i - 1
    }
    return sum
  }

  /// Changes the amount at `index` by `difference`.
  package mutating func add(_ difference: Int, at index: Int) {
    total += difference
    var i = index + 1
    while i <= tree.count {
      tree[i - 1] += difference
      i += i & -i
    }
  }

  /// Which amount `position` falls into, counted from 0 to `total` - 1, and how far in. Amounts of 0 hold no position.
  package func find(_ position: Int) -> (index: Int, rest: Int) {
    let found = find(position, beside: self)
    return (found.index, found.rest)
  }

  /// The same, and what the amounts of another row, with as many of them, are together up to there: one way down both.
  func find(_ position: Int, beside other: PrefixSums) -> (index: Int, rest: Int, sum: Int) {
    var (index, rest, sum) = (0, position, 0)
    var step = tree.isEmpty ? 0 : 1 << (Int.bitWidth - 1 - tree.count.leadingZeroBitCount)
    while step > 0 {
      if index + step <= tree.count, tree[index + step - 1] <= rest {
        index += step
        rest -= tree[index - 1]
        sum += other.tree[index - 1]
      }
      step /= 2
    }
    return (index, rest, sum)
  }
}
