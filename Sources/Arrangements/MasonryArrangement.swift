import LayoutKitCore

/// Places in columns that fill up side by side.
struct MasonryArrangement: Arrangement {
  private struct Place {
    /// -1 for the whole width.
    var column: Int32
    var height: Int32 = 0
    /// The width in pixels that `height` was measured at; -1 for not yet.
    var width: Int32 = -1
    var top = 0

    /// A place that is not measured yet.
    init(takesRow: Bool) { column = takesRow ? -1 : 0 }

    var takesRow: Bool { column < 0 }
    var span: Range<Int> { top..<top + Int(height) }
  }

  private let grid: PixelGrid
  private let columns: ColumnTracks
  private let lineSpacing: Int
  private var places: [Place]
  /// The numbers of the places in each column, in order. A column is here from its first place on.
  private var lanes: [[Int32]] = []
  /// The numbers of the places that take the whole width, in order.
  private var rows: [Int32] = []

  init(of extents: Extents, columns: ColumnTracks, lineSpacing points: Double) {
    grid = extents.grid
    self.columns = columns
    lineSpacing = grid.pixels(nearest: points)
    places = (0..<extents.count).map { Place(takesRow: extents.takesRow($0)) }
    if columns.wider == 0 { measureAll(extents) }
    place(from: 0, extents)
  }

  var count: Int { places.count }

  var contentSize: Size {
    let height = (lanes + [rows]).compactMap { $0.last.map { places[Int($0)].span.upperBound } }.max() ?? 0
    return Size(width: grid.points(columns.total), height: grid.points(height))
  }

  func frame(at index: VisibleIndex) -> Rect {
    guard places.indices.contains(index.value) else { return .zero }
    let place = places[index.value]
    let span = span(of: place)
    return grid.rect(x: span.lowerBound, y: place.top, width: span.count, height: place.span.count)
  }

  func places(in rect: Rect) -> [VisibleIndex] {
    guard let window = PixelWindow(rect, grid: grid) else { return [] }
    let touched = columns.columns(touching: window.columns).clamped(to: lanes.indices)
    let isInside = window.columns.overlaps(0..<columns.total)
    return (lanes[touched] + (isInside ? [rows] : [])).flatMap { lane in
      let first = lane.indices.countBefore { places[Int(lane[$0])].span.upperBound > window.rows.lowerBound }
      return lane[first...].prefix { places[Int($0)].top < window.rows.upperBound }
        .filter { places[Int($0)].span.overlaps(window.rows) }
    }
    .sorted().map { VisibleIndex(Int($0)) }
  }

  func place(below index: VisibleIndex) -> VisibleIndex? {
    guard places.indices.contains(index.value) else { return nil }
    let place = places[index.value]
    guard !place.takesRow else { return index.value + 1 < count ? VisibleIndex(index.value + 1) : nil }
    let next = number(behind: index.value, in: lanes[Int(place.column)])
    guard let row = number(behind: index.value, in: rows), row < next ?? .max else {
      return next.map { VisibleIndex($0) }
    }
    return places[row].top == place.span.upperBound + lineSpacing ? VisibleIndex(row) : nil
  }

  mutating func apply(_ change: PlaceChange, extents: some ExtentSource) {
    let extents = Extents(extents, grid: grid)
    switch change {
    case .resized(let index):
      guard places.indices.contains(index.value) else { return }
      let height = places[index.value].height
      measure(index.value, again: true, extents)
      if places[index.value].height != height { place(from: index.value + 1, extents) }
    case .inserted(let index):
      guard (0...count).contains(index.value) else { return }
      places.insert(Place(takesRow: extents.takesRow(index.value)), at: index.value)
      place(from: index.value, extents)
    case .removed(let index):
      guard places.indices.contains(index.value) else { return }
      places.remove(at: index.value)
      place(from: index.value, extents)
    }
  }
}

// MARK: - Placing

extension MasonryArrangement {
  /// Where a place stands across.
  private func span(of place: Place) -> Range<Int> {
    place.takesRow ? 0..<columns.total : columns.span(of: Int(place.column))
  }

  /// The first number above another.
  private func number(behind index: Int, in lane: [Int32]) -> Int? {
    let position = lane.indices.countBefore { lane[$0] > index }
    return position < lane.count ? Int(lane[position]) : nil
  }

  /// Places those at `first` and behind on top of those in front of it.
  private mutating func place(from first: Int, _ extents: Extents) {
    func cut(_ lane: inout [Int32]) { lane.removeSubrange(lane.indices.countBefore { lane[$0] >= first }...) }
    cut(&rows)
    for column in lanes.indices { cut(&lanes[column]) }
    lanes.removeAll(where: \.isEmpty)  // Columns start in order, so that the last ones go.
    func end(of lane: [Int32]) -> Int { lane.last.map { places[Int($0)].span.upperBound + lineSpacing } ?? 0 }
    // Where columns begin, and how long those are that have places.
    var start = end(of: rows)
    var lengths = lanes.map { max(start, end(of: $0)) }
    for index in first..<max(first, count) {
      if places[index].takesRow {
        places[index].top = lengths.max() ?? start
        measure(index, extents)
        rows.append(Int32(index))
        start = places[index].span.upperBound + lineSpacing
        for column in lengths.indices { lengths[column] = start }
        continue
      }
      let column = shortestColumn(lengths, start: start)
      if column == lanes.count {
        lanes.append([])
        lengths.append(start)
      }
      lanes[column].append(Int32(index))
      places[index].column = Int32(column)
      places[index].top = lengths[column]
      measure(index, extents)
      lengths[column] = places[index].span.upperBound + lineSpacing
    }
  }

  /// The first of the shortest columns; those that have no places are as long as where columns begin.
  private func shortestColumn(_ lengths: [Int], start: Int) -> Int {
    var shortest = 0
    for column in lengths.indices.dropFirst() where lengths[column] < lengths[shortest] { shortest = column }
    let hasMore = lengths.count < columns.count
    return hasMore && (lengths.isEmpty || lengths[shortest] > start) ? lengths.count : shortest
  }

  /// Measures a place that was not yet at the width it has.
  private mutating func measure(_ index: Int, again: Bool = false, _ extents: Extents) {
    let width = span(of: places[index]).count
    guard again || Int(places[index].width) != width else { return }
    places[index].width = Int32(width)
    places[index].height = Int32(extents.height(at: index, width: width))
  }

  /// Measures all places of columns that are equally wide.
  private mutating func measureAll(_ extents: Extents) {
    var first = 0
    while first < count {
      let takesRow = places[first].takesRow
      let end = places[first...].firstIndex { $0.takesRow != takesRow } ?? count
      let width = takesRow ? columns.total : columns.width
      extents.read(first..<end, width: width) { first, heights in
        for (offset, height) in heights.enumerated() {
          places[first + offset].height = Int32(height)
          places[first + offset].width = Int32(width)
        }
      }
      first = end
    }
  }
}
