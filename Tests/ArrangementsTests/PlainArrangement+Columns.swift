import Arrangements
import LayoutKitCore

extension PlainArrangement {
  /// Looks through all columns for every place.
  init(masonry extents: TestExtents, columns: Int, spacing: Int, lineSpacing: Int, width: Int, scale: Double) {
    self.init(scale: scale)
    self.width = width
    let columns = min(columns, max(1, width))
    let (gap, widths) = Self.tracks(columns: columns, spacing: spacing, width: width)
    var lengths = Array(repeating: 0, count: columns)
    for index in extents.heights.indices {
      if extents.takesRow(VisibleIndex(index)) {
        let top = lengths.max() ?? 0
        boxes.append(Box(x: 0, y: top, width: width, height: measure(extents, index, width)))
        height = max(height, top + boxes[index].height)
        lengths = lengths.map { _ in top + boxes[index].height + lineSpacing }
        continue
      }
      var column = 0
      for other in 0..<columns where lengths[other] < lengths[column] { column = other }
      let x = widths[..<column].reduce(0, +) + column * gap
      let box = Box(
        x: x, y: lengths[column], width: widths[column], height: measure(extents, index, widths[column]))
      boxes.append(box)
      lengths[column] = box.y + box.height + lineSpacing
      height = max(height, box.y + box.height)
    }
  }

  /// One page after the other, from the top.
  init(pages extents: TestExtents, leastHeight: Int, spacing: Int, width: Int, scale: Double) {
    self.init(scale: scale)
    self.width = width
    var tallest = leastHeight
    for index in extents.heights.indices { tallest = max(tallest, measure(extents, index, width)) }
    for _ in extents.heights {
      let y = boxes.last.map { $0.y + tallest + spacing } ?? 0
      boxes.append(Box(x: 0, y: y, width: width, height: tallest))
      height = y + tallest
    }
  }
}
