import LayoutKitCore

/// Measured heights of a list's places, by the width in points they were measured at.
struct KnownHeights: Sendable {
  let count: Int
  /// In pixels, place by place; -1 for a place that was not measured at the width.
  private var heights: [Double: [Int32]] = [:]

  init(count: Int) { self.count = count }

  /// The height of a place at a width.
  func height(at place: Int, width: Double) -> Int? {
    guard let height = heights[width]?[place], height >= 0 else { return nil }
    return Int(height)
  }

  /// The height of a place at any width: a good guess for others, as columns differ by a pixel.
  func anyHeight(at place: Int) -> Int? {
    heights.values.lazy.map { $0[place] }.first { $0 >= 0 }.map { Int($0) }
  }

  mutating func take(_ measured: [Int32], from first: Int, width: Double) {
    // Taken out while it changes, so that there is one of it.
    var known = heights.removeValue(forKey: width) ?? Array(repeating: -1, count: count)
    known.replaceSubrange(first..<first + measured.count, with: measured)
    heights[width] = known
  }
}

/// Extents that write down which heights a rule asks for and that are not known yet.
final class AskedExtents: ExtentSource {
  let count: Int
  /// What was asked for in vain: places in order of asking, by width.
  private(set) var asked: [(width: Double, places: Range<Int>)] = []
  private let known: KnownHeights
  private let plan: SectionPlan
  /// What a place is said to be that was not measured at any width, in pixels.
  private static let guess = 100

  init(of plan: SectionPlan, known: KnownHeights) {
    self.plan = plan
    self.known = known
    count = plan.count
  }

  func pixelHeight(at index: VisibleIndex, width: Double) -> Int {
    if let height = known.height(at: index.value, width: width) { return height }
    if let last = asked.last, last.width == width, last.places.upperBound == index.value {
      asked[asked.count - 1].places = last.places.lowerBound..<index.value + 1
    } else {
      asked.append((width, index.value..<index.value + 1))
    }
    return known.anyHeight(at: index.value) ?? Self.guess
  }

  func takesRow(_ index: VisibleIndex) -> Bool { plan.takesRow(at: index) }

  var rowTakers: [VisibleIndex] { plan.rowTakers }
}

/// Extents of a plan that were measured before; the few that were not are measured when asked for.
struct KnownExtents: ExtentSource {
  let known: KnownHeights
  let rest: PlanExtents

  var count: Int { rest.count }

  func pixelHeight(at index: VisibleIndex, width: Double) -> Int {
    known.height(at: index.value, width: width) ?? rest.pixelHeight(at: index, width: width)
  }

  func takesRow(_ index: VisibleIndex) -> Bool { rest.takesRow(index) }

  var rowTakers: [VisibleIndex] { rest.rowTakers }
}
