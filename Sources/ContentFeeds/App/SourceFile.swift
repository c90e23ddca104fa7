import Foundation

/// Reads the files that documents name.
enum SourceFile {
  /// Why a file is not read.
  enum Failure: Error, Hashable {
    case missing
    case notAFile
    case unreadable(String)

    var words: String {
      switch self {
      case .missing: FailureWording.missingFile
      case .notAFile: FailureWording.notAFile
      case .unreadable(let reason): FailureWording.unreadable(reason)
      }
    }
  }

  /// The bytes of a file. Folders, devices and pipes are not opened: some never end.
  static func data(at file: URL) throws(Failure) -> Data {
    let target = file.resolvingSymlinksInPath()
    guard FileManager.default.fileExists(atPath: target.path) else { throw .missing }
    do {
      let attributes = try FileManager.default.attributesOfItem(atPath: target.path)
      guard attributes[.type] as? FileAttributeType == .typeRegular else { throw Failure.notAFile }
      return try Data(contentsOf: target)
    } catch let failure as Failure {
      throw failure
    } catch {
      throw .unreadable(error.localizedDescription)
    }
  }
}
