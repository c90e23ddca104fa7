import Arrangements

/// In which order stored things stand, each named by the number it is stored under.
///
/// The numbers stand in blocks, and sums over the blocks tell where each begins: finding what stands at an index, where a
/// number stands, putting one in and taking one out cost a walk through one block and a logarithmic search.
struct ItemOrder: Sendable {
  private static let blockLimit = 512
  private static let blockFill = 384

  private var blocks: [[Int32]]
  /// The name of each block, which it keeps when others come before it.
  private var names: [Int]
  /// Where the block of a name is.
  private var ranks: [Int]
  /// The name of the block that holds a number.
  private var homes: [Int32]
  private var counts: PrefixSums

  /// The numbers from 0 to `count` - 1 in order.
  init(count: Int) {
    let starts = stride(from: 0, to: max(1, count), by: Self.blockFill)
    blocks = starts.map { Array(Int32($0)..<Int32(min($0 + Self.blockFill, count))) }
    names = Array(blocks.indices)
    ranks = names
    homes = (0..<Int32(count)).map { $0 / Int32(Self.blockFill) }
    counts = PrefixSums(blocks.map(\.count))
  }

  /// How many stand in it.
  var count: Int { counts.total }

  /// What stands at an index from 0 to `count` - 1.
  subscript(index: Int) -> Int {
    let (block, place) = counts.find(index)
    return Int(blocks[block][place])
  }

  /// Where a number stands that stands somewhere.
  func index(of number: Int) -> Int {
    let block = ranks[Int(homes[number])]
    return counts.sum(ofFirst: block) + (blocks[block].firstIndex(of: Int32(number)) ?? 0)
  }

  /// Puts a number in front of what stands at `index`, or at the end.
  mutating func insert(_ number: Int, at index: Int) {
    var (block, place) = index < count ? counts.find(index) : (blocks.count - 1, blocks[blocks.count - 1].count)
    if blocks[block].count >= Self.blockLimit {
      split(block)
      (block, place) = place > blocks[block].count ? (block + 1, place - blocks[block].count) : (block, place)
    }
    blocks[block].insert(Int32(number), at: place)
    counts.add(1, at: block)
    settle(number, in: names[block])
  }

  /// Takes out what stands at an index.
  mutating func remove(at index: Int) {
    let (block, place) = counts.find(index)
    blocks[block].remove(at: place)
    counts.add(-1, at: block)
  }

  /// Puts a number in place of what stands at an index.
  mutating func replace(at index: Int, with number: Int) {
    let (block, place) = counts.find(index)
    blocks[block][place] = Int32(number)
    settle(number, in: names[block])
  }

  private mutating func settle(_ number: Int, in name: Int) {
    while homes.count <= number { homes.append(0) }
    homes[number] = Int32(name)
  }

  private mutating func split(_ block: Int) {
    let half = blocks[block].count / 2
    let name = names.count
    blocks.insert(Array(blocks[block][half...]), at: block + 1)
    blocks[block].removeSubrange(half...)
    names.insert(name, at: block + 1)
    ranks.append(0)
    for rank in (block + 1)..<names.count { ranks[names[rank]] = rank }
    for number in blocks[block + 1] { homes[Int(number)] = Int32(name) }
    counts = PrefixSums(blocks.map(\.count))
  }
}
