import LayoutKitCore

/// The width of a row while it is shared out: to elements that take their own first, then to those that take of the rest,
/// then to those that fill it.
struct RowShares {
  private let room: Double
  private let gaps: Double
  private var left: Double
  private var taken = 0.0
  private var fillers: Int
  private let grid: PixelGrid

  /// - Parameters:
  ///   - width: of the row, in points.
  ///   - spacing: between elements, in points on the grid.
  ///   - shown: number of elements, at least one.
  ///   - fillers: number of those that fill.
  init(width: Double, spacing: Double, shown: Int, fillers: Int, grid: PixelGrid) {
    room = max(0, width)
    gaps = spacing * Double(max(0, shown - 1))
    left = max(0, width - gaps)
    self.fillers = fillers
    self.grid = grid
  }

  /// The width of the row that is taken, spacing among it.
  var width: Double { min(room, taken + gaps) }

  /// The width that the next element of a share may take.
  func offer(_ share: HorizontalStack.Share) -> Double {
    share == .fill ? grid.down(left / Double(fillers)) : left
  }

  /// Gives an element what it needs of its offer; the width it has then.
  mutating func take(_ own: Double, _ share: HorizontalStack.Share, of offer: Double) -> Double {
    let width = share == .fill ? offer : min(own, left)
    if share == .fill { fillers -= 1 }
    left -= width
    taken += width
    return width
  }
}
