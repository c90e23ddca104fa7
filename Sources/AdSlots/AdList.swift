import LayoutKitCore

/// An ad and what became of it.
struct HeldAd {
  let ad: NativeAd
  /// When it is too old to be shown for the first time.
  let expiry: Duration
  /// Whether its place was on screen.
  var wasSeen = false
}

/// One list, its ads in their order, and what it shows.
struct AdList {
  let id: SectionID
  var placement: AdPlacement
  var lead: Int
  var content = 0
  var visible = VisibleIndex(0)..<VisibleIndex(0)
  var ads: [HeldAd] = []

  /// The places of its list as it is.
  private var map: AdSlotMap { AdSlotMap(content: content, placement: placement, arrived: ads.count) }

  /// How many more ads the visible range and the lead ask for. Ads take places in order, so those before the visible
  /// range count; a list that is not on screen asks for none.
  var need: Int {
    guard !visible.isEmpty else { return 0 }
    let full = AdSlotMap(content: content, placement: placement, arrived: .max)
    let end = VisibleIndex(min(visible.upperBound.value, full.count) + lead)
    return max(0, min(full.adsBefore(end), NativeAdProvider.listLimit) - ads.count)
  }

  /// Numbers of the ads on screen.
  private var ordinalsOnScreen: Range<Int> {
    let map = map
    return map.adsBefore(visible.lowerBound)..<map.adsBefore(visible.upperBound)
  }

  /// Takes note of the ads on screen.
  mutating func markSeen() {
    for ordinal in ordinalsOnScreen { ads[ordinal].wasSeen = true }
  }

  /// Drops ads that nobody has seen and that are too old by now. One before an ad on screen waits until that has left,
  /// so that what is read stays in its place; it goes all the same when it would come on screen itself.
  /// - Returns: how many were dropped.
  mutating func dropOld(at now: Duration) -> Int {
    let onScreen = ordinalsOnScreen
    let last = onScreen.last { ads[$0].wasSeen } ?? -1
    let kept = ads.indices.filter { ordinal in
      let ad = ads[ordinal]
      return ad.wasSeen || now < ad.expiry || (ordinal < last && !onScreen.contains(ordinal))
    }
    let dropped = ads.count - kept.count
    if dropped > 0 { ads = kept.map { ads[$0] } }
    return dropped
  }
}
