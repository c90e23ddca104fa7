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

  /// The places that take a row of their own, in order.
  var rowTakers: [Int] {
    let places = source.rowTakers.map(\.value).filter { $0 >= 0 && $0 < count }
    // A source of somebody's own may tell them in any order, or twice.
    return zip(places, places.dropFirst()).allSatisfy { $0 < $1 } ? places : Set(places).sorted()
  }

  /// The heights of places that the source has, in columns of one width in pixels.
  func heights(of places: Range<Int>, width: Int) -> [Int32] {
    Array(unsafeUninitializedCapacity: places.count) { room, filled in
      var portion: [Int] = []
      read(places, width: width, into: room, using: &portion)
      filled = places.count
    }
  }

  /// Hands over the heights of places that the source has, in columns of one width in pixels.
  func forEachHeight(of places: Range<Int>, width: Int, _ take: (_ place: Int, _ height: Int32) -> Void) {
    var portion: [Int] = []
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: Self.portion) { room in
      for first in stride(from: places.lowerBound, to: places.upperBound, by: Self.portion) {
        let part = first..<min(first + Self.portion, places.upperBound)
        let heights = UnsafeMutableBufferPointer(rebasing: room[..<part.count])
        read(part, width: width, into: heights, using: &portion)
        for place in part { take(place, heights[place - first]) }
      }
    }
  }

  /// Writes the heights of places that the source has, in columns of one width in pixels, each with a spacing below it.
  /// `portion` is room to work in, kept from one call to the next.
  func read(
    _ places: Range<Int>, width: Int, spacing: Int = 0, into room: UnsafeMutableBufferPointer<Int32>,
    using portion: inout [Int]
  ) {
    let points = grid.points(width)
    let spacing = Int32(spacing)
    var first = 0
    while first < places.count {
      let count = min(Self.portion, places.count - first)
      if portion.count != count { portion = Array(repeating: 0, count: count) }
      if width > 0 {
        source.readPixelHeights(from: VisibleIndex(places.lowerBound + first), width: points, into: &portion)
      }
      portion.withUnsafeBufferPointer { heights in
        for place in 0..<min(count, heights.count) {
          room[first + place] = Int32(truncatingIfNeeded: Self.clamped(heights[place])) &+ spacing
        }
      }
      first += count
    }
  }

  private static func clamped(_ height: Int) -> Int { min(max(0, height), PixelGrid.longestExtent) }
}
