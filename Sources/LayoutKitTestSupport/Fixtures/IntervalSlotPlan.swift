public import LayoutKitCore

/// An ad after every so many items, whatever the list's length.
public struct IntervalSlotPlan: SlotPlan, Hashable {
  /// Items before each ad.
  public let interval: Int

  /// A plan with an ad behind every `interval` items.
  public init(interval: Int = 3) { self.interval = interval }

  /// As many of the ads as there are runs of items.
  public func slots(content: Int, arrived: Int) -> any SlotMap {
    IntervalSlotMap(items: content, ads: arrived, interval: interval)
  }
}
