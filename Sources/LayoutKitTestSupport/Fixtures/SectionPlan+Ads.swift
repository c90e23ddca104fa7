import LayoutEngine
import LayoutKitCore

extension SectionPlan {
  /// A section's places on a home page, an ad behind each of the first items.
  init(_ section: ListSection, among ads: [NativeAd], layout: any ListLayout, in environment: LayoutEnvironment) {
    let slots = IntervalSlotMap(items: section.visibleItems.count, ads: ads.count, interval: 1)
    self.init(of: section, layout: layout, in: environment.ofBlock, slots: slots, ads: ads)
  }
}

extension ArrangedSection {
  /// The same, laid out; `nil` where there is nothing to show.
  init?(
    _ section: ListSection, among ads: [NativeAd], layout: any ListLayout, in environment: LayoutEnvironment,
    cache: MeasurementCache
  ) {
    let plan = SectionPlan(section, among: ads, layout: layout, in: environment)
    self.init(plan, in: environment.ofBlock, measurer: Measurer(cache: cache))
  }
}

extension LayoutEnvironment {
  /// A block of a page has no height of its own to fill.
  fileprivate var ofBlock: LayoutEnvironment {
    var environment = self
    environment.container.height = 0
    return environment
  }
}
