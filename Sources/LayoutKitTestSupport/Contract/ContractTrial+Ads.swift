import LayoutEngine
import LayoutKitCore

extension ContractTrial {
  /// Ads show only in layouts that can show them, as places of their own, and leave the items as they were.
  func adBreaches() -> [Breach] {
    let ads = Fixtures.ads(count: 3)
    let plan = IntervalSlotPlan()
    let slots = plan.slots(content: section.visibleItems.count, arrived: ads.count)
    let engine = SectionEngine(
      section: section, layout: layout, ads: SectionAds(ads, in: plan), cache: MeasurementCache())
    guard let arranged = engine.arranged(in: environment) else { return [] }
    let places = (0..<arranged.count).map { arranged.plan.place(at: VisibleIndex($0)) }
    let canShow = layout is any NativeAdLayoutable
    let expected = canShow ? slots.count : section.visibleItems.count
    guard places.count == expected else {
      return [.ads("there are \(places.count) places instead of \(expected)", at: name)]
    }
    return places.flatMap { adBreaches(of: $0, ads) } + contentBreaches(places)
      + (canShow ? breaches(of: arranged) : [])
  }

  private func adBreaches(of place: Place, _ ads: [NativeAd]) -> [Breach] {
    guard case .ad(let ordinal)? = place.slot else { return [] }
    let location = "\(name), \(place.identity.words)"
    let list = place.content.drawn(width: 330, in: environment)
    let findings = [
      place.action == nil ? nil : "a tap is ours: \(place.action.words)",
      list.shows(ads[ordinal].headline) ? nil : "\"\(ads[ordinal].headline)\" does not show",
      list.actions.first { $0.item != nil }.map { "a control is an item's: \($0)" },
    ]
    return findings.compactMap { $0.map { Breach.ads($0, at: location) } }
  }

  /// The items' places show and do what they did without ads.
  private func contentBreaches(_ places: [Place]) -> [Breach] {
    let plain = plan
    let content = places.filter { if case .ad? = $0.slot { false } else { true } }
    return content.enumerated().compactMap { number, place in
      let before = plain.place(at: VisibleIndex(number))
      let isSame =
        place.identity == before.identity && place.action == before.action
        && place.content.configuration.isEqual(to: before.content.configuration)
      return isSame ? nil : .ads("\(before.identity.words) is another cell with ads around it", at: name)
    }
  }
}
