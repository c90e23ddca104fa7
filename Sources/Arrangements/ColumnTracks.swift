import LayoutKitCore

/// A width shared out to columns, in whole pixels.
struct ColumnTracks: Sendable {
  /// Number of columns, at least 1.
  let count: Int
  /// All columns and spacings together.
  let total: Int
  /// Between two columns.
  let spacing: Int
  /// Of a column behind the wider ones.
  let width: Int
  /// How many of the first columns are one pixel wider.
  let wider: Int

  init(count: Int, in space: ArrangementSpace, spacing points: Double) {
    let count = max(1, count)
    let total = space.grid.pixels(in: space)
    let gaps = count - 1
    let spare = max(0, total - count)  // What spacing may take when every column keeps a pixel.
    spacing = gaps == 0 ? 0 : min(space.grid.pixels(nearest: points), spare / gaps)
    let shared = total - spacing * gaps
    width = shared / count
    wider = shared % count
    self.count = count
    self.total = total
  }

  /// Where a column stands, from 0 to `count` - 1.
  func span(of column: Int) -> Range<Int> {
    let start = column * (width + spacing) + min(column, wider)
    return start..<start + width(of: column)
  }

  /// Width of a column.
  func width(of column: Int) -> Int { column < wider ? width + 1 : width }

  /// True for columns of different widths.
  func differ(_ a: Int, _ b: Int) -> Bool { (a < wider) != (b < wider) }

  /// The columns that have a pixel in `window`.
  func columns(touching window: Range<Int>) -> Range<Int> {
    let window = window.clamped(to: 0..<total)
    guard !window.isEmpty else { return 0..<0 }
    let first = column(at: window.lowerBound)
    let lower = span(of: first).upperBound > window.lowerBound ? first : first + 1
    let upper = column(at: window.upperBound - 1) + 1
    return lower..<max(lower, upper)
  }

  /// The column that a pixel of `total` is in, or that the spacing it is in follows.
  private func column(at pixel: Int) -> Int {
    let turn = wider * (width + 1 + spacing)
    return pixel < turn ? pixel / (width + 1 + spacing) : wider + (pixel - turn) / max(1, width + spacing)
  }
}
