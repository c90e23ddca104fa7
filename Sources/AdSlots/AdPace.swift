/// When the next request may be made, after failures in a row.
struct AdPace {
  private enum State {
    case ready
    case waiting(until: Duration)
    /// Tried often enough.
    case tired
    /// Not allowed.
    case forbidden
  }

  private var failures = 0
  private var state = State.ready

  /// When a wait is over.
  var resume: Duration? {
    if case .waiting(let time) = state { time } else { nil }
  }

  func allows(at now: Duration) -> Bool {
    switch state {
    case .ready: true
    case .waiting(let time): now >= time
    case .tired, .forbidden: false
    }
  }

  /// Takes note of a failure.
  mutating func fail(_ fault: NativeAdFault, at now: Duration) {
    failures += 1
    guard let retry = AdRetry.after(fault) else { return state = .forbidden }
    state = retry.wait(after: failures).map { .waiting(until: now + $0) } ?? .tired
  }

  /// A new list is worth new tries, but neither an early one nor one that is not allowed.
  mutating func rouse() {
    if case .tired = state { self = AdPace() }
  }
}
