import LayoutKitCore
import Testing

@testable import PangoText

/// Words wider than their column, and texts that are very long.
@Suite struct WideWordTests {
  private static let styles = [Setting.style(size: 15), Setting.style(size: 17, weight: 600, spacing: -0.3)]

  /// Words without a place where a line may end, in some scripts. No two Latin letters are kerned in the first.
  private static func words(of count: Int) -> [String] {
    var random = Seeded(state: 7)
    return [
      "nmu", "abcdefghiklmnopqrstuvwxyzAVTWY", "abcdeéèёжшщя", "بتثنيسشم", "אבגדהוזח", "0123456789", "漢字新聞", "アイウエオ",
      "한국어신문",
    ]
    .map { letters in
      String((0..<count).compactMap { _ in letters.randomElement(using: &random) })
    }
  }

  @Test(arguments: [30, 400, 1_500])
  func `lines are Pango's, but for a kerned pair at the end of one`(count: Int) throws {
    let roads = try TwoRoads()
    var (lineCount, differences) = (0, [String]())
    for word in Self.words(of: count) + Self.words(of: count).map({ "Is \($0) so" }) {
      for style in Self.styles {
        for width in [30.0, 61, 250, 343] {
          let frame = TextFrame(width: width)
          let lines = roads.words.prepare(word, style: style).metrics(in: frame).lineCount
          lineCount += lines
          let expected = roads.whole.prepare(word, style: style).metrics(in: frame).lineCount
          // A letter may have room where the pair is kerned and none where it is not: of fifty lines, one more or less.
          if abs(lines - expected) * 50 > lines + 50 {
            differences.append("\(width): \(lines), \(expected): \(word.prefix(20))")
          }
          #expect(roads.isDrawnAsMeasured(word, style: style, frame: frame))
        }
      }
    }
    #expect(differences.isEmpty, "\(differences)")
    #expect(roads.words.counts.layouts == 0 && lineCount > 100)
  }

  @Test func `a word starts its own line and what follows goes on beside its end`() throws {
    let setting = try Setting()
    let frame = TextFrame(width: setting.width("nnnn") + 1)
    let lines = setting.text("a nnnnnnnnnn b c").lines(in: frame)
    #expect(lines.map(\.glyphs.count) == [1, 4, 4, 4, 1])
    #expect(setting.text("a nnnnnnnnnn b c").metrics(in: frame).width == lines.map(\.width).max())
  }

  @Test func `joined letters stay joined where a line parts them`() throws {
    let setting = try Setting()
    let word = String(repeating: "ب", count: 12)
    let lines = setting.text(word).lines(in: TextFrame(width: setting.width(word) / 2.5, direction: .rightToLeft))
    #expect(lines.count == 3)
    #expect(lines.reversed().flatMap(\.glyphs).map(\.id) == setting.glyphs(word, direction: .rightToLeft))
  }

  @Test func `what is drawn as one is not parted`() throws {
    let setting = try Setting()
    let word = String(repeating: "e\u{301}\u{323}", count: 20)
    let lines = setting.text(word).lines(in: TextFrame(width: 0))
    #expect(lines.count == 20 && Set(lines.map { $0.glyphs.map(\.id) }).count == 1)
  }

  @Test(arguments: ["n", "AV", "ب", "新", "a-", "( a ", "A – B "])
  func `long texts are shaped once, and drawn as measured`(part: String) throws {
    let roads = try TwoRoads()
    let text = String(repeating: part, count: 100_000 / part.count)
    for (width, limit) in [(250.0, 0), (12, 0), (250, 3)] {
      #expect(roads.isDrawnAsMeasured(text, style: Self.styles[0], frame: TextFrame(width: width, lineLimit: limit)))
    }
    #expect(roads.words.counts.layouts == 0 && roads.words.counts.words <= 4)
  }

  @Test func `words kept are bounded by their length too`() throws {
    let roads = try TwoRoads(wordCapacity: 64)
    let frame = TextFrame(width: 250)
    for index in 0..<20 {
      let word = String(repeating: "n", count: 1_000 + index)
      #expect(roads.words.prepare(word, style: Self.styles[0]).metrics(in: frame).lineCount > 30)
    }
    let short = roads.words.prepare("short", style: Self.styles[0])
    #expect(short.metrics(in: frame).lineCount == 1)
  }

  @Test(arguments: ["สวัสดีครับชาวโลก", "👩🏽‍🚀", "👩🏽‍🚀 crew of ", "ខ្មែរ "])
  func `parts of a long paragraph break as the whole of it does`(part: String) throws {
    let paragraph = try #require(Paragraph(String(repeating: part, count: 4_000 / part.utf8.count)))
    let context = ShapingContext(fonts: try FontSet.pinned.get())
    let font = StyledFont(style: Setting.style(), in: context, hanForm: .simplifiedChinese)
    for (width, room) in [(250.0, 0), (250, 30), (250, 3), (.infinity, 0)] {
      let frame = TextFrame(width: min(width, 1_000_000))
      let whole = font.lines(of: paragraph, in: frame, room: room, partBytes: .max)
      let parts = font.lines(of: paragraph, in: frame, room: room, partBytes: 700)
      #expect(parts.isTruncated == whole.isTruncated)
      #expect(parts.lines.map(\.width) == whole.lines.map(\.width))
      #expect(parts.lines.map { $0.glyphs.map(\.id) } == whole.lines.map { $0.glyphs.map(\.id) })
    }
  }
}
