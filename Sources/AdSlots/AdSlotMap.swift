public import LayoutKitCore

/// Which slot stands at which place of a list with ads: a value, computed from how many items there are, where ads go and how
/// many have arrived. It holds nothing of the list's length.
///
/// A question takes the same time for any list where ads follow each other regularly; among `positions` it takes a
/// binary search.
public struct AdSlotMap: SlotMap, Hashable {
  /// Number of items.
  public let contentCount: Int
  /// Number of ads that have a place.
  public let adCount: Int
  /// Where ads go.
  public let placement: AdPlacement

  /// The places of a list.
  /// - Parameters:
  ///   - content: number of items; below 0 counts as 0.
  ///   - arrived: number of ads that have arrived; a place without an ad does not exist.
  public init(content: Int, placement: AdPlacement, arrived: Int) {
    // Far beyond any list, and sums never overflow.
    contentCount = min(max(0, content), .max / 4)
    self.placement = placement
    adCount = contentCount == 0 ? 0 : max(0, min(arrived, placement.capacity(content: contentCount)))
  }

  /// Items and ads together.
  public var count: Int { contentCount + adCount }

  /// The slot at a place from 0 to `count` - 1.
  public func slot(at index: VisibleIndex) -> Slot {
    let before = adsBefore(index)
    if before < adCount, visibleIndex(ofAd: before) == index { return .ad(before) }
    return .content(ContentIndex(index.value - before))
  }

  /// Where an item from 0 to `contentCount` - 1 stands.
  public func visibleIndex(of index: ContentIndex) -> VisibleIndex {
    VisibleIndex(index.value + adsBefore(index))
  }

  /// Where an ad from 0 to `adCount` - 1 stands.
  public func visibleIndex(ofAd ordinal: Int) -> VisibleIndex {
    VisibleIndex(placement.contentBefore(ordinal) + ordinal)
  }

  /// The places of ads among a range of places, in order.
  public func adPlaces(in range: Range<VisibleIndex>) -> [VisibleIndex] {
    let ordinals = adsBefore(range.lowerBound)..<max(adsBefore(range.lowerBound), adsBefore(range.upperBound))
    return ordinals.map(visibleIndex(ofAd:))
  }

  /// Number of ads that stand before a place.
  func adsBefore(_ index: VisibleIndex) -> Int {
    let listed = placement.positions
    let among = min(adCount, listed.indices.countBefore { listed[$0] >= index.value })
    guard among == listed.count, among < adCount, let every = placement.every else { return among }
    let beyond = index.value - visibleIndex(ofAd: among - 1).value - 1
    return min(adCount, among + beyond / (every + 1))
  }

  /// Number of ads that stand before an item.
  private func adsBefore(_ index: ContentIndex) -> Int {
    let listed = placement.positions.indices.countBefore { placement.contentBefore($0) > index.value }
    let among = min(adCount, listed)
    guard among == placement.positions.count, among < adCount, let every = placement.every else { return among }
    return min(adCount, among + (index.value - placement.contentBefore(among - 1)) / every)
  }
}

extension AdPlacement: SlotPlan {
  /// The map of a list of `content` items.
  public func slots(content: Int, arrived: Int) -> any SlotMap {
    AdSlotMap(content: content, placement: self, arrived: arrived)
  }
}
