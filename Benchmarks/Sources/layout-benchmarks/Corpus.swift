import Foundation
import LayoutEngine
import LayoutKitCore

/// Articles from a file, an object a line, or made-up ones; and what became of them, for a comparison of lines.
enum Corpus {
  private struct Line: Decodable {
    let id: String
    let title: String
    let summary: String
    let byline: String
  }

  /// The first `count` articles of a file; made-up ones without a file. All have a picture.
  static func articles(at path: String?, count: Int) throws -> [ContentItem] {
    guard let path else {
      var articles = Articles(seed: 1)
      return articles.next(count)
    }
    let lines = try Data(contentsOf: URL(fileURLWithPath: path)).split(separator: UInt8(ascii: "\n")).prefix(count)
    return try lines.map { line in
      let line = try JSONDecoder().decode(Line.self, from: line)
      var item = ContentItem(id: ItemID(rawValue: line.id), kind: .article, title: line.title)
      item.summary = line.summary
      item.author = line.byline
      item.pictures = [Picture(source: line.id, size: .medium)]
      return item
    }
  }

  /// Writes a line for each row into the folder that `PEERS_DUMP` names: the lines of its title, summary and byline, and its
  /// height.
  static func dump(_ arranged: ArrangedSection, count: Int) throws {
    guard let folder = ProcessInfo.processInfo.environment["PEERS_DUMP"] else { return }
    let environment = arranged.environment
    let keys = ["title", "summary", "byline"]
    let rows = (0..<arranged.count).map { number in
      let index = VisibleIndex(number)
      let content = arranged.plan.place(at: index).content
      let (host, frame) = (ContentHost(kind: content.configuration.kind), arranged.frame(at: index))
      host.apply(content)
      var lines: [String: Int] = [:]
      for node in host.displayList(in: frame.size, environment: environment).allNodes {
        if case .text(let text) = node.content { lines[node.key] = text.text.metrics(in: text.frame).lineCount }
      }
      return keys.map { "\(lines[$0] ?? 0)" }.joined(separator: " ") + " \(Int(frame.height))"
    }
    let file = URL(fileURLWithPath: folder).appendingPathComponent("layoutkit.\(count).lines")
    try Data((rows.joined(separator: "\n") + "\n").utf8).write(to: file)
  }
}
