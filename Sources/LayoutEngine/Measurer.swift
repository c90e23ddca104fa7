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
  /// Room to work in.
  private var run = CellRun()

  /// A measurer over a cache.
  public init(cache: MeasurementCache) { self.cache = cache }

  /// Height in whole pixels of a cell showing `content` at the scope's width.
  public func pixelHeight(
    of content: ContentBox, identity: PlaceIdentity, in scope: MeasurementScope, environment: LayoutEnvironment
  ) -> Int {
    let kind = content.configuration.kind
    let key = MeasurementKey(kind: kind, identity: identity, fingerprint: content.fingerprint)
    if let height = cache.height(for: key, in: scope) { return height }
    let height = measure(content, isNew: false, kind: kind, in: scope, environment: environment)
    cache.store(height, for: key, in: scope)
    return height
  }

  /// Reads the heights of a plan's places from one on, as many as there is room for. The plan's boxes and the cache are asked
  /// for all of them at once, and take what is new at once; no lock is held while a cell is made or measured.
  func readPixelHeights(
    of plan: SectionPlan, from first: VisibleIndex, in scope: MeasurementScope, environment: LayoutEnvironment,
    into heights: inout [Int]
  ) {
    // Taken out, in case a view that measures comes back here.
    var run = CellRun()
    swap(&run, &self.run)
    plan.readCells(from: first, count: heights.count, into: &run)
    if !cache.readHeights(for: run.keys, in: scope, into: &heights) {
      for place in heights.indices where heights[place] == MeasurementCache.unknown {
        guard let box = run.boxes[place] else { continue }
        heights[place] = measure(
          box, isNew: run.isNew[place], kind: run.keys[place].kind, in: scope, environment: environment)
      }
      cache.store(heights, for: run.keys, in: scope)
    }
    plan.keepCells(of: &run)
    run.clear()
    swap(&run, &self.run)
  }

  /// A new box is nobody else's yet and holds no sizing.
  private func measure(
    _ content: ContentBox, isNew: Bool, kind: CellKind, in scope: MeasurementScope, environment: LayoutEnvironment
  ) -> Int {
    let points = height(of: content, isNew: isNew, kind: kind, in: scope, environment: environment)
    measuredCount += 1
    return environment.grid.pixelsUp(points)
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
    if isNew {
      content.keepFirst(sizing, in: scope.sharedEnvironment)
    } else {
      content.keep(sizing, in: scope.sharedEnvironment)
    }
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
