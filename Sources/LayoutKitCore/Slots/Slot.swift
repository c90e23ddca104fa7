/// A place of a list as readers see it, ads among the items.
public struct VisibleIndex: Hashable, Sendable, Comparable {
  /// Counted from 0.
  public var value: Int
  /// The place after `value` others.
  public init(_ value: Int) { self.value = value }
  /// True when `a` comes first.
  public static func < (a: VisibleIndex, b: VisibleIndex) -> Bool { a.value < b.value }
}

/// An item's number in its section, ads not counted.
public struct ContentIndex: Hashable, Sendable, Comparable {
  /// Counted from 0.
  public var value: Int
  /// The item after `value` others.
  public init(_ value: Int) { self.value = value }
  /// True when `a` comes first.
  public static func < (a: ContentIndex, b: ContentIndex) -> Bool { a.value < b.value }
}

/// What a place holds: the one answer that its size, content, identity and tap all come from.
public enum Slot: Hashable, Sendable {
  /// An item.
  case content(ContentIndex)
  /// An ad, by its number among those that have arrived.
  case ad(Int)
}

/// Which slot stands at which place.
public protocol SlotMap: Sendable {
  /// Number of places.
  var count: Int { get }
  /// Number of ads among them.
  var adCount: Int { get }
  /// What the place at an index from 0 to `count` - 1 holds.
  func slot(at index: VisibleIndex) -> Slot
  /// Where an item stands.
  func visibleIndex(of index: ContentIndex) -> VisibleIndex
  /// Where an ad from 0 to `adCount` - 1 stands; later ads stand further on.
  func visibleIndex(ofAd ordinal: Int) -> VisibleIndex
}

/// Where a list's ads go, whatever its length.
public protocol SlotPlan: Sendable {
  /// The places of `content` items when `arrived` ads are there, of which some may find no place.
  func slots(content: Int, arrived: Int) -> any SlotMap
}

/// Items and nothing between them.
public struct ContentSlotMap: SlotMap, Hashable {
  /// Number of items.
  public let count: Int
  /// None.
  public var adCount: Int { 0 }
  /// Places for `count` items.
  public init(count: Int) { self.count = max(0, count) }
  /// The item of the same number.
  public func slot(at index: VisibleIndex) -> Slot { .content(ContentIndex(index.value)) }
  /// The place of the same number.
  public func visibleIndex(of index: ContentIndex) -> VisibleIndex { VisibleIndex(index.value) }
  /// Behind the items: there are no ads.
  public func visibleIndex(ofAd ordinal: Int) -> VisibleIndex { VisibleIndex(count + ordinal) }
}
