/// The rules of one list, a value: what each item shows and how cells stand to each other.
public protocol ListLayout<Style>: Sendable {
  /// What items share, resolved for an environment. Two that are equal make equal cells: what was made with one is kept for
  /// an environment with the other, as when only the width changes.
  associatedtype Style: Equatable & Sendable
  /// Fonts, colours and spacing, resolved once an environment.
  func style(in environment: LayoutEnvironment) -> Style
  /// What an item shows.
  func content(
    for item: ContentItem, status: ItemStatus, at index: ContentIndex, style: Style
  ) -> any ContentConfiguration
  /// Whether what an item shows depends on its index, as a number before it does; not so by default.
  var usesIndexes: Bool { get }
  /// How cells are arranged, so that columns can answer to the width.
  func rule(in environment: LayoutEnvironment) -> any ArrangementRule
  /// What the section's title line shows; nothing by default.
  func header(_ header: SectionHeader, section: SectionID, style: Style) -> (any ContentConfiguration)?
  /// What the line below the cells shows; nothing by default.
  func footer(_ footer: SectionFooter, section: SectionID, style: Style) -> (any ContentConfiguration)?
  /// What stands for an item that is on its way, in the cells' own geometry; nothing by default.
  func placeholder(at index: ContentIndex, style: Style) -> (any ContentConfiguration)?
  /// What a list without items says; nothing by default.
  func message(_ message: StateMessage, section: SectionID, style: Style) -> (any ContentConfiguration)?
  /// What stands below cells that scroll sideways, telling which page of how many is shown, from 0; nothing by default.
  func pageIndicator(pages: Int, current: Int, style: Style) -> (any ContentConfiguration)?
}

extension ListLayout {
  /// What an item shows depends on the item alone.
  public var usesIndexes: Bool { false }
  /// No title line.
  public func header(_ header: SectionHeader, section: SectionID, style: Style) -> (any ContentConfiguration)? { nil }
  /// No line below the cells.
  public func footer(_ footer: SectionFooter, section: SectionID, style: Style) -> (any ContentConfiguration)? { nil }
  /// Nothing while items are on their way.
  public func placeholder(at index: ContentIndex, style: Style) -> (any ContentConfiguration)? { nil }
  /// No message.
  public func message(_ message: StateMessage, section: SectionID, style: Style) -> (any ContentConfiguration)? { nil }
  /// No page indicator.
  public func pageIndicator(pages: Int, current: Int, style: Style) -> (any ContentConfiguration)? { nil }
}

/// A layout that knows how to show a native ad among its items.
public protocol NativeAdLayoutable: ListLayout {
  /// What an ad shows.
  func content(for ad: NativeAd, style: Style) -> any ContentConfiguration
}
