/// What the app knows of an item that its feed does not say.
public struct ItemStatus: OptionSet, Hashable, Sendable {
  /// The flags, as bits.
  public let rawValue: Int
  /// A status from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The reader keeps it.
  public static let bookmarked = ItemStatus(rawValue: 1)
  /// The reader has opened it.
  public static let seen = ItemStatus(rawValue: 2)
  /// It plays now.
  public static let playing = ItemStatus(rawValue: 4)
  /// Only subscribers may open it.
  public static let restricted = ItemStatus(rawValue: 8)
}
