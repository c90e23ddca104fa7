import ContentElements
import LayoutKitCore

extension Symbol {
  /// The symbol that a document names; `nil` for none.
  init?(_ name: SymbolName) {
    switch name {
    case .none: return nil
    case .tray: self = .tray
    case .alert: self = .alert
    case .retry: self = .retry
    case .search: self = .search
    case .bookmark: self = .bookmark
    case .bookmarkFilled: self = .bookmarkFilled
    case .comment: self = .comment
    case .clock: self = .clock
    case .calendar: self = .calendar
    case .pin: self = .pin
    case .sound: self = .sound
    case .play: self = .play
    case .ticket: self = .ticket
    case .lock: self = .lock
    case .share: self = .share
    case .more: self = .more
    }
  }
}
