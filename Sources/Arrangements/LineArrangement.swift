import LayoutKitCore

/// Places in lines below each other.
struct LineArrangement<Pattern: LinePattern>: Arrangement {
  private let grid: PixelGrid
  private let lineSpacing: Int
  private var map: LineMap<Pattern>
  /// The height each place was measured at.
  private var heights: [Int32]
  /// The width in pixels that each place was measured at, -1 for not yet; empty where a pattern is even, so that no place
  /// ever gets another.
  private var widths: [Int32]
  /// Height and the spacing below, line by line.
  private var runs = PixelRuns([])

  init(of extents: some ExtentSource, pattern: Pattern, grid: PixelGrid, lineSpacing points: Double) {
    let count = max(0, extents.count)
    self.grid = grid
    lineSpacing = grid.pixels(nearest: points)
    map = LineMap(pattern, count: count) { extents.takesRow(VisibleIndex($0)) }
    heights = Array(repeating: 0, count: count)
    widths = pattern.isEven ? [] : Array(repeating: -1, count: count)
    let lines = 0..<map.lineCount
    if pattern.isEven {
      for number in lines {
        let line = map.line(at: number)
        for place in line.places { measure(place, width: columns(of: place, in: line).count, extents) }
      }
    }
    arrange(lines, insteadOf: 0..<0, extents)
  }

  private var pattern: Pattern { map.pattern }

  var count: Int { heights.count }

  var contentSize: Size {
    Size(width: grid.points(pattern.total), height: grid.points(max(0, runs.total - lineSpacing)))
  }

  func frame(at index: VisibleIndex) -> Rect {
    guard heights.indices.contains(index.value) else { return .zero }
    let line = map.line(ofPlace: index.value)
    let columns = columns(of: index.value, in: line)
    let rows = rows(of: index.value, in: line, at: runs.span(at: line.number))
    return grid.rect(x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
  }

  func places(in rect: Rect) -> [VisibleIndex] {
    guard let window = PixelWindow(rect, grid: grid) else { return [] }
    return runs.spans(touching: window.rows).flatMap { found in
      let line = map.line(at: found.index)
      return line.places
        .filter {
          columns(of: $0, in: line).overlaps(window.columns)
            && rows(of: $0, in: line, at: found.span).overlaps(window.rows)
        }
        .map { VisibleIndex($0) }
    }
  }

  func place(below index: VisibleIndex) -> VisibleIndex? {
    guard heights.indices.contains(index.value) else { return nil }
    let line = map.line(ofPlace: index.value)
    if let stack = stack(of: line), index.value == line.places.lowerBound + stack.upper {
      return VisibleIndex(line.places.lowerBound + stack.lower)
    }
    let next = map.line(at: line.number + 1)
    let columns = columns(of: index.value, in: line)
    return next.places.first { self.columns(of: $0, in: next).overlaps(columns) }.map { VisibleIndex($0) }
  }

  mutating func apply(_ change: PlaceChange, extents: some ExtentSource) {
    switch change {
    case .resized(let index):
      guard heights.indices.contains(index.value) else { return }
      let line = map.line(ofPlace: index.value)
      measure(index.value, width: columns(of: index.value, in: line).count, extents)
      runs.replace(at: line.number, with: length(of: line))
    case .inserted(let index):
      guard (0...count).contains(index.value) else { return }
      let end = map.firstOwnLine(from: index.value)
      map.insert(at: index.value, owns: index.value < extents.count && extents.takesRow(index))
      heights.insert(0, at: index.value)
      if pattern.isEven {
        measure(index.value, width: columns(of: index.value, in: map.line(ofPlace: index.value)).count, extents)
      } else {
        widths.insert(-1, at: index.value)
      }
      let first = lineInFront(of: index)
      arrange(first..<map.firstOwnLine(from: index.value + 1), insteadOf: first..<end, extents)
    case .removed(let index):
      guard heights.indices.contains(index.value) else { return }
      let end = map.firstOwnLine(from: index.value + 1)
      map.remove(at: index.value)
      heights.remove(at: index.value)
      if !pattern.isEven { widths.remove(at: index.value) }
      let first = lineInFront(of: index)
      arrange(first..<map.firstOwnLine(from: index.value), insteadOf: first..<end, extents)
    }
  }
}

// MARK: - Lines

extension LineArrangement {
  private func columns(of place: Int, in line: Line) -> Range<Int> {
    guard let turn = line.turn else { return 0..<pattern.total }
    return pattern.span(of: place - line.places.lowerBound, inLine: turn, count: line.places.count)
  }

  private func stack(of line: Line) -> MosaicStack? {
    line.turn.flatMap { pattern.stack(inLine: $0, count: line.places.count) }
  }

  /// Where a place stands in a line that has a span, the spacing below it included.
  private func rows(of place: Int, in line: Line, at span: Range<Int>) -> Range<Int> {
    let whole = span.lowerBound..<span.upperBound - lineSpacing
    let first = line.places.lowerBound
    guard let stack = stack(of: line), place != first + stack.large else { return whole }
    let upper = stackedHeight(of: first + stack.upper)
    let spare = whole.count - upper - lineSpacing - stackedHeight(of: first + stack.lower)
    let turn = whole.lowerBound + upper + (spare + 1) / 2
    return place == first + stack.upper ? whole.lowerBound..<turn : turn + lineSpacing..<whole.upperBound
  }

  /// What a small place counts as, so that two of them with a spacing between them are one extent.
  private func stackedHeight(of place: Int) -> Int {
    min(Int(heights[place]), (PixelGrid.longestExtent - lineSpacing) / 2)
  }

  /// Height and the spacing below.
  private func length(of line: Line) -> Int {
    guard let stack = stack(of: line) else { return Int(heights[line.places].max() ?? 0) + lineSpacing }
    let first = line.places.lowerBound
    let small = stackedHeight(of: first + stack.upper) + stackedHeight(of: first + stack.lower)
    return max(Int(heights[first + stack.large]), small + lineSpacing) + lineSpacing
  }

  /// The line from which on a place that came or went changes anything, to the next that is a place's own: the one of the
  /// place in front.
  private func lineInFront(of index: VisibleIndex) -> Int {
    index.value > 0 ? map.line(ofPlace: index.value - 1).number : 0
  }

  /// Lets lines stand where others stood, and measures what has another width in them.
  private mutating func arrange(_ lines: Range<Int>, insteadOf old: Range<Int>, _ extents: some ExtentSource) {
    if !pattern.isEven {
      for number in lines {
        let line = map.line(at: number)
        for place in line.places {
          let width = columns(of: place, in: line).count
          if Int(widths[place]) != width { measure(place, width: width, extents) }
        }
      }
    }
    runs.replaceSubrange(old, with: lines.map { length(of: map.line(at: $0)) })
  }

  private mutating func measure(_ place: Int, width: Int, _ extents: some ExtentSource) {
    heights[place] = Int32(extents.extent(at: place, width: width, grid: grid))
    if !pattern.isEven { widths[place] = Int32(width) }
  }
}
