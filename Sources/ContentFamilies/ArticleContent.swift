public import ContentElements
import LayoutKitCore

/// What an article's row or card shows of an item, formatted and ready.
@dynamicMemberLookup
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
  /// Who and when.
  public var byline: String?
  /// Where the picture is; `nil` for an item without one.
  public var picture: String?
  /// Whether the reader has opened it.
  public var isSeen = false
  /// What it is, said behind its title.
  public var kindWord: String?
  /// What only some items have; `nil` where there is none of it, as of most: a list then copies, compares and hashes little.
  private(set) var extras: Shared<Extras>?

  /// What only some items have, as if it were among the rest.
  public subscript<Value>(dynamicMember path: WritableKeyPath<Extras, Value>) -> Value {
    get { (extras?.value ?? .none)[keyPath: path] }
    set {
      var changed = extras?.value ?? .none
      changed[keyPath: path] = newValue
      set(changed)
    }
  }

  mutating func set(_ extras: Extras) { self.extras = extras.isNone ? nil : Shared(extras) }

  /// What stands for it where there is room for one text: the title, else the text itself, else who says it.
  public var headline: String? { [title, summary, self.author].compactMap { $0 }.first { !$0.isEmpty } }

  /// An article of which nothing is known.
  public init() {}

  /// True where all is the same, texts byte by byte: what is spelled otherwise may be set otherwise. It is quicker to tell,
  /// too, where texts are not of ASCII.
  public static func == (a: ArticleContent, b: ArticleContent) -> Bool {
    a.isSeen == b.isSeen && a.extras == b.extras && a.title.isExactly(b.title) && a.summary.isExactly(b.summary)
      && a.byline.isExactly(b.byline) && a.picture.isExactly(b.picture) && a.kindWord.isExactly(b.kindWord)
  }

  /// Hashes what is compared.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(isSeen)
    hasher.combine(extras)
    var texts = ExactTextHash()
    texts.add(title)
    texts.add(summary)
    texts.add(byline)
    texts.add(picture)
    texts.add(kindWord)
    hasher.combine(texts.value)
  }
}
