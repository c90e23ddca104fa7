import LayoutKitCore

/// Rows of known heights: whole numbers from 120 to 260, the same for the same number of rows.
struct RowHeights: ExtentSource {
  let heights: [Int32]

  init(count: Int) {
    var random = SplitMix(seed: 7)
    heights = (0..<count).map { _ in Int32(120 + random.unit() * 140 + 0.5) }
  }

  var count: Int { heights.count }
  func pixelHeight(at index: VisibleIndex, width: Double) -> Int { Int(heights[index.value]) }
}

/// So many rows, of which the only one that is asked for is this tall.
struct OneHeight: ExtentSource {
  let count: Int
  let height: Int
  func pixelHeight(at index: VisibleIndex, width: Double) -> Int { height }
}

/// A phone's room inside margins of 16, in whole points for pixels.
let room = ArrangementSpace(width: 390 - 2 * 16, height: 844, grid: PixelGrid(scale: 1))
let spacing = 8.0
