/// Something that can be done with an item of a list beside opening it.
public struct ItemAction: Hashable, Sendable {
  /// What the package has words and icons for, by the names that documents use.
  public enum Known: String, DocumentKeyword {
    /// Keeps the item, or lets it go.
    case bookmark
    /// Shares it.
    case share
    /// Plays it, where there is a stream.
    case play
    /// Buys a ticket, where tickets are sold.
    case buyTicket
    /// Offers what else can be done.
    case more
  }

  /// What an action asks for.
  public enum Request: Hashable, Sendable {
    /// Something the package knows.
    case known(Known)
    /// Something of the app's own, by the name that `ContentAction.custom` has.
    case custom(String)
  }

  /// What it asks for.
  public var request: Request
  /// What it says; `nil` for the package's own words, or for the name of what is the app's own.
  public var label: String?
  /// Its icon; `nil` for that of what it asks for.
  public var symbol: SymbolName?
  /// Whether something is lost by it.
  public var isDestructive: Bool

  /// An action that asks for something.
  public init(
    _ request: Request, label: String? = nil, symbol: SymbolName? = nil, isDestructive: Bool = false
  ) {
    self.request = request
    self.label = label
    self.symbol = symbol
    self.isDestructive = isDestructive
  }

  /// Keeps an item, or lets it go.
  public static let bookmark = ItemAction(.known(.bookmark))
  /// Shares an item.
  public static let share = ItemAction(.known(.share))
  /// Plays an item.
  public static let play = ItemAction(.known(.play))
  /// Buys a ticket for an event.
  public static let buyTicket = ItemAction(.known(.buyTicket))
  /// Offers what else can be done with an item.
  public static let more = ItemAction(.known(.more))

  /// Something of the app's own.
  public static func custom(
    _ name: String, label: String, symbol: SymbolName? = nil, isDestructive: Bool = false
  ) -> ItemAction {
    ItemAction(.custom(name), label: label, symbol: symbol, isDestructive: isDestructive)
  }
}
