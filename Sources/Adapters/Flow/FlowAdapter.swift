public import LayoutEngine
public import LayoutKitCore

/// Answers a flow layout's questions for one section, where the section's rule can be said as flow. It looks the list's
/// template up in the registry and keeps no frame; every answer is the engine's. Belongs to whoever made it.
public final class FlowAdapter {
  /// The list, with its template.
  public let presenter: SectionPresenter

  /// An adapter for a list. Where its template cannot be had, the registry's first template says why instead.
  public convenience init(
    section: ListSection, registry: TemplateRegistry, cache: MeasurementCache, ads: SectionAds? = nil
  ) {
    self.init(presenter: SectionPresenter(section: section, registry: registry, cache: cache, ads: ads))
  }

  /// An adapter for a list that others may show as well.
  public init(presenter: SectionPresenter) {
    self.presenter = presenter
  }

  /// The section as a flow layout has it; `nil` where there is no width, or nothing to show. Every place is looked at once,
  /// as a flow layout does.
  /// - Throws: `FlowRefusal` where a flow layout would put a cell elsewhere than the section's rule does.
  public func section(in environment: LayoutEnvironment) throws(FlowRefusal) -> FlowSection? {
    guard let arranged = presenter.arranged(in: environment) else { return nil }
    return try FlowSection(arranged)
  }
}
