public import ContentElements
import LayoutKitCore

/// What an article's row or card shows of an item, formatted and ready.
public struct ArticleContent: Hashable, Sendable {
  /// A text with an icon before it.
  public struct Mark: Hashable, Sendable {
    /// The icon.
    public var symbol: Symbol?
    /// The text.
    public var text: String

    /// A text with an icon.
    public init(_ text: String, symbol: Symbol?) {
      self.text = text
      self.symbol = symbol
    }
  }

  /// Headline.
  public var title: String?
  /// Description.
  public var summary: String?
  /// Who and when.
  public var byline: String?
  /// Number of comments.
  public var commentCount: String?
  /// When and where: an event's date, a place's address.
  public var details: [Mark] = []
  /// Mark on the picture: a running time.
  public var badge: Mark?
  /// Where the picture is; `nil` for an item without one.
  public var picture: String?
  /// What the picture's play control plays; `nil` for no control.
  public var media: PlayerElement.Media?
  /// Whether only subscribers may open it.
  public var isRestricted = false
  /// Text at the trailing edge: a count of what is new.
  public var accessoryBadge: String?
  /// The row of buttons.
  public var buttons: [ToolbarElement.Button] = []

  /// An article of which nothing is known.
  public init() {}

  /// What assistive technology says, in reading order.
  var accessibilityLabel: String {
    ([title, badge?.text] + details.map(\.text) + [summary, byline, accessoryBadge]).compactMap { $0 }.joined(
      separator: ", ")
  }
}
