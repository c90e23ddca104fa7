import LayoutKitCore

/// Places in columns that fill up side by side.
///
/// Tops never go up again from one place to the next, so that places are found by their tops. Of those in front, only the
/// last of each column can reach further down; marks among the places tell which these are.
struct MasonryArrangement: ResizingTogether {
  private struct Place {
    var top = 0
    /// As measured at the width of the column; -1 for not yet.
    var height: Int32 = -1
    /// -1 for the whole width.
    var column: Int32 = 0

    var takesRow: Bool { column < 0 }
    var end: Int { top + Int(height) }
    var span: Range<Int> { top..<end }
  }

  private let grid: PixelGrid
  private let columns: ColumnTracks
  private let lineSpacing: Int
  private var places: [Place] = []
  /// The last place of each column in front of every so many places.
  private var marks = MasonryMarks()
  private var height = 0

  init(of extents: Extents, columns: ColumnTracks, lineSpacing points: Double) {
    grid = extents.grid
    self.columns = columns
    lineSpacing = grid.pixels(nearest: points)
    marks = MasonryMarks(columns: columns.count)
    places = Self.places(of: extents, columns)
    place(from: 0, extents)
  }

  var count: Int { places.count }

  var contentSize: Size { Size(width: grid.points(columns.total), height: grid.points(height)) }

  func frame(at index: VisibleIndex) -> Rect {
    guard places.indices.contains(index.value) else { return .zero }
    let place = places[index.value]
    let span = place.takesRow ? 0..<columns.total : columns.span(of: Int(place.column))
    return grid.rect(x: span.lowerBound, y: place.top, width: span.count, height: Int(place.height))
  }

  func places(in rect: Rect) -> [VisibleIndex] {
    guard let window = PixelWindow(rect, grid: grid) else { return [] }
    let touched = columns.columns(touching: window.columns)
    let isInside = window.columns.overlaps(0..<columns.total)
    var found: [VisibleIndex] = []
    func take(_ index: Int) {
      let place = places[index]
      guard place.takesRow ? isInside : touched.contains(Int(place.column)), place.span.overlaps(window.rows) else {
        return
      }
      found.append(VisibleIndex(index))
    }
    let first = places.indices.countBefore { places[$0].top >= window.rows.lowerBound }
    var before: Int32 = -1
    for last in lasts(before: first).sorted() where last > before {
      take(Int(last))
      before = last
    }
    var index = first
    while index < count, places[index].top < window.rows.upperBound {
      take(index)
      index += 1
    }
    return found
  }

  func place(below index: VisibleIndex) -> VisibleIndex? {
    guard places.indices.contains(index.value) else { return nil }
    let place = places[index.value]
    let end = place.end + lineSpacing
    var next = index.value + 1
    // What stands beside it comes in between.
    while next < count, places[next].top <= end {
      if place.takesRow || places[next].column == place.column { return VisibleIndex(next) }
      if places[next].takesRow { return places[next].top == end ? VisibleIndex(next) : nil }
      next += 1
    }
    return nil
  }

  mutating func apply(_ change: PlaceChange, extents: some ExtentSource) {
    let extents = Extents(extents, grid: grid)
    switch change {
    case .resized(let index):
      if measureAgain(index.value, extents) { place(from: index.value + 1, extents) }
    case .inserted(let index):
      guard (0...count).contains(index.value) else { return }
      places.insert(Place(column: extents.takesRow(index.value) ? -1 : 0), at: index.value)
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
    places[index].height = Int32(extents.height(at: index, width: width(of: places[index].column)))
    return places[index].height != height
  }

  private func width(of column: Int32) -> Int { column < 0 ? columns.total : columns.width(of: Int(column)) }

  /// The last place of each column in front of a place; -1 for none. One that takes a row is the last of all.
  private func lasts(before index: Int) -> [Int32] {
    var (lasts, first) = marks.lasts(before: index)
    for number in first..<index {
      let column = Int(places[number].column)
      if column < 0 {
        for column in lasts.indices { lasts[column] = Int32(number) }
      } else {
        lasts[column] = Int32(number)
      }
    }
    return lasts
  }

  /// Places those at `first` and behind on top of those in front of it.
  private mutating func place(from first: Int, _ extents: Extents) {
    let (columns, spacing) = (columns, lineSpacing)
    var front = MasonryFront(lasts: lasts(before: first)) { places[Int($0)].end + spacing }
    marks.cut(at: first)
    var start = first
    while start < count {
      let part = start..<min(marks.next(from: start), count)
      marks.note(front.lasts, before: start)
      places.withUnsafeMutableBufferPointer { places in
        front.withEnds { ends in
          for index in part { Self.place(&places[index], at: index, on: ends, columns, spacing, extents) }
        }
      }
      start = part.upperBound
    }
    height = count == 0 ? 0 : front.longest - spacing
  }

  /// Places one behind all others.
  private static func place(
    _ place: inout Place, at index: Int, on ends: MasonryFront.Ends, _ columns: ColumnTracks, _ spacing: Int,
    _ extents: Extents
  ) {
    if place.takesRow {
      place.top = ends.longest
      if place.height < 0 { place.height = Int32(extents.height(at: index, width: columns.total)) }
      ends.grow(to: place.end + spacing, by: index)
    } else {
      let column = ends.shortest
      if place.height < 0 || columns.differ(Int(place.column), column) {
        place.height = Int32(extents.height(at: index, width: columns.width(of: column)))
      }
      place.top = ends.lengths[column]
      place.column = Int32(column)
      ends.grow(column, to: place.end + spacing, by: index)
    }
  }

  /// All places, measured where columns are equally wide and not placed yet.
  private static func places(of extents: Extents, _ columns: ColumnTracks) -> [Place] {
    let rows = extents.rowTakers
    guard columns.wider == 0 else {
      var places = Array(repeating: Place(), count: extents.count)
      for row in rows { places[row].column = -1 }
      return places
    }
    return Array(unsafeUninitializedCapacity: extents.count) { places, count in
      for end in rows + [extents.count] {
        extents.forEachHeight(of: count..<end, width: columns.width) { index, height in
          places.initializeElement(at: index, to: Place(height: height))
        }
        if end < extents.count {
          let height = extents.height(at: end, width: columns.total)
          places.initializeElement(at: end, to: Place(height: Int32(height), column: -1))
        }
        count = min(end + 1, extents.count)
      }
    }
  }
}
