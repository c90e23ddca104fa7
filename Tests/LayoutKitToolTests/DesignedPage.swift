import ContentFeeds
import Foundation
import LayoutKitCore
import LayoutKitTestSupport
import StandardTemplates

@testable import LayoutKitTool

/// What is painted of an app's page in a design: rows and cards with everything they can have, in every state, and a list
/// that failed.
struct DesignedPage {
  let background: ColorValue
  let ink: [AnyHashable]
  /// What there is to report of the design.
  let faults: [String]

  init(_ design: JSONValue, appearance: String) throws {
    let sections = """
      [{"id": "rows", "source": "-", "header": {"title": "\(Self.words)", "seeAll": true}},
       {"id": "cards", "source": "-", "template": "enriched", "header": {"title": "Cards"}},
       {"id": "closed", "source": "-", "error": {"title": "Closed", "detail": "Later", "retry": "\(Self.words)"}}]
      """
    let document = JSONValue.object(["design": design, "sections": try JSONValue(parsing: Data(sections.utf8))])
    var app = AppLoader(folder: FileManager.default.temporaryDirectory).load(
      try AppDocument(parsing: JSONEncoder().encode(document)))
    faults = app.document.reports.map(\.description)
    for index in app.sections.indices.dropLast() { Self.fill(&app.sections[index].section) }
    let request = try RenderRequest(
      ParsedArguments(["app.json", "--appearance", appearance], options: RenderRequest.options), registry: .standard)
    let page = AppPage(app, with: request.settings, registry: .standard, textEngine: FixedTextEngine())
    background = page.background
    ink = page.drawn.pieces.flatMap { piece in
      [AnyHashable(piece.frame)] + piece.list.nodes.ink
    }
  }

  private static let words = "So many words that a single line of them is not enough by far"

  private static func fill(_ section: inout ListSection) {
    section.items = [.article, .video, .event, .place, .live, .photo].flatMap { Fixtures.items(of: $0) }
    for index in section.items.indices { (section.items[index].likeCount, section.items[index].viewCount) = (31, 79) }
    section.phase = .loaded
    let changes: [(inout CellState) -> Void] = [
      { _ in }, { $0.isHighlighted = true }, { $0.isSelected = true }, { $0.isDisabled = true },
      { $0.isFocused = true },
    ]
    for (item, change) in zip(section.items, changes) { change(&section.states[item.id, default: .normal]) }
    section.statuses[section.items[0].id] = [.bookmarked, .restricted]
    section.badges = [section.items[0].id: "3", section.items[1].id: words]
  }
}

extension DesignedPage: Equatable {
  static func == (a: DesignedPage, b: DesignedPage) -> Bool { a.background == b.background && a.ink == b.ink }
}

extension [DisplayNode] {
  /// What can be seen: texts line by line where they stand, however that came about.
  fileprivate var ink: [AnyHashable] {
    flatMap { node -> [AnyHashable] in
      switch node.content {
      case .control, .platform: return []
      case .image, .shape: return [node]
      case .group(var group):
        let inner = group.nodes.ink
        group.nodes = []
        return [DisplayNode(key: node.key, frame: node.frame, content: .group(group))] + inner
      case .text(let text):
        let lines = text.text.lines(in: text.frame).map { line in
          Rect(
            x: node.frame.x + text.offset(of: line), y: node.frame.y + line.baseline, width: line.width, height: 0)
        }
        return [text.text.string, text.text.style, text.color, lines]
      }
    }
  }
}
