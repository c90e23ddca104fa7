import LayoutKitCore

/// Places of one size along an axis: all as wide as told, and as tall as the tallest.
struct EvenArrangement: EvenlySpaced {
  private let axis: PageAxis
  private let grid: PixelGrid
  private let width: Int
  /// What the tallest is at least, in pixels.
  private let leastHeight: Int
  private let spacing: Int
  /// The height each place was measured at.
  private var heights: [Int32]
  /// The tallest, in pixels, and how many are as tall.
  private var tallest = (height: Int32(0), count: 0)

  /// A width and a least height in pixels, a spacing in points.
  init(
    of extents: Extents, along axis: PageAxis, width: Int, leastHeight: Int = 0, spacing points: Double
  ) {
    let grid = extents.grid
    self.axis = axis
    self.grid = grid
    self.width = width
    self.leastHeight = leastHeight
    spacing = grid.pixels(nearest: points)
    heights = extents.heights(of: 0..<extents.count, width: width)
    findTallest()
  }

  var count: Int { heights.count }
  var spacingBetweenPlaces: Double { grid.points(spacing) }

  /// Of every place, in pixels.
  private var height: Int { heights.isEmpty ? 0 : max(leastHeight, Int(tallest.height)) }
  /// Of every place along the axis, in pixels.
  private var length: Int { axis == .horizontal ? width : height }
  /// Of all places along the axis, in pixels.
  private var total: Int { max(0, count * (length + spacing) - spacing) }

  var contentSize: Size {
    switch axis {
    case .horizontal: Size(width: grid.points(total), height: grid.points(height))
    case .vertical: Size(width: grid.points(width), height: grid.points(total))
    }
  }

  func frame(at index: VisibleIndex) -> Rect {
    guard heights.indices.contains(index.value) else { return .zero }
    let start = index.value * (length + spacing)
    return switch axis {
    case .horizontal: grid.rect(x: start, y: 0, width: width, height: height)
    case .vertical: grid.rect(x: 0, y: start, width: width, height: height)
    }
  }

  func places(in rect: Rect) -> [VisibleIndex] {
    guard let window = PixelWindow(rect, grid: grid) else { return [] }
    return switch axis {
    case .horizontal: window.rows.overlaps(0..<height) ? places(touching: window.columns) : []
    case .vertical: window.columns.overlaps(0..<width) ? places(touching: window.rows) : []
    }
  }

  private func places(touching window: Range<Int>) -> [VisibleIndex] {
    let touched = window.clamped(to: 0..<total)
    guard length > 0, !touched.isEmpty else { return [] }
    let step = length + spacing
    let first = touched.lowerBound % step < length ? touched.lowerBound / step : touched.lowerBound / step + 1
    let last = (touched.upperBound - 1) / step
    return (first..<max(first, last + 1)).map { VisibleIndex($0) }
  }

  func place(below index: VisibleIndex) -> VisibleIndex? {
    guard axis == .vertical, index.value >= 0, index.value < count - 1 else { return nil }
    return VisibleIndex(index.value + 1)
  }

  mutating func apply(_ change: PlaceChange, extents: some ExtentSource) {
    let extents = Extents(extents, grid: grid)
    switch change {
    case .resized(let index):
      guard heights.indices.contains(index.value) else { return }
      let old = heights[index.value]
      heights[index.value] = Int32(extents.height(at: index.value, width: width))
      came(heights[index.value])
      went(old)
    case .inserted(let index):
      guard (0...count).contains(index.value) else { return }
      let height = Int32(extents.height(at: index.value, width: width))
      heights.insert(height, at: index.value)
      came(height)
    case .removed(let index):
      guard heights.indices.contains(index.value) else { return }
      went(heights.remove(at: index.value))
    }
  }

  private mutating func came(_ height: Int32) {
    if height > tallest.height { tallest = (height, 0) }
    if height == tallest.height { tallest.count += 1 }
  }

  /// Looks at the others only where the last of the tallest went.
  private mutating func went(_ height: Int32) {
    if height == tallest.height { tallest.count -= 1 }
    if tallest.count == 0 { findTallest() }
  }

  private mutating func findTallest() {
    tallest = (0, 0)
    for height in heights { tallest.height = max(tallest.height, height) }
    for height in heights where height == tallest.height { tallest.count += 1 }
  }
}
