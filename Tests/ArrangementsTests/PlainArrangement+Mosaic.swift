import Arrangements
import LayoutKitCore

extension PlainArrangement {
  /// Takes places off the list, block by block.
  init(
    mosaic extents: TestExtents, pattern: [MosaicBlock], spacing: Int, lineSpacing: Int, width: Int, scale: Double
  ) {
    self.init(scale: scale)
    self.width = width
    let (gap, halves) = Self.tracks(columns: 2, spacing: spacing, width: width)
    // Two thirds in whole numbers: the nearest of 2 * (width - gap) / 3.
    var large = (4 * (width - gap) + 3) / 6
    if large == width - gap, large > 1 { large -= 1 }
    let small = width - gap - large
    var top = 0
    var block = 0
    var rest = Array(extents.heights.indices)
    while !rest.isEmpty {
      var kind = pattern[block % pattern.count]
      block += 1
      let capacity = kind == .full ? 1 : kind == .halves ? 2 : 3
      var places = Array(rest.prefix { !extents.takesRow(VisibleIndex($0)) }.prefix(capacity))
      if places.isEmpty {
        kind = .full
        places = [rest[0]]
        block = 0
      }
      rest.removeFirst(places.count)
      var widths = [width]
      if places.count > 1 {
        switch kind {
        case .full, .halves: widths = halves
        case .largeLeading: widths = [large, small, small]
        case .largeTrailing: widths = [small, large, small]
        }
      }
      var found = zip(places, widths).map { Box(x: 0, y: top, width: $1, height: measure(extents, $0, $1)) }
      if found.count > 1 { found[1].x = found[0].width + gap }
      if found.count == 3 {
        let (upper, other) = kind == .largeLeading ? (1, 0) : (0, 1)
        found[2].x = found[upper].x
        var turn = true
        while found[upper].height + lineSpacing + found[2].height < found[other].height {
          found[turn ? upper : 2].height += 1
          turn.toggle()
        }
        found[other].height = max(found[other].height, found[upper].height + lineSpacing + found[2].height)
        found[2].y = top + found[upper].height + lineSpacing
      } else {
        let tallest = found.map(\.height).max() ?? 0
        for place in found.indices { found[place].height = tallest }
      }
      boxes += found
      for box in found { height = max(height, box.y + box.height) }
      top = height + lineSpacing
    }
  }
}
