import Foundation

/// Prints results.
enum Report {
  /// A line of the table; the first words of all columns without a result.
  static func row(_ result: Measurement?) -> String {
    let widths = [-11, -52, -11, 9, 12, 12, 12, 11, 8, 7]
    guard let result else {
      return row(
        ["work", "case", "by", "n", "median", "least", "most", "ns an item", "ratio", "B/row"], widths)
    }
    return row(
      [
        result.work, result.name, result.peer, "\(result.count)", time(result.median), time(result.least),
        time(result.most), String(format: "%.2f", result.perItem),
        result.ratio.map { String(format: $0 < 0.1 ? "%.4f" : "%.2f", $0) } ?? "",
        result.bytesPerRow.map { String(format: "%.1f", $0) } ?? "",
      ], widths) + (result.note.isEmpty ? "" : "  \(result.note)")
  }

  /// A line as the peers print theirs.
  static func peerLine(_ result: Measurement) -> String {
    let numbers = [result.median, result.least, result.most].map { String(format: "%.4f", $0 / 1e6) }
    let bytes = result.bytesPerRow.map { String(format: "%.1f B a row", $0) }
    let note = [result.note, bytes ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
    return
      ([result.work, result.peer, result.name, "\(result.count)"] + numbers
      + [String(format: "%.2f", result.perItem), note]).joined(separator: "\t")
  }

  static func json(_ results: [Measurement]) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return String(decoding: try encoder.encode(results), as: UTF8.self)
  }

  private static func time(_ nanoseconds: Double) -> String {
    nanoseconds < 10_000 ? String(format: "%.1f ns", nanoseconds) : String(format: "%.3f ms", nanoseconds / 1e6)
  }

  /// Columns of widths, those below zero written from the left.
  private static func row(_ columns: [String], _ widths: [Int]) -> String {
    zip(columns, widths).map { text, width in
      let space = String(repeating: " ", count: max(0, abs(width) - text.count))
      return width < 0 ? text + space : space + text
    }.joined(separator: " ")
  }
}
