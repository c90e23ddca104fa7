public import LayoutKitCore

/// Keeps one section laid out: the only state between a list's values and its host. Belongs to whoever made it.
///
/// Changes come as edits, whose cost is theirs, or as whole sections, whose cost is the list's. Each tells what became of the
/// places the host shows; before `arranged(in:)` was asked for, nothing shows and nothing is told.
public final class SectionEngine {
  /// Measures its cells.
  public let measurer: Measurer
  /// Ads that have arrived, and where they go.
  public private(set) var ads: SectionAds?
  /// When its cells are measured. From `exact` on, all are; `progressive` counts for what is laid out from then on.
  public var measuring = MeasuringMode.exact {
    didSet { if measuring == .exact { settleAll() } }
  }
  private var header: ListSection
  private var items: ItemList
  private var layout: any ListLayout
  var current: (environment: LayoutEnvironment, arranged: ArrangedSection?)?
  /// What was learned of the cells' heights while not all were measured.
  var estimates: HeightEstimates?
  /// What was laid out elsewhere for an environment, as long as nothing changed since.
  var ahead: ArrangedSection?
  /// Number of changes so far.
  private(set) var changeCount = 0

  /// An engine for a section in a layout.
  public init(section: ListSection, layout: any ListLayout, ads: SectionAds? = nil, cache: MeasurementCache) {
    header = section.withoutItems
    items = ItemList(section.items)
    self.layout = layout
    self.ads = ads
    measurer = Measurer(cache: cache)
  }

  /// What is laid out. After edits, its items are collected anew.
  public var section: ListSection {
    var section = header
    section.items = items.array
    return section
  }

  /// Where the items go on; `nil` where no more would show.
  var offeredPage: String? { header.offeredPage(showing: header.visibleCount(of: items.count)) }

  /// True for an item of the section.
  func holds(_ id: ItemID) -> Bool { items.holds(id) }

  /// The section laid out for an environment; `nil` where there is no room or nothing to show. Asked again for the same
  /// environment, the same value.
  public func arranged(in environment: LayoutEnvironment) -> ArrangedSection? {
    if let current, current.environment == environment { return current.arranged }
    let arranged = ahead(in: environment) ?? laidOut(plan(in: environment), in: environment)
    current = (environment, arranged)
    return arranged
  }

  private func laidOut(_ plan: SectionPlan, in environment: LayoutEnvironment) -> ArrangedSection? {
    guard measuring == .progressive, plan.showsSlots else {
      return ArrangedSection(plan, in: environment, measurer: measurer)
    }
    return learning(in: environment) { estimates in
      ArrangedSection(plan, in: environment, measurer: measurer, estimates: &estimates)
    }
  }

  func plan(in environment: LayoutEnvironment) -> SectionPlan {
    SectionPlan(
      of: header, items: items, layout: layout, in: environment, ads: ads, like: current?.arranged?.plan)
  }
}

// MARK: - Updates

extension SectionEngine {
  /// Makes edits together, at the cost of what they change and of the ads they move.
  /// - Throws: `UpdateError` for edits that do not add up; none of them is made then.
  @discardableResult
  public func apply(_ edits: ListEdits) throws(UpdateError) -> SectionUpdate {
    guard !edits.isEmpty else { return .none(of: placeCount) }
    changed()
    let isCut = items.count + edits.inserted.count > header.limit ?? .max
    let before = isCut ? items : ItemList([])
    let change = try edited(by: edits)
    // Where a list is cut, items come and go at the cut as well.
    return refresh(after: isCut ? visibleChange(since: before) : change)
  }

  private func edited(by edits: ListEdits) throws(UpdateError) -> ContentChange {
    // The plan gives its items up, so that there is one of them to change.
    current?.arranged?.plan.holdItems(ItemList([]))
    do {
      return try items.apply(edits)
    } catch {
      current?.arranged?.plan.holdItems(items)
      throw error
    }
  }

  /// Takes the section anew: other items, another design, another phase. What stays of the items is known by id, and heights
  /// of what did not change are still known.
  /// - Parameter layout: its layout, where that is another one by now.
  @discardableResult
  public func apply(_ section: ListSection, layout: (any ListLayout)? = nil) -> SectionUpdate {
    changed()
    let before = items
    let wasShown = header.visibleCount(of: before.count)
    items = ItemList(section.items)
    let change = ContentChange(
      from: before.prefix(wasShown), to: items.prefix(section.visibleCount(of: items.count)))
    let isSame = layout == nil && header == section.withoutItems
    if isSame, change.isEmpty { return .none(of: placeCount) }
    header = section.withoutItems
    self.layout = layout ?? self.layout
    return isSame ? refresh(after: change) : rebuild(after: change)
  }

  /// Takes the ads that have arrived and where they go, or takes ads away.
  @discardableResult
  public func apply(ads: SectionAds?) -> SectionUpdate {
    changed()
    self.ads = ads
    return refresh { $0.take(ads) } ?? rebuild(after: ContentChange())
  }

  /// What was laid out or is being measured elsewhere is of before.
  private func changed() {
    changeCount += 1
    ahead = nil
  }

  var placeCount: Int { current?.arranged?.count ?? 0 }

  private func visibleChange(since before: ItemList) -> ContentChange {
    ContentChange(
      from: before.prefix(header.visibleCount(of: before.count)),
      to: items.prefix(header.visibleCount(of: items.count)))
  }

  private func refresh(after change: ContentChange) -> SectionUpdate {
    let items = items
    return refresh { $0.take(items, after: change) } ?? rebuild(after: change)
  }

  /// Lets the plan take a change in its place; `nil` where that takes another plan.
  private func refresh(_ change: (inout SectionPlan) -> SectionUpdate?) -> SectionUpdate? {
    guard let (environment, shown) = current, var arranged = shown else { return nil }
    // Given up while it changes, so that there is one of it.
    current = nil
    var plan = arranged.plan
    guard let update = change(&plan) else {
      current = (environment, arranged)
      return nil
    }
    if measuring == .progressive || !arranged.isSettled {
      learning(in: environment) { estimates in
        arranged.take(plan, after: update, measurer: measurer, estimates: &estimates)
      }
    } else {
      arranged.take(plan, after: update, measurer: measurer)
    }
    current = (environment, arranged)
    return update
  }

  /// Lays everything out again. Items that were and are shown keep their places' identities.
  private func rebuild(after change: ContentChange) -> SectionUpdate {
    guard let (environment, before) = current else { return .none(of: 0) }
    current = nil
    let after = arranged(in: environment)
    guard let before, let after, before.plan.showsSlots, after.plan.showsSlots else {
      return SectionUpdate(replacing: before?.count ?? 0, with: after?.count ?? 0)
    }
    var update = SlotShift(from: before.plan.slots, to: after.plan.slots, items: change)
      .update(from: before.plan.ads?.ids ?? [], to: after.plan.ads?.ids ?? [])
    update.showEverythingAgain()
    return update
  }
}
