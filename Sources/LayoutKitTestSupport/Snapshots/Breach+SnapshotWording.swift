import Foundation

extension Breach {
  static func notRecorded(at location: String) -> Breach {
    snapshot("there is no such file; run once with \(RecordMode.variable)=missing to record it", location)
  }

  static func cannotRecord(_ error: any Error, at location: String) -> Breach {
    snapshot("it cannot be written: \(error)", location)
  }

  static func unknownRecordMode(_ word: String, at location: String) -> Breach {
    let known = RecordMode.allCases.map(\.rawValue).joined(separator: ", ")
    return snapshot("\(RecordMode.variable) is \"\(word)\", expected one of \(known)", location)
  }

  static func textDiffers(_ difference: TextDifference, at location: String) -> Breach {
    func words(_ line: String?) -> String { line.map { "\"\($0)\"" } ?? "the end of the text" }
    let lines = difference.count == 1 ? "1 line differs" : "\(difference.count) lines differ"
    return snapshot(
      """
      \(lines), first line \(difference.line)
        recorded \(words(difference.expected))
        found    \(words(difference.found))
      """, location)
  }

  static func bytesDiffer(_ recorded: Data, _ found: Data, at location: String) -> Breach {
    let same = zip(recorded, found).prefix { $0 == $1 }.count
    let sizes = "\(recorded.count) bytes recorded, \(found.count) found"
    return snapshot("\(sizes), the first difference at byte \(same)", location)
  }

  private static func snapshot(_ finding: String, _ location: String) -> Breach {
    Breach(rule: .snapshot, location: location, finding: finding)
  }
}
