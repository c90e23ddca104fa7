/// How cells stand to each other: turns extents, measured at the widths it asks for, into frames.
public protocol ArrangementRule: Sendable {
  /// Which way the list scrolls.
  var scrolling: Scrolling { get }
  /// Arranges all places, measuring each once through `extents`.
  func arrangement(of extents: some ExtentSource, in space: ArrangementSpace) -> any Arrangement
}

/// Which way a list scrolls, and where it comes to rest.
public enum Scrolling: Hashable, Sendable {
  /// With the page.
  case vertical
  /// With the page, a whole page at a time.
  case verticalPaging
  /// By itself, sideways.
  case horizontal(ScrollStops)

  /// Whether it scrolls sideways.
  public var isHorizontal: Bool { if case .horizontal = self { true } else { false } }
}

/// Where a list that scrolls sideways comes to rest.
public enum ScrollStops: String, DocumentKeyword {
  /// Anywhere.
  case continuous
  /// Anywhere, and then on at the start of a cell.
  case leadingBoundary
  /// At whole containers.
  case paging
  /// At the start of a cell.
  case groupPaging
  /// With a cell in the middle.
  case groupPagingCentered
}

/// The room a rule arranges in: inside safe area and margins, in points on the pixel grid.
public struct ArrangementSpace: Hashable, Sendable {
  /// Width of the room; never negative.
  public var width: Double
  /// Height of the room that is seen at once; never negative, 0 where it is not known.
  public var height: Double
  /// The device's pixels.
  public var grid: PixelGrid

  /// Room of a width, and of a height where it is known.
  public init(width: Double, height: Double = 0, grid: PixelGrid) {
    self.width = width.isFinite ? max(0, width) : 0
    self.height = height.isFinite ? max(0, height) : 0
    self.grid = grid
  }
}

/// Tells a rule how tall its places are.
public protocol ExtentSource {
  /// Number of places.
  var count: Int { get }
  /// Height of a place in whole pixels, measured at a width in points.
  func pixelHeight(at index: VisibleIndex, width: Double) -> Int
  /// Fills `heights` with those of the places from `first` on, in order; one after the other by default.
  func readPixelHeights(from first: VisibleIndex, width: Double, into heights: inout [Int])
  /// Whether a place takes a row of its own where others share one; it does so as long as it is there. `false` by default.
  func takesRow(_ index: VisibleIndex) -> Bool
  /// The places that take a row, in order; found by asking each by default.
  var rowTakers: [VisibleIndex] { get }
}

extension ExtentSource {
  /// Measures place by place. Compiled where a source is, so that one that knows its heights is read in a plain loop.
  @inlinable public func readPixelHeights(from first: VisibleIndex, width: Double, into heights: inout [Int]) {
    for place in heights.indices { heights[place] = pixelHeight(at: VisibleIndex(first.value + place), width: width) }
  }
  /// No place does.
  @inlinable public func takesRow(_ index: VisibleIndex) -> Bool { false }
  /// Asks each place.
  @inlinable public var rowTakers: [VisibleIndex] {
    (0..<max(0, count)).lazy.map { VisibleIndex($0) }.filter { takesRow($0) }
  }
}

/// A change of one place, in the indexes after it.
public enum PlaceChange: Hashable, Sendable {
  /// The place may have another height.
  case resized(VisibleIndex)
  /// A place came at the index.
  case inserted(VisibleIndex)
  /// The place at the index went.
  case removed(VisibleIndex)
}

/// The frames of a list for one room, written leading to trailing from the room's corner, in points on the pixel grid.
/// Frames never overlap.
public protocol Arrangement: Sendable {
  /// Number of places.
  var count: Int { get }
  /// What all frames take.
  var contentSize: Size { get }
  /// Frame of a place from 0 to `count` - 1.
  func frame(at index: VisibleIndex) -> Rect
  /// The places whose frames share area with a rectangle, in order.
  func places(in rect: Rect) -> [VisibleIndex]
  /// The place that stands right below another in its column; `nil` for none.
  func place(below index: VisibleIndex) -> VisibleIndex?
  /// Whether taking a change costs far less than arranging all places again; not so by default.
  var changesLocally: Bool { get }
  /// Takes a change as locally as the rule allows, measuring through `extents` no more than it must.
  mutating func apply(_ change: PlaceChange, extents: some ExtentSource)
}

extension Arrangement {
  /// Places after a change are placed again.
  public var changesLocally: Bool { false }
}
