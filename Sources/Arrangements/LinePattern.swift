/// How places that follow each other stand in lines. Lines and places are counted from 0.
enum LinePattern: Sendable {
  /// Rows of a grid.
  case rows(ColumnTracks)
  /// Blocks of a mosaic.
  case blocks(MosaicLines)

  /// The whole width, in pixels.
  var total: Int {
    switch self {
    case .rows(let columns): columns.total
    case .blocks(let mosaic): mosaic.tracks.total
    }
  }

  /// The width of all places in pixels, where a place is as wide in one line as in any other; `nil` where it is not.
  var evenWidth: Int? {
    if case .rows(let columns) = self, columns.wider == 0 { columns.width } else { nil }
  }

  /// The line that a place is in.
  func line(ofPlace place: Int) -> Int {
    switch self {
    case .rows(let columns): place / columns.count
    case .blocks(let mosaic): mosaic.pattern.number(ofPlace: place)
    }
  }

  /// Number of lines that a list of `count` places has.
  func lineCount(of count: Int) -> Int { count > 0 ? line(ofPlace: count - 1) + 1 : 0 }

  /// The places of a line, in a list of `count`; none for a line behind the last.
  func places(ofLine line: Int, count: Int) -> Range<Int> {
    guard line < lineCount(of: count) else { return count..<count }
    switch self {
    case .rows(let columns):
      let first = line * columns.count
      return first..<first + min(columns.count, count - first)
    case .blocks(let mosaic): return mosaic.pattern.places(ofBlock: line, count: count)
    }
  }

  /// Where a place, counted in its line of `count` places, stands across.
  func span(of place: Int, inLine line: Int, count: Int) -> Range<Int> {
    switch self {
    case .rows(let columns): columns.span(of: place)
    case .blocks(let mosaic): mosaic.tracks.span(of: place, in: mosaic.pattern.block(at: line), count: count)
    }
  }

  /// Which places of a line of `count` stand on top of each other; `nil` for none.
  func stack(inLine line: Int, count: Int) -> MosaicStack? {
    switch self {
    case .rows: nil
    case .blocks(let mosaic): MosaicStack(mosaic.pattern.block(at: line), count: count)
    }
  }
}
