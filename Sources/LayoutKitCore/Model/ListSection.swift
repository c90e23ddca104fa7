/// Everything that one list shows: what, in which template, with which design.
public struct ListSection: Hashable, Sendable {
  /// What a list is waiting for or has become.
  public enum Phase: Hashable, Sendable {
    /// The items are on their way.
    case loading
    /// The items could not be had; the text says why, for the reader.
    case failed(String)
    /// The items are there, perhaps none.
    case loaded
  }

  /// Identity in the app.
  public var id: SectionID
  /// What the list is about.
  public var kind: SectionKind
  /// The items in order; `visibleItems` says which of them show.
  public var items: [ContentItem] { didSet { survey = ItemSurvey() } }
  /// What the app knows of items, by id.
  public var statuses: [ItemID: ItemStatus] = [:]
  /// How cells of items are touched and marked, by the items' ids; normal where nothing is said.
  public var states: [ItemID: CellState] = [:]
  /// Short texts at the trailing edge of items' cells, as a count of what is new, by the items' ids.
  public var badges: [ItemID: String] = [:]
  /// The design: the app's with the section's own changes on top.
  public var design: DesignModel
  /// The section's own changes, kept so that another design of the app can take the place of the first.
  public var designChanges: JSONValue = .object([:])
  /// Which template shows it.
  public var template: TemplateID
  /// Which of the template's variants; `nil` for the template's default.
  public var variant: String?
  /// Changes to the template's options, overlaid on its defaults.
  public var options: JSONValue = .object([:])
  /// The most items to show; `nil` for all.
  public var limit: Int?
  /// Where the items go on, as the source writes it; `nil` at the end.
  public var nextPage: String?
  /// Whether the items of the next page are on their way.
  public var isLoadingMore = false
  /// What can be done with items beside opening them.
  public var itemActions = ItemActions()
  /// A title above the cells.
  public var header: SectionHeader?
  /// A line below the cells; not below a message.
  public var footer: SectionFooter?
  /// What a list shows whose items are on their way; `nil` for nothing.
  public var loading: LoadingPlaceholder?
  /// What a list that is loaded and has no items shows; `nil` for nothing.
  public var empty: StateMessage?
  /// What a failed list shows; the reason takes the place of a missing detail. `nil` for nothing.
  public var failure: StateMessage?
  /// Whether the items are there.
  public var phase: Phase = .loaded
  private var survey: ItemSurvey

  /// A section of items in a template; the rest is set by name.
  public init(
    id: SectionID, kind: SectionKind = .custom, items: [ContentItem], template: TemplateID,
    design: DesignModel = DesignModel()
  ) {
    self.id = id
    self.kind = kind
    self.items = items
    self.template = template
    self.design = design
    survey = ItemSurvey(of: items)
  }

  /// The kinds of the items; `nil` where nobody has looked since the items changed. Whoever makes a list looks, so that those
  /// who show it need not.
  package var itemKinds: Set<ContentKind>? { survey.kinds }

  /// Looks at each item's kind, where nobody has.
  package mutating func surveyItems() {
    if itemKinds == nil { survey = ItemSurvey(of: items) }
  }

  /// The items that show: up to the limit, and none before they are loaded.
  public var visibleItems: ArraySlice<ContentItem> { items.prefix(visibleCount(of: items.count)) }

  /// How many of so many items show.
  package func visibleCount(of count: Int) -> Int { phase == .loaded ? max(0, min(limit ?? count, count)) : 0 }

  /// The same section without its items.
  package var withoutItems: ListSection {
    var section = self
    section.items = []
    return section
  }

  /// What to say in place of items, as configured; `nil` while there are items, or where nothing is configured.
  public var stateMessage: StateMessage? { stateMessage(showing: visibleItems.count) }

  private func stateMessage(showing count: Int) -> StateMessage? {
    switch phase {
    case .loading: return nil
    case .failed(let reason):
      guard var message = failure else { return nil }
      message.detail = message.detail ?? reason
      message.symbol = message.symbol ?? .alert
      return message
    case .loaded:
      guard count == 0, var message = empty else { return nil }
      message.symbol = message.symbol ?? .tray
      return message
    }
  }

  /// The same, with the package's own words where the message has no title.
  public func stateMessage(in words: LocalWords) -> StateMessage? {
    stateMessage(showing: visibleItems.count, in: words)
  }

  /// The same where so many items show, with the package's own words where the message has no title.
  package func stateMessage(showing count: Int, in words: LocalWords) -> StateMessage? {
    guard var message = stateMessage(showing: count) else { return nil }
    if message.title.isEmpty { message.title = words[phase == .loaded ? .nothingHere : .cannotShow] }
    return message
  }

  /// Number of cells that stand for items on their way; 0 in any other phase, or where none are configured.
  public var placeholderCount: Int {
    guard phase == .loading, let loading else { return 0 }
    let count = min(max(1, loading.count), LoadingPlaceholder.mostCells)
    return min(count, max(0, limit ?? count))
  }
}

/// The title line above a section's cells.
public struct SectionHeader: Hashable, Sendable {
  /// What it says.
  public var title: String
  /// Whether it offers the whole list.
  public var showsSeeAll: Bool
  /// Whether it stays in sight while its section scrolls, on hosts that scroll sections.
  public var isSticky: Bool

  /// A header with a title.
  public init(title: String, showsSeeAll: Bool = false, isSticky: Bool = false) {
    self.title = title
    self.showsSeeAll = showsSeeAll
    self.isSticky = isSticky
  }
}

/// What a list says when it has no items to show.
public struct StateMessage: Hashable, Sendable {
  /// The line that stands out; empty for the package's own words.
  public var title: String
  /// A sentence below it.
  public var detail: String?
  /// Label of a button that tries again; `nil` for no button.
  public var retry: String?
  /// The icon above the title; `nil` for that of the state: a tray where there is nothing, an alert where it failed.
  public var symbol: SymbolName?
  /// A button that asks for something of the app's own; `nil` for no button.
  public var action: MessageAction?

  /// A message with a title.
  public init(
    title: String, detail: String? = nil, retry: String? = nil, symbol: SymbolName? = nil,
    action: MessageAction? = nil
  ) {
    self.title = title
    self.detail = detail
    self.retry = retry
    self.symbol = symbol
    self.action = action
  }
}
