/// The line that ends a section, below its cells. With neither title nor button there is none.
public struct SectionFooter: Hashable, Sendable {
  /// What it says; `nil` for a line that only offers the whole list.
  public var title: String?
  /// Whether it offers the whole list.
  public var showsSeeAll: Bool
  /// Whether it stays in sight while its section scrolls, on hosts that scroll sections.
  public var isSticky: Bool

  /// A footer with a title, a button or both.
  public init(title: String? = nil, showsSeeAll: Bool = false, isSticky: Bool = false) {
    self.title = title
    self.showsSeeAll = showsSeeAll
    self.isSticky = isSticky
  }

  /// True when there is nothing to show.
  public var isBlank: Bool { (title ?? "").isEmpty && !showsSeeAll }
}
