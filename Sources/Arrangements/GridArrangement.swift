import LayoutKitCore

/// Places in rows of columns.
struct GridArrangement: Arrangement {
  private let grid: PixelGrid
  private let columns: ColumnTracks
  private let lineSpacing: Int
  /// The height each place was measured at.
  private var heights: [Int32]
  /// Height and the spacing below, row by row.
  private var rows = PixelRuns([])

  init(of extents: some ExtentSource, columns: ColumnTracks, grid: PixelGrid, lineSpacing points: Double) {
    self.grid = grid
    self.columns = columns
    lineSpacing = grid.pixels(nearest: points)
    heights = (0..<max(0, extents.count)).map {
      Int32(extents.extent(at: $0, width: columns.width(of: $0 % columns.count), grid: grid))
    }
    updateRows(from: 0)
  }

  var count: Int { heights.count }

  var contentSize: Size {
    Size(width: grid.points(columns.total), height: grid.points(max(0, rows.total - lineSpacing)))
  }

  func frame(at index: VisibleIndex) -> Rect {
    guard heights.indices.contains(index.value) else { return .zero }
    let row = rows.span(at: index.value / columns.count)
    let column = columns.span(of: index.value % columns.count)
    return grid.rect(
      x: column.lowerBound, y: row.lowerBound, width: column.count, height: row.count - lineSpacing)
  }

  func places(in rect: Rect) -> [VisibleIndex] {
    guard let window = PixelWindow(rect, grid: grid) else { return [] }
    let touched = columns.columns(touching: window.columns)
    return rows.spans(touching: window.rows)
      .filter { ($0.span.lowerBound..<$0.span.upperBound - lineSpacing).overlaps(window.rows) }
      .flatMap { row in
        let first = row.index * columns.count
        return touched.lazy.map { first + $0 }.prefix { $0 < count }.map { VisibleIndex($0) }
      }
  }

  func place(below index: VisibleIndex) -> VisibleIndex? {
    index.value >= 0 && index.value < count - columns.count ? VisibleIndex(index.value + columns.count) : nil
  }

  mutating func apply(_ change: PlaceChange, extents: some ExtentSource) {
    switch change {
    case .resized(let index):
      guard heights.indices.contains(index.value) else { return }
      measure(index.value, extents)
      let row = index.value / columns.count
      rows.replace(at: row, with: length(ofRow: row))
    case .inserted(let index):
      guard (0...count).contains(index.value) else { return }
      heights.insert(0, at: index.value)
      measure(index.value, extents)
      measure(from: index.value + 1, movedBy: 1, extents)
      updateRows(from: index.value / columns.count)
    case .removed(let index):
      guard heights.indices.contains(index.value) else { return }
      heights.remove(at: index.value)
      measure(from: index.value, movedBy: -1, extents)
      updateRows(from: index.value / columns.count)
    }
  }
}

// MARK: - Heights

extension GridArrangement {
  private mutating func measure(_ index: Int, _ extents: some ExtentSource) {
    let width = columns.width(of: index % columns.count)
    heights[index] = Int32(extents.extent(at: index, width: width, grid: grid))
  }

  /// Measures those places behind a change that moved into a column of another width.
  private mutating func measure(from first: Int, movedBy step: Int, _ extents: some ExtentSource) {
    guard columns.wider > 0 else { return }
    for index in first..<max(first, count) {
      let before = columns.width(of: (index - step) % columns.count)
      if before != columns.width(of: index % columns.count) { measure(index, extents) }
    }
  }

  private mutating func updateRows(from row: Int) {
    let places = count
    let end = places / columns.count + (places % columns.count == 0 ? 0 : 1)
    rows.replaceTail(from: row, with: (row..<max(row, end)).map { length(ofRow: $0) })
  }

  private func length(ofRow row: Int) -> Int {
    let start = row * columns.count
    let tallest = heights[start...].prefix(columns.count).max() ?? 0
    return Int(tallest) + lineSpacing
  }
}
