public import HomePageHost
public import LayoutEngine
public import LayoutKitCore

/// Wraps a list in the home page's older contract: looks its template up in the registry, and answers every question
/// from the engine's arrangement. It has no geometry of its own.
public final class HomeWidgetAdapter: HomeWidget {
  /// The list, with its template.
  public let presenter: SectionPresenter
  private var environment: LayoutEnvironment?
  /// What shows the title line, the footer and what tells the page.
  private var lineHosts = LineHosts<SectionDecoration.Kind>()

  /// An adapter for a list. Where its template cannot be had, the registry's first template says why instead.
  public init(section: ListSection, registry: TemplateRegistry, cache: MeasurementCache, ads: SectionAds? = nil) {
    presenter = SectionPresenter(section: section, registry: registry, cache: cache, ads: ads)
  }

  /// The list as it is laid out; `nil` before there is room, or where there is nothing to show.
  public var arranged: ArrangedSection? { environment.flatMap { presenter.arranged(in: $0) } }

  // MARK: HomeWidget

  /// The section's.
  public var id: SectionID { presenter.id }
  /// The section's.
  public var sectionKind: SectionKind { presenter.head.kind }
  /// The design's.
  public var margins: Insets { presenter.head.design.margins }
  /// As the layout's rule scrolls.
  public var scrolling: WidgetScrolling {
    switch arranged?.scrolling {
    case .horizontal(let stops): .sideways(stops)
    case .vertical, .verticalPaging, nil: .withPage
    }
  }

  /// The kinds its places show, each once, in the order they first show.
  public var cellKinds: [CellKind] {
    var seen: Set<CellKind> = []
    return (0..<cellCount).map { kind(ofCell: VisibleIndex($0)) }.filter { seen.insert($0).inserted }
  }

  /// Number of places.
  public var cellCount: Int { arranged?.count ?? 0 }

  /// The arrangement's size.
  public func size(forWidth width: Double) -> Size {
    environment?.container.width = width
    return arranged?.size ?? .zero
  }

  /// The arrangement's frame.
  public func frame(ofCell index: VisibleIndex) -> Rect { arranged?.frame(at: index) ?? .zero }

  /// The arrangement's places.
  public func cells(in rect: Rect) -> [VisibleIndex] { arranged?.places(in: rect) ?? [] }

  /// The kind of what the place shows.
  public func kind(ofCell index: VisibleIndex) -> CellKind {
    arranged?.plan.place(at: index).content.configuration.kind ?? ""
  }

  /// Shows what stands at the place.
  public func configure(_ host: ContentHost, forCell index: VisibleIndex) {
    if let place = arranged?.plan.place(at: index) { host.apply(place.content) }
  }

  /// Opens what stands at the place: an item, never an ad.
  public func action(forCell index: VisibleIndex) -> ContentAction? { arranged?.plan.place(at: index).action }

  /// The arrangement's: background, title line, separators, what tells the page, footer.
  public func decorations(in rect: Rect) -> [WidgetDecoration] {
    guard let arranged else { return [] }
    return arranged.decorations(in: rect).map { decoration in
      WidgetDecoration(
        frame: decoration.frame, list: list(of: decoration, in: arranged.environment), zIndex: decoration.zIndex)
    }
  }

  private func list(of decoration: SectionDecoration, in environment: LayoutEnvironment) -> DisplayList {
    switch decoration.look {
    case .ink(let list): return list
    case .content(let content):
      return lineHosts.list(
        of: decoration.kind, showing: content, in: decoration.frame.size, environment: environment)
    }
  }

  /// Looks the template up again and lays the list out anew.
  public func reload() { presenter.reload() }

  /// Takes the app's design, with the section's own changes on top.
  public func designChanged(to design: DesignModel) { presenter.apply(design: design) }

  /// Takes the container and the reader's settings. A block of the page has no height of its own to fill.
  public func environmentChanged(to environment: LayoutEnvironment) {
    self.environment = environment
    self.environment?.container.height = 0
  }
}
