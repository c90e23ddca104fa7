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
  /// Where ads begin to follow each other regularly; `nil` where they do not.
  @usableFromInline let rhythm: Rhythm?

  /// One ad, and how many places the next is from it.
  @usableFromInline
  struct Rhythm: Hashable, Sendable {
    @usableFromInline let ordinal: Int
    @usableFromInline let place: Int
    /// Places from an ad to the next.
    @usableFromInline let step: Divisor
    /// Items between two ads.
    @usableFromInline let items: Divisor
  }

  /// The places of a list.
  /// - Parameters:
  ///   - content: number of items; below 0 counts as 0.
  ///   - arrived: number of ads that have arrived; a place without an ad does not exist.
  public init(content: Int, placement: AdPlacement, arrived: Int) {
    // Far beyond any list, and sums never overflow.
    contentCount = min(max(0, content), .max / 4)
    self.placement = placement
    adCount = contentCount == 0 ? 0 : max(0, min(arrived, placement.capacity(content: contentCount)))
    let last = placement.positions.count - 1
    rhythm = placement.every.flatMap { [adCount] every in
      guard last < adCount else { return nil }
      return Rhythm(
        ordinal: last, place: placement.positions[last], step: Divisor(every + 1), items: Divisor(every))
    }
  }

  /// Items and ads together.
  @inlinable public var count: Int { contentCount + adCount }

  /// The slot at a place from 0 to `count` - 1.
  @inlinable
  public func slot(at index: VisibleIndex) -> Slot {
    guard let rhythm, index.value > rhythm.place else { return listedSlot(at: index) }
    // No branch where places of ads and items part: it could only be guessed.
    let beyond = index.value &- rhythm.place
    let turns = rhythm.step.quotient(of: beyond)
    let ordinal = rhythm.ordinal &+ turns
    let rest = beyond &- turns &* rhythm.step.value
    let isAd = (rest | (ordinal < adCount ? 0 : 1)) == 0
    return isAd ? .ad(ordinal) : .content(ContentIndex(index.value &- min(adCount, ordinal &+ 1)))
  }

  /// The same where ads stand at listed positions, or none do.
  @usableFromInline
  func listedSlot(at index: VisibleIndex) -> Slot {
    let before = adsBefore(index)
    if before < adCount, visibleIndex(ofAd: before) == index { return .ad(before) }
    return .content(ContentIndex(index.value - before))
  }

  /// Where an item from 0 to `contentCount` - 1 stands.
  @inlinable
  public func visibleIndex(of index: ContentIndex) -> VisibleIndex {
    guard let rhythm, index.value >= rhythm.place &- rhythm.ordinal else { return listedVisibleIndex(of: index) }
    let turns = rhythm.items.quotient(of: index.value &- (rhythm.place &- rhythm.ordinal))
    return VisibleIndex(index.value &+ min(adCount, rhythm.ordinal &+ 1 &+ turns))
  }

  /// The same where ads stand at listed positions, or none do.
  @usableFromInline
  func listedVisibleIndex(of index: ContentIndex) -> VisibleIndex {
    let ads = placement.positions.indices.countBefore { placement.contentBefore($0) > index.value }
    return VisibleIndex(index.value + min(adCount, ads))
  }

  /// Where an ad from 0 to `adCount` - 1 stands.
  public func visibleIndex(ofAd ordinal: Int) -> VisibleIndex {
    if let rhythm, ordinal >= rhythm.ordinal {
      return VisibleIndex(rhythm.place + (ordinal - rhythm.ordinal) * rhythm.step.value)
    }
    return VisibleIndex(placement.positions[ordinal])
  }

  /// The places of ads among a range of places, in order.
  public func adPlaces(in range: Range<VisibleIndex>) -> [VisibleIndex] {
    let ordinals = adsBefore(range.lowerBound)..<max(adsBefore(range.lowerBound), adsBefore(range.upperBound))
    return ordinals.map(visibleIndex(ofAd:))
  }

  /// Number of ads that stand before a place.
  func adsBefore(_ index: VisibleIndex) -> Int {
    if let rhythm, index.value > rhythm.place {
      return min(adCount, rhythm.ordinal + 1 + rhythm.step.quotient(of: index.value - rhythm.place - 1))
    }
    let listed = placement.positions
    return min(adCount, listed.indices.countBefore { listed[$0] >= index.value })
  }
}

extension AdPlacement: SlotPlan {
  /// The map of a list of `content` items.
  public func slots(content: Int, arrived: Int) -> any SlotMap {
    AdSlotMap(content: content, placement: self, arrived: arrived)
  }
}
