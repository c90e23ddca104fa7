import LayoutKitCore

/// Places side by side.
struct RowArrangement: Arrangement {
  private let grid: PixelGrid
  private let width: Int
  private let spacing: Int
  /// The height each place was measured at.
  private var heights: [Int32]
  private var tally = HeightTally()

  init(of extents: some ExtentSource, width: Int, spacing points: Double, grid: PixelGrid) {
    self.grid = grid
    self.width = width
    spacing = grid.pixels(nearest: points)
    heights = (0..<max(0, extents.count)).map { Int32(extents.extent(at: $0, width: width, grid: grid)) }
    for height in heights { tally.insert(height) }
  }

  var count: Int { heights.count }

  var contentSize: Size {
    Size(
      width: grid.points(max(0, count * (width + spacing) - spacing)), height: grid.points(Int(tally.tallest)))
  }

  func frame(at index: VisibleIndex) -> Rect {
    guard heights.indices.contains(index.value) else { return .zero }
    return grid.rect(x: index.value * (width + spacing), y: 0, width: width, height: Int(tally.tallest))
  }

  func places(in rect: Rect) -> [VisibleIndex] {
    guard let window = PixelWindow(rect, grid: grid), window.rows.overlaps(0..<Int(tally.tallest)) else { return [] }
    let touched = window.columns.clamped(to: 0..<count * (width + spacing))
    guard !touched.isEmpty else { return [] }
    let step = width + spacing
    let first = touched.lowerBound % step < width ? touched.lowerBound / step : touched.lowerBound / step + 1
    let last = (touched.upperBound - 1) / step
    return (first..<max(first, last + 1)).map { VisibleIndex($0) }
  }

  func place(below index: VisibleIndex) -> VisibleIndex? { nil }

  mutating func apply(_ change: PlaceChange, extents: some ExtentSource) {
    func height(at index: VisibleIndex) -> Int32 {
      Int32(extents.extent(at: index.value, width: width, grid: grid))
    }
    switch change {
    case .resized(let index):
      guard heights.indices.contains(index.value) else { return }
      tally.remove(heights[index.value])
      heights[index.value] = height(at: index)
      tally.insert(heights[index.value])
    case .inserted(let index):
      guard (0...count).contains(index.value) else { return }
      heights.insert(height(at: index), at: index.value)
      tally.insert(heights[index.value])
    case .removed(let index):
      guard heights.indices.contains(index.value) else { return }
      tally.remove(heights.remove(at: index.value))
    }
  }
}
