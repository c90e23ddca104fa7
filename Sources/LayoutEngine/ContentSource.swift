import LayoutKitCore

/// A layout with its style, the style's type forgotten.
protocol ContentSource: Sendable {
  var usesIndexes: Bool { get }
  /// Whether another source of the same layout makes the same contents.
  func makesSame(as other: any ContentSource) -> Bool
  func content(for item: ContentItem, status: ItemStatus, at index: ContentIndex) -> any ContentConfiguration
  /// What ads show; `nil` in a layout that cannot show ads.
  func contents(for ads: [NativeAd]) -> [any ContentConfiguration]?
  func header(_ header: SectionHeader, section: SectionID) -> (any ContentConfiguration)?
  func footer(_ footer: SectionFooter, section: SectionID) -> (any ContentConfiguration)?
  func placeholder(at index: ContentIndex) -> (any ContentConfiguration)?
  func message(_ message: StateMessage, section: SectionID) -> (any ContentConfiguration)?
  func pageIndicator(pages: Int, current: Int) -> (any ContentConfiguration)?
}

struct StyledLayout<Layout: ListLayout>: ContentSource {
  let layout: Layout
  let style: Layout.Style

  var usesIndexes: Bool { layout.usesIndexes }

  func makesSame(as other: any ContentSource) -> Bool { (other as? Self)?.style == style }

  func content(for item: ContentItem, status: ItemStatus, at index: ContentIndex) -> any ContentConfiguration {
    layout.content(for: item, status: status, at: index, style: style)
  }

  func contents(for ads: [NativeAd]) -> [any ContentConfiguration]? {
    guard let layout = layout as? any NativeAdLayoutable else { return nil }
    return contents(for: ads, in: layout)
  }

  private func contents<AdLayout: NativeAdLayoutable>(
    for ads: [NativeAd], in layout: AdLayout
  ) -> [any ContentConfiguration]? {
    guard let style = style as? AdLayout.Style else { return nil }
    return ads.map { layout.content(for: $0, style: style) }
  }

  func header(_ header: SectionHeader, section: SectionID) -> (any ContentConfiguration)? {
    layout.header(header, section: section, style: style)
  }

  func footer(_ footer: SectionFooter, section: SectionID) -> (any ContentConfiguration)? {
    layout.footer(footer, section: section, style: style)
  }

  func placeholder(at index: ContentIndex) -> (any ContentConfiguration)? {
    layout.placeholder(at: index, style: style)
  }

  func message(_ message: StateMessage, section: SectionID) -> (any ContentConfiguration)? {
    layout.message(message, section: section, style: style)
  }

  func pageIndicator(pages: Int, current: Int) -> (any ContentConfiguration)? {
    layout.pageIndicator(pages: pages, current: current, style: style)
  }
}
