public import LayoutKitCore

/// What is offered for the item of a place beside opening it, in words and about that item.
public struct PlaceActions: Hashable, Sendable {
  /// One thing that is offered.
  public struct Choice: Hashable, Sendable {
    /// What it says.
    public let label: String
    /// Its icon, `none` for none.
    public let symbol: SymbolName
    /// Whether something is lost by it.
    public let isDestructive: Bool
    /// What it asks for.
    public let action: ContentAction
  }

  /// Where a swipe towards the trailing edge uncovers them, the outermost first.
  public let leading: [Choice]
  /// Where a swipe towards the leading edge uncovers them, the outermost first.
  public let trailing: [Choice]
  /// In the menu of a long touch, from the top.
  public let menu: [Choice]

  /// True where nothing is offered.
  public var isEmpty: Bool { leading.isEmpty && trailing.isEmpty && menu.isEmpty }

  /// Everything that is offered, each action once: what assistive technology offers by name.
  public var all: [Choice] {
    var seen: Set<ContentAction> = []
    return (leading + trailing + menu).filter { seen.insert($0.action).inserted }
  }

  /// Of a list's actions those that apply to an item.
  init(_ actions: ItemActions, for item: ContentItem, status: ItemStatus, in words: LocalWords) {
    func choices(_ actions: [ItemAction]) -> [Choice] {
      actions.compactMap { Choice($0, for: item, status: status, in: words) }
    }
    leading = choices(actions.leading)
    trailing = choices(actions.trailing)
    menu = choices(actions.menu)
  }
}

extension PlaceActions.Choice {
  /// An action in words; `nil` where it does not apply to the item.
  init?(_ action: ItemAction, for item: ContentItem, status: ItemStatus, in words: LocalWords) {
    isDestructive = action.isDestructive
    switch action.request {
    case .custom(let name):
      label = action.label ?? name
      symbol = action.symbol ?? .none
      self.action = .custom(name, of: item.id)
    case .known(let known):
      guard let meaning = Self.meaning(of: known, for: item, isKept: status.contains(.bookmarked)) else { return nil }
      label = action.label ?? words[meaning.phrase]
      symbol = action.symbol ?? meaning.symbol
      self.action = meaning.action
    }
  }

  private static func meaning(
    of known: ItemAction.Known, for item: ContentItem, isKept: Bool
  ) -> (phrase: Phrase, symbol: SymbolName, action: ContentAction)? {
    switch known {
    case .bookmark where isKept: (.removeBookmark, .bookmarkFilled, .bookmark(item.id))
    case .bookmark: (.bookmark, .bookmark, .bookmark(item.id))
    case .share: (.share, .share, .share(item.id))
    case .play: item.streamURL == nil ? nil : (.play, .play, .play(item.id))
    case .buyTicket: item.ticketURL == nil ? nil : (.buyTicket, .ticket, .buyTicket(item.id))
    case .more: (.moreActions, .more, .more(item.id))
    }
  }
}
