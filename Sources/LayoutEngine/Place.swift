public import LayoutKitCore

/// Whose cell a place is, from update to update.
public enum PlaceIdentity: Hashable, Sendable {
  /// An item's.
  case item(ItemID)
  /// An ad's.
  case ad(String)
  /// The list's own, saying why there are no items.
  case message
  /// That of an item on its way, by its number.
  case placeholder(Int)
  /// The title line's, which is beside the places and none of them.
  case header
  /// The footer's, likewise.
  case footer
  /// That of what tells the page, below the places and none of them.
  case pageIndicator
}

/// What stands at a place: the one answer that its size, look, identity and tap come from.
public struct Place: Sendable {
  /// The item or the ad it holds; `nil` where the list speaks for itself or waits for its items.
  public let slot: Slot?
  /// Whose cell it is.
  public let identity: PlaceIdentity
  /// What it shows.
  public let content: ContentBox
  /// What a tap on it asks for; an ad takes its taps itself.
  public let action: ContentAction?
}
