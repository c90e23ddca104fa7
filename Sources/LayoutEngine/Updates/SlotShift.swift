import LayoutKitCore

/// What becomes of a list's places when its items, its ads or both change.
///
/// An ad stays where the items on both its sides let it have its planned place; where they do not, it takes another place
/// among them. Ads that no change comes near are not looked at.
struct SlotShift {
  let before: any SlotMap
  let after: any SlotMap
  /// What becomes of the items.
  let items: ContentChange
  private let shift: IndexShift

  init(from before: any SlotMap, to after: any SlotMap, items: ContentChange) {
    self.before = before
    self.after = after
    self.items = items
    shift = items.shift
  }

  /// The update, where the ads are the same ones; one that found no place before may find one now.
  func updateWithSameAds() -> SectionUpdate {
    let kept = min(before.adCount, after.adCount)
    let moved = nearbyAds().flatMap { $0.clamped(to: 0..<kept) }.filter { !stays($0, as: $0) }
    return update(
      removedAds: kept..<before.adCount, insertedAds: kept..<after.adCount,
      movedAds: moved.map { Relocation(from: $0, to: $0) })
  }

  /// The update, where the ads are others, known by their ids.
  func update(from old: [String], to new: [String]) -> SectionUpdate {
    let (old, new) = (old.prefix(before.adCount), new.prefix(after.adCount))
    let difference = OrderedDifference(from: old.count, to: new.count, before: { old[$0] }, after: { new[$0] })
    var moved = difference.moved
    let known = Set(moved)
    difference.forEachPair { from, to in
      let pair = Relocation(from: from, to: to)
      if !known.contains(pair), !stays(from, as: to) { moved.append(pair) }
    }
    return update(removedAds: difference.removed, insertedAds: difference.inserted, movedAds: moved)
  }

  private func update(
    removedAds: some Sequence<Int>, insertedAds: some Sequence<Int>, movedAds: [Relocation]
  ) -> SectionUpdate {
    func place(before index: Int) -> Int { before.visibleIndex(of: ContentIndex(index)).value }
    func place(after index: Int) -> Int { after.visibleIndex(of: ContentIndex(index)).value }
    var moved = items.moved.map { Relocation(from: place(before: $0.from), to: place(after: $0.to)) }
    moved += movedAds.map {
      Relocation(from: before.visibleIndex(ofAd: $0.from).value, to: after.visibleIndex(ofAd: $0.to).value)
    }
    var update = SectionUpdate(
      from: before.count, to: after.count,
      removed: (items.removed.map(place(before:)) + removedAds.map { before.visibleIndex(ofAd: $0).value }).sorted(),
      inserted: (items.inserted.map(place(after:)) + insertedAds.map { after.visibleIndex(ofAd: $0).value }).sorted(),
      moved: moved.sorted { $0.from < $1.from })
    update.reloaded = items.reloaded.map { VisibleIndex(place(after: $0)) }
    update.reconfigured = items.reconfigured.map { VisibleIndex(place(after: $0)) }
    return update
  }

  // MARK: Ads among the items

  private var itemsBefore: Int { before.count - before.adCount }
  private var itemsAfter: Int { after.count - after.adCount }

  /// True where an ad's new place is between the same survivors as its old one.
  private func stays(_ ordinal: Int, as newOrdinal: Int) -> Bool {
    let survivors = shift.survivors(before: before.visibleIndex(ofAd: ordinal).value - ordinal)
    let lowest = survivors == 0 ? 0 : shift.indexAfter(ofSurvivor: survivors - 1) + 1
    let highest =
      survivors < itemsBefore - shift.out.count ? shift.indexAfter(ofSurvivor: survivors) : itemsAfter
    return (lowest...highest).contains(after.visibleIndex(ofAd: newOrdinal).value - newOrdinal)
  }

  /// Ads that may have to move, in ranges of ordinals: those where the items before them became more or fewer, and those beside
  /// an item that comes.
  private func nearbyAds() -> [Range<Int>] {
    let survivorCount = itemsBefore - shift.out.count
    var steps: [(item: Int, difference: Int)] = shift.out.map { ($0, -1) }
    var ranges: [Range<Int>] = []
    for (number, index) in shift.in.enumerated() {
      let survivor = index - number
      let item = survivor < survivorCount ? shift.indexBefore(ofSurvivor: survivor) : itemsBefore
      let itemBefore = survivor > 0 ? shift.indexBefore(ofSurvivor: survivor - 1) : -1
      steps.append((item, 1))
      ranges.append(adsUp(to: itemBefore)..<adsUp(to: item))
    }
    steps.sort { $0.item < $1.item }
    var difference = 0
    for (number, step) in steps.enumerated() {
      difference += step.difference
      let next = number + 1 < steps.count ? steps[number + 1].item : itemsBefore
      if difference != 0 { ranges.append(adsUp(to: step.item)..<adsUp(to: next)) }
    }
    return Self.merged(ranges)
  }

  /// Number of ads that stand before an item, or anywhere where there is no such item.
  private func adsUp(to item: Int) -> Int {
    guard item >= 0 else { return 0 }
    return item < itemsBefore ? before.visibleIndex(of: ContentIndex(item)).value - item : before.adCount
  }

  private static func merged(_ ranges: [Range<Int>]) -> [Range<Int>] {
    var merged: [Range<Int>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) where !range.isEmpty {
      if let last = merged.last, range.lowerBound <= last.upperBound {
        merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
    return merged
  }
}
