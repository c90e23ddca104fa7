import LayoutKitCore

/// Places in columns that fill up side by side.
struct MasonryArrangement: Arrangement {
  private struct Place {
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

  init(of extents: some ExtentSource, columns: ColumnTracks, grid: PixelGrid, lineSpacing points: Double) {
    self.grid = grid
    self.columns = columns
    lineSpacing = grid.pixels(nearest: points)
    places = Array(repeating: Place(), count: max(0, extents.count))
    place(from: 0, extents)
  }

  var count: Int { places.count }

  var contentSize: Size {
    let height = lanes.compactMap { $0.last.map { places[$0].span.upperBound } }.max() ?? 0
    return Size(width: grid.points(columns.total), height: grid.points(height))
  }

  func frame(at index: VisibleIndex) -> Rect {
    guard places.indices.contains(index.value) else { return .zero }
    let place = places[index.value]
    let column = columns.span(of: Int(place.column))
    return grid.rect(x: column.lowerBound, y: place.top, width: column.count, height: place.span.count)
  }

  func places(in rect: Rect) -> [VisibleIndex] {
    guard let window = PixelWindow(rect, grid: grid) else { return [] }
    let touched = columns.columns(touching: window.columns).clamped(to: lanes.indices)
    return lanes[touched].flatMap { lane in
      let first = lane.firstPosition { places[$0].span.upperBound > window.rows.lowerBound }
      return lane[first...].prefix { places[$0].top < window.rows.upperBound }
        .filter { places[$0].span.overlaps(window.rows) }
    }
    .sorted().map { VisibleIndex($0) }
  }

  func place(below index: VisibleIndex) -> VisibleIndex? {
    guard places.indices.contains(index.value) else { return nil }
    let lane = lanes[Int(places[index.value].column)]
    let next = lane.firstPosition { $0 > index.value }
    return next < lane.count ? VisibleIndex(lane[next]) : nil
  }

  mutating func apply(_ change: PlaceChange, extents: some ExtentSource) {
    switch change {
    case .resized(let index):
      guard places.indices.contains(index.value) else { return }
      let height = places[index.value].height
      measure(index.value, extents)
      if places[index.value].height != height { place(from: index.value + 1, extents) }
    case .inserted(let index):
      guard (0...count).contains(index.value) else { return }
      places.insert(Place(), at: index.value)
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
  /// Places those at `first` and behind on top of those in front of it.
  private mutating func place(from first: Int, _ extents: some ExtentSource) {
    for column in lanes.indices { lanes[column].removeSubrange(lanes[column].firstPosition { $0 >= first }...) }
    lanes.removeAll(where: \.isEmpty)  // Columns start in order, so that the last ones go.
    var lengths = lanes.map { $0.last.map { places[$0].span.upperBound + lineSpacing } ?? 0 }
    for index in first..<max(first, count) {
      let column = shortestColumn(lengths)
      if column == lanes.count {
        lanes.append([])
        lengths.append(0)
      }
      lanes[column].append(index)
      places[index].column = Int32(column)
      places[index].top = lengths[column]
      if Int(places[index].width) != columns.width(of: column) { measure(index, extents) }
      lengths[column] = places[index].span.upperBound + lineSpacing
    }
  }

  /// The first of the shortest columns; columns that have not started are shorter than all that have a length.
  private func shortestColumn(_ lengths: [Int]) -> Int {
    var shortest = 0
    for column in lengths.indices.dropFirst() where lengths[column] < lengths[shortest] { shortest = column }
    let hasMore = lengths.count < columns.count
    return hasMore && (lengths.isEmpty || lengths[shortest] > 0) ? lengths.count : shortest
  }

  private mutating func measure(_ index: Int, _ extents: some ExtentSource) {
    let width = columns.width(of: Int(places[index].column))
    places[index].width = Int32(width)
    places[index].height = Int32(extents.extent(at: index, width: width, grid: grid))
  }
}

extension [Int] {
  /// Where the first number stands that, like all behind it, fulfils a condition; `count` for none.
  fileprivate func firstPosition(where condition: (Int) -> Bool) -> Int {
    var range = 0..<count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range = condition(self[middle]) ? range.lowerBound..<middle : middle + 1..<range.upperBound
    }
    return range.lowerBound
  }
}
