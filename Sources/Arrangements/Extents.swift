import LayoutKitCore

/// Heights of places in whole pixels, from 0 to `PixelGrid.longestExtent`. A place without width, and one that the source
/// does not have, is not measured and has no height.
///
/// Holds any source, so that what is built from it is compiled once and asks for many heights in one call.
struct Extents {
  let grid: PixelGrid
  let count: Int
  private let source: any ExtentSource
  /// How many heights are asked for at once.
  private static let portion = 512

  init(_ source: any ExtentSource, grid: PixelGrid) {
    self.grid = grid
    self.source = source
    count = max(0, source.count)
  }

  /// Height of a place in a column of a width in pixels.
  func height(at place: Int, width: Int) -> Int {
    guard width > 0, place >= 0, place < count else { return 0 }
    return Self.clamped(source.pixelHeight(at: VisibleIndex(place), width: grid.points(width)))
  }

  /// Whether a place takes a row of its own.
  func takesRow(_ place: Int) -> Bool { place >= 0 && place < count && source.takesRow(VisibleIndex(place)) }

  /// The heights of places that the source has, in columns of one width in pixels, handed over portion by portion.
  func read(_ places: Range<Int>, width: Int, _ take: (_ first: Int, _ heights: [Int]) -> Void) {
    let points = grid.points(width)
    var heights = Array(repeating: 0, count: min(Self.portion, places.count))
    var first = places.lowerBound
    while first < places.upperBound {
      if places.upperBound - first < heights.count { heights.removeLast(heights.count - (places.upperBound - first)) }
      if width > 0 {
        source.readPixelHeights(from: VisibleIndex(first), width: points, into: &heights)
        for place in heights.indices { heights[place] = Self.clamped(heights[place]) }
      }
      take(first, heights)
      first += heights.count
    }
  }

  /// The heights of all places in columns of one width in pixels.
  func heights(width: Int) -> [Int32] {
    Array(unsafeUninitializedCapacity: count) { room, filled in
      read(0..<count, width: width) { first, heights in
        for (offset, height) in heights.enumerated() { room[first + offset] = Int32(height) }
      }
      filled = count
    }
  }

  private static func clamped(_ height: Int) -> Int { min(max(0, height), PixelGrid.longestExtent) }
}
