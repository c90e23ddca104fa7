public import Foundation

/// Compares what a test made with what was recorded beside the test: files in `__Snapshots__`, named after the test's file
/// and the snapshot. The environment variable `LAYOUTKIT_RECORD` (`none`, `missing` or `all`) says whether to record.
public enum Snapshot {
  /// Compares a text with its file, `Tests.name.txt`.
  /// - Parameters:
  ///   - name: what the snapshot shows; other characters than letters, digits, `-`, `.` and `_` become `-`.
  ///   - file: the test's file.
  ///   - mode: in place of the environment variable's.
  /// - Returns: what is missing or differs, the first difference in words.
  public static func breaches(
    of text: String, named name: String, beside file: String = #filePath, mode: RecordMode? = nil
  ) -> [Breach] {
    breaches(of: Data(text.utf8), named: name, pathExtension: "txt", beside: file, mode: mode) {
      .textDiffers(TextDifference(from: String(decoding: $0, as: UTF8.self), to: text), at: $1)
    }
  }

  /// Compares bytes, of a picture most often, with their file; they are to be equal.
  /// - Parameters:
  ///   - name: what the snapshot shows; other characters than letters, digits, `-`, `.` and `_` become `-`.
  ///   - pathExtension: of the file.
  ///   - file: the test's file.
  ///   - mode: in place of the environment variable's.
  public static func breaches(
    of data: Data, named name: String, pathExtension: String = "png", beside file: String = #filePath,
    mode: RecordMode? = nil
  ) -> [Breach] {
    breaches(of: data, named: name, pathExtension: pathExtension, beside: file, mode: mode) {
      .bytesDiffer($0, data, at: $1)
    }
  }

  private static func breaches(
    of data: Data, named name: String, pathExtension: String, beside file: String, mode: RecordMode?,
    difference: (_ recorded: Data, _ location: String) -> Breach
  ) -> [Breach] {
    let url = url(name, pathExtension, beside: file)
    let location = "\(url.deletingLastPathComponent().lastPathComponent)/\(url.lastPathComponent)"
    let variable = ProcessInfo.processInfo.environment[RecordMode.variable]
    guard let mode = mode ?? RecordMode(variable: variable) else {
      return [.unknownRecordMode(variable ?? "", at: location)]
    }
    let recorded = try? Data(contentsOf: url)
    if mode == .all || (mode == .missing && recorded == nil) { return record(data, at: url, location) }
    guard let recorded else { return [.notRecorded(at: location)] }
    return recorded == data ? [] : [difference(recorded, location)]
  }

  private static func record(_ data: Data, at url: URL, _ location: String) -> [Breach] {
    do {
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url, options: .atomic)
      return []
    } catch {
      return [.cannotRecord(error, at: location)]
    }
  }

  private static func url(_ name: String, _ pathExtension: String, beside file: String) -> URL {
    let test = URL(fileURLWithPath: file)
    let safe = String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber || "-._".contains($0)) ? $0 : "-" })
    let stem = "\(test.deletingPathExtension().lastPathComponent).\(safe)"
    return test.deletingLastPathComponent().appendingPathComponent("__Snapshots__")
      .appendingPathComponent("\(stem).\(pathExtension)")
  }
}
