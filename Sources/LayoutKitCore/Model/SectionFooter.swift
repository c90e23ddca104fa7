/// The line that ends a section, below its cells. With neither title nor button there is none.
public struct SectionFooter: Hashable, Sendable {
  /// What it says; `nil` for a line that only has buttons.
  public var title: String?
  /// Whether it offers the whole list.
  public var showsSeeAll: Bool
  /// Whether it offers the next page of the items; it does where there is one.
  public var offersMore: Bool
  /// Whether the next page is on its way, which it says in place of offering it. A section sets it in the footer that it
  /// shows, by `ListSection.isLoadingMore`.
  public internal(set) var isLoadingMore = false
  /// Whether it stays in sight while its section scrolls, on hosts that scroll sections.
  public var isSticky: Bool

  /// A footer with a title, buttons or both.
  public init(title: String? = nil, showsSeeAll: Bool = false, offersMore: Bool = false, isSticky: Bool = false) {
    self.title = title
    self.showsSeeAll = showsSeeAll
    self.offersMore = offersMore
    self.isSticky = isSticky
  }

  /// True when there is nothing to show.
  public var isBlank: Bool { (title ?? "").isEmpty && !showsSeeAll && !offersMore }
}
