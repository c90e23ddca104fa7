public import LayoutKitCore

/// Measures cells by the views that draw them, one of each kind. What a view leaves behind of a cell answers for other
/// widths without it. Belongs to one thread; the cache is everybody's.
public final class Measurer {
  /// Where heights are kept.
  public let cache: MeasurementCache
  /// Cells measured so far, those the cache knew not counted.
  public private(set) var measuredCount = 0
  /// Cells bound to a view so far: the others were measured by what a view had left behind.
  package var boundCount: Int { hosts.values.reduce(0) { $0 + $1.counts.binds } }
  private var hosts: [CellKind: ContentHost] = [:]
  /// The one used last: most lists have cells of one kind.
  private var latest: ContentHost?

  /// A measurer over a cache.
  public init(cache: MeasurementCache) { self.cache = cache }

  /// Height in whole pixels of a cell showing `content` at the scope's width.
  public func pixelHeight(
    of content: ContentBox, identity: PlaceIdentity, in scope: MeasurementScope, environment: LayoutEnvironment
  ) -> Int {
    pixelHeight(of: content, isNew: false, identity: identity, in: scope, environment: environment)
  }

  /// The same; a new box holds no sizing yet, so it is not asked.
  func pixelHeight(
    of content: ContentBox, isNew: Bool, identity: PlaceIdentity, in scope: MeasurementScope,
    environment: LayoutEnvironment
  ) -> Int {
    let kind = content.configuration.kind
    let key = MeasurementKey(kind: kind, identity: identity, fingerprint: content.fingerprint)
    if let height = cache.height(for: key, in: scope) { return height }
    let points = height(of: content, isNew: isNew, kind: kind, in: scope, environment: environment)
    let height = environment.grid.pixelsUp(points)
    measuredCount += 1
    cache.store(height, for: key, in: scope)
    return height
  }

  private func height(
    of content: ContentBox, isNew: Bool, kind: CellKind, in scope: MeasurementScope, environment: LayoutEnvironment
  ) -> Double {
    if !isNew, let sizing = content.sizing(in: scope.sharedEnvironment) {
      return sizing.size(forWidth: scope.width).height
    }
    let host = host(for: kind)
    host.bind(content)
    guard let sizing = host.sizing(in: environment, key: scope.sharedEnvironment) else {
      return host.height(forWidth: scope.width, in: environment)
    }
    content.keep(sizing, in: scope.sharedEnvironment)
    return sizing.size(forWidth: scope.width).height
  }

  private func host(for kind: CellKind) -> ContentHost {
    if let latest, latest.kind == kind { return latest }
    let host = hosts[kind] ?? ContentHost(kind: kind)
    hosts[kind] = host
    latest = host
    return host
  }
}

/// Heights of a plan's places, measured when a rule asks for them.
struct PlanExtents: ExtentSource {
  let plan: SectionPlan
  let measurer: Measurer
  let environment: LayoutEnvironment
  private let key: Shared<LayoutEnvironment.Key>

  init(plan: SectionPlan, measurer: Measurer, environment: LayoutEnvironment) {
    self.plan = plan
    self.measurer = measurer
    self.environment = environment
    let key = environment.key
    self.key = plan.environment.value == key ? plan.environment : Shared(key)
  }

  var count: Int { plan.count }

  func pixelHeight(at index: VisibleIndex, width: Double) -> Int {
    pixelHeight(of: plan.place(at: index), width: width)
  }

  func pixelHeight(of place: Place, width: Double) -> Int {
    measurer.pixelHeight(
      of: place.content, identity: place.identity, in: scope(width: width), environment: environment)
  }

  func readPixelHeights(from first: VisibleIndex, width: Double, into heights: inout [Int]) {
    let scope = scope(width: width)
    for number in heights.indices {
      let cell = plan.cell(at: VisibleIndex(first.value + number))
      heights[number] = measurer.pixelHeight(
        of: cell.content, isNew: cell.isNew, identity: cell.identity, in: scope, environment: environment)
    }
  }

  func takesRow(_ index: VisibleIndex) -> Bool { plan.takesRow(at: index) }

  var rowTakers: [VisibleIndex] { plan.rowTakers }

  func scope(width: Double) -> MeasurementScope {
    MeasurementScope(section: plan.section.id, width: width, sharedEnvironment: key)
  }
}
