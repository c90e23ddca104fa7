public import LayoutKitCore

/// A section's places in one environment: which there are and what each shows. A value.
public struct SectionPlan: Sendable {
  /// What is planned.
  public let section: ListSection
  /// Number of places.
  public let count: Int
  /// The layout's rule; `nil` where the list speaks for itself.
  public let rule: (any ArrangementRule)?
  /// What the title line shows; `nil` for no line.
  public let header: ContentBox?
  /// What the line below the cells shows; `nil` for no line, and below a message.
  public let footer: ContentBox?
  private let slots: any SlotMap
  private let items: ArraySlice<ContentItem>
  private let ads: [PlannedAd]
  private let message: ContentBox?
  /// The cells of a list that waits for its items.
  private let placeholders: [ContentBox]
  private let source: any ContentSource
  private let boxes = BoxShelf()

  /// Plans a section.
  /// - Parameters:
  ///   - slots: which slot stands where; a map that does not count the items, or counts more ads than there are, is not used.
  ///   - ads: those that have arrived, in order. They show only in a layout that can show ads.
  public init(
    of section: ListSection, layout: any ListLayout, in environment: LayoutEnvironment,
    slots: (any SlotMap)? = nil, ads: [NativeAd] = []
  ) {
    self.section = section
    let source = Self.source(layout, in: environment)
    self.source = source
    items = section.visibleItems
    message = section.stateMessage(in: environment.words).flatMap { source.message($0, section: section.id) }.map(
      ContentBox.init)
    let planned = source.contents(for: ads).map { contents in
      zip(ads, contents).map { PlannedAd(id: $0.id, content: ContentBox($1)) }
    }
    if let slots, let planned, (0...planned.count).contains(slots.count - items.count) {
      self.slots = slots
      self.ads = planned
    } else {
      self.slots = ContentSlotMap(count: items.count)
      self.ads = []
    }
    placeholders = (0..<section.placeholderCount).compactMap { source.placeholder(at: ContentIndex($0)) }
      .map(ContentBox.init)
    let cells = placeholders.isEmpty ? self.slots.count : placeholders.count
    count = message == nil ? cells : 1
    rule = message == nil ? layout.rule(in: environment) : nil
    header = count == 0 ? nil : section.header.flatMap { source.header($0, section: section.id) }.map(ContentBox.init)
    let footer = count == 0 || message != nil || section.footer?.isBlank == true ? nil : section.footer
    self.footer = footer.flatMap { source.footer($0, section: section.id) }.map(ContentBox.init)
  }

  private static func source(_ layout: some ListLayout, in environment: LayoutEnvironment) -> any ContentSource {
    StyledLayout(layout: layout, style: layout.style(in: environment))
  }

  /// What stands at a place from 0 to `count` - 1; asked again, the same content box.
  public func place(at index: VisibleIndex) -> Place {
    if let message {
      return Place(slot: nil, identity: .message, content: message, action: nil)
    }
    if !placeholders.isEmpty {
      let content = placeholders[index.value]
      return Place(slot: nil, identity: .placeholder(index.value), content: content, action: nil)
    }
    let slot = slots.slot(at: index)
    switch slot {
    case .content(let content):
      var item = items[items.startIndex + content.value]
      item.badge = section.badges[item.id] ?? item.badge
      let state = section.states[item.id] ?? .normal
      let box = boxes.box(at: index) {
        var configuration = source.content(for: item, status: section.statuses[item.id] ?? [], at: content)
        configuration.state = state
        return configuration
      }
      return Place(
        slot: slot, identity: .item(item.id), content: box, action: state.isDisabled ? nil : .open(item.id))
    case .ad(let ordinal):
      return Place(slot: slot, identity: .ad(ads[ordinal].id), content: ads[ordinal].content, action: nil)
    }
  }

  /// What stands below cells that scroll sideways while a page, from 0, of a number of pages is shown; `nil` for nothing.
  public func pageIndicator(pages: Int, current: Int) -> ContentBox? {
    message == nil && placeholders.isEmpty
      ? source.pageIndicator(pages: pages, current: current).map(ContentBox.init) : nil
  }

  /// The item a place holds; `nil` for an ad, a message or an item on its way.
  public func item(at index: VisibleIndex) -> ContentItem? {
    guard message == nil, placeholders.isEmpty, case .content(let content) = slots.slot(at: index) else { return nil }
    return items[items.startIndex + content.value]
  }
}

private struct PlannedAd {
  let id: String
  let content: ContentBox
}
