import Foundation

/// Says on standard error what a run is doing, where that is a terminal and the work lasts.
final class ToolProgress {
  private static let patience = 1.0
  private let started = Date()
  private let isTerminal = isatty(FileHandle.standardError.fileDescriptor) == 1
  private var hasSpoken = false

  /// Says what comes next, on a line that the next one takes the place of.
  func say(_ step: String) {
    guard isTerminal, Date().timeIntervalSince(started) > Self.patience else { return }
    hasSpoken = true
    StandardError.write("\r\u{1B}[Klayoutkit: \(step)…")
  }

  /// Takes the line away.
  func end() {
    guard hasSpoken else { return }
    StandardError.write("\r\u{1B}[K")
  }
}
