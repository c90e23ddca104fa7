/// Which places of a whole block of three are which, counted from 0.
struct MosaicStack {
  let large: Int
  let upper: Int
  let lower = 2

  /// `nil` for a block of which no two places stand on top of each other.
  init?(_ block: MosaicBlock, count: Int) {
    guard count == 3 else { return nil }
    large = block == .largeLeading ? 0 : 1
    upper = 1 - large
  }
}
