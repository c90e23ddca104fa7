import Foundation

/// Writes what a run made: all of it, or nothing.
enum OutputFile {
  /// Writes to a file by way of a hidden one beside it, so that a failed run leaves nothing half written.
  static func write(_ data: Data, to url: URL) throws(ToolError) {
    let folder = url.deletingLastPathComponent()
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder), isFolder.boolValue else {
      throw .cannotWrite("cannot write \(url.path): there is no folder \(folder.path)")
    }
    do {
      try data.write(to: url, options: .atomic)
    } catch {
      throw .cannotWrite("cannot write \(url.path): \(error.localizedDescription)")
    }
  }
}
