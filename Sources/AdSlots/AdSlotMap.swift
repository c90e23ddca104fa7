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
  private let rhythm: Rhythm?

  /// One ad, and how many places the next is from it.
  private struct Rhythm: Hashable {
    let ordinal: Int
    let place: Int
    let step: Int
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
      last < adCount ? Rhythm(ordinal: last, place: placement.positions[last], step: every + 1) : nil
    }
  }

  /// Items and ads together.
  public var count: Int { contentCount + adCount }

  /// The slot at a place from 0 to `count` - 1.
  public func slot(at index: VisibleIndex) -> Slot {
    if let rhythm, index.value > rhythm.place {
      // No branch where places of ads and items part: it could only be guessed.
      let (turns, rest) = (index.value - rhythm.place).quotientAndRemainder(dividingBy: rhythm.step)
      let ordinal = rhythm.ordinal &+ turns
      let isAd = (rest | (ordinal < adCount ? 0 : 1)) == 0
      return isAd ? .ad(ordinal) : .content(ContentIndex(index.value &- min(adCount, ordinal &+ 1)))
    }
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
    if let rhythm, ordinal >= rhythm.ordinal {
      return VisibleIndex(rhythm.place + (ordinal - rhythm.ordinal) * rhythm.step)
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
      return min(adCount, rhythm.ordinal + 1 + (index.value - rhythm.place - 1) / rhythm.step)
    }
    let listed = placement.positions
    return min(adCount, listed.indices.countBefore { listed[$0] >= index.value })
  }

  /// Number of ads that stand before an item.
  private func adsBefore(_ index: ContentIndex) -> Int {
    if let rhythm, index.value >= rhythm.place - rhythm.ordinal {
      let beyond = index.value - (rhythm.place - rhythm.ordinal)
      return min(adCount, rhythm.ordinal + 1 + beyond / (rhythm.step - 1))
    }
    return min(adCount, placement.positions.indices.countBefore { placement.contentBefore($0) > index.value })
  }
}

extension AdPlacement: SlotPlan {
  /// The map of a list of `content` items.
  public func slots(content: Int, arrived: Int) -> any SlotMap {
    AdSlotMap(content: content, placement: self, arrived: arrived)
  }
}
