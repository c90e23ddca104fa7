package import Foundation

/// An empty folder of a test's own, removed when the test says so, or with its last owner.
///
/// An owner may end before its scope does, once it is not used any more: where only its path is used after that, say
/// `defer { folder.remove() }`.
package final class TemporaryFolder: Sendable {
  /// Where it is.
  package let url: URL

  /// Makes a folder.
  package init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("layoutkit-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { remove() }

  /// Removes it and all that is in it.
  package func remove() { try? FileManager.default.removeItem(at: url) }

  /// The path of a file in it.
  package func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  /// True where there is such a file in it.
  package func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path(name)) }

  /// Writes a file, the folders on the way to it included, and tells its path.
  @discardableResult
  package func write(_ data: Data, to name: String) throws -> String {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
    return file.path
  }

  /// Writes a text in UTF-8.
  @discardableResult
  package func write(_ text: String, to name: String) throws -> String { try write(Data(text.utf8), to: name) }
}
