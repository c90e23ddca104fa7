import Foundation
import LayoutKitCore
import LayoutKitTestSupport
import LayoutKitTool
import StandardTemplates
import Testing

/// The command line over a registry that is not ours.
@Suite struct OtherRegistryTests {
  @Test func `a feed alone shows in the first template where there is none of the usual name`() async throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let others = TemplateRegistry.standard.templates.filter { $0.id != "condensed" }
    let tool = CommandLineTool(registry: TemplateRegistry(others))
    let code = await tool.run([
      "render", Newsroom.feed("events"), "--strict", "--output", folder.path("out.json"),
    ])
    #expect(code == 0)
    let listing = try JSONDecoder().decode(
      Listing.self, from: Data(contentsOf: URL(fileURLWithPath: folder.path("out.json"))))
    #expect(listing.sections.map(\.template) == [others.first?.id.rawValue])
    #expect(listing.sections.first?.cells.isEmpty == false)
  }
}
