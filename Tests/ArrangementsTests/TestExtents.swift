import LayoutKitCore

/// Heights by place, and by the width asked for where `byWidth` says how: every call is recorded.
final class TestExtents: ExtentSource {
  struct Request: Hashable {
    let index: Int
    let width: Double
  }

  var heights: [Int]
  /// The places that take a row; shorter than the heights where no more do.
  var rows: [Bool] = []
  let byWidth: (Int, Double) -> Int
  private(set) var requests: [Request] = []

  init(_ heights: [Int], byWidth: @escaping (Int, Double) -> Int = { height, _ in height }) {
    self.heights = heights
    self.byWidth = byWidth
  }

  var count: Int { heights.count }

  func pixelHeight(at index: VisibleIndex, width: Double) -> Int {
    requests.append(Request(index: index.value, width: width))
    return byWidth(heights[index.value], width)
  }

  func takesRow(_ index: VisibleIndex) -> Bool { rows.indices.contains(index.value) && rows[index.value] }

  func forgetRequests() { requests = [] }
}

extension Arrangement {
  var frames: [Rect] { (0..<count).map { frame(at: VisibleIndex($0)) } }
}

func space(_ width: Double, scale: Double = 1) -> ArrangementSpace {
  ArrangementSpace(width: width, grid: PixelGrid(scale: scale))
}

func indexes(_ values: some Sequence<Int>) -> [VisibleIndex] { values.map { VisibleIndex($0) } }
