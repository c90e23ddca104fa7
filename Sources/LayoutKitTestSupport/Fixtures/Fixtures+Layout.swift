import HomeWidgetAdapters
public import LayoutEngine
public import LayoutKitCore

extension Fixtures {
  /// A section laid out by a template, as a home page does it, with an ad behind each of the first items; `nil` where there
  /// is nothing to show.
  /// - Throws: `TemplateError` where the template takes the section's variant, options or design for wrong.
  public static func arranged(
    _ section: ListSection, ads: [NativeAd] = [], by template: some ListTemplate, in environment: LayoutEnvironment,
    cache: MeasurementCache = MeasurementCache()
  ) throws(TemplateError) -> ArrangedSection? {
    let widget = HomeWidgetAdapter(
      section: section, registry: TemplateRegistry([template]), cache: cache, ads: SectionAds(behindEach: ads))
    if let error = widget.presenter.error { throw error }
    widget.environmentChanged(to: environment)
    return widget.arranged
  }
}

extension ArrangedSection {
  /// Frames of all places.
  public var frames: [Rect] { (0..<count).map { frame(at: VisibleIndex($0)) } }

  /// What a fresh view draws at a place from 0 to `count` - 1.
  public func displayList(at index: Int) -> DisplayList {
    let frame = frame(at: VisibleIndex(index))
    return plan.place(at: VisibleIndex(index)).content.freshHost.displayList(in: frame.size, environment: environment)
  }
}

extension DisplayList {
  /// The first node of a key, groups looked into.
  public func node(_ key: String) -> DisplayNode? { allNodes.first { $0.key == key } }

  /// The frame of the first node of a key.
  public func frame(_ key: String) -> Rect? { node(key)?.frame }

  /// All texts, in painting order.
  public var texts: [String] {
    allNodes.compactMap { node in
      if case .text(let content) = node.content { content.text.string } else { nil }
    }
  }

  /// What all controls ask for, in painting order.
  public var actions: [ContentAction] {
    allNodes.compactMap { node in
      if case .control(let action) = node.content { action } else { nil }
    }
  }
}

extension SectionAds {
  /// Ads that stand one behind each of the first items.
  init(behindEach ads: [NativeAd]) { self.init(ads, in: IntervalSlotPlan(interval: 1)) }
}
