import LayoutKitCore

/// Places below each other.
struct ColumnArrangement: Arrangement {
  private let grid: PixelGrid
  private let width: Int
  private let spacing: Int
  /// Height and the spacing below, place by place.
  private var runs: PixelRuns

  init(of extents: some ExtentSource, in space: ArrangementSpace, spacing points: Double) {
    let grid = space.grid
    let width = grid.pixels(in: space)
    let spacing = grid.pixels(nearest: points)
    runs = PixelRuns(
      (0..<max(0, extents.count)).lazy.map { extents.extent(at: $0, width: width, grid: grid) + spacing })
    self.grid = grid
    self.width = width
    self.spacing = spacing
  }

  var count: Int { runs.count }
  var changesLocally: Bool { true }

  var contentSize: Size {
    Size(width: grid.points(width), height: grid.points(max(0, runs.total - spacing)))
  }

  func frame(at index: VisibleIndex) -> Rect {
    guard (0..<count).contains(index.value) else { return .zero }
    let span = runs.span(at: index.value)
    return grid.rect(x: 0, y: span.lowerBound, width: width, height: span.count - spacing)
  }

  func places(in rect: Rect) -> [VisibleIndex] {
    guard let window = PixelWindow(rect, grid: grid), window.columns.overlaps(0..<width) else { return [] }
    return runs.spans(touching: window.rows)
      .filter { ($0.span.lowerBound..<$0.span.upperBound - spacing).overlaps(window.rows) }
      .map { VisibleIndex($0.index) }
  }

  func place(below index: VisibleIndex) -> VisibleIndex? {
    index.value >= 0 && index.value < count - 1 ? VisibleIndex(index.value + 1) : nil
  }

  mutating func apply(_ change: PlaceChange, extents: some ExtentSource) {
    func length(at index: VisibleIndex) -> Int {
      extents.extent(at: index.value, width: width, grid: grid) + spacing
    }
    switch change {
    case .resized(let index):
      guard (0..<count).contains(index.value) else { return }
      runs.replace(at: index.value, with: length(at: index))
    case .inserted(let index):
      guard (0...count).contains(index.value) else { return }
      runs.insert(length(at: index), at: index.value)
    case .removed(let index):
      guard (0..<count).contains(index.value) else { return }
      runs.remove(at: index.value)
    }
  }
}
