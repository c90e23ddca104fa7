public import ContentElements
import LayoutKitCore

extension ArticleContent {
  /// What only some items have.
  public struct Extras: Hashable, Sendable {
    /// Who stands above the text, of a post or a comment.
    public var author: String?
    /// Picture of who stands above the text.
    public var avatar: String?
    /// When, below who stands above the text.
    public var authorDate: String?
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
    /// Whether the picture is somebody's face: round where it does not stand behind the text.
    public var isPortrait = false
    /// What the picture's play control plays; `nil` for no control.
    public var media: PlayerElement.Media?
    /// Whether the reader has opened it.
    public var isSeen = false
    /// Whether only subscribers may open it.
    public var isRestricted = false
    /// Whether it carries a mark that the reader keeps it; a toolbar says so by its button.
    public var isBookmarked = false
    /// Whether it carries a mark that it plays.
    public var isPlaying = false
    /// Text at the trailing edge: a count of what is new.
    public var accessoryBadge: String?
    /// The row of buttons.
    public var buttons: [ToolbarElement.Button] = []
    /// How many comments, likes and views, as they are said.
    public var spokenCounts: [String] = []
    /// What the reader and the app know of it, as it is said.
    public var statusWords: [String] = []

    static let none = Extras()

    /// What is kept of it: nothing where there is none.
    var shared: Shared<Extras>? { isNone ? nil : Shared(self) }

    /// True for `none`, told without taking anything apart.
    var isNone: Bool {
      author == nil && avatar == nil && authorDate == nil && price == nil && commentCount == nil && likeCount == nil
        && viewCount == nil && details.isEmpty && badge == nil && !isPortrait && media == nil && !isSeen
        && !isRestricted && !isBookmarked && !isPlaying && accessoryBadge == nil && buttons.isEmpty
        && spokenCounts.isEmpty && statusWords.isEmpty
    }
  }
}

/// Extras while they are put together: an object once something is put in, and nothing before. Most items have none, and to
/// make and destroy so large a value for nothing takes long.
struct ExtrasDraft {
  final class Made {
    var extras = ArticleContent.Extras()
  }

  private var known: Made?

  /// What was put in so far; `nil` where nothing was.
  var extras: ArticleContent.Extras? { known?.extras }

  /// What something is put into.
  var made: Made {
    mutating get {
      let made = known ?? Made()
      known = made
      return made
    }
  }
}
