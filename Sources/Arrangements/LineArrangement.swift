import LayoutKitCore

/// Places in lines below each other.
struct LineArrangement: Arrangement {
  private let grid: PixelGrid
  private let lineSpacing: Int
  private var map: LineMap
  /// The height each place was measured at.
  private var heights: [Int32]
  /// The width in pixels that each place was measured at, -1 for not yet; empty where a pattern is even, so that no place
  /// ever gets another.
  private var widths: [Int32]
  /// Height and the spacing below, line by line.
  private(set) var runs = PixelRuns()

  init(of extents: Extents, pattern: LinePattern, lineSpacing points: Double) {
    grid = extents.grid
    lineSpacing = grid.pixels(nearest: points)
    map = LineMap(pattern, count: extents.count, owners: extents.rowTakers)
    if let width = pattern.evenWidth {
      heights = map.heights(even: width, extents)
      widths = []
    } else {
      heights = Array(repeating: 0, count: extents.count)
      widths = Array(repeating: -1, count: extents.count)
    }
    let lines = 0..<map.lineCount
    if !isEven { measure(lines, extents) }
    runs = PixelRuns(count: lines.count) { lengths(of: $0, into: $1) }
  }

  private var pattern: LinePattern { map.pattern }

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
    var found: [VisibleIndex] = []
    guard let window = PixelWindow(rect, grid: grid) else { return found }
    found.reserveCapacity(16)
    runs.forEachSpan(touching: window.rows) { number, span in
      let line = map.line(at: number)
      for place in line.places
      where columns(of: place, in: line).overlaps(window.columns)
        && rows(of: place, in: line, at: span).overlaps(window.rows)
      {
        found.append(VisibleIndex(place))
      }
    }
    return found
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
    let extents = Extents(extents, grid: grid)
    switch change {
    case .resized(let index):
      guard heights.indices.contains(index.value) else { return }
      let line = map.line(ofPlace: index.value)
      measure(index.value, in: line, extents)
      runs.replace(at: line.number, with: length(of: line))
    case .inserted(let index):
      guard (0...count).contains(index.value) else { return }
      let end = map.firstOwnLine(from: index.value)
      map.insert(at: index.value, owns: extents.takesRow(index.value))
      heights.insert(0, at: index.value)
      if isEven {
        measure(index.value, in: map.line(ofPlace: index.value), extents)
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
      if !isEven { widths.remove(at: index.value) }
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
  private mutating func arrange(_ lines: Range<Int>, insteadOf old: Range<Int>, _ extents: Extents) {
    if !isEven { measure(lines, extents) }
    var changed = PixelRuns()
    swap(&changed, &runs)
    changed.replaceSubrange(old, count: lines.count) { numbers, room in
      lengths(of: lines.lowerBound + numbers.lowerBound..<lines.lowerBound + numbers.upperBound, into: room)
    }
    swap(&changed, &runs)
  }

  /// Heights and the spacings below.
  private func lengths(of lines: Range<Int>, into room: UnsafeMutableBufferPointer<Int32>) {
    forEachStretch(of: lines) { stretch, numbers in
      let turns = numbers.lowerBound - stretch.lines.lowerBound..<numbers.upperBound - stretch.lines.lowerBound
      let start = numbers.lowerBound - lines.lowerBound
      guard !stretch.isOwn, case .rows(let columns) = pattern else {
        for turn in turns { room[start + turn - turns.lowerBound] = Int32(length(of: map.line(turn, of: stretch))) }
        return
      }
      // No more columns than places, which is all of one row.
      let width = min(columns.count, stretch.places.count)
      let first = stretch.places.lowerBound + turns.lowerBound * width
      let places = first..<min(stretch.places.upperBound, first + turns.count * width)
      fill(UnsafeMutableBufferPointer(rebasing: room[start..<start + turns.count]), from: places, columns: width)
    }
  }

  /// Writes the lengths of rows that `places` stand in, column by column: a loop over rows runs without a turn to guess.
  private func fill(_ rows: UnsafeMutableBufferPointer<Int32>, from places: Range<Int>, columns: Int) {
    let spacing = Int32(lineSpacing)
    heights.withUnsafeBufferPointer { heights in
      for row in rows.indices { rows[row] = heights[places.lowerBound + row * columns] + spacing }
      for column in 1..<max(1, min(columns, places.count)) {
        var place = places.lowerBound + column
        for row in 0..<(places.upperBound - place + columns - 1) / columns {
          rows[row] = max(rows[row], heights[place] + spacing)
          place += columns
        }
      }
    }
  }

  /// Hands over lines stretch by stretch.
  private func forEachStretch(of lines: Range<Int>, _ take: (_ stretch: Stretch, _ lines: Range<Int>) -> Void) {
    var number = lines.lowerBound
    while number < lines.upperBound {
      let stretch = map.stretch(ofLine: number)
      let end = min(stretch.lines.upperBound, lines.upperBound)
      take(stretch, number..<end)
      number = end
    }
  }
}

// MARK: - Measuring

extension LineArrangement {
  private var isEven: Bool { pattern.evenWidth != nil }

  private mutating func measure(_ place: Int, in line: Line, _ extents: Extents) {
    let width = columns(of: place, in: line).count
    heights[place] = Int32(extents.height(at: place, width: width))
    if !isEven { widths[place] = Int32(width) }
  }

  /// Measures what is not measured yet in lines, or was at another width.
  private mutating func measure(_ lines: Range<Int>, _ extents: Extents) {
    var number = lines.lowerBound
    while number < lines.upperBound {
      let stretch = map.stretch(ofLine: number)
      for number in number..<min(stretch.lines.upperBound, lines.upperBound) {
        let line = map.line(number - stretch.lines.lowerBound, of: stretch)
        for place in line.places where Int(widths[place]) != columns(of: place, in: line).count {
          measure(place, in: line, extents)
        }
      }
      number = stretch.lines.upperBound
    }
  }
}

extension LineMap {
  /// The heights of all places, those without a line of their own being of one width in pixels.
  fileprivate func heights(even width: Int, _ extents: Extents) -> [Int32] {
    Array(unsafeUninitializedCapacity: count) { room, filled in
      var portion: [Int] = []
      while filled < count {
        let stretch = stretch(ofPlace: filled)
        extents.read(
          stretch.places, width: stretch.isOwn ? pattern.total : width,
          into: UnsafeMutableBufferPointer(rebasing: room[stretch.places]), using: &portion)
        filled = stretch.places.upperBound
      }
    }
  }
}
