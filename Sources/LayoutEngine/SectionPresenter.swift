public import LayoutKitCore

/// A list with the template that shows it, looked up by name: what every adapter stands on. Belongs to whoever made it.
///
/// Where a list's template cannot be had, the registry's first template says why in its place.
public final class SectionPresenter {
  /// Options that the template does not know, by path.
  public private(set) var unknownFields: [String] = []
  /// Items that the section's kind does not take; they do not show.
  public private(set) var leftOut: [ItemID] = []
  /// Why a message stands where the list should; `nil` when all is well.
  public private(set) var error: TemplateError?
  /// When the list's cells are measured; see `SectionEngine`.
  public var measuring = MeasuringMode.exact {
    didSet { engine?.measuring = measuring }
  }
  private let registry: TemplateRegistry
  private let cache: MeasurementCache
  /// The list as it was given, its items left out: they are collected only where `section` is asked for.
  public private(set) var head: ListSection
  /// All items, where the engine has not just these.
  private var heldItems: [ContentItem]?
  private(set) var engine: SectionEngine?
  /// Number of items whose kind it looked at so far.
  private(set) var itemsLookedAt = 0
  private var ads: SectionAds?

  /// A presenter of a list.
  public init(section: ListSection, registry: TemplateRegistry, cache: MeasurementCache, ads: SectionAds? = nil) {
    head = section.withoutItems
    self.registry = registry
    self.cache = cache
    self.ads = ads
    present(section)
  }

  /// The list as it was given and edited since.
  public var section: ListSection {
    var section = head
    section.items = heldItems ?? engine?.section.items ?? []
    return section
  }

  /// The section's id.
  public var id: SectionID { head.id }

  /// Where the items go on, once those there are have been shown; `nil` at the end, where no more would show, and while they
  /// are on their way.
  public var nextPage: String? { head.isLoadingMore ? nil : engine?.offeredPage }

  /// True for an item of the list.
  public func holds(_ identity: PlaceIdentity) -> Bool {
    guard case .item(let id) = identity else { return false }
    return engine?.holds(id) ?? false
  }

  /// The list laid out for an environment; `nil` where there is no room or nothing to show.
  public func arranged(in environment: LayoutEnvironment) -> ArrangedSection? { engine?.arranged(in: environment) }

  /// Cells measured so far, those the cache knew not counted.
  public var measuredCount: Int { engine?.measurer.measuredCount ?? 0 }

  // MARK: Updates

  /// Makes edits of the list's items together, at their own cost.
  /// - Throws: `UpdateError` for edits that do not add up; none of them is made then.
  @discardableResult
  public func apply(_ edits: ListEdits) throws(UpdateError) -> SectionUpdate {
    let values = edits.inserted.lazy.map(\.item) + edits.reloaded + edits.reconfigured
    let kinds = head.kind.takenKinds
    if heldItems == nil, let engine, values.allSatisfy({ kinds.contains($0.kind) }) { return try engine.apply(edits) }
    // Indexes count items that do not show.
    var section = section
    var list = ItemList(section.items)
    _ = try list.apply(edits)
    section.items = list.array
    return present(section)
  }

  /// Takes the list anew. The same list changes nothing.
  @discardableResult
  public func apply(_ section: ListSection) -> SectionUpdate {
    guard section != self.section else { return .none(of: engine?.placeCount ?? 0) }
    let isResolved =
      error == nil && section.template == head.template && section.variant == head.variant
      && section.options == head.options && section.design == head.design
    head = section.withoutItems
    return present(section, inSameLayout: isResolved)
  }

  /// Takes the ads that have arrived and where they go, or takes ads away.
  @discardableResult
  public func apply(ads: SectionAds?) -> SectionUpdate {
    self.ads = ads
    return engine?.apply(ads: ads) ?? .none(of: 0)
  }

  /// Takes the app's design, with the section's own changes on top.
  @discardableResult
  public func apply(design: DesignModel) -> SectionUpdate {
    var section = section
    section.design = (try? JSONOverlay(section.designChanges, on: design))?.value ?? design
    return apply(section)
  }

  /// Looks the template up again and lays the list out anew.
  @discardableResult
  public func reload() -> SectionUpdate { present(section) }

  // MARK: Showing

  @discardableResult
  private func present(_ section: ListSection, inSameLayout: Bool = false) -> SectionUpdate {
    let kinds = section.kind.takenKinds
    leftOut = ids(of: section, outside: kinds)
    heldItems = section.items
    var shown = section
    if !leftOut.isEmpty { shown.items = section.items.filter { kinds.contains($0.kind) } }
    if inSameLayout { return show(shown, in: nil) }
    error = nil
    unknownFields = []
    do {
      let resolved = try registry.layout(for: shown)
      unknownFields = resolved.unknownFields
      return show(shown, in: resolved.layout)
    } catch {
      self.error = error
      return showReason(of: error, in: shown)
    }
  }

  /// The ids of items of other kinds. None is looked at where it is known that there are none.
  private func ids(of section: ListSection, outside kinds: Set<ContentKind>) -> [ItemID] {
    guard kinds.count < ContentKind.allCases.count, section.itemKinds?.isSubset(of: kinds) != true else { return [] }
    itemsLookedAt += section.items.count
    return section.items.ids(outside: kinds)
  }

  private func show(_ section: ListSection, in layout: (any ListLayout)?) -> SectionUpdate {
    if leftOut.isEmpty { heldItems = nil }
    if let engine { return engine.apply(section, layout: layout) }
    if let layout { engine = SectionEngine(section: section, layout: layout, ads: ads, cache: cache) }
    engine?.measuring = measuring
    return .none(of: 0)
  }

  private func showReason(of error: TemplateError, in section: ListSection) -> SectionUpdate {
    var failed = section
    failed.phase = .failed(error.description)
    failed.failure = failed.failure ?? StateMessage(title: "")
    failed.variant = nil
    failed.options = .object([:])
    if case .badDesign = error { failed.design = DesignModel() }
    guard let template = registry.templates.first else { return .none(of: 0) }
    failed.template = template.id
    guard let resolved = try? registry.layout(for: failed) else { return .none(of: 0) }
    let items = heldItems
    defer { heldItems = items }
    return show(failed, in: resolved.layout)
  }
}

extension [ContentItem] {
  /// The ids of items of other kinds. None is copied, and items of one kind mostly follow each other.
  fileprivate func ids(outside kinds: Set<ContentKind>) -> [ItemID] {
    var ids: [ItemID] = []
    var inside: ContentKind?
    for index in indices where self[index].kind != inside {
      if kinds.contains(self[index].kind) { inside = self[index].kind } else { ids.append(self[index].id) }
    }
    return ids
  }
}
