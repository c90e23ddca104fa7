public import LayoutKitCore

/// Something about one item of a feed, or its text, that its publisher should know.
public struct FeedNotice: Hashable, Sendable {
  /// What.
  public enum Problem: Hashable, Sendable {
    /// It is no item; left out. The words say what stands there.
    case notAnItem(found: String)
    /// It has no identity; left out.
    case noID
    /// It has neither title nor text nor picture nor address; left out.
    case nothingToShow
    /// Another item has its id; kept under an id of our own.
    case repeatedID(keptAs: ItemID)
    /// Bytes of the document belong to no character; they show as U+FFFD.
    case brokenText
  }

  /// Which item of the document, counted from 0; `nil` for the whole document.
  public var position: Int?
  /// The id that the document gives it, where it does.
  public var id: String?
  /// What.
  public var problem: Problem

  /// Whether the item was left out.
  public var isSkip: Bool {
    switch problem {
    case .notAnItem, .noID, .nothingToShow: true
    case .repeatedID, .brokenText: false
    }
  }
}
