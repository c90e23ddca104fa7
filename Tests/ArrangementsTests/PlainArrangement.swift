import LayoutKitCore

/// Another way to the same frames: loops over all places and hands out pixels one by one.
struct PlainArrangement {
  struct Box {
    var x, y, width, height: Int
  }

  var boxes: [Box] = []
  var width = 0
  var height = 0
  let scale: Double

  init(scale: Double) { self.scale = scale }

  init(grid heights: TestExtents, columns: Int, spacing: Int, lineSpacing: Int, width: Int, scale: Double) {
    self.scale = scale
    self.width = width
    let (gap, widths) = Self.tracks(columns: columns, spacing: spacing, width: width)
    var row: [Box] = []
    func endRow() {
      guard !row.isEmpty else { return }
      var tallest = 0
      for box in row { tallest = max(tallest, box.height) }
      for box in row { boxes.append(Box(x: box.x, y: box.y, width: box.width, height: tallest)) }
      height = row[0].y + tallest
      row = []
    }
    func top() -> Int { boxes.isEmpty ? 0 : height + lineSpacing }
    for index in heights.heights.indices {
      if heights.takesRow(VisibleIndex(index)) {
        endRow()
        row = [Box(x: 0, y: top(), width: width, height: measure(heights, index, width))]
        endRow()
        continue
      }
      let column = row.count
      let x = row.last.map { $0.x + $0.width + gap } ?? 0
      row.append(Box(x: x, y: top(), width: widths[column], height: measure(heights, index, widths[column])))
      if row.count == columns { endRow() }
    }
    endRow()
  }

  init(row heights: TestExtents, itemWidth: Int, leastHeight: Int = 0, spacing: Int, scale: Double) {
    self.scale = scale
    for index in heights.heights.indices { height = max(height, leastHeight, measure(heights, index, itemWidth)) }
    for _ in heights.heights {
      boxes.append(Box(x: width + (boxes.isEmpty ? 0 : spacing), y: 0, width: itemWidth, height: height))
      width = boxes[boxes.count - 1].x + itemWidth
    }
  }

  /// The gap that leaves every column a pixel, and the columns' widths, pixel by pixel.
  static func tracks(columns: Int, spacing: Int, width: Int) -> (gap: Int, widths: [Int]) {
    var gap = spacing
    while gap > 0, gap * (columns - 1) + columns > width { gap -= 1 }
    var widths = Array(repeating: 0, count: columns)
    for pixel in 0..<max(0, width - gap * (columns - 1)) { widths[pixel % columns] += 1 }
    return (gap, widths)
  }

  /// The most columns that fit, tried one after the other.
  static func fittingColumns(least: Int, limit: Int, spacing: Int, width: Int) -> Int {
    var columns = 1
    while columns < limit, (columns + 1) * least + columns * spacing <= width { columns += 1 }
    return columns
  }

  func measure(_ extents: TestExtents, _ index: Int, _ width: Int) -> Int {
    width > 0 ? max(0, extents.byWidth(extents.heights[index], Double(width) / scale)) : 0
  }

  var frames: [Rect] {
    boxes.map {
      Rect(
        x: Double($0.x) / scale, y: Double($0.y) / scale, width: Double($0.width) / scale,
        height: Double($0.height) / scale)
    }
  }

  var contentSize: Size { Size(width: Double(width) / scale, height: Double(height) / scale) }

  /// The places that share more than rounding error with a rectangle, one after the other.
  func places(in rect: Rect) -> [VisibleIndex] {
    let noise = 1e-5 / scale
    let frames = frames
    return frames.indices.filter { index in
      let frame = frames[index]
      return min(frame.maxX, rect.maxX) - max(frame.x, rect.x) > noise
        && min(frame.maxY, rect.maxY) - max(frame.y, rect.y) > noise
    }.map { VisibleIndex($0) }
  }
}
