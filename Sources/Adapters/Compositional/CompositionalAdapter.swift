public import LayoutEngine
public import LayoutKitCore

/// Answers a compositional layout's question for one section: how is it laid out in this environment? It looks the list's
/// template up in the registry and keeps no frame; every answer is the engine's. Belongs to whoever made it.
public final class CompositionalAdapter {
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

  /// The section as a compositional layout has it; `nil` where there is no width, or nothing to show.
  /// - Parameter environment: the container is the collection view's, its height what is seen at once.
  public func section(in environment: LayoutEnvironment) -> CompositionalSection? {
    presenter.arranged(in: environment).map(CompositionalSection.init)
  }
}
