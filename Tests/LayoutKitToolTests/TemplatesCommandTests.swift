import Foundation
import LayoutKitCore
import StandardTemplates
import Testing

@Suite struct TemplatesCommandTests {
  private struct Entry: Decodable {
    let id: String
    let title: String
    let variants: [String]
    let kinds: [String]
    let ads: Bool
  }

  @Test func `the JSON has every template of the registry`() throws {
    let run = try ToolRun(["templates", "--format", "json"])
    #expect(run.code == 0)
    let entries = try JSONDecoder().decode([Entry].self, from: run.output)
    #expect(entries.map(\.id) == TemplateRegistry.standard.templates.map(\.id.rawValue))
    #expect(entries.first?.variants == ["leading", "trailing", "none", "numbered"])
    #expect(entries.first?.title == "Condensed")
    #expect(entries.allSatisfy { Set($0.kinds) == Set(ContentKind.allCases.map(\.rawValue)) })
  }

  @Test func `the table has a line a template`() throws {
    let lines = try ToolRun(["templates"]).text.split(separator: "\n")
    #expect(
      lines.map { $0.split(separator: "\t").first.map(String.init) }
        == TemplateRegistry.standard.templates.map(\.id.rawValue))
  }

  @Test(arguments: [["help"], ["--help"], ["help", "render"], ["render", "--help"], ["help", "templates"]])
  func `help is written to standard output`(arguments: [String]) throws {
    let run = try ToolRun(arguments)
    #expect(run.code == 0)
    #expect(run.text.contains("usage:"))
  }
}
