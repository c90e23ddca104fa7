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

  /// All that is shown. It stands in an object, so that a configuration holds and hands on an article as one reference; a
  /// change makes another object.
  struct Parts: Sendable {
    var title: String?
    var summary: String?
    var byline: String?
    var picture: String?
    var kindWord: String?
    /// What only some items have; `nil` where there is none of it, as of most: a list then compares and hashes little.
    var extras: Shared<Extras>?
  }

  private final class Kept: Sendable {
    let parts: Parts

    init(_ parts: consuming Parts) { self.parts = parts }
  }

  private static let nothing = Kept(Parts())
  private var kept: Kept

  /// All that is shown.
  var parts: Parts {
    get { kept.parts }
    set { kept = Kept(newValue) }
  }

  /// Headline.
  public var title: String? {
    get { kept.parts.title }
    set { parts.title = newValue }
  }
  /// Description; of a post or a comment, the text itself.
  public var summary: String? {
    get { kept.parts.summary }
    set { parts.summary = newValue }
  }
  /// Who and when.
  public var byline: String? {
    get { kept.parts.byline }
    set { parts.byline = newValue }
  }
  /// Where the picture is; `nil` for an item without one.
  public var picture: String? {
    get { kept.parts.picture }
    set { parts.picture = newValue }
  }
  /// What it is, said behind its title.
  public var kindWord: String? {
    get { kept.parts.kindWord }
    set { parts.kindWord = newValue }
  }
  /// What only some items have.
  var extras: Shared<Extras>? { kept.parts.extras }

  /// What only some items have, as if it were among the rest.
  public subscript<Value>(dynamicMember path: WritableKeyPath<Extras, Value>) -> Value {
    get { (extras?.value ?? .none)[keyPath: path] }
    set {
      var changed = extras?.value ?? .none
      changed[keyPath: path] = newValue
      parts.extras = changed.shared
    }
  }

  /// What stands for it where there is room for one text: the title, else the text itself, else who says it.
  public var headline: String? { [title, summary, self.author].compactMap { $0 }.first { !$0.isEmpty } }

  /// An article of which nothing is known.
  public init() { kept = Self.nothing }

  init(_ parts: consuming Parts) { kept = Kept(parts) }

  /// True where all is the same, texts byte by byte: what is spelled otherwise may be set otherwise. It is quicker to tell,
  /// too, where texts are not of ASCII.
  public static func == (a: ArticleContent, b: ArticleContent) -> Bool {
    a.kept === b.kept || a.kept.parts.shows(b.kept.parts)
  }

  /// Hashes what is compared.
  public func hash(into hasher: inout Hasher) { kept.parts.hash(into: &hasher) }
}

extension ArticleContent.Parts {
  fileprivate func shows(_ other: Self) -> Bool {
    extras == other.extras && title.isExactly(other.title)
      && summary.isExactly(other.summary) && byline.isExactly(other.byline) && picture.isExactly(other.picture)
      && kindWord.isExactly(other.kindWord)
  }

  fileprivate func hash(into hasher: inout Hasher) {
    var texts = ExactTextHash()
    texts.add(title)
    texts.add(summary)
    texts.add(byline)
    texts.add(picture)
    texts.add(kindWord)
    hasher.combine(texts.value)
    if let extras { hasher.combine(extras) }
  }
}
