import LayoutEngine
import LayoutKitCore

/// Reads lines as a flow layout would make them from frames, and refuses where it would make others. Works in whole pixels,
/// along the way a list scrolls and across it, from the corner where reading starts.
struct FlowLines {
  /// A frame by the way the list scrolls.
  private struct Span {
    /// Across: along a line.
    let across: Range<Int>
    /// Along: from line to line.
    let along: Range<Int>
  }

  /// Between the places of a line, in pixels; `nil` where no line has two.
  private(set) var interitemSpacing: Int?
  /// Between lines, in pixels; `nil` for a single line.
  private(set) var lineSpacing: Int?

  init(_ arranged: ArrangedSection) throws(FlowRefusal) {
    let room = Self.room(of: arranged)
    // Of places that have one size and one spacing along the way, one that fills a line tells all.
    if let spacing = arranged.evenSpacing, Self.span(of: VisibleIndex(0), in: arranged).across == room.across {
      lineSpacing = arranged.environment.grid.nearestPixel(spacing)
      return
    }
    var line: Span?
    for number in 0..<arranged.count {
      let span = Self.span(of: VisibleIndex(number), in: arranged)
      if let before = line, span.along == before.along, span.across.lowerBound >= before.across.upperBound {
        try set(\.interitemSpacing, to: span.across.lowerBound - before.across.upperBound, at: number)
      } else {
        try check(span, startsLineBelow: line, in: room, at: number)
      }
      line = span
    }
  }

  private mutating func check(
    _ span: Span, startsLineBelow line: Span?, in room: Span, at number: Int
  ) throws(FlowRefusal) {
    let gap = span.along.lowerBound - (line?.along.upperBound ?? room.along.lowerBound)
    guard span.across.lowerBound == room.across.lowerBound, line == nil ? gap == 0 : gap >= 0 else {
      throw .notInLines(VisibleIndex(number))
    }
    guard let line else { return }
    guard line.across.upperBound == room.across.upperBound else { throw .lineNotFull(VisibleIndex(number - 1)) }
    try set(\.lineSpacing, to: gap, at: number)
  }

  private mutating func set(
    _ spacing: WritableKeyPath<FlowLines, Int?>, to pixels: Int, at number: Int
  ) throws(FlowRefusal) {
    guard self[keyPath: spacing] ?? pixels == pixels else { throw .unevenSpacing(VisibleIndex(number)) }
    self[keyPath: spacing] = pixels
  }

  /// What lines have room for: what is inside the margins, or sideways all that the cells are high.
  private static func room(of arranged: ArrangedSection) -> Span {
    var frame = arranged.cellsFrame
    if !arranged.scrolling.isHorizontal {
      let insets = arranged.contentInsets
      frame.x = arranged.environment.direction == .rightToLeft ? insets.trailing : insets.leading
      frame.width = arranged.size.width - insets.horizontal
    }
    return span(of: frame, in: arranged)
  }

  private static func span(of index: VisibleIndex, in arranged: ArrangedSection) -> Span {
    span(of: arranged.frame(at: index), in: arranged)
  }

  private static func span(of frame: Rect, in arranged: ArrangedSection) -> Span {
    let grid = arranged.environment.grid
    let frame = arranged.environment.direction == .rightToLeft ? frame.mirrored(in: arranged.size.width) : frame
    let columns = grid.pixels(from: frame.x, to: frame.maxX)
    let rows = grid.pixels(from: frame.y, to: frame.maxY)
    return arranged.scrolling.isHorizontal ? Span(across: rows, along: columns) : Span(across: columns, along: rows)
  }
}

extension PixelGrid {
  /// The pixels between two edges of the engine's, which are whole but for rounding error; none where a rule of someone's own
  /// gave what is no extent.
  fileprivate func pixels(from near: Double, to far: Double) -> Range<Int> {
    let lower = nearestPixel(near)
    return lower..<max(lower, nearestPixel(far))
  }

  fileprivate func nearestPixel(_ points: Double) -> Int {
    points.isFinite ? Int(min(max(points * scale, -0x1p52), 0x1p52).rounded()) : 0
  }
}
