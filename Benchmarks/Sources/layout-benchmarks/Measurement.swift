/// What one case took.
struct Measurement: Codable {
  let work: String
  /// What was measured.
  let name: String
  /// Who did it: the engine, or a plain loop beside it.
  var peer = Measurement.engine
  /// How many rows, or how many items one run has.
  let count: Int
  /// Of each run, ascending, in nanoseconds.
  let times: [Double]
  /// Its least time over that of the plain loop, where there is one.
  var ratio: Double?
  /// Heap that a row takes, where that was asked.
  var bytesPerRow: Double?
  var note = ""

  static let engine = "layoutkit"

  /// A result of runs in nanoseconds, at least one.
  init(work: String, name: String, peer: String = Measurement.engine, count: Int, times: [Double], note: String = "") {
    self.work = work
    self.name = name
    self.peer = peer
    self.count = count
    self.times = times.sorted()
    self.note = note
  }

  var least: Double { times[0] }
  var most: Double { times[times.count - 1] }
  var median: Double {
    let middle = times.count / 2
    return times.count % 2 == 1 ? times[middle] : (times[middle - 1] + times[middle]) / 2
  }
  var perItem: Double { median / Double(count) }
}
