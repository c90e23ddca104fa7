/// The icon above a message, by the names that documents use.
public enum MessageSymbol: String, DocumentKeyword {
  /// No icon.
  case none
  case tray, alert, retry, search, bookmark, comment, clock, calendar, pin, sound, play, ticket, lock, share
}
