import Foundation
import LayoutKitCore

/// `layoutkit templates`: what an app's owner can pick.
struct TemplatesCommand {
  static let options = [CommandOption("format", "text|json", "a table or JSON (text)")]

  enum Format: String, CaseIterable {
    case text, json
  }

  private struct Entry: Encodable {
    let id: String
    let title: String
    let variants: [String]
    let kinds: [String]
    let ads: Bool
  }

  let registry: TemplateRegistry

  func run(_ arguments: ParsedArguments) throws(ToolError) -> Data {
    guard arguments.positional.isEmpty else { throw .usage("templates takes no \"\(arguments.positional[0])\"") }
    let entries = registry.templates.map { template in
      Entry(
        id: template.id.rawValue, title: template.title, variants: template.variants,
        kinds: template.kinds.map(\.rawValue), ads: template.showsAds)
    }
    switch try arguments.word("format", default: Format.text) {
    case .json:
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
      do {
        return try encoder.encode(entries) + Data("\n".utf8)
      } catch {
        throw .software("cannot write JSON: \(error)")
      }
    case .text:
      let lines = entries.map { entry in
        let kinds = entry.kinds.count == ContentKind.allCases.count ? "every kind" : entry.kinds.joined(separator: ", ")
        return "\(entry.id)\t\(entry.variants.joined(separator: ", "))\t\(kinds)\(entry.ads ? "\tads" : "")\n"
      }
      return Data(lines.joined().utf8)
    }
  }
}
