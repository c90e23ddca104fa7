import LayoutKitCore

/// The ads of a plan, each with what it shows.
struct PlannedAds: Sendable {
  /// What was asked for.
  let ads: SectionAds
  /// What they show, in order; none in a layout that cannot show ads.
  let contents: [ContentBox]

  /// Ads in a layout. What is shown already stays in its box.
  init(_ ads: SectionAds, shownBy source: any ContentSource, known: PlannedAds? = nil) {
    self.ads = ads
    var boxes: [NativeAd: ContentBox] = [:]
    for (ad, box) in zip(known?.ads.arrived ?? [], known?.contents ?? []) { boxes[ad] = box }
    contents =
      source.contents(for: ads.arrived).map { contents in
        zip(ads.arrived, contents).map { boxes[$0] ?? ContentBox($1) }
      } ?? []
  }

  /// The places of so many items and these ads. A plan that loses items or makes ads up is not used.
  func slots(content: Int) -> any SlotMap {
    let slots = ads.plan.slots(content: content, arrived: contents.count)
    let isSound = (0...contents.count).contains(slots.adCount) && slots.count - slots.adCount == content
    return isSound ? slots : ContentSlotMap(count: content)
  }

  /// Identities, in order.
  var ids: [String] { contents.indices.map { ads.arrived[$0].id } }
}
