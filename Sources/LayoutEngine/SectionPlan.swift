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
  private let slots: any SlotMap
  private let items: ArraySlice<ContentItem>
  private let ads: [PlannedAd]
  private let message: ContentBox?
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
    count = message == nil ? self.slots.count : 1
    rule = message == nil ? layout.rule(in: environment) : nil
    header = count == 0 ? nil : section.header.flatMap { source.header($0, section: section.id) }.map(ContentBox.init)
  }

  private static func source(_ layout: some ListLayout, in environment: LayoutEnvironment) -> any ContentSource {
    StyledLayout(layout: layout, style: layout.style(in: environment))
  }

  /// What stands at a place from 0 to `count` - 1; asked again, the same content box.
  public func place(at index: VisibleIndex) -> Place {
    if let message {
      return Place(slot: nil, identity: .message, content: message, action: nil)
    }
    let slot = slots.slot(at: index)
    switch slot {
    case .content(let content):
      let item = items[items.startIndex + content.value]
      let box = boxes.box(at: index) {
        source.content(for: item, status: section.statuses[item.id] ?? [], at: content)
      }
      return Place(slot: slot, identity: .item(item.id), content: box, action: .open(item.id))
    case .ad(let ordinal):
      return Place(slot: slot, identity: .ad(ads[ordinal].id), content: ads[ordinal].content, action: nil)
    }
  }

  /// The item a place holds; `nil` for an ad or a message.
  public func item(at index: VisibleIndex) -> ContentItem? {
    guard message == nil, case .content(let content) = slots.slot(at: index) else { return nil }
    return items[items.startIndex + content.value]
  }
}

private struct PlannedAd {
  let id: String
  let content: ContentBox
}
