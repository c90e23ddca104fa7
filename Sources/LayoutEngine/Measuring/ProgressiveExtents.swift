import LayoutKitCore

/// Heights of a plan's places, of which some are estimated until they are to be known.
///
/// An arrangement may ask for a place again at another width: the answer is an estimate as long as the place is among the
/// unsettled, and measured ever after.
final class ProgressiveExtents: ExtentSource {
  let count: Int
  /// What was learned.
  private(set) var estimates: HeightEstimates
  /// The places that estimates are told of.
  private(set) var unsettled: PlaceRanges
  private let exact: PlanExtents
  private let hasAds: Bool
  /// The same extents for places that do not show.
  private var beside: PlanExtents?

  init(_ exact: PlanExtents, unsettled: PlaceRanges, estimates: HeightEstimates) {
    self.exact = exact
    self.unsettled = unsettled
    self.estimates = estimates
    count = exact.count
    hasAds = exact.plan.showsSlots && exact.plan.slots.adCount > 0
  }

  /// From now on the place is measured when asked for.
  func settle(_ index: VisibleIndex) { unsettled.remove(index.value) }

  /// From now on places are measured that do not show: what shows keeps its boxes.
  func leaveShown() {
    beside = PlanExtents(plan: exact.plan.beside, measurer: exact.measurer, environment: exact.environment)
  }

  func pixelHeight(at index: VisibleIndex, width: Double) -> Int {
    if unsettled.contains(index.value) {
      if let height = estimates.height(of: knownKind(at: index), width: width) { return height }
      unsettled.remove(index.value)
    }
    return measuredHeight(at: index, width: width)
  }

  /// Places between two ads are told one estimate in a plain loop.
  func readPixelHeights(from first: VisibleIndex, width: Double, into heights: inout [Int]) {
    var place = 0
    while place < heights.count, estimates.height(of: nil, width: width) == nil {
      heights[place] = pixelHeight(at: VisibleIndex(first.value + place), width: width)
      place += 1
    }
    guard place < heights.count, let estimate = estimates.height(of: nil, width: width) else { return }
    heights.withUnsafeMutableBufferPointer { $0[place...].update(repeating: estimate) }
    let places = first.value + place..<first.value + heights.count
    if hasAds {
      for single in exact.plan.adPlaces(in: places) {
        heights[single - first.value] = pixelHeight(at: VisibleIndex(single), width: width)
      }
    }
    guard !unsettled.contains(places) else { return }
    for single in unsettled.gaps(in: places).joined() {
      heights[single - first.value] = measuredHeight(at: VisibleIndex(single), width: width)
    }
  }

  func takesRow(_ index: VisibleIndex) -> Bool { exact.takesRow(index) }

  var rowTakers: [VisibleIndex] { exact.rowTakers }

  /// The kind of what a place shows, where that is known without looking at an item.
  private func knownKind(at index: VisibleIndex) -> CellKind? { hasAds ? exact.plan.adKind(at: index) : nil }

  private func measuredHeight(at index: VisibleIndex, width: Double) -> Int {
    let exact = beside ?? exact
    let place = exact.plan.place(at: index)
    let height = exact.pixelHeight(of: place, width: width)
    var isItem = true
    if case .ad = place.slot { isItem = false }
    estimates.learn(height, of: place.content.configuration.kind, isItem: isItem, width: width)
    return height
  }
}

extension SectionPlan {
  /// The kind of what the ad at a place shows; `nil` where no ad is.
  fileprivate func adKind(at index: VisibleIndex) -> CellKind? {
    guard let ads, case .ad(let ordinal) = slots.slot(at: index) else { return nil }
    return ads.contents[ordinal].configuration.kind
  }
}
