/// An icon, by the names that documents use.
public enum SymbolName: String, DocumentKeyword {
  /// No icon.
  case none
  case tray, alert, retry, search, bookmark, bookmarkFilled, comment, clock, calendar, pin, sound, play, ticket, lock
  case share, more
}
