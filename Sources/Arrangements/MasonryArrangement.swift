import LayoutKitCore

/// Places in columns that fill up side by side.
struct MasonryArrangement: Arrangement {
  private struct Place {
    /// -1 for the whole width.
    var column: Int32 = 0
    var height: Int32 = 0
    /// The width in pixels that `height` was measured at; -1 for not yet.
    var width: Int32 = -1
    var top = 0

    var span: Range<Int> { top..<top + Int(height) }
  }

  private let grid: PixelGrid
  private let columns: ColumnTracks
  private let lineSpacing: Int
  private var places: [Place]
  /// The numbers of the places in each column, in order. A column is here from its first place on.
  private var lanes: [[Int]] = []
  /// The numbers of the places that take the whole width, in order.
  private var rows: [Int] = []

  init(of extents: some ExtentSource, columns: ColumnTracks, grid: PixelGrid, lineSpacing points: Double) {
    self.grid = grid
    self.columns = columns
    lineSpacing = grid.pixels(nearest: points)
    places = (0..<max(0, extents.count)).map { Self.place(at: $0, extents) }
    place(from: 0, extents)
  }

  var count: Int { places.count }

  var contentSize: Size {
    let height = (lanes + [rows]).compactMap { $0.last.map { places[$0].span.upperBound } }.max() ?? 0
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
      let first = lane.firstPosition { places[$0].span.upperBound > window.rows.lowerBound }
      return lane[first...].prefix { places[$0].top < window.rows.upperBound }
        .filter { places[$0].span.overlaps(window.rows) }
    }
    .sorted().map { VisibleIndex($0) }
  }

  func place(below index: VisibleIndex) -> VisibleIndex? {
    guard places.indices.contains(index.value) else { return nil }
    let place = places[index.value]
    guard place.column >= 0 else { return index.value + 1 < count ? VisibleIndex(index.value + 1) : nil }
    let next = number(behind: index.value, in: lanes[Int(place.column)])
    guard let row = number(behind: index.value, in: rows), row < next ?? .max else { return next.map { VisibleIndex($0) } }
    return places[row].top == place.span.upperBound + lineSpacing ? VisibleIndex(row) : nil
  }

  mutating func apply(_ change: PlaceChange, extents: some ExtentSource) {
    switch change {
    case .resized(let index):
      guard places.indices.contains(index.value) else { return }
      let height = places[index.value].height
      measure(index.value, again: true, extents)
      if places[index.value].height != height { place(from: index.value + 1, extents) }
    case .inserted(let index):
      guard (0...count).contains(index.value) else { return }
      places.insert(Self.place(at: index.value, extents), at: index.value)
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
  /// A place that is not measured yet, in any column or in none.
  private static func place(at index: Int, _ extents: some ExtentSource) -> Place {
    let takesRow = index < extents.count && extents.takesRow(VisibleIndex(index))
    return Place(column: takesRow ? -1 : 0)
  }

  /// Where a place stands across.
  private func span(of place: Place) -> Range<Int> {
    place.column < 0 ? 0..<columns.total : columns.span(of: Int(place.column))
  }

  /// The first number above another.
  private func number(behind index: Int, in lane: [Int]) -> Int? {
    let position = lane.firstPosition { $0 > index }
    return position < lane.count ? lane[position] : nil
  }

  /// Places those at `first` and behind on top of those in front of it.
  private mutating func place(from first: Int, _ extents: some ExtentSource) {
    rows.removeSubrange(rows.firstPosition { $0 >= first }...)
    for column in lanes.indices { lanes[column].removeSubrange(lanes[column].firstPosition { $0 >= first }...) }
    lanes.removeAll(where: \.isEmpty)  // Columns start in order, so that the last ones go.
    func end(of lane: [Int]) -> Int { lane.last.map { places[$0].span.upperBound + lineSpacing } ?? 0 }
    // Where columns begin, and how long those are that have places.
    var start = end(of: rows)
    var lengths = lanes.map { max(start, end(of: $0)) }
    for index in first..<max(first, count) {
      if places[index].column < 0 {
        places[index].top = lengths.max() ?? start
        measure(index, extents)
        rows.append(index)
        start = places[index].span.upperBound + lineSpacing
        for column in lengths.indices { lengths[column] = start }
        continue
      }
      let column = shortestColumn(lengths, start: start)
      if column == lanes.count {
        lanes.append([])
        lengths.append(start)
      }
      lanes[column].append(index)
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
  private mutating func measure(_ index: Int, again: Bool = false, _ extents: some ExtentSource) {
    let width = span(of: places[index]).count
    guard again || Int(places[index].width) != width else { return }
    places[index].width = Int32(width)
    places[index].height = Int32(extents.extent(at: index, width: width, grid: grid))
  }
}
