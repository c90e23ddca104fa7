/// A long row of lengths in whole pixels, each starting where the one before ends.
///
/// Lengths stand in blocks, and two sums over the blocks tell where each begins: finding a length by number or by pixel,
/// changing, inserting and removing one costs a walk through one block and a logarithmic search, however long the row is.
/// Copies share the blocks they do not change.
struct PixelRuns: Sendable {
  /// The most lengths in one block.
  static let blockLimit = 512
  /// How many lengths a new block takes, so that there is room for more.
  private static let blockFill = 384

  /// The lengths; no block is empty.
  private(set) var blocks: [[Int32]] = []
  private var counts = PrefixSums()
  private var sums = PrefixSums()

  /// A row of lengths, each from 0 to `Int32.max`.
  init(_ lengths: some Sequence<Int>) { replaceSubrange(0..<0, with: lengths) }

  /// Number of lengths.
  var count: Int { counts.total }
  /// All lengths together.
  var total: Int { sums.total }

  /// Where the length at `index`, from 0 to `count` - 1, begins and ends.
  func span(at index: Int) -> Range<Int> {
    let (block, place) = counts.find(index)
    let start = sums.sum(ofFirst: block) + blocks[block].prefix(place).sum
    return start..<start + Int(blocks[block][place])
  }

  /// The lengths that have a pixel in `window`, in order, with where they begin and end.
  func spans(touching window: Range<Int>) -> [(index: Int, span: Range<Int>)] {
    let window = window.clamped(to: 0..<total)
    guard !window.isEmpty else { return [] }
    var found: [(index: Int, span: Range<Int>)] = []
    let (first, rest) = sums.find(window.lowerBound)
    var index = counts.sum(ofFirst: first)
    var start = window.lowerBound - rest
    for block in blocks[first...] {
      for length in block {
        let span = start..<start + Int(length)
        if span.overlaps(window) { found.append((index, span)) }
        start = span.upperBound
        index += 1
        if start >= window.upperBound { return found }
      }
    }
    return found
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
    guard index < count else { return append(length) }
    let (block, place) = counts.find(index)
    insert(length, in: block, at: place)
  }

  /// Takes out the length at `index`, from 0 to `count` - 1.
  mutating func remove(at index: Int) {
    let (block, place) = counts.find(index)
    let length = blocks[block].remove(at: place)
    counts.add(-1, at: block)
    sums.add(-Int(length), at: block)
    if blocks[block].count < Self.blockLimit / 4 { merge(block) }
  }

  /// Lets `lengths` stand in place of those in `range`.
  mutating func replaceSubrange(_ range: Range<Int>, with lengths: some Sequence<Int>) {
    var open: [Int32] = []
    var end: [Int32] = []
    var touched = blocks.count..<blocks.count
    if range.lowerBound < count {
      let (block, place) = counts.find(range.lowerBound)
      open = Array(blocks[block].prefix(place))
      touched = block..<blocks.count
    }
    if range.upperBound < count {
      let (block, place) = counts.find(range.upperBound)
      end = Array(blocks[block][place...])
      touched = touched.lowerBound..<block + 1
    }
    var filled: [[Int32]] = []
    func append(_ length: Int32) {
      open.append(length)
      if open.count >= Self.blockFill {
        filled.append(open)
        open.removeAll(keepingCapacity: true)
      }
    }
    for length in lengths { append(Int32(length)) }
    for length in end { append(length) }
    if !open.isEmpty { filled.append(open) }
    let last = touched.lowerBound + filled.count - 1
    blocks.replaceSubrange(touched, with: filled)
    sumUp()
    if blocks.indices.contains(last), blocks[last].count < Self.blockLimit / 4 { merge(last) }
  }

  private mutating func append(_ length: Int) {
    guard let last = blocks.last else { return replaceSubrange(0..<0, with: CollectionOfOne(length)) }
    insert(length, in: blocks.count - 1, at: last.count)
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
    counts = PrefixSums(blocks.map(\.count))
    sums = PrefixSums(blocks.map { $0[...].sum })
  }
}

extension ArraySlice<Int32> {
  fileprivate var sum: Int { reduce(0) { $0 + Int($1) } }
}
