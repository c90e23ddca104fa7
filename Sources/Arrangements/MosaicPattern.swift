/// Blocks that come again and again: which one a place is in.
struct MosaicPattern: Sendable {
  private let blocks: [MosaicBlock]
  /// How many places of the pattern stand in front of each block.
  private let starts: [Int]
  /// Which block each place of the pattern is in.
  private let owners: [Int]

  /// A pattern of no blocks has one `full`.
  init(_ blocks: [MosaicBlock]) {
    self.blocks = blocks.isEmpty ? [.full] : blocks
    var starts: [Int] = []
    var owners: [Int] = []
    for (number, block) in self.blocks.enumerated() {
      starts.append(owners.count)
      owners += Array(repeating: number, count: block.capacity)
    }
    self.starts = starts
    self.owners = owners
  }

  /// What the block at a number, from 0 on, is.
  func block(at number: Int) -> MosaicBlock { blocks[number % blocks.count] }

  /// The places of the block at a number, from 0 on, in a list of `count`.
  func places(ofBlock number: Int, count: Int) -> Range<Int> {
    let first = number / blocks.count * owners.count + starts[number % blocks.count]
    return (first..<first + block(at: number).capacity).clamped(to: 0..<count)
  }

  /// The number of the block that a place, from 0 on, is in.
  func number(ofPlace place: Int) -> Int {
    place / owners.count * blocks.count + owners[place % owners.count]
  }
}
