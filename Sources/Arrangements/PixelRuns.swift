/// A long row of lengths in whole pixels, each starting where the one before ends.
///
/// Lengths stand in blocks, and two sums over the blocks tell where each begins: finding a length by number or by pixel,
/// changing, inserting and removing one costs a walk through one block and a logarithmic search, however long the row is.
/// Copies share the blocks they do not change.
struct PixelRuns: Sendable {
  /// The most lengths in one block.
  static let blockLimit = 128
  /// How many lengths a new block takes, so that there is room for more.
  private static let blockFill = 96

  /// The lengths; no block is empty.
  private(set) var blocks: [[Int32]] = []
  /// Of each block, how many lengths it has and how long they are.
  private(set) var counts = PrefixSums()
  private(set) var sums = PrefixSums()

  /// A row of no lengths.
  init() {}

  /// A row of `count` lengths, which `fill` writes into rooms of a block each.
  init(count: Int, fill: (Range<Int>, UnsafeMutableBufferPointer<Int32>) -> Void) {
    blocks = Self.blocks(of: count, fill)
    sumUp()
  }

  /// Number of lengths.
  var count: Int { counts.total }
  /// All lengths together.
  var total: Int { sums.total }

  /// Where the length at `index`, from 0 to `count` - 1, begins and ends.
  func span(at index: Int) -> Range<Int> {
    let (block, place, blockStart) = counts.find(index, beside: sums)
    return blocks[block].withUnsafeBufferPointer { lengths in
      let start = blockStart + lengths.sum(ofFirst: place)
      return start..<start + Int(lengths[place])
    }
  }

  /// Hands over the lengths that have a pixel in `window`, in order, with where they begin and end.
  func forEachSpan(touching window: Range<Int>, _ take: (_ index: Int, _ span: Range<Int>) -> Void) {
    let window = window.clamped(to: 0..<total)
    guard !window.isEmpty else { return }
    var (block, rest, index) = sums.find(window.lowerBound, beside: counts)
    var start = window.lowerBound - rest
    while start < window.upperBound, block < blocks.count {
      blocks[block].withUnsafeBufferPointer { lengths in
        for length in lengths {
          let end = start + Int(length)
          if end > window.lowerBound {
            guard start < window.upperBound else { return }
            if start < end { take(index, start..<end) }
          }
          start = end
          index += 1
        }
      }
      block += 1
    }
  }
}

// MARK: - Changes

extension PixelRuns {
  /// Changes the length at `index`, from 0 to `count` - 1.
  mutating func replace(at index: Int, with length: Int) {
    let (block, place) = counts.find(index)
    sums.add(length - Int(blocks[block][place]), at: block)
    blocks[block][place] = Int32(length)
  }

  /// Puts a length in front of the one at `index`, or at the end where `index` is `count`.
  mutating func insert(_ length: Int, at index: Int) {
    guard let last = blocks.last else {
      blocks = [[Int32(length)]]
      return sumUp()
    }
    if index < count {
      let (block, place) = counts.find(index)
      insert(length, in: block, at: place)
    } else {
      insert(length, in: blocks.count - 1, at: last.count)
    }
  }

  /// Takes out the length at `index`, from 0 to `count` - 1.
  mutating func remove(at index: Int) {
    let (block, place) = counts.find(index)
    let length = blocks[block].remove(at: place)
    counts.add(-1, at: block)
    sums.add(-Int(length), at: block)
    if blocks[block].count < Self.blockLimit / 4 { merge(block) }
  }

  /// Lets `count` lengths stand in place of those in `range`; `fill` writes them as for a new row, counted from 0.
  mutating func replaceSubrange(
    _ range: Range<Int>, count: Int, fill: (Range<Int>, UnsafeMutableBufferPointer<Int32>) -> Void
  ) {
    var touched = blocks.count..<blocks.count
    // What stays of the blocks in which the range begins and ends.
    var (front, back): ([Int32], [Int32]) = ([], [])
    if range.lowerBound < self.count {
      let (block, place) = counts.find(range.lowerBound)
      front = Array(blocks[block][..<place])
      touched = block..<blocks.count
    }
    if range.upperBound < self.count {
      let (block, place) = counts.find(range.upperBound)
      back = Array(blocks[block][place...])
      touched = touched.lowerBound..<block + 1
    }
    var filled = Self.blocks(of: front.count + count + back.count) { places, room in
      // What of a part that begins at `start` goes here, counted in the part, and its room.
      func share(_ start: Int, _ count: Int) -> (Range<Int>, UnsafeMutableBufferPointer<Int32>) {
        let share = places.clamped(to: start..<start + count)
        guard !share.isEmpty else { return (0..<0, UnsafeMutableBufferPointer(rebasing: room[..<0])) }
        let own = share.lowerBound - places.lowerBound..<share.upperBound - places.lowerBound
        return (
          share.lowerBound - start..<share.upperBound - start, UnsafeMutableBufferPointer(rebasing: room[own])
        )
      }
      let (kept, keptRoom) = share(0, front.count)
      _ = keptRoom.update(fromContentsOf: front[kept])
      let (new, newRoom) = share(front.count, count)
      if !new.isEmpty { fill(new, newRoom) }
      let (rest, restRoom) = share(front.count + count, back.count)
      _ = restRoom.update(fromContentsOf: back[rest])
    }
    // A small block at the end of the new ones would stay for good.
    if let last = filled.last, last.count < Self.blockLimit / 4, filled.count > 1 {
      filled.removeLast()
      filled[filled.count - 1] += last
    }
    let last = touched.lowerBound + filled.count - 1
    blocks.replaceSubrange(touched, with: filled)
    sumUp()
    if blocks.indices.contains(last), blocks[last].count < Self.blockLimit / 4 { merge(last) }
  }

  /// A block like the one in front of it shares its room, so that lengths which are all one estimate take none.
  private static func blocks(
    of count: Int, _ fill: (Range<Int>, UnsafeMutableBufferPointer<Int32>) -> Void
  ) -> [[Int32]] {
    var blocks: [[Int32]] = []
    blocks.reserveCapacity((count + blockFill - 1) / blockFill)
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: blockFill) { room in
      for first in stride(from: 0, to: count, by: blockFill) {
        let filled = UnsafeMutableBufferPointer(rebasing: room[..<min(blockFill, count - first)])
        fill(first..<first + filled.count, filled)
        if let last = blocks.last, filled.holds(last) { blocks.append(last) } else { blocks.append(Array(filled)) }
      }
    }
    return blocks
  }

  private mutating func insert(_ length: Int, in block: Int, at place: Int) {
    blocks[block].insert(Int32(length), at: place)
    counts.add(1, at: block)
    sums.add(length, at: block)
    if blocks[block].count > Self.blockLimit { split(block) }
  }

  private mutating func split(_ block: Int) {
    let half = blocks[block].count / 2
    blocks.insert(Array(blocks[block][half...]), at: block + 1)
    blocks[block].removeSubrange(half...)
    sumUp()
  }

  /// Joins a small block with a neighbour, where both fit a new block; an empty one goes.
  private mutating func merge(_ block: Int) {
    for first in [block - 1, block] where first >= 0 && first + 1 < blocks.count {
      guard blocks[first].count + blocks[first + 1].count <= Self.blockFill else { continue }
      blocks[first] += blocks.remove(at: first + 1)
      return sumUp()
    }
    if blocks[block].isEmpty {
      blocks.remove(at: block)
      sumUp()
    }
  }

  private mutating func sumUp() {
    counts = PrefixSums(blocks.map { $0.count })
    sums = PrefixSums(blocks.map { $0.withUnsafeBufferPointer { $0.sum(ofFirst: $0.count) } })
  }
}

extension UnsafeBufferPointer<Int32> {
  /// None is below zero, so that several are widened and added at once.
  fileprivate func sum(ofFirst count: Int) -> Int {
    var sum = 0
    for place in 0..<count { sum &+= Int(UInt32(bitPattern: self[place])) }
    return sum
  }
}

extension UnsafeMutableBufferPointer<Int32> {
  /// True for the same lengths; those that differ mostly do so at once.
  fileprivate func holds(_ lengths: [Int32]) -> Bool {
    guard count == lengths.count, first == lengths.first else { return false }
    return lengths.withUnsafeBufferPointer { lengths in
      var difference: Int32 = 0
      for place in indices { difference |= self[place] ^ lengths[place] }
      return difference == 0
    }
  }
}
