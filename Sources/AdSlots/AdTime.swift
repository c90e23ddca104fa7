/// The time that ads age in: a clock's, counted from when this was made.
struct AdTime: Sendable {
  /// The time now.
  let now: @Sendable () -> Duration
  private let sleep: @Sendable (Duration) async throws -> Void

  init(_ clock: some Clock<Duration>) {
    let start = clock.now
    now = { start.duration(to: clock.now) }
    sleep = { try await clock.sleep(until: start.advanced(by: $0), tolerance: nil) }
  }

  /// A task that does something at a time, unless it is cancelled before.
  func task(at time: Duration, _ act: @escaping @Sendable () -> Void) -> Task<Void, Never> {
    Task {
      do {
        try await sleep(time)
        act()
      } catch {
        // Cancelled.
      }
    }
  }

  /// Waits for a while.
  func pause(for wait: Duration) async throws {
    try await sleep(now() + wait)
  }
}
