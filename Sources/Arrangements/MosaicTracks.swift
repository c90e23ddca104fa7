import LayoutKitCore

/// The widths of a mosaic's blocks, in whole pixels.
struct MosaicTracks: Sendable {
  /// The whole width.
  let total: Int
  private let spacing: Int
  private let large: Int
  private let halves: ColumnTracks

  /// `share` is what a large place takes of the width that the spacing leaves.
  init(in space: ArrangementSpace, spacing points: Double, share: Double) {
    halves = ColumnTracks(count: 2, in: space, spacing: points)
    total = halves.total
    spacing = halves.spacing
    let shared = total - spacing
    let share = share > 0 && share < 1 ? share : MosaicRule.standardShare
    large = max(min(1, shared), min(Int((Double(shared) * share).rounded()), shared - 1))
  }

  /// Where a place of a block stands that has `count` places.
  func span(of place: Int, in block: MosaicBlock, count: Int) -> Range<Int> {
    guard count > 1 else { return 0..<total }
    switch block {
    case .full: return 0..<total
    case .halves: return halves.span(of: place)
    case .largeLeading: return place == 0 ? 0..<large : large + spacing..<total
    case .largeTrailing: return place == 1 ? total - large..<total : 0..<total - large - spacing
    }
  }
}
