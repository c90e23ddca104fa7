import ContentFeeds
import Foundation
import LayoutKitCore

/// An app as a command's INPUT names it, with the folder its pictures are found from.
struct InputApp {
  private(set) var app: LoadedApp
  let folder: URL

  /// Reads an app.json or a feed. A feed names no template: where the registry lacks the usual one, its first shows it.
  init(at path: String, for registry: TemplateRegistry) throws(ToolError) {
    let file = URL(fileURLWithPath: path)
    folder = file.deletingLastPathComponent()
    app = try Self.load(file)
    let known = registry.templates.map(\.id)
    for index in app.sections.indices where app.document.isFeed && !known.contains(app.sections[index].section.template)
    {
      app.sections[index].section.template = known.first ?? app.sections[index].section.template
    }
  }

  /// The ads of a file.
  func ads(at path: String) throws(ToolError) -> [NativeAd] {
    guard FileManager.default.isReadableFile(atPath: path) else {
      throw .noInput("\(path): there is no such file, or it cannot be read")
    }
    var found: [Report] = []
    let source = URL(fileURLWithPath: path).path
    let ads = AppLoader(folder: folder).ads(from: source, reports: &found)
    guard found.isEmpty else { throw .badData(found.map(\.description).joined(separator: "\n")) }
    return ads
  }

  private static func load(_ file: URL) throws(ToolError) -> LoadedApp {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder) else {
      throw .noInput("\(file.path): there is no such file")
    }
    guard !isFolder.boolValue, FileManager.default.isReadableFile(atPath: file.path) else {
      throw .noInput("\(file.path): \(isFolder.boolValue ? "is a folder" : "cannot be read")")
    }
    do {
      let document = try AppDocument(contentsOf: file)
      let app = AppLoader(folder: file.deletingLastPathComponent()).load(document)
      if document.isFeed, case .failed(let reason)? = app.sections.first?.section.phase {
        throw ToolError.badData(reason)
      }
      return app
    } catch let faults as ConfigurationFaults {
      throw .badData(faults.faults.map { "\(file.path): \($0)" }.joined(separator: "\n"))
    } catch let error as ToolError {
      throw error
    } catch {
      throw .badData("\(file.path): \(error)")
    }
  }
}
