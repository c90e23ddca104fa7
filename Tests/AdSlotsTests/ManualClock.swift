import Foundation

/// A clock that goes when it is told to.
final class ManualClock: Clock, @unchecked Sendable {
  struct Instant: InstantProtocol {
    var offset = Duration.zero
    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (a: Instant, b: Instant) -> Bool { a.offset < b.offset }
  }

  private let lock = NSLock()
  private var time = Instant()
  private var count = 0
  private var sleepers: [Int: (deadline: Instant, continuation: CheckedContinuation<Void, any Error>)] = [:]

  var now: Instant { lock.withLock { time } }
  var minimumResolution: Duration { .zero }

  /// Deadlines that somebody waits for, in order.
  var deadlines: [Duration] { lock.withLock { sleepers.values.map(\.deadline.offset).sorted() } }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
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

  func advance(by duration: Duration) {
    lock.withLock {
      time = time.advanced(by: duration)
      for (id, sleeper) in sleepers where sleeper.deadline <= time {
        sleepers[id] = nil
        sleeper.continuation.resume()
      }
    }
  }
}
