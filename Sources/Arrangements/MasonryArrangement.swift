import LayoutKitCore

/// Places in columns that fill up side by side.
struct MasonryArrangement: ResizingTogether {
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

    mutating func measure(at index: Int, width: Int, _ extents: Extents) {
      self.width = Int32(width)
      height = Int32(extents.height(at: index, width: width))
    }
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
    places = Array(repeating: Place(takesRow: false), count: extents.count)
    for place in extents.rowTakers { places[place] = Place(takesRow: true) }
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
      if measureAgain(index.value, extents) { place(from: index.value + 1, extents) }
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
  mutating func resize(extents: some ExtentSource, next: () -> VisibleIndex?) {
    let extents = Extents(extents, grid: grid)
    var first = count
    while let index = next() {
      if measureAgain(index.value, extents) { first = min(first, index.value) }
    }
    if first < count { place(from: first + 1, extents) }
  }

  /// True where it has another height now.
  private mutating func measureAgain(_ index: Int, _ extents: Extents) -> Bool {
    guard places.indices.contains(index) else { return false }
    let height = places[index].height
    places[index].measure(at: index, width: width(of: places[index]), extents)
    return places[index].height != height
  }

  private func width(of place: Place) -> Int {
    place.takesRow ? columns.total : columns.width(of: Int(place.column))
  }

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
    var front = MasonryFront(lengths: lanes.map(end), start: end(of: rows), limit: columns.count)
    // Set aside, so that the list can be worked in while columns grow.
    var placed: [Place] = []
    swap(&placed, &places)
    placed.withUnsafeMutableBufferPointer { placed in
      for index in first..<max(first, placed.count) {
        append(&placed[index], at: index, room: (placed.count - first) / columns.count, to: &front, extents)
      }
    }
    swap(&placed, &places)
  }

  /// Places one behind all others. `room` is how many more its column may expect where it is the first of it.
  private mutating func append(
    _ place: inout Place, at index: Int, room: Int, to front: inout MasonryFront, _ extents: Extents
  ) {
    if place.takesRow {
      place.top = front.longest
      rows.append(Int32(index))
    } else {
      let column = front.shortest
      place.column = Int32(column)
      place.top = front.top(of: column)
      if column == lanes.count {
        lanes.append([])
        lanes[column].reserveCapacity(room)
      }
      lanes[column].append(Int32(index))
    }
    let width = width(of: place)
    if Int(place.width) != width { place.measure(at: index, width: width, extents) }
    let end = place.span.upperBound + lineSpacing
    if place.takesRow { front.grow(to: end) } else { front.grow(Int(place.column), to: end) }
  }

  /// Measures all places of columns that are equally wide.
  private mutating func measureAll(_ extents: Extents) {
    var first = 0
    while first < count {
      let takesRow = places[first].takesRow
      let end = places[first...].firstIndex { $0.takesRow != takesRow } ?? count
      let width = takesRow ? columns.total : columns.width
      for (offset, height) in extents.heights(of: first..<end, width: width).enumerated() {
        places[first + offset].height = height
        places[first + offset].width = Int32(width)
      }
      first = end
    }
  }
}
