import Foundation

/// Writes what a run made: all of it, or nothing.
enum OutputFile {
  /// Writes to a file by way of a hidden one beside it, so that a failed run leaves nothing half written. A link stays and
  /// the file it leads to is written; a device or a pipe is written to as it is, for a file in its place would be no use.
  static func write(_ data: Data, to url: URL) throws(ToolError) {
    let folder = url.deletingLastPathComponent()
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder), isFolder.boolValue else {
      throw .cannotWrite("cannot write \(url.path): there is no folder \(folder.path)")
    }
    let target = url.resolvingSymlinksInPath()
    let known = try? FileManager.default.attributesOfItem(atPath: target.path)
    do {
      switch known?[.type] as? FileAttributeType {
      case .typeDirectory?: throw ToolError.cannotWrite("cannot write \(url.path): it is a folder")
      case nil: try data.write(to: target, options: .atomic)
      case .typeRegular?:
        try data.write(to: target, options: .atomic)
        // The hidden file took the old one's place with the permissions of a new one.
        if let permissions = known?[.posixPermissions] {
          try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: target.path)
        }
      case _?: try FileHandle(forWritingTo: target).write(contentsOf: data)
      }
    } catch let error as ToolError {
      throw error
    } catch {
      throw .cannotWrite("cannot write \(url.path): \(error.localizedDescription)")
    }
  }
}
