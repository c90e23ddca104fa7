public import CompositionalAdapters
public import LayoutEngine
public import LayoutKitCore

/// A collection view without a screen: sections below each other from compositional adapters, a window on them that scrolls,
/// cells that are used again, touches, and updates that keep what the reader looks at where it is.
///
/// What it does in one go is done when a method returns: there is no later pass. Belongs to whoever made it.
public final class HeadlessCollectionView {
  /// Is told what happens.
  public weak var observer: (any ScreenObserver)?
  /// Receives what readers ask for.
  public weak var actionHandler: (any ContentActionHandler)?
  /// How far beyond the window places are told to be about to come into sight, in points.
  public var prefetchMargin: Double
  /// Tells the time in seconds, from any moment on.
  public var clock: () -> Double = { 0 }
  /// The container and the reader's settings.
  public internal(set) var environment: LayoutEnvironment
  /// The window's upper edge on the content, in points; above 0 where it is scrolled, below it under what covers the top.
  public internal(set) var contentOffset: Double
  /// When cells are measured. A `progressive` screen measures what is in sight and estimates the rest until `settle` has
  /// measured it.
  public let measuring: MeasuringMode
  let registry: TemplateRegistry
  let cache: MeasurementCache
  let mediaLoader: (any MediaLoader)?
  var sections: [ScreenSection] = []
  var pool = CellPool()
  var made: [ScreenCell] = []
  var counted = ScreenCounts()
  var highlighted: ScreenPlace?
  var impressions = ImpressionMeter()
  /// What was in sight before the environment changed, as long as nothing else did.
  var turnedSight: ScreenSight?

  /// A screen that shows a moment's sections.
  /// - Parameters:
  ///   - mediaLoader: loads the pictures of cells in sight, when asked to; `nil` for none.
  ///   - measuring: when cells are measured.
  public init(
    _ snapshot: ListSnapshot, registry: TemplateRegistry, cache: MeasurementCache, environment: LayoutEnvironment,
    mediaLoader: (any MediaLoader)? = nil, measuring: MeasuringMode = .exact
  ) {
    self.measuring = measuring
    self.registry = registry
    self.cache = cache
    self.environment = environment
    self.mediaLoader = mediaLoader
    contentOffset = -environment.safeArea.top
    prefetchMargin = max(0, environment.container.height / 2)
    sections = snapshot.sections.map(screenSection)
    stack()
    measureWindow()
    showWindow()
  }

  /// What it has done so far.
  public var counts: ScreenCounts {
    var counts = counted
    counts.measured = sections.reduce(counts.measured) { $0 + $1.adapter.presenter.measuredCount }
    for cell in made {
      counts.layoutPasses += cell.host.counts.layoutPasses
      counts.binds += cell.host.counts.binds
    }
    return counts
  }

  // MARK: Geometry

  /// The sections' adapters, from the top.
  public var adapters: [CompositionalAdapter] { sections.map(\.adapter) }

  /// What the device covers above and below the content.
  public var contentInset: Insets {
    Insets(top: environment.safeArea.top, leading: 0, bottom: environment.safeArea.bottom, trailing: 0)
  }

  /// All sections together, in points.
  public var contentSize: Size {
    Size(
      width: environment.hasRoom ? environment.container.width : 0,
      height: sections.last.map { $0.top + $0.size.height } ?? 0)
  }

  /// The window on the content.
  public var bounds: Rect {
    Rect(
      x: 0, y: contentOffset, width: contentSize.width,
      height: environment.container.height.isFinite ? max(0, environment.container.height) : 0)
  }

  /// Where the window's upper edge may rest.
  public var offsets: ClosedRange<Double> {
    let first = -contentInset.top
    return first...max(first, contentSize.height + contentInset.bottom - bounds.height)
  }

  /// Where a section stands on the content; of no height where it shows nothing, empty where there is no such section.
  public func frame(ofSection number: Int) -> Rect {
    guard sections.indices.contains(number) else { return .zero }
    return Rect(x: 0, y: sections[number].top, width: contentSize.width, height: sections[number].size.height)
  }

  /// Where a place's cell stands on the content, as its section is scrolled sideways; `nil` for no such place.
  public func frame(of place: ScreenPlace) -> Rect? {
    guard sections.indices.contains(place.section) else { return nil }
    let section = sections[place.section]
    guard let arranged = section.arranged(in: environment), (0..<arranged.count).contains(place.index.value) else {
      return nil
    }
    return arranged.frame(at: place.index).offset(x: section.shift(in: environment), y: section.top)
  }

  /// Where an item, an ad or what a section says of itself stands; `nil` where it is not on the screen. Looks through the
  /// section's places.
  public func place(of identity: PlaceIdentity, in section: SectionID) -> ScreenPlace? {
    for (number, candidate) in sections.enumerated() where candidate.id == section {
      guard let arranged = candidate.arranged(in: environment) else { continue }
      for index in 0..<arranged.count where arranged.plan.place(at: VisibleIndex(index)).identity == identity {
        return ScreenPlace(section: number, index: VisibleIndex(index))
      }
    }
    return nil
  }

  /// The place whose cell is at a point of the window; `nil` between cells.
  public func place(at point: Point) -> ScreenPlace? {
    let y = point.y + contentOffset
    for number in sectionNumbers(in: Rect(x: 0, y: y, width: contentSize.width, height: 0.01)) {
      let section = sections[number]
      let inside = Point(x: point.x - section.shift(in: environment), y: y - section.top)
      if let index = section.arranged(in: environment)?.place(at: inside) {
        return ScreenPlace(section: number, index: index)
      }
    }
    return nil
  }

  func screenSection(_ section: ListSection) -> ScreenSection {
    let adapter = CompositionalAdapter(section: section, registry: registry, cache: cache)
    adapter.presenter.measuring = measuring
    return ScreenSection(adapter)
  }

  /// Puts the sections below each other.
  func stack() {
    var top = 0.0
    for section in sections {
      section.layOut(in: environment)
      section.top = top
      top += section.size.height
    }
  }

  /// The sections that share area with a rectangle of the content.
  func sectionNumbers(in rect: Rect) -> Range<Int> {
    let first = sections.indices.countBefore { sections[$0].top + sections[$0].size.height > rect.y }
    let end = sections.indices.countBefore { sections[$0].top >= rect.maxY }
    return first..<max(first, end)
  }
}
