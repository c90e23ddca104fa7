/// What a touch asks for, as data: the app decides what it does.
public enum ContentAction: Hashable, Sendable {
  /// Opens an item.
  case open(ItemID)
  /// Plays a sound or a video.
  case play(ItemID)
  /// Shares an item.
  case share(ItemID)
  /// Keeps an item, or lets it go.
  case bookmark(ItemID)
  /// Buys a ticket for an event.
  case buyTicket(ItemID)
  /// Offers what else can be done with an item.
  case more(ItemID)
  /// Shows the whole of a section.
  case seeAll(SectionID)
  /// Loads a section again.
  case retry(SectionID)
  /// Loads the next page of a section.
  case loadMore(SectionID)
  /// Something of the app's own, by name; with an item where it is about one.
  case custom(String, of: ItemID? = nil)
}

/// Receives what readers ask for. One for the app.
public protocol ContentActionHandler: AnyObject {
  /// Does what was asked for in a section.
  func handle(_ action: ContentAction, in section: SectionID)
}
