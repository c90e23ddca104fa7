public import LayoutKitCore

/// An ad after every so many items, while there are both: simple enough to check layouts with ads by.
public struct IntervalSlotMap: SlotMap, Hashable {
  private let items: Int
  /// The ads that have a place.
  public let adCount: Int
  private let interval: Int

  /// A map of items and the ads that have arrived, an ad behind every `interval` items. Never an ad in the first place, and
  /// an ad that no items are left for has no place.
  public init(items: Int, ads: Int, interval: Int = 3) {
    self.items = max(0, items)
    self.interval = max(1, interval)
    adCount = max(0, min(ads, self.items / self.interval))
  }

  /// Items and ads together.
  public var count: Int { items + adCount }

  /// An ad at the end of each of the first runs of `interval` items.
  public func slot(at index: VisibleIndex) -> Slot {
    let run = interval + 1
    let before = min(index.value / run, adCount)
    return before < adCount && index.value % run == interval
      ? .ad(before) : .content(ContentIndex(index.value - before))
  }

  /// The item's number and that of the ads before it.
  public func visibleIndex(of index: ContentIndex) -> VisibleIndex {
    VisibleIndex(index.value + min(index.value / interval, adCount))
  }

  /// Behind its run of items.
  public func visibleIndex(ofAd ordinal: Int) -> VisibleIndex {
    VisibleIndex((ordinal + 1) * interval + ordinal)
  }
}
