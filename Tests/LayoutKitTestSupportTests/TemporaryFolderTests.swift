import Foundation
import LayoutKitTestSupport
import Testing

@Suite struct TemporaryFolderTests {
  @Test func `A folder goes with its last owner, and all that is in it`() throws {
    var folder: TemporaryFolder? = try TemporaryFolder()
    let path = try #require(try folder?.write("a text", to: "below/a.txt"))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "a text")
    #expect(folder?.exists("below/a.txt") == true && folder?.path("below/a.txt") == path)
    let url = try #require(folder?.url)
    folder = nil
    #expect(!FileManager.default.fileExists(atPath: url.path))
  }

  @Test func `It can be removed before, and two are never the same`() throws {
    let (folder, other) = (try TemporaryFolder(), try TemporaryFolder())
    #expect(folder.url != other.url)
    folder.remove()
    #expect(!FileManager.default.fileExists(atPath: folder.url.path) && other.exists("."))
  }
}
