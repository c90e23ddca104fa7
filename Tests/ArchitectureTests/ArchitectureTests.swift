import Foundation
import Testing

@Suite("The sources")
struct ArchitectureTests {
  private let sources = SourceTree.sources

  @Test("are all there")
  func complete() {
    #expect(sources.count >= 60)
    for row in ImportRules.rows { #expect(sources.contains { $0.path.hasPrefix(row.folder + "/") }, "\(row.folder)") }
  }

  @Test("import what their target may, and nothing else")
  func imports() { #expect(sources.flatMap(ImportRules.breaches) == []) }

  @Test("keep to the language of the oldest platform, without force, shared state and fences in code")
  func style() { #expect(sources.flatMap(StyleRules.breaches) == []) }

  @Test("are named for what they hold, and never like SwiftUI's types or their own module")
  func names() { #expect(sources.flatMap(NamingRules.breaches) == []) }

  @Test("of the core's contracts fit into 1,500 lines of code, the data of the model apart")
  func coreSize() {
    let core = sources.filter { $0.path.hasPrefix("LayoutKitCore/") && !$0.path.hasPrefix("LayoutKitCore/Model/") }
    #expect(!core.isEmpty)
    #expect(StyleRules.codeLines(in: core) <= 1500)
  }

  @Test("and all that ships with them speak of this package alone")
  func selfContained() throws {
    let outside = ["..", "shared"].joined(separator: "/")
    let texts = try SourceTree.texts(in: "", extensions: ["swift", "md", "sh", "json", "yml", "conf"])
    #expect(texts.contains { $0.path == "Package.swift" })
    let breaches = texts.filter { !$0.path.hasPrefix("Tests/") && $0.text.contains(outside) }
    #expect(breaches.map(\.path) == [])
  }
}
