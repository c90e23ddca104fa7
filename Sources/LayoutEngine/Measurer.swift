public import LayoutKitCore

/// Measures cells by the views that draw them, one of each kind. Belongs to one thread; the cache is everybody's.
public final class Measurer {
  /// Where heights are kept.
  public let cache: MeasurementCache
  /// Cells measured so far, those the cache knew not counted.
  public private(set) var measuredCount = 0
  private var hosts: [CellKind: ContentHost] = [:]

  /// A measurer over a cache.
  public init(cache: MeasurementCache) { self.cache = cache }

  /// Height in whole pixels of a cell showing `content` at the scope's width.
  public func pixelHeight(
    of content: ContentBox, identity: PlaceIdentity, in scope: MeasurementScope, environment: LayoutEnvironment
  ) -> Int {
    let kind = content.configuration.kind
    let key = MeasurementKey(kind: kind, identity: identity, fingerprint: content.fingerprint)
    if let height = cache.height(for: key, in: scope) { return height }
    let host = hosts[kind] ?? ContentHost(kind: kind)
    hosts[kind] = host
    host.apply(content)
    let height = environment.grid.pixelsUp(host.height(forWidth: scope.width, in: environment))
    measuredCount += 1
    cache.store(height, for: key, in: scope)
    return height
  }
}

/// Heights of a plan's places, measured when a rule asks for them.
struct PlanExtents: ExtentSource {
  let plan: SectionPlan
  let measurer: Measurer
  let environment: LayoutEnvironment
  private let key: LayoutEnvironment.Key

  init(plan: SectionPlan, measurer: Measurer, environment: LayoutEnvironment) {
    self.plan = plan
    self.measurer = measurer
    self.environment = environment
    key = environment.key
  }

  var count: Int { plan.count }

  func pixelHeight(at index: VisibleIndex, width: Double) -> Int {
    let place = plan.place(at: index)
    return measurer.pixelHeight(
      of: place.content, identity: place.identity, in: scope(width: width), environment: environment)
  }

  func takesRow(_ index: VisibleIndex) -> Bool { plan.takesRow(at: index) }

  var rowTakers: [VisibleIndex] { plan.rowTakers }

  func scope(width: Double) -> MeasurementScope {
    MeasurementScope(section: plan.section.id, width: width, environment: key)
  }
}
