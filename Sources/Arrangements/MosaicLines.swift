/// A mosaic's blocks as lines.
struct MosaicLines: LinePattern {
  let pattern: MosaicPattern
  let tracks: MosaicTracks

  var total: Int { tracks.total }
  var isEven: Bool { false }

  func line(ofPlace place: Int) -> Int { pattern.number(ofPlace: place) }

  func places(ofLine line: Int, count: Int) -> Range<Int> { pattern.places(ofBlock: line, count: count) }

  func span(of place: Int, inLine line: Int, count: Int) -> Range<Int> {
    tracks.span(of: place, in: pattern.block(at: line), count: count)
  }

  func stack(inLine line: Int, count: Int) -> MosaicStack? { MosaicStack(pattern.block(at: line), count: count) }
}
