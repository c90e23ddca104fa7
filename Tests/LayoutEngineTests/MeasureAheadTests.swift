import Arrangements
import Foundation
import LayoutKitCore
import LayoutKitTestSupport
import Testing

@testable import LayoutEngine

@Suite struct MeasureAheadTests {
  /// 643 pixels, which two columns share unevenly.
  private let environment = Fixtures.environment(width: 321.5)

  private func engine(
    _ count: Int, rule: any ArrangementRule = ColumnRule(spacing: 10), capacity: Int = 50_000
  )
    -> SectionEngine
  {
    var section = ListSection.stub((0..<count).map { Double(20 + $0 * 7 % 11 * 10) })
    section.header = SectionHeader(title: "Title")
    return SectionEngine(
      section: section, layout: StubLayout(arrangement: rule, growth: 0.5),
      cache: MeasurementCache(capacity: capacity))
  }

  @Test(arguments: ProgressiveTests.rules.indices, [1, 2, 5])
  func `Several tasks come to what one thread comes to, and nothing is measured afterwards`(
    rule: Int, tasks: Int
  ) async throws {
    let rule = ProgressiveTests.rules[rule]
    let engine = engine(1_000, rule: rule)
    #expect(try await engine.measureAhead(in: environment, tasks: tasks))
    let (ahead, exact) = (
      try #require(engine.arranged(in: environment)),
      try #require(self.engine(1_000, rule: rule).arranged(in: environment))
    )
    #expect(engine.measurer.measuredCount == 0)
    #expect(ahead.isSettled && ahead.size == exact.size)
    for place in 0..<1_000 { #expect(ahead.frame(at: VisibleIndex(place)) == exact.frame(at: VisibleIndex(place))) }
    // The title line and what stands at each place, once.
    if rule is ColumnRule { #expect(engine.measurer.cache.counts.misses == 1_001) }
  }

  @Test func `A list may be longer than the cache is large`() async throws {
    let engine = engine(2_000, capacity: 100)
    try await engine.measureAhead(in: environment)
    #expect(engine.arranged(in: environment)?.isSettled == true)
    #expect(engine.measurer.measuredCount == 0)
    #expect(engine.measurer.cache.count == 100)
  }

  @Test func `It tells how far it is, never going back`() async throws {
    let diary = ProgressDiary()
    try await engine(1_000).measureAhead(in: environment, tasks: 3) { diary.write($0) }
    let told = diary.entries
    #expect(told.last == MeasuringProgress(measured: 1_000, total: 1_000))
    #expect(zip(told, told.dropFirst()).allSatisfy { $0.measured < $1.measured })
    // In parts of 64.
    #expect(told.count == 16)
  }

  @Test func `Cancelled, it stops and leaves the engine as it was`() async throws {
    let engine = engine(10_000)
    let work = try #require(engine.measuringWork(in: environment))
    let gate = ProgressDiary()
    let task = Task {
      try await work.arranged(tasks: 2) { told in
        gate.write(told)
        // Cancelled by itself once it is under way: each task ends with its part.
        withUnsafeCurrentTask { $0?.cancel() }
      }
    }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(gate.entries.count <= 2)
    #expect(engine.ahead == nil && engine.measurer.cache.count <= 128)
  }

  @Test func `What changed meanwhile is measured by itself`() async throws {
    let engine = engine(500)
    let work = try #require(engine.measuringWork(in: environment))
    let arranged = try #require(try await work.arranged())
    var edits = ListEdits()
    edits.removed = ["3"]
    edits.inserted = [.init(ContentItem(id: "new", kind: .article), at: ContentIndex(100))]
    try engine.apply(edits)
    #expect(!engine.take(arranged, of: work))
    #expect(engine.arranged(in: environment)?.count == 500)
    #expect(engine.measurer.measuredCount == 1)
  }

  @Test func `A list that is shown with estimates takes the heights over and keeps its place`() async throws {
    let engine = engine(500)
    engine.measuring = .progressive
    let middle = try #require(engine.arranged(in: environment)).size.height / 2
    let window = Rect(x: 0, y: middle, width: 320, height: 200)
    engine.show(window, in: environment)
    let shown = try #require(engine.arranged(in: environment))
    let first = try #require(shown.places(in: window).first)
    let measured = engine.measurer.measuredCount
    try await engine.measureAhead(in: environment)
    // What shows does not change before the host asks for it.
    #expect(engine.arranged(in: environment)?.isSettled == false)
    let settling = engine.settle(near: window, in: environment, places: 0)
    let after = try #require(engine.arranged(in: environment))
    #expect(settling.isSettled && after.isSettled && engine.measurer.measuredCount == measured)
    #expect(after.frame(at: first).y == shown.frame(at: first).y + settling.shift)
  }

  @Test func `Without room or cells there is nothing to measure`() async throws {
    #expect(try await engine(10).measureAhead(in: Fixtures.environment(width: 0)))
    #expect(try await engine(0).measureAhead(in: environment))
    let shown = engine(10)
    _ = shown.arranged(in: environment)
    #expect(shown.measuringWork(in: environment) == nil)
  }
}

private final class ProgressDiary: Sendable {
  private let lock = NSLock()
  nonisolated(unsafe) private var told: [MeasuringProgress] = []
  var entries: [MeasuringProgress] { lock.withLock { told } }
  func write(_ progress: MeasuringProgress) { lock.withLock { told.append(progress) } }
}
