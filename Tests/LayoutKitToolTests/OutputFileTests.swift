import Foundation
import LayoutKitTestSupport
import Testing

@Suite struct OutputFileTests {
  @Test func `a link stays, and the file it leads to is written`() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try folder.write("before", to: "file.json")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link.json"), withDestinationPath: folder.path("file.json"))
    let run = try ToolRun(["render", Newsroom.feed("events"), "--output", folder.path("link.json")])
    #expect(run.code == 0, "\(run.complaints)")
    #expect(try type(of: folder.path("link.json")) == .typeSymbolicLink)
    #expect(try String(contentsOfFile: folder.path("file.json"), encoding: .utf8).hasPrefix("{"))
  }

  @Test func `a file that only its owner may read stays so`() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let file = try folder.write("before", to: "out.json")
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file)
    #expect(try ToolRun(["render", Newsroom.feed("events"), "--output", file]).code == 0)
    #expect(try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int == 0o600)
  }

  @Test func `a pipe is written to and stays a pipe`() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let pipe = folder.path("out.json")
    try #require(mkfifo(pipe, 0o600) == 0)
    let reader = try FileHandle(forUpdating: URL(fileURLWithPath: pipe))
    #expect(try ToolRun(["render", Newsroom.feed("events"), "--output", pipe]).code == 0)
    try #require(isPipe(pipe))
    #expect(try reader.read(upToCount: 1) == Data("{".utf8))
  }

  @Test func `a run goes on where nobody listens to what it says`() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = [
      "-c", #"exec "$0" "$@" 2>&-"#, ToolRun.executable.path, "render", Newsroom.feed("events"), "--output",
      folder.path("out.json"),
    ]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(folder.exists("out.json"))
  }

  private func type(of path: String) throws -> FileAttributeType? {
    try FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
  }

  private func isPipe(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO
  }
}
