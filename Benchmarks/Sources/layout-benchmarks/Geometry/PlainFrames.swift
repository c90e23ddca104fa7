import LayoutKitCore

/// The frames of all rows, written one after the other into memory that is there already: as little as the work can take.
struct PlainFrames: ~Copyable {
  let heights: [Int32]
  let frames: UnsafeMutableBufferPointer<Rect>

  init(_ heights: [Int32]) {
    self.heights = heights
    frames = .allocate(capacity: heights.count)
    frames.initialize(repeating: .zero)
  }

  deinit { frames.deallocate() }

  /// One below the other; returns where they end.
  borrowing func list() -> Double {
    var y = 0.0
    for index in 0..<heights.count {
      let height = Double(heights[index])
      frames[index] = Rect(x: 0, y: y, width: room.width, height: height)
      y += height + spacing
    }
    return y - spacing
  }

  /// Two columns, rows as tall as their tallest.
  borrowing func grid() -> Double {
    let width = (room.width - spacing) / 2
    var y = 0.0
    for index in stride(from: 0, to: heights.count, by: 2) {
      let hasSecond = index + 1 < heights.count
      let height = Double(hasSecond ? max(heights[index], heights[index + 1]) : heights[index])
      frames[index] = Rect(x: 0, y: y, width: width, height: height)
      if hasSecond { frames[index + 1] = Rect(x: width + spacing, y: y, width: width, height: height) }
      y += height + spacing
    }
    return y - spacing
  }

  /// Two columns, each row in the shorter.
  borrowing func masonry() -> Double {
    let width = (room.width - spacing) / 2
    var (left, right) = (0.0, 0.0)
    for index in 0..<heights.count {
      let height = Double(heights[index])
      let isRight = right < left
      frames[index] = Rect(
        x: isRight ? width + spacing : 0, y: isRight ? right : left, width: width, height: height)
      if isRight { right += height + spacing } else { left += height + spacing }
    }
    return max(left, right) - spacing
  }

  /// One beside the other, as tall as the tallest; returns their height.
  borrowing func row(width: Double) -> Double {
    let tallest = Double(heights.max() ?? 0)
    for index in 0..<heights.count {
      frames[index] = Rect(x: Double(index) * (width + spacing), y: 0, width: width, height: tallest)
    }
    return tallest
  }

  /// The first row that ends below `y`.
  borrowing func first(below y: Double) -> Int {
    var (low, count) = (0, heights.count)
    while count > 0 {
      let half = count / 2
      if frames[low + half].y + frames[low + half].height <= y {
        low += half + 1
        count -= half + 1
      } else {
        count = half
      }
    }
    return low
  }
}
