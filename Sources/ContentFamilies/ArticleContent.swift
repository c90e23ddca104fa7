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
    /// What is said for the text; `nil` for the text itself.
    public var spoken: String?
    /// Whether it must not be missed.
    public var isAlert = false

    /// A text with an icon.
    public init(_ text: String, symbol: Symbol?, spoken: String? = nil, isAlert: Bool = false) {
      self.text = text
      self.symbol = symbol
      self.spoken = spoken
      self.isAlert = isAlert
    }
  }

  /// Headline.
  public var title: String?
  /// Description; of a post or a comment, the text itself.
  public var summary: String?
  /// Who stands above the text, of a post or a comment.
  public var author: String?
  /// Picture of who stands above the text.
  public var avatar: String?
  /// When, below who stands above the text.
  public var authorDate: String?
  /// Who and when.
  public var byline: String?
  /// Price, as its source words it.
  public var price: String?
  /// Number of comments.
  public var commentCount: String?
  /// Number of likes.
  public var likeCount: String?
  /// Number of views.
  public var viewCount: String?
  /// What a person does; when and where, as an event's date and a place's address; who takes part; a rating.
  public var details: [Mark] = []
  /// Mark on the picture: a running time, or that it is live.
  public var badge: Mark?
  /// Where the picture is; `nil` for an item without one.
  public var picture: String?
  /// Whether the picture is somebody's face: round where it does not stand behind the text.
  public var isPortrait = false
  /// What the picture's play control plays; `nil` for no control.
  public var media: PlayerElement.Media?
  /// Whether only subscribers may open it.
  public var isRestricted = false
  /// Whether it carries a mark that the reader keeps it; a toolbar says so by its button.
  public var isBookmarked = false
  /// Whether it carries a mark that it plays.
  public var isPlaying = false
  /// Whether the reader has opened it.
  public var isSeen = false
  /// Text at the trailing edge: a count of what is new.
  public var accessoryBadge: String?
  /// The row of buttons.
  public var buttons: [ToolbarElement.Button] = []
  /// What it is, said behind its title.
  public var kindWord: String?
  /// How many comments, likes and views, as they are said.
  public var spokenCounts: [String] = []
  /// What the reader and the app know of it, as it is said.
  public var statusWords: [String] = []

  /// What stands for it where there is room for one text: the title, else the text itself, else who says it.
  public var headline: String? { [title, summary, author].compactMap { $0 }.first { !$0.isEmpty } }

  /// An article of which nothing is known.
  public init() {}
}
