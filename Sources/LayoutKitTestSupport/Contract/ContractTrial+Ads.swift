import LayoutEngine
import LayoutKitCore

extension ContractTrial {
  /// Everything that is checked of a layout, with ads among its items.
  func adLayoutBreaches() -> [Breach] {
    guard layout is any NativeAdLayoutable, let trial = try? with(ads: Fixtures.ads) else { return [] }
    return trial.layoutBreaches()
  }

  /// Ads show only in layouts that can show them, as places of their own, and leave the items as they were.
  func adBreaches() -> [Breach] {
    guard let trial = try? with(ads: Fixtures.ads) else { return [] }
    let plan = trial.plan
    let places = (0..<plan.count).map { plan.place(at: VisibleIndex($0)) }
    let canShow = layout is any NativeAdLayoutable
    let items = trial.section.visibleItems.count
    let expected = items + (canShow ? min(items, trial.ads.count) : 0)
    guard places.count == expected else {
      return [.ads("there are \(places.count) places instead of \(expected)", at: name)]
    }
    return trial.contentBreaches(places)
      + (canShow ? trial.colorBreaches() + trial.adFingerprintBreaches() + trial.adReuseBreaches() : [])
  }

  /// The items' places show and do what they did without ads.
  private func contentBreaches(_ places: [Place]) -> [Breach] {
    let plain = SectionPlan(of: section, layout: layout, in: environment)
    return places.filter { $0.slot?.isAd != true }.enumerated().compactMap { number, place in
      let before = plain.place(at: VisibleIndex(number))
      let isSame =
        place.identity == before.identity && place.action == before.action
        && place.content.configuration.isEqual(to: before.content.configuration)
      return isSame ? nil : .ads("\(before.identity.words) is another cell with ads around it", at: name)
    }
  }

  /// Every ad says that it is one, what it offers and how to get it; nothing in it is ours to do; its AdChoices mark is
  /// seen.
  func markBreaches(_ cells: [ContractCell], in arranged: ArrangedSection) -> [Breach] {
    cells.flatMap { cell -> [Breach] in
      guard let number = cell.place, case .ad(let ordinal)? = arranged.plan.place(at: VisibleIndex(number)).slot,
        ads.indices.contains(ordinal)
      else { return [] }
      let action = arranged.plan.place(at: VisibleIndex(number)).action
      let findings =
        (action == nil ? [] : ["a tap is ours: \(action.words)"]) + Self.findings(in: cell.list, of: ads[ordinal])
        + cell.list.choicesFindings(in: environment)
      return findings.map { .ads($0, at: "\(name), \(cell.name)") }
    }
  }

  private static func findings(in list: DisplayList, of ad: NativeAd) -> [String] {
    var findings = [ad.headline, ad.callToAction].filter { !list.shows($0) }.map { "\"\($0)\" does not show" }
    if let action = list.actions.first { findings.append("a control is ours: \(action)") }
    if list.node(NativeAd.badgeKey) == nil { findings.append("nothing marks it as an ad") }
    let said = list.accessibility
    findings += [ad.advertiser, ad.headline].compactMap { $0 }.filter { said?.label.contains($0) != true }
      .map { "\"\($0)\" is not said" }
    if let action = said?.actions.first { findings.append("an action is offered: \(action)") }
    return findings
  }
}

extension Slot {
  /// Whether an ad stands there.
  var isAd: Bool { if case .ad = self { true } else { false } }
}
