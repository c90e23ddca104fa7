/// How places that follow each other stand in lines: rows of a grid, blocks of a mosaic. Lines and places are counted from 0.
protocol LinePattern: Sendable {
  /// The whole width, in pixels.
  var total: Int { get }
  /// Whether a place is as wide in one line as in any other.
  var isEven: Bool { get }
  /// The line that a place is in.
  func line(ofPlace place: Int) -> Int
  /// The places of a line, in a list of `count`; none for a line behind the last.
  func places(ofLine line: Int, count: Int) -> Range<Int>
  /// Where a place, counted in its line of `count` places, stands across.
  func span(of place: Int, inLine line: Int, count: Int) -> Range<Int>
  /// Which places of a line of `count` stand on top of each other; `nil` for none.
  func stack(inLine line: Int, count: Int) -> MosaicStack?
}

extension LinePattern {
  /// Number of lines that a list of `count` places has.
  func lineCount(of count: Int) -> Int { count > 0 ? line(ofPlace: count - 1) + 1 : 0 }
}

extension ColumnTracks: LinePattern {
  var isEven: Bool { wider == 0 }

  func line(ofPlace place: Int) -> Int { place / count }

  func places(ofLine line: Int, count places: Int) -> Range<Int> {
    guard line < lineCount(of: places) else { return places..<places }
    let first = line * count
    return first..<first + min(count, places - first)
  }

  func span(of place: Int, inLine line: Int, count: Int) -> Range<Int> { span(of: place) }

  func stack(inLine line: Int, count: Int) -> MosaicStack? { nil }
}
