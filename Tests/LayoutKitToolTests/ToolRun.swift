import Foundation
import LayoutKitTestSupport

/// One run of the built tool as a process.
struct ToolRun {
  let code: Int32
  let output: Data
  let complaints: String

  var text: String { String(decoding: output, as: UTF8.self) }

  /// Runs `layoutkit` with arguments in a folder.
  init(_ arguments: [String], in folder: URL = FileManager.default.temporaryDirectory) throws {
    let process = Process()
    process.executableURL = Self.executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let files = try TemporaryFolder()
    defer { files.remove() }
    let (out, err) = (files.url.appendingPathComponent("out"), files.url.appendingPathComponent("err"))
    for file in [out, err] { try Data().write(to: file) }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: out)
    process.standardError = try FileHandle(forWritingTo: err)
    try process.run()
    process.waitUntilExit()
    code = process.terminationStatus
    output = try Data(contentsOf: out)
    complaints = String(decoding: try Data(contentsOf: err), as: UTF8.self)
  }

  /// The tool stands beside the tests that were built with it.
  static var executable: URL {
    let tests = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    let beside = sequence(first: tests.deletingLastPathComponent()) { folder in
      folder.path == "/" ? nil : folder.deletingLastPathComponent()
    }
    return beside.map { $0.appendingPathComponent("layoutkit") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) && !$0.hasDirectoryPath } ?? tests
  }
}

/// The project's own example.
enum Newsroom {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Examples/Newsroom")
  static var app: String { folder.appendingPathComponent("app.json").path }
  static func feed(_ name: String) -> String { folder.appendingPathComponent("feeds/\(name).json").path }
}
