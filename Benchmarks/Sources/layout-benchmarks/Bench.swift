import Dispatch

/// Runs cases and keeps what they took.
final class Bench {
  /// What was asked for on the command line.
  let arguments: Arguments
  private(set) var measurements: [Measurement] = []
  /// Told of each result as it comes.
  private let report: (Measurement) -> Void

  init(_ arguments: Arguments, report: @escaping (Measurement) -> Void) {
    self.arguments = arguments
    self.report = report
  }

  /// Times `body` after a run to warm up, and returns the times in nanoseconds. `share` is how many items one run has where
  /// the time of one is asked.
  func times(share: Int = 1, _ body: () throws -> Void) rethrows -> [Double] {
    try body()
    return try (0..<arguments.runs).map { _ in
      let start = DispatchTime.now().uptimeNanoseconds
      try body()
      return Double(DispatchTime.now().uptimeNanoseconds - start) / Double(share)
    }
  }

  /// Times `body` on something that is made for each run before the clock starts, and let go after it stopped.
  func times<Subject>(of make: () throws -> Subject, _ body: (Subject) throws -> Void) rethrows -> [Double] {
    try body(make())
    return try (0..<arguments.runs).map { _ in
      let subject = try make()
      // Otherwise it would be let go at its last use, while the clock runs.
      return try withExtendedLifetime(subject) {
        let start = DispatchTime.now().uptimeNanoseconds
        try body(subject)
        return Double(DispatchTime.now().uptimeNanoseconds - start)
      }
    }
  }

  /// Keeps a result beside the plain loop it is compared to.
  func record(_ measurement: Measurement, beside plain: Measurement? = nil) {
    var measurement = measurement
    if let plain { measurement.ratio = measurement.least / plain.least }
    measurements.append(measurement)
    report(measurement)
  }

  /// Keeps a result of a plain loop, and returns it to compare with.
  func plain(_ work: String, _ name: String, count: Int, times: [Double]) -> Measurement {
    let measurement = Measurement(work: work, name: name, peer: "plain loop", count: count, times: times)
    record(measurement)
    return measurement
  }
}

/// Keeps a value from being optimised away.
@inline(never)
func keep<Value>(_ value: Value) {}

/// A check that did not hold.
struct WrongResult: Error, CustomStringConvertible {
  let description: String
}

/// Stops the run where a result is not what it has to be.
func require(_ holds: Bool, _ what: String) throws {
  if !holds { throw WrongResult(description: "wrong result: \(what)") }
}
