public import LayoutKitCore

/// Keeps one section laid out: the only state between a list's values and its host. Belongs to whoever made it.
public final class SectionEngine {
  /// What is laid out.
  public private(set) var section: ListSection
  /// Measures its cells.
  public let measurer: Measurer
  private var layout: any ListLayout
  private var slots: (any SlotMap)?
  private var ads: [NativeAd] = []
  private var current: (environment: LayoutEnvironment, arranged: ArrangedSection?)?

  /// An engine for a section in a layout.
  public init(section: ListSection, layout: any ListLayout, cache: MeasurementCache) {
    self.section = section
    self.layout = layout
    measurer = Measurer(cache: cache)
  }

  /// Takes other items, another design or another layout. Heights of what did not change are still known.
  public func update(section: ListSection, layout: any ListLayout) {
    self.section = section
    self.layout = layout
    current = nil
  }

  /// Takes the ads that have arrived and where they stand.
  public func update(slots: any SlotMap, ads: [NativeAd]) {
    self.slots = slots
    self.ads = ads
    current = nil
  }

  /// The section laid out for an environment; `nil` where there is no room or nothing to show. Asked again for the same
  /// environment, the same value.
  public func arranged(in environment: LayoutEnvironment) -> ArrangedSection? {
    if let current, current.environment == environment { return current.arranged }
    let plan = SectionPlan(of: section, layout: layout, in: environment, slots: slots, ads: ads)
    let arranged = ArrangedSection(plan, in: environment, measurer: measurer)
    current = (environment, arranged)
    return arranged
  }
}
