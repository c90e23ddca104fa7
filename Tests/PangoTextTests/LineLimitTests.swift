import LayoutKitCore
import PangoText
import Testing

@Suite struct LineLimitTests {
  private func endsInEllipsis(_ lines: [TextLine], setting: Setting, atLeft: Bool = false) -> Bool {
    let last = lines.last?.glyphs.map(\.id) ?? []
    return (atLeft ? last.first : last.last) == setting.glyphs("…").first
  }

  @Test(arguments: 1...4) func `text beyond the limit ends in an ellipsis`(limit: Int) throws {
    let setting = try Setting()
    let text = setting.text(.prose)
    let frame = TextFrame(width: 200, lineLimit: limit)
    let lines = text.lines(in: frame)
    #expect(lines.count == limit)
    #expect(text.metrics(in: frame).isTruncated)
    #expect(endsInEllipsis(lines, setting: setting))
    let whole = text.lines(in: TextFrame(width: 200))
    #expect(lines.dropLast().map(\.glyphs) == whole.prefix(limit - 1).map(\.glyphs))
  }

  @Test func `text that just fits has no ellipsis`() throws {
    let setting = try Setting()
    let text = setting.text(.prose)
    let count = text.metrics(in: TextFrame(width: 200)).lineCount
    let frame = TextFrame(width: 200, lineLimit: count)
    #expect(!text.metrics(in: frame).isTruncated)
    #expect(text.lines(in: frame).map(\.glyphs) == text.lines(in: TextFrame(width: 200)).map(\.glyphs))
    #expect(!endsInEllipsis(text.lines(in: frame), setting: setting))
  }

  @Test(arguments: 2...3) func `a letter wider than the column counts where an ellipsis ends the text`(
    limit: Int
  ) throws {
    let setting = try Setting()
    let text = setting.text("\u{FDFD}\u{FDF1}\u{FDF2}\u{FDF3}\u{FDF4}")
    let frame = TextFrame(width: 40, lineLimit: limit)
    let widest = setting.width("\u{FDFD}")
    #expect(widest > frame.width)
    #expect(text.metrics(in: frame) == TextMetrics(lineCount: limit, width: widest, isTruncated: true))
    #expect(text.lines(in: frame).map(\.width).max() == widest)
  }

  @Test(arguments: [
    ("one\ntwo\nthree", 2, 2, true), ("one\ntwo\nthree", 3, 3, false), ("one\ntwo\n", 2, 2, false),
    ("one\ntwo\n\n \n", 2, 2, false), ("one\n\ntwo", 2, 2, true), ("one      ", 1, 1, false),
  ])
  func `the limit holds over all paragraphs`(string: String, limit: Int, count: Int, isTruncated: Bool) throws {
    let setting = try Setting()
    let frame = TextFrame(width: setting.width("three") + 1, lineLimit: limit)
    let text = setting.text(string)
    #expect(text.metrics(in: frame).lineCount == count)
    #expect(text.metrics(in: frame).isTruncated == isTruncated)
    #expect(endsInEllipsis(text.lines(in: frame), setting: setting) == isTruncated)
  }

  @Test func `a limit in a later paragraph counts the lines before`() throws {
    let setting = try Setting()
    let frame = TextFrame(width: 200, lineLimit: 5)
    let text = setting.text("First line.\n\(String.prose)")
    let lines = text.lines(in: frame)
    #expect(lines.count == 5)
    #expect(text.metrics(in: frame).isTruncated)
    #expect(lines[1].glyphs == setting.text(.prose).lines(in: TextFrame(width: 200)).first?.glyphs)
  }

  @Test func `a right-to-left text ends at the left`() throws {
    let setting = try Setting()
    let frame = TextFrame(width: 150, lineLimit: 1)
    let lines = setting.text("שלום עולם זה מבחן ארוך של שורות רבות").lines(in: frame)
    #expect(endsInEllipsis(lines, setting: setting, atLeft: true))
  }

  @Test(arguments: [80.0, 343, 2_000])
  func `a hundred thousand characters are cut like a few thousand, and as fast`(width: Double) throws {
    let setting = try Setting()
    let sentences = String(repeating: .prose + " ", count: 550)
    #expect(sentences.count > 100_000)
    let frame = TextFrame(width: width, lineLimit: 3)
    var lines: [TextLine] = []
    let time = try ContinuousClock().measure {
      lines = try Setting().text(sentences).lines(in: frame)
    }
    let short = setting.text(String(sentences.prefix(6_000))).lines(in: frame)
    #expect(lines.map(\.glyphs) == short.map(\.glyphs))
    #expect(time < .seconds(2))
  }

  @Test func `characters without width do not end the text early`() throws {
    let setting = try Setting()
    let string = String(repeating: "\u{200B}", count: 20_000) + "end of the line"
    let frame = TextFrame(width: 400, lineLimit: 1)
    #expect(!setting.text(string).metrics(in: frame).isTruncated)
    #expect(abs(setting.text(string).metrics(in: frame).width - setting.width("end of the line")) < 0.01)
  }

  @Test func `a hundred thousand characters without a limit are set`() throws {
    let sentences = String(repeating: .prose + " ", count: 550)
    let metrics = try Setting().text(sentences).metrics(in: TextFrame(width: 343))
    #expect(metrics.lineCount > 550 * 4)
  }
}
