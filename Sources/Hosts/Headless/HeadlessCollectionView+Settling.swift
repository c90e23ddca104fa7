import CompositionalAdapters
public import LayoutEngine
import LayoutKitCore

extension HeadlessCollectionView {
  /// True where every frame is final: no height is an estimate.
  public var isSettled: Bool {
    sections.allSatisfy { $0.arranged(in: environment)?.isSettled ?? true }
  }

  /// Measures cells whose heights are estimates, the nearest to the window first, as long as `goesOn` says so: it is
  /// asked before each. The first item in sight stays where it is in the window.
  @discardableResult
  public func settle(while goesOn: () -> Bool) -> Settling {
    var sum = Settling()
    let sight = ScreenSight(of: self)
    for number in sectionNumbersByDistance {
      let settling = sections[number].adapter.presenter.settle(
        near: window(onSection: number), in: environment, while: goesOn)
      sum.settled += settling.settled
      sum.remaining += settling.remaining
    }
    guard sum.settled > 0 else { return sum }
    let held = sight.anchors.first
    let top = held.map { $0.frame.y - sight.offset }
    restack(holding: held?.place, at: top)
    measureWindow(holding: held?.place)
    sum.shift = contentOffset - sight.offset
    sum.remaining = sections.reduce(0) { $0 + ($1.arranged(in: environment)?.unsettledCount ?? 0) }
    showWindow()
    return sum
  }

  /// The same until a time has passed.
  @discardableResult
  public func settle<Time: Clock>(within budget: Time.Duration, clock: Time) -> Settling {
    let end = clock.now.advanced(by: budget)
    return settle { clock.now < end }
  }

  /// The same for so many cells at most.
  @discardableResult
  public func settle(places most: Int) -> Settling {
    var rest = most
    return settle {
      rest -= 1
      return rest >= 0
    }
  }

  /// Measures what is in sight, and what comes into sight by that, while a place stays where it is in the window.
  func measureWindow(holding place: ScreenPlace? = nil) {
    guard measuring == .progressive else { return }
    let top = place.flatMap { frame(of: $0) }.map { $0.y - contentOffset }
    var isMeasured = false
    while !isMeasured {
      isMeasured = true
      for number in sectionNumbers(in: bounds) {
        let settling = sections[number].adapter.presenter.show(window(onSection: number), in: environment)
        if settling.settled > 0 { isMeasured = false }
      }
      if !isMeasured { restack(holding: place, at: top) }
    }
  }

  /// Measures a place that may be out of sight, and those beside it; true where that changed anything.
  @discardableResult
  func measure(_ place: ScreenPlace) -> Bool {
    guard measuring == .progressive, let frame = frame(of: place) else { return false }
    let section = sections[place.section]
    let inside = frame.offset(x: -section.shift(in: environment), y: -section.top).grown(sideways: contentSize.width)
    guard section.adapter.presenter.show(inside, in: environment).settled > 0 else { return false }
    stack()
    return true
  }

  /// The first item in sight, or the first of anything.
  var firstShownPlace: ScreenPlace? {
    ScreenSight(of: self).anchors.first { $0.frame.intersects(bounds) }?.place
  }

  /// Stacks sections whose sizes changed, and scrolls so that a place is at a distance from the window's upper edge.
  private func restack(holding place: ScreenPlace?, at top: Double?) {
    let wasAtRest = offsets.contains(contentOffset)
    stack()
    if let place, let top, let frame = frame(of: place) { contentOffset = frame.y - top }
    if wasAtRest { contentOffset = min(max(contentOffset, offsets.lowerBound), offsets.upperBound) }
  }

  /// The window in a section's own points, before it scrolls sideways.
  private func window(onSection number: Int) -> Rect {
    bounds.offset(x: -sections[number].shift(in: environment), y: -sections[number].top)
  }

  private var sectionNumbersByDistance: [Int] {
    let seen = sectionNumbers(in: bounds)
    func distance(_ number: Int) -> Int { max(0, seen.lowerBound - number, number - seen.upperBound + 1) }
    return sections.indices.sorted { (distance($0), $0) < (distance($1), $1) }
  }
}
