import LayoutKitCore

/// Places in blocks below each other.
struct MosaicArrangement: Arrangement {
  private struct Place {
    var height: Int32 = 0
    /// The width in pixels that `height` was measured at; -1 for not yet.
    var width: Int32 = -1
  }

  private let grid: PixelGrid
  private let pattern: MosaicPattern
  private let tracks: MosaicTracks
  private let lineSpacing: Int
  private var places: [Place]
  /// Height and the spacing below, block by block.
  private var blocks = PixelRuns([])

  init(
    of extents: some ExtentSource, pattern: MosaicPattern, tracks: MosaicTracks, grid: PixelGrid,
    lineSpacing points: Double
  ) {
    self.grid = grid
    self.pattern = pattern
    self.tracks = tracks
    lineSpacing = grid.pixels(nearest: points)
    places = Array(repeating: Place(), count: max(0, extents.count))
    arrange(fromBlock: 0, extents)
  }

  var count: Int { places.count }

  var contentSize: Size {
    Size(width: grid.points(tracks.total), height: grid.points(max(0, blocks.total - lineSpacing)))
  }

  func frame(at index: VisibleIndex) -> Rect {
    guard places.indices.contains(index.value) else { return .zero }
    let number = pattern.number(ofPlace: index.value)
    let columns = columns(of: index.value, inBlock: number)
    let rows = rows(of: index.value, inBlock: number, at: blocks.span(at: number))
    return grid.rect(x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
  }

  func places(in rect: Rect) -> [VisibleIndex] {
    guard let window = PixelWindow(rect, grid: grid) else { return [] }
    return blocks.spans(touching: window.rows).flatMap { block in
      pattern.places(ofBlock: block.index, count: count)
        .filter {
          columns(of: $0, inBlock: block.index).overlaps(window.columns)
            && rows(of: $0, inBlock: block.index, at: block.span).overlaps(window.rows)
        }
        .map { VisibleIndex($0) }
    }
  }

  func place(below index: VisibleIndex) -> VisibleIndex? {
    guard places.indices.contains(index.value) else { return nil }
    let number = pattern.number(ofPlace: index.value)
    let own = pattern.places(ofBlock: number, count: count)
    if let stack = MosaicStack(pattern.block(at: number), count: own.count), index.value - own.lowerBound == stack.upper
    {
      return VisibleIndex(own.lowerBound + stack.lower)
    }
    let columns = columns(of: index.value, inBlock: number)
    return pattern.places(ofBlock: number + 1, count: count)
      .first { self.columns(of: $0, inBlock: number + 1).overlaps(columns) }
      .map { VisibleIndex($0) }
  }

  mutating func apply(_ change: PlaceChange, extents: some ExtentSource) {
    switch change {
    case .resized(let index):
      guard places.indices.contains(index.value) else { return }
      let number = pattern.number(ofPlace: index.value)
      measure(index.value, width: columns(of: index.value, inBlock: number).count, extents)
      blocks.replace(at: number, with: length(ofBlock: number))
    case .inserted(let index):
      guard (0...count).contains(index.value) else { return }
      places.insert(Place(), at: index.value)
      arrange(fromBlock: pattern.number(ofPlace: index.value), extents)
    case .removed(let index):
      guard places.indices.contains(index.value) else { return }
      places.remove(at: index.value)
      arrange(fromBlock: pattern.number(ofPlace: index.value), extents)
    }
  }
}

// MARK: - Blocks

extension MosaicArrangement {
  private func columns(of place: Int, inBlock number: Int) -> Range<Int> {
    let own = pattern.places(ofBlock: number, count: count)
    return tracks.span(of: place - own.lowerBound, in: pattern.block(at: number), count: own.count)
  }

  /// Where a place stands in a block that has a span, the spacing below it included.
  private func rows(of place: Int, inBlock number: Int, at span: Range<Int>) -> Range<Int> {
    let whole = span.lowerBound..<span.upperBound - lineSpacing
    let own = pattern.places(ofBlock: number, count: count)
    guard let stack = MosaicStack(pattern.block(at: number), count: own.count), place != own.lowerBound + stack.large
    else { return whole }
    let upper = stackedHeight(of: own.lowerBound + stack.upper)
    let spare = whole.count - upper - lineSpacing - stackedHeight(of: own.lowerBound + stack.lower)
    let turn = whole.lowerBound + upper + (spare + 1) / 2
    return place == own.lowerBound + stack.upper
      ? whole.lowerBound..<turn : turn + lineSpacing..<whole.upperBound
  }

  /// What a small place counts as, so that two of them with a spacing between them are one extent.
  private func stackedHeight(of place: Int) -> Int {
    min(Int(places[place].height), (PixelGrid.longestExtent - lineSpacing) / 2)
  }

  /// Height and the spacing below.
  private func length(ofBlock number: Int) -> Int {
    let own = pattern.places(ofBlock: number, count: count)
    guard let stack = MosaicStack(pattern.block(at: number), count: own.count) else {
      return Int(places[own].map(\.height).max() ?? 0) + lineSpacing
    }
    let small = stackedHeight(of: own.lowerBound + stack.upper) + stackedHeight(of: own.lowerBound + stack.lower)
    return max(Int(places[own.lowerBound + stack.large].height), small + lineSpacing) + lineSpacing
  }

  private mutating func arrange(fromBlock first: Int, _ extents: some ExtentSource) {
    let end = count == 0 ? 0 : pattern.number(ofPlace: count - 1) + 1
    for number in first..<max(first, end) {
      for place in pattern.places(ofBlock: number, count: count) {
        let width = columns(of: place, inBlock: number).count
        if Int(places[place].width) != width { measure(place, width: width, extents) }
      }
    }
    blocks.replaceTail(from: first, with: (first..<max(first, end)).map { length(ofBlock: $0) })
  }

  private mutating func measure(_ place: Int, width: Int, _ extents: some ExtentSource) {
    places[place] = Place(height: Int32(extents.extent(at: place, width: width, grid: grid)), width: Int32(width))
  }
}
