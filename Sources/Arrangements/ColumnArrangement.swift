import LayoutKitCore

/// Places below each other.
struct ColumnArrangement: Arrangement {
  private let grid: PixelGrid
  private let width: Int
  private let spacing: Int
  /// Height and the spacing below, place by place.
  private(set) var runs = PixelRuns()

  init(of extents: Extents, in space: ArrangementSpace, spacing points: Double) {
    let spacing = space.grid.pixels(nearest: points)
    let width = space.grid.pixels(in: space)
    grid = space.grid
    self.width = width
    self.spacing = spacing
    var portion: [Int] = []
    runs = PixelRuns(count: extents.count) { places, room in
      extents.read(places, width: width, spacing: spacing, into: room, using: &portion)
    }
  }

  var count: Int { runs.count }
  var changesLocally: Bool { true }

  var contentSize: Size {
    Size(width: grid.points(width), height: grid.points(max(0, runs.total - spacing)))
  }

  func frame(at index: VisibleIndex) -> Rect {
    guard index.value >= 0, index.value < count else { return .zero }
    let span = runs.span(at: index.value)
    return grid.rect(x: 0, y: span.lowerBound, width: width, height: span.count - spacing)
  }

  func places(in rect: Rect) -> [VisibleIndex] {
    var found: [VisibleIndex] = []
    guard let window = PixelWindow(rect, grid: grid), window.columns.overlaps(0..<width) else { return found }
    found.reserveCapacity(16)
    runs.forEachSpan(touching: window.rows) { index, span in
      if (span.lowerBound..<span.upperBound - spacing).overlaps(window.rows) { found.append(VisibleIndex(index)) }
    }
    return found
  }

  func place(below index: VisibleIndex) -> VisibleIndex? {
    index.value >= 0 && index.value < count - 1 ? VisibleIndex(index.value + 1) : nil
  }

  mutating func apply(_ change: PlaceChange, extents: some ExtentSource) {
    let extents = Extents(extents, grid: grid)
    switch change {
    case .resized(let index):
      guard (0..<count).contains(index.value) else { return }
      runs.replace(at: index.value, with: extents.height(at: index.value, width: width) + spacing)
    case .inserted(let index):
      guard (0...count).contains(index.value) else { return }
      runs.insert(extents.height(at: index.value, width: width) + spacing, at: index.value)
    case .removed(let index):
      guard (0..<count).contains(index.value) else { return }
      runs.remove(at: index.value)
    }
  }
}
