import Foundation

/// A clock that goes when it is told to. A lock guards what it holds, hence `@unchecked Sendable`.
package final class ManualClock: Clock, @unchecked Sendable {
  package struct Instant: InstantProtocol {
    package var offset = Duration.zero
    package func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    package func duration(to other: Instant) -> Duration { other.offset - offset }
    package static func < (a: Instant, b: Instant) -> Bool { a.offset < b.offset }
  }

  private let lock = NSLock()
  private var time = Instant()
  private var count = 0
  private var sleepers: [Int: (deadline: Instant, continuation: CheckedContinuation<Void, any Error>)] = [:]

  package init() {}

  package var now: Instant { lock.withLock { time } }
  package var minimumResolution: Duration { .zero }

  /// Deadlines that somebody waits for, in order.
  package var deadlines: [Duration] { lock.withLock { sleepers.values.map(\.deadline.offset).sorted() } }

  package func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let id = lock.withLock {
      count += 1
      return count
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
        lock.withLock {
          if Task.isCancelled {
            continuation.resume(throwing: CancellationError())
          } else if deadline <= time {
            continuation.resume()
          } else {
            sleepers[id] = (deadline, continuation)
          }
        }
      }
    } onCancel: {
      lock.withLock { sleepers.removeValue(forKey: id)?.continuation.resume(throwing: CancellationError()) }
    }
  }

  package func advance(by duration: Duration) {
    lock.withLock {
      time = time.advanced(by: duration)
      for (id, sleeper) in sleepers where sleeper.deadline <= time {
        sleepers[id] = nil
        sleeper.continuation.resume()
      }
    }
  }
}

/// Lets other tasks run until something holds: waits for what they do, and not for time.
/// - Returns: whether it holds; no after 400,000 turns.
nonisolated(nonsending) package func othersRun(until holds: () -> Bool) async -> Bool {
  for _ in 0..<400_000 {
    if holds() { return true }
    await Task.yield()
  }
  return holds()
}
