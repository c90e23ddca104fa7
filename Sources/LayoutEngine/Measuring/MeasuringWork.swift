import Foundation
import LayoutKitCore

/// Laying a list out away from the thread that shows it: a value that any task can carry out.
///
/// It is the list's plan at a moment and the cache that everybody shares; views to measure with are made where it is
/// carried out. All heights are kept until the list is laid out, so that a list may be longer than the cache is large.
public struct MeasuringWork: Sendable {
  let plan: SectionPlan
  let environment: LayoutEnvironment
  let cache: MeasurementCache
  /// Number of changes that the engine had seen.
  let changeCount: Int

  /// Measures all cells on several tasks and lays the list out; `nil` where there is no room or nothing to show.
  ///
  /// Which places are measured at which width is learned from the rule, which is tried on heights that are not known
  /// yet. Where places share columns whose widths differ, measured heights may send a place to another column: it is then
  /// measured again, until the rule asks for nothing new.
  /// - Parameters:
  ///   - tasks: how many measure at a time, at least one.
  ///   - progress: is told, on any thread and never twice at a time, as it goes on.
  /// - Throws: `CancellationError` once the task is cancelled. What was measured by then is in the cache.
  @concurrent
  public func arranged(
    tasks: Int = 2, progress: (@Sendable (MeasuringProgress) -> Void)? = nil
  ) async throws(CancellationError) -> ArrangedSection? {
    let measurer = Measurer(cache: cache)
    let rest = PlanExtents(plan: plan, measurer: measurer, environment: environment)
    guard environment.hasRoom, plan.count > 0, plan.showsSlots, let rule = plan.rule else {
      return ArrangedSection(plan, in: environment, measurer: measurer)
    }
    let space = ArrangementSpace(SectionSides(plan.section.design, in: environment), in: environment)
    guard space.width > 0 else { return nil }
    var known = KnownHeights(count: plan.count)
    var told = MeasuringProgress(measured: 0, total: 0)
    for _ in 0..<Self.mostRounds {
      let asked = AskedExtents(of: plan, known: known)
      _ = rule.arrangement(of: asked, in: space)
      guard !asked.asked.isEmpty else { break }
      let queue = MeasuringQueue(asked.asked, after: told, progress: progress)
      for (part, heights) in await measured(queue, tasks: max(1, tasks)) {
        known.take(heights, from: part.places.lowerBound, width: part.width)
      }
      told = queue.progress
      if Task.isCancelled { throw CancellationError() }
    }
    return ArrangedSection(
      plan, in: environment, extents: KnownExtents(known: known, rest: rest), measurer: measurer)
  }

  /// Measured heights settle columns from the top; what is left after so many rounds is measured while laying out.
  private static let mostRounds = 16

  private typealias Measured = [(MeasuringQueue.Part, [Int32])]

  private func measured(_ queue: MeasuringQueue, tasks: Int) async -> Measured {
    await withTaskGroup(of: Measured.self, returning: Measured.self) { group in
      for _ in 0..<tasks { group.addTask { await measured(queue) } }
      return await group.reduce(into: []) { $0 += $1 }
    }
  }

  /// Measures part after part with views of its own.
  private func measured(_ queue: MeasuringQueue) async -> Measured {
    let extents = PlanExtents(plan: plan.beside, measurer: Measurer(cache: cache), environment: environment)
    var measured: Measured = []
    while !Task.isCancelled, let part = queue.next() {
      var heights = Array(repeating: 0, count: part.places.count)
      extents.readPixelHeights(from: VisibleIndex(part.places.lowerBound), width: part.width, into: &heights)
      measured.append((part, heights.map { Int32($0) }))
      queue.finished(part)
      await Task.yield()
    }
    return measured
  }
}

/// Places to measure in parts that several tasks take one after the other.
private final class MeasuringQueue: Sendable {
  struct Part: Sendable {
    let width: Double
    let places: Range<Int>
  }

  /// How many places a part has at most: what is done at least once a task is cancelled.
  private static let partSize = 64
  private let parts: [Part]
  private let tell: (@Sendable (MeasuringProgress) -> Void)?
  private let lock = NSLock()
  nonisolated(unsafe) private var taken = 0
  nonisolated(unsafe) private var done: MeasuringProgress

  init(
    _ asked: [(width: Double, places: Range<Int>)], after told: MeasuringProgress,
    progress: (@Sendable (MeasuringProgress) -> Void)?
  ) {
    parts = asked.flatMap { width, places in
      stride(from: places.lowerBound, to: places.upperBound, by: Self.partSize).map {
        Part(width: width, places: $0..<min($0 + Self.partSize, places.upperBound))
      }
    }
    tell = progress
    done = told
    done.total += asked.reduce(0) { $0 + $1.places.count }
  }

  var progress: MeasuringProgress { lock.withLock { done } }

  func next() -> Part? {
    lock.withLock {
      guard taken < parts.count else { return nil }
      taken += 1
      return parts[taken - 1]
    }
  }

  /// Tells while it holds the lock, so that what is told never goes back.
  func finished(_ part: Part) {
    lock.withLock {
      done.measured += part.places.count
      tell?(done)
    }
  }
}
