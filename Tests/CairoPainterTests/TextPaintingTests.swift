import LayoutKitCore
import PangoText
import Testing

@testable import CairoPainter

@Suite struct TextPaintingTests {
  private static let frame = Rect(x: 20, y: 20, width: 200, height: 32)

  private func node(
    _ string: String, color: ColorValue = .black, alignment: LineAlignment = .leading, isMirrored: Bool = false
  ) throws -> DisplayNode {
    let style = TextStyle(family: "Inter", size: 20, lineHeight: 32)
    var text = TextContent(
      text: try PangoTextEngine().prepare(string, style: style),
      frame: TextFrame(width: Self.frame.width, lineLimit: 1, direction: isMirrored ? .rightToLeft : .leftToRight),
      color: color, alignment: alignment)
    text.isMirrored = isMirrored
    return DisplayNode(key: "text", frame: Self.frame, content: .text(text))
  }

  private func ink(_ node: DisplayNode) throws -> Rect {
    try #require(try Sheet(size: Size(width: 240, height: 66), nodes: [node]).pixels().inkFrame)
  }

  @Test(arguments: ["Word Åg", "שלום", "مرحبا بكم", "新聞の", "한국어", "🚋🇫🇷", "नमस्ते", "สวัสดี", "\u{10FFFD}"])
  func `every script leaves ink, inside its frame`(string: String) throws {
    let ink = try ink(node(string))
    #expect(ink.width > 10 && ink.height > 6)
    #expect(ink.x >= 19 && ink.maxX <= 221)
    #expect(ink.y >= 20 && ink.maxY <= 52)
  }

  @Test func `text is scaled with its group`() throws {
    let node = try node("HHHH")
    let scaled = DisplayNode(key: "group", frame: Self.frame, content: .group(GroupContent([node], scale: 0.5)))
    let (plain, small) = (try ink(node), try ink(scaled))
    #expect(abs(small.width - plain.width / 2) <= 2 && abs(small.height - plain.height / 2) <= 2)
    // About the middle of the frame, at 120.
    #expect(abs(small.x - (120 - (120 - plain.x) / 2)) <= 2)
  }

  @Test func `lines stand where they are aligned, by reading direction`() throws {
    let width = try ink(node("Word")).width
    let lefts: [(LineAlignment, Bool, Double)] = [
      (.leading, false, 20), (.leading, true, 220 - width), (.trailing, false, 220 - width), (.trailing, true, 20),
      (.center, false, 120 - width / 2), (.center, true, 120 - width / 2),
    ]
    for (alignment, isMirrored, left) in lefts {
      #expect(abs(try ink(node("Word", alignment: alignment, isMirrored: isMirrored)).x - left) <= 2)
    }
  }

  @Test func `a right-to-left reader's Hebrew starts at the right edge`() throws {
    #expect(abs(try ink(node("שלום", isMirrored: true)).maxX - 220) <= 2)
  }

  @Test func `the ink is as wide as was measured`() throws {
    let node = try node("HHHHHHHHHH")
    guard case .text(let content) = node.content else { return }
    let measured = content.text.metrics(in: content.frame).width
    // H stands about a tenth of an em from both of its sides.
    #expect(abs(try ink(node).width - (measured - 0.2 * 20)) <= 3)
  }

  @Test func `letters stand on the baseline`() throws {
    let node = try node("HHH")
    guard case .text(let content) = node.content else { return }
    let baseline = try #require(content.text.lines(in: content.frame).first).baseline
    #expect(abs(try ink(node).maxY - (20 + baseline)) <= 1)
  }

  @Test func `text takes its colour, emoji its opacity`() throws {
    let size = Size(width: 240, height: 66)
    func darkest(_ node: DisplayNode) throws -> Int {
      let pixels = try Sheet(size: size, nodes: [node]).pixels(scale: 2)
      return (0..<pixels.height).flatMap { y in (0..<pixels.width).map { pixels.ink($0, y) } }.max() ?? 0
    }
    #expect(try darkest(node("HHH")) == 255)
    #expect(abs(try darkest(node("HHH", color: ColorValue.black.opacity(0.5))) - 128) <= 2)
    let (solid, half) = (try darkest(node("🚋")), try darkest(node("🚋", color: ColorValue.black.opacity(0.5))))
    #expect(abs(half - solid / 2) <= 3)
  }

  @Test func `text of another engine leaves no ink and breaks nothing`() throws {
    final class Foreign: PreparedText, FontFace {
      let string = "Word"
      let name = "Foreign"
      let style = TextStyle(family: "Inter", size: 20, lineHeight: 26)
      func metrics(in frame: TextFrame) -> TextMetrics { TextMetrics(lineCount: 1, width: 50, isTruncated: false) }
      func lines(in frame: TextFrame) -> [TextLine] {
        [TextLine(width: 50, baseline: 20, runs: [GlyphRun(font: self, glyphs: [.init(id: 7, x: 0, y: 0)])])]
      }
    }
    let content = TextContent(text: Foreign(), frame: TextFrame(width: 90), color: .black, alignment: .leading)
    let node = DisplayNode(key: "text", frame: Self.frame, content: .text(content))
    #expect(try Sheet(nodes: [node]).pixels().inkFrame == nil)
  }
}
