import Arrangements
import LayoutKitCore

extension ArrangedSection {
  /// True where every frame is final: no height is an estimate.
  public var isSettled: Bool { unsettled.isEmpty }

  /// Number of places whose heights are estimates.
  public var unsettledCount: Int { unsettled.count }

  /// Lays a plan out with estimates, and learns from the few places that are measured.
  init?(
    _ plan: SectionPlan, in environment: LayoutEnvironment, measurer: Measurer, estimates: inout HeightEstimates
  ) {
    let exact = PlanExtents(plan: plan, measurer: measurer, environment: environment)
    let extents = ProgressiveExtents(exact, unsettled: PlaceRanges(upTo: plan.count), estimates: estimates)
    self.init(plan, in: environment, extents: extents, measurer: measurer)
    unsettled = extents.unsettled
    estimates = extents.estimates
  }

  /// Takes a plan after an update, what came or changed with an estimate.
  mutating func take(
    _ plan: SectionPlan, after update: SectionUpdate, measurer: Measurer, estimates: inout HeightEstimates
  ) {
    let exact = PlanExtents(plan: plan, measurer: measurer, environment: environment)
    let extents = ProgressiveExtents(exact, unsettled: unsettled.following(update), estimates: estimates)
    take(plan, after: update, extents: extents, measurer: measurer)
    unsettled = extents.unsettled
    estimates = extents.estimates
  }

  /// Measures what shows in a window, and then what is nearest to it as long as `goesOn` says so, which is asked before
  /// each place.
  mutating func settle(
    near window: Rect, measurer: Measurer, estimates: inout HeightEstimates, while goesOn: () -> Bool
  ) -> Settling {
    guard !unsettled.isEmpty else { return Settling() }
    let before = unsettled.count
    let exact = PlanExtents(plan: plan, measurer: measurer, environment: environment)
    let extents = ProgressiveExtents(exact, unsettled: unsettled, estimates: estimates)
    let held = HeldPlace(in: window, of: self)
    measureWindow(window, held, extents)
    let shown = shownPlaces(in: held.moved(window, in: self))
    extents.leaveShown()
    resize(extents) { extents.unsettled.nearest(to: shown).flatMap { goesOn() ? $0 : nil } }
    // Where columns fill up anew, others may have come into sight.
    measureWindow(window, held, extents)
    unsettled = extents.unsettled
    estimates = extents.estimates
    furniture = SectionFurniture(
      around: arrangement, of: plan, sides: sides, in: environment, scrolling: scrolling, measurer: measurer)
    return Settling(
      settled: before - unsettled.count, remaining: unsettled.count, shift: held.shift(in: self))
  }

  /// What it means for a window that an exact arrangement of the same plan takes over.
  func settling(into exact: ArrangedSection, near window: Rect) -> Settling {
    Settling(settled: unsettled.count, remaining: 0, shift: HeldPlace(in: window, of: self).shift(in: exact))
  }

  /// A few at a time: estimates that were too low let more show than is there.
  private mutating func measureWindow(_ window: Rect, _ held: HeldPlace, _ extents: ProgressiveExtents) {
    while true {
      let shown = places(in: held.moved(window, in: self))
      var waiting = shown.lazy.map(\.value).filter { extents.unsettled.contains($0) }.prefix(16).map(\.self)[...]
      guard !waiting.isEmpty else { return }
      resize(extents) { waiting.popFirst() }
    }
  }

  /// From the first to the last place in a window; where it shows none, an empty range near it.
  private func shownPlaces(in window: Rect) -> Range<Int> {
    let shown = places(in: window)
    if let first = shown.first, let last = shown.last { return first.value..<last.value + 1 }
    let next = (0..<count).countBefore { frame(at: VisibleIndex($0)).maxY > window.y }
    return next..<next
  }

  /// Gives places their measured heights, as long as there is a next.
  private mutating func resize(_ extents: ProgressiveExtents, next: () -> Int?) {
    func nextPlace() -> VisibleIndex? {
      guard let place = next() else { return nil }
      extents.settle(VisibleIndex(place))
      return VisibleIndex(place)
    }
    guard var together = arrangement as? any ResizingTogether else {
      while let index = nextPlace() { arrangement.apply(.resized(index), extents: extents) }
      return
    }
    arrangement = EmptyArrangement()  // So that there is one of it.
    together.resize(extents: extents, next: nextPlace)
    arrangement = together
  }
}

/// The place of a window that is to stay where it is in it: the first whose height is known, else the first.
private struct HeldPlace {
  private let index: VisibleIndex?
  private let top: Double

  init(in window: Rect, of section: ArrangedSection) {
    let shown = section.places(in: window)
    index = shown.first { !section.unsettled.contains($0.value) } ?? shown.first
    top = index.map { section.frame(at: $0).y } ?? 0
  }

  /// How far down it moved, in points.
  func shift(in section: ArrangedSection) -> Double { index.map { section.frame(at: $0).y - top } ?? 0 }

  /// The window, once it went along.
  func moved(_ window: Rect, in section: ArrangedSection) -> Rect { window.offset(x: 0, y: shift(in: section)) }
}

/// Stands in for an arrangement that is taken out to be worked on.
private struct EmptyArrangement: Arrangement {
  let count = 0
  let contentSize = Size.zero
  func frame(at index: VisibleIndex) -> Rect { .zero }
  func places(in rect: Rect) -> [VisibleIndex] { [] }
  func place(below index: VisibleIndex) -> VisibleIndex? { nil }
  mutating func apply(_ change: PlaceChange, extents: some ExtentSource) {}
}
