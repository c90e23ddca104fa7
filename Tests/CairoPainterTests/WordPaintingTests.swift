import LayoutKitCore
import Testing

@testable import CairoPainter
@testable import PangoText

@Suite struct WordPaintingTests {
  private func pixels(_ string: String, byWords: Bool, weight: Int) throws -> Pixels {
    let engine = PangoTextEngine(fonts: try FontSet.pinned.get(), capacity: 4, byWords: byWords)
    let style = TextStyle(family: "Inter", size: 17, weight: weight, lineHeight: 24)
    let content = TextContent(
      text: engine.prepare(string, style: style), frame: TextFrame(width: 200, lineLimit: 3), color: .black,
      alignment: .leading)
    let frame = Rect(x: 10, y: 10, width: 200, height: 72)
    let node = DisplayNode(key: "text", frame: frame, content: .text(content))
    return try Sheet(size: Size(width: 220, height: 92), nodes: [node]).pixels(scale: 2)
  }

  @Test(arguments: [
    "The council voted late on Tuesday, to reopen the old tram line. Seventeen years after", "Par Zoë Łukasz · 12 mars",
    "新聞は毎日、届きます。東京の天気", "السلام عليكم iPhone 12% في المدينة", "שלום עולם (כן) ABC",
  ])
  func `words side by side leave the ink of the whole paragraph`(string: String) throws {
    for weight in [400, 600] {
      let words = try pixels(string, byWords: true, weight: weight)
      let whole = try pixels(string, byWords: false, weight: weight)
      var (inked, different) = (0, 0)
      for y in 0..<words.height {
        for x in 0..<words.width {
          if whole.ink(x, y) > 0 { inked += 1 }
          if abs(words.ink(x, y) - whole.ink(x, y)) > 8 { different += 1 }
        }
      }
      #expect(inked > 1_000)
      #expect(different == 0)
    }
  }
}
