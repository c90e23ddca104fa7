public import LayoutKitCore

/// A section's places in one environment: which there are and what each shows. A value.
public struct SectionPlan: Sendable {
  /// What is planned, its items left out: `item(at:)` tells them.
  public let section: ListSection
  /// Number of places.
  public private(set) var count: Int
  /// The layout's rule; `nil` where the list speaks for itself.
  public let rule: (any ArrangementRule)?
  /// What the title line shows; `nil` for no line.
  public let header: ContentBox?
  /// What the line below the cells shows; `nil` for no line, and below a message.
  public let footer: ContentBox?
  private(set) var slots: any SlotMap
  private(set) var ads: PlannedAds?
  private var items: ItemList
  private let message: ContentBox?
  /// The cells of a list that waits for its items.
  private let placeholders: [ContentBox]
  private let source: any ContentSource
  private let words: LocalWords
  /// What heights depend on, of the environment it was planned in.
  let environment: Shared<LayoutEnvironment.Key>
  private var boxes = BoxShelf()
  /// The numbering of items that the boxes stand under.
  private var numbering: ItemList.Numbering

  /// Plans a section.
  /// - Parameter ads: those that have arrived, and where ads go. They show only in a layout that can show ads.
  public init(
    of section: ListSection, layout: any ListLayout, in environment: LayoutEnvironment, ads: SectionAds? = nil
  ) {
    self.init(of: section, items: ItemList(section.items), layout: layout, in: environment, ads: ads)
  }

  /// - Parameters:
  ///   - items: those of the section, in whatever order they are by now.
  ///   - known: a plan of the same section and layout in another environment. Its boxes are kept where that changes nothing of
  ///     what they hold.
  init(
    of section: ListSection, items: ItemList, layout: any ListLayout, in environment: LayoutEnvironment,
    ads: SectionAds?, like known: SectionPlan? = nil
  ) {
    let source = Self.source(layout, in: environment)
    self.source = source
    words = environment.words
    self.items = items
    numbering = items.numbering
    let known = known.flatMap {
      $0.numbering === items.numbering && $0.words == environment.words && source.makesSame(as: $0.source) ? $0 : nil
    }
    if let known { boxes = known.boxes }
    let key = environment.key
    self.environment = known.flatMap { $0.environment.value == key ? $0.environment : nil } ?? Shared(key)
    let shown = section.visibleCount(of: items.count)
    message = section.stateMessage(showing: shown, in: words).flatMap {
      source.message($0, section: section.id)
    }.map(ContentBox.init)
    let planned = ads.map { PlannedAds($0, shownBy: source, known: known?.ads) }
    self.ads = planned
    slots = planned?.slots(content: shown) ?? ContentSlotMap(count: shown)
    placeholders = (0..<section.placeholderCount).compactMap { source.placeholder(at: ContentIndex($0)) }
      .map(ContentBox.init)
    let cells = placeholders.isEmpty ? slots.count : placeholders.count
    count = message == nil ? cells : 1
    rule = message == nil ? layout.rule(in: environment) : nil
    header = count == 0 ? nil : section.header.flatMap { source.header($0, section: section.id) }.map(ContentBox.init)
    let footer = count == 0 || message != nil ? nil : section.footer(showing: shown)
    self.footer = footer.flatMap { source.footer($0, section: section.id) }.map(ContentBox.init)
    self.section = section.withoutItems
  }

  private static func source(_ layout: some ListLayout, in environment: LayoutEnvironment) -> any ContentSource {
    StyledLayout(layout: layout, style: layout.style(in: environment))
  }

  /// What stands at a place from 0 to `count` - 1; asked again, the same content box.
  public func place(at index: VisibleIndex) -> Place {
    guard showsSlots else {
      let cell = cell(at: index)
      return Place(slot: nil, identity: cell.identity, content: cell.content, action: nil)
    }
    let slot = slots.slot(at: index)
    let cell = cell(of: slot)
    return Place(slot: slot, identity: cell.identity, content: cell.content, action: action(of: slot))
  }

  /// Whose cell a place is and what it shows.
  private func cell(at index: VisibleIndex) -> (identity: PlaceIdentity, content: ContentBox) {
    if let message { return (.message, message) }
    if !placeholders.isEmpty { return (.placeholder(index.value), placeholders[index.value]) }
    return cell(of: slots.slot(at: index))
  }

  private func cell(of slot: Slot) -> (identity: PlaceIdentity, content: ContentBox) {
    switch slot {
    case .content(let index):
      let box = boxes.box(of: items.number(at: index.value)) { configuration(at: index) }
      return (.item(items.key(at: index.value)), box)
    case .ad(let ordinal):
      guard let ads else { preconditionFailure("a slot map without ads has a slot for one") }
      return (.ad(ads.ads.arrived[ordinal].id), ads.contents[ordinal])
    }
  }

  private func configuration(at index: ContentIndex) -> any ContentConfiguration {
    items.lend(index.value) { configuration(of: $0.item, at: index) }
  }

  private func action(of slot: Slot) -> ContentAction? {
    guard case .content(let index) = slot else { return nil }
    let id = items.id(at: index.value)
    return section.states[id]?.isDisabled == true ? nil : .open(id)
  }

  private func configuration(of item: ContentItem, at index: ContentIndex) -> any ContentConfiguration {
    let status = section.statuses.isEmpty ? [] : section.statuses[item.id] ?? []
    var configuration =
      section.badges.isEmpty
      ? source.content(for: item, status: status, at: index)
      : source.content(for: item.with(badge: section.badges[item.id]), status: status, at: index)
    if let state = section.states[item.id] { configuration.state = state }
    guard let offered = actions(for: item) else { return configuration }
    return OfferingContent(configuration, offering: offered.all.map(\.action))
  }

  /// What stands below cells that scroll sideways while a page, from 0, of a number of pages is shown; `nil` for nothing.
  public func pageIndicator(pages: Int, current: Int) -> ContentBox? {
    showsSlots ? source.pageIndicator(pages: pages, current: current).map(ContentBox.init) : nil
  }

  /// The item a place holds; `nil` for an ad, a message or an item on its way.
  public func item(at index: VisibleIndex) -> ContentItem? {
    guard showsSlots, case .content(let content) = slots.slot(at: index) else { return nil }
    return items[content.value]
  }

  /// What is offered for the item of a place beside opening it; `nil` where nothing is: for an item that cannot be used, for
  /// ads, messages and items on their way, and for places that are not there.
  public func actions(at index: VisibleIndex) -> PlaceActions? {
    (0..<count).contains(index.value) ? item(at: index).flatMap(actions) : nil
  }

  private func actions(for item: ContentItem) -> PlaceActions? {
    guard !section.itemActions.isEmpty, section.states[item.id]?.isDisabled != true else { return nil }
    let status = section.statuses[item.id] ?? []
    let actions = PlaceActions(section.itemActions, for: item, status: status, in: words)
    return actions.isEmpty ? nil : actions
  }

  /// What moves the item of a place to where another place is, ads staying in theirs; `nil` where the place holds no item, and
  /// for places that are not there.
  public func edits(moving index: VisibleIndex, to target: VisibleIndex) -> ListEdits? {
    guard showsSlots, (0..<count).contains(index.value), (0..<count).contains(target.value),
      case .content(let content) = slots.slot(at: index)
    else { return nil }
    var edits = ListEdits()
    let last = slots.count - slots.adCount - 1
    edits.moved = [.init(items.key(at: content.value), to: ContentIndex(min(contentIndex(from: target), last)))]
    return edits
  }

  /// The number of the item at a place, or of the first behind an ad.
  private func contentIndex(from index: VisibleIndex) -> Int {
    var index = index.value
    while index < count {
      if case .content(let content) = slots.slot(at: VisibleIndex(index)) { return content.value }
      index += 1
    }
    return slots.count - slots.adCount
  }

  /// True for an ad that takes a row of its own among columns.
  func takesRow(at index: VisibleIndex) -> Bool {
    guard showsSlots, ads?.ads.takeRows == true, case .ad = slots.slot(at: index) else { return false }
    return true
  }

  /// The places of ads in a range, in order.
  func adPlaces(in range: Range<Int>) -> [Int] {
    guard showsSlots else { return [] }
    let first = (0..<slots.adCount).countBefore { slots.visibleIndex(ofAd: $0).value >= range.lowerBound }
    return (first..<slots.adCount).lazy.map { slots.visibleIndex(ofAd: $0).value }.prefix { $0 < range.upperBound }
      .map(\.self)
  }

  /// The places that `takesRow(at:)` holds for, in order.
  var rowTakers: [VisibleIndex] {
    ads?.ads.takeRows == true ? adPlaces(in: 0..<count).map { VisibleIndex($0) } : []
  }

  /// True where places hold items and ads, and not what the list says of itself.
  var showsSlots: Bool { message == nil && placeholders.isEmpty }
}

// MARK: - Runs of places

extension SectionPlan {
  /// Reads what stands at places one after the other, all that measuring asks.
  func readCells(from first: VisibleIndex, count: Int, into run: inout CellRun) {
    let places = first.value..<first.value + count
    for place in places { run.append(showsSlots ? slots.slot(at: VisibleIndex(place)) : nil, in: items) }
    boxes.readBoxes(of: &run)
    for (number, place) in places.enumerated() { addCell(number, at: VisibleIndex(place), to: &run) }
  }

  private func addCell(_ number: Int, at index: VisibleIndex, to run: inout CellRun) {
    guard case .content(let content) = run.slots[number] else {
      let cell = cell(at: index)
      run.boxes[number] = cell.content
      run.isNew.append(false)
      return run.addKey(of: cell.content, cell.identity)
    }
    let identity = PlaceIdentity.item(items.key(at: content.value))
    if let known = run.boxes[number] {
      run.isNew.append(false)
      return run.addKey(of: known, identity)
    }
    let box = ContentBox(configuration(at: content))
    run.addKey(of: box, identity)
    run.boxes[number] = box
    run.isNew.append(true)
  }

  /// Keeps the boxes that were made for a run, so that a place asked again has the same.
  func keepCells(of run: inout CellRun) {
    if run.isNew.contains(true) { boxes.keepBoxes(of: &run) }
  }
}

// MARK: - Updates

extension SectionPlan {
  /// The same plan with boxes of its own, for measuring many places beside those that are shown.
  var beside: SectionPlan {
    var plan = self
    plan.boxes = BoxShelf()
    return plan
  }

  /// Holds other items for the time of an update.
  mutating func holdItems(_ items: ItemList) { self.items = items }

  /// Takes the items as edits left them, and tells what became of the places; `nil` where that takes another plan.
  mutating func take(_ items: ItemList, after change: ContentChange) -> SectionUpdate? {
    let shown = section.visibleCount(of: items.count)
    let before = slots
    guard showsSlots, count > 0, shown > 0, change.shift.isEmpty || !source.usesIndexes,
      section.footer(showing: before.count - before.adCount) == section.footer(showing: shown)
    else { return nil }
    slots = ads?.slots(content: shown) ?? ContentSlotMap(count: shown)
    count = slots.count
    if items.numbering !== numbering {
      boxes = BoxShelf()
      numbering = items.numbering
    }
    self.items = items
    return SlotShift(from: before, to: slots, items: change).updateWithSameAds()
  }

  /// Takes other ads, and tells what became of the places; `nil` where that takes another plan.
  mutating func take(_ ads: SectionAds?) -> SectionUpdate? {
    // Rules are told only of places that come and go, not of ones that take other room.
    let keepsRoom = self.ads.flatMap { known in ads.map { known.ads.takeRows == $0.takeRows } } ?? true
    guard showsSlots, count > 0, keepsRoom else { return nil }
    let (before, known) = (slots, self.ads)
    let shown = before.count - before.adCount
    self.ads = ads.map { PlannedAds($0, shownBy: source, known: known) }
    slots = self.ads?.slots(content: shown) ?? ContentSlotMap(count: shown)
    count = slots.count
    var update = SlotShift(from: before, to: slots, items: ContentChange())
      .update(from: known?.ids ?? [], to: self.ads?.ids ?? [])
    if let known { update.reconfigured = changedAds(since: known, from: before, in: update) }
    return update
  }

  /// Places of ads that were there before and show something else.
  private func changedAds(
    since known: PlannedAds, from before: any SlotMap, in update: SectionUpdate
  ) -> [VisibleIndex] {
    guard let ads else { return [] }
    return (0..<before.adCount).compactMap { ordinal in
      guard let index = update.index(after: before.visibleIndex(ofAd: ordinal)),
        case .ad(let now) = slots.slot(at: index), ads.contents[now] !== known.contents[ordinal]
      else { return nil }
      return index
    }.sorted()
  }
}

extension ContentItem {
  /// The item with a badge; with its own where there is none.
  fileprivate func with(badge: String?) -> ContentItem {
    var copy = self
    copy.badge = badge ?? self.badge
    return copy
  }
}
