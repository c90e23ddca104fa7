import CairoPainter
import Foundation
import LayoutKitCore
import PangoText
import Testing

/// Pages painted while other threads set text: cairo's fonts are everybody's.
@Suite struct SharedFontsPaintingTests {
  /// More fonts than cairo keeps open at a time.
  private static let strings = [
    "The old tram", "Вечер", "שלום", "مرحبا", "नमस्ते", "বাংলা", "தமிழ்", "తెలుగు", "新聞は", "한국어", "สวัสดี", "ខ្មែរ", "ქართული",
    "Հայերեն", "ગુજરાતી", "ਪੰਜਾਬੀ", "ಕನ್ನಡ", "മലയാളം", "አማርኛ", "🚋🇫🇷", "සිංහල", "ລາວ", "မြန်မာ",
  ]

  private static func page(_ round: Int, by engine: PangoTextEngine) -> PaintedPage {
    let frame = Rect(x: 0, y: 0, width: 120, height: 40)
    let nodes = strings.map { string in
      let style = TextStyle(family: "Inter", size: 10 + Double(round) * 0.37, lineHeight: 40)
      let content = TextContent(
        text: engine.prepare(string, style: style), frame: TextFrame(width: 120, lineLimit: 1), color: .black,
        alignment: .leading)
      return DisplayNode(key: "text", frame: frame, content: .text(content))
    }
    return PaintedPage(
      size: frame.size, cells: [.init(frame: frame, list: DisplayList(size: frame.size, nodes: nodes))])
  }

  /// Pictures and documents of some pages.
  private static func files(by engine: PangoTextEngine) throws -> [Data] {
    try (0..<24).map { round in
      let page = Self.page(round, by: engine)
      return try round % 4 == 0 ? PagePainter().pdf(page) : PagePainter().png(page)
    }
  }

  @Test func `three threads paint what one does`() async throws {
    let engine = try PangoTextEngine()
    let all = try await withThrowingTaskGroup(of: [Data].self) { group in
      for _ in 0..<3 { group.addTask { try Self.files(by: engine) } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    let alone = try Self.files(by: PangoTextEngine())
    #expect(all.count == 3 && all.allSatisfy { $0 == alone })
  }
}
