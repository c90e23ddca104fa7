import LayoutKitCore

/// How many columns stand side by side: at least one, and no matter how many places there are, so that a list that starts
/// empty or with one place keeps its columns.
public enum ColumnCount: Hashable, Sendable {
  /// A number; below 1 counts as 1.
  case fixed(Int)
  /// As many columns of at least `width` points as fit, as a responsive flow layout has them, but no more than `limit`
  /// where there is one (below 1 counts as 1).
  ///
  /// In whole pixels: W inside the room, N for `width` rounded up, s for the spacing give (W + s) / (N + s) columns,
  /// rounded down. A width that is not a finite number above zero counts as the room's: one column. The formula is that of
  /// `repeat(auto-fill, minmax(N, 1fr))` in CSS Grid Layout, 7.2.3.2.
  case fitting(width: Double, limit: Int? = nil)

  /// Number of columns for a room and a spacing in points.
  func columns(in space: ArrangementSpace, spacing points: Double) -> Int {
    switch self {
    case .fixed(let count): return max(1, count)
    case .fitting(let width, let limit):
      guard width.isFinite, width > 0 else { return 1 }
      let least = max(1, space.grid.pixelsUp(width))
      let spacing = space.grid.pixels(nearest: points)
      let fitting = (space.grid.pixels(in: space) + spacing) / (least + spacing)
      return max(1, min(fitting, limit ?? fitting))
    }
  }
}
