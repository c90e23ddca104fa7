import Foundation

/// Where a run talks to people.
enum StandardError {
  /// Writes a text. Where nobody listens, a closed or full stream, the run goes on: what it says is not what it makes.
  static func write(_ text: String) { try? FileHandle.standardError.write(contentsOf: Data(text.utf8)) }
}
