import Foundation

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

/// A folder of its own for a test.
struct TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("layoutkit-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  func remove() { try? FileManager.default.removeItem(at: url) }

  @discardableResult
  func write(_ text: String, to name: String) throws -> String {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file.path
  }

  func path(_ name: String) -> String { url.appendingPathComponent(name).path }
  func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path(name)) }
}

/// The project's own example.
enum Newsroom {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Examples/Newsroom")
  static var app: String { folder.appendingPathComponent("app.json").path }
  static func feed(_ name: String) -> String { folder.appendingPathComponent("feeds/\(name).json").path }
}
