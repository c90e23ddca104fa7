import LayoutKitCore
import PangoText
import Testing

@Suite struct BreakingTests {
  /// Lines of words, each taking words while their common width fits.
  private func greedyLines(_ string: String, width: Double, setting: Setting) -> Int {
    var count = 0
    var line = ""
    for word in string.split(separator: " ") {
      let longer = line.isEmpty ? String(word) : "\(line) \(word)"
      if line.isEmpty || setting.width(longer) > width {
        count += 1
        line = String(word)
      } else {
        line = longer
      }
    }
    return count
  }

  @Test(arguments: [120.0, 173, 200, 260, 343, 500, 900, 3_000])
  func `lines are those of filling word by word`(width: Double) throws {
    let setting = try Setting()
    let metrics = setting.text(.prose).metrics(in: TextFrame(width: width))
    #expect(metrics.lineCount == greedyLines(.prose, width: width, setting: setting))
    #expect(!metrics.isTruncated)
  }

  @Test(arguments: [40.0, 99.5, 120, 173, 260, 343, 900], [-0.4, 0, 1.5])
  func `metrics tell what the lines are, and no line leaves the column`(width: Double, spacing: Double) throws {
    for string in [String.prose, "שלום עולם, זה מבחן ארוך של שורות", "新聞は毎日届きます。明日の天気は晴れ。"] {
      let text = try Setting().text(string, style: Setting.style(size: 12, spacing: spacing))
      for limit in [0, 1, 2, 3] {
        let frame = TextFrame(width: width, lineLimit: limit)
        let (metrics, lines) = (text.metrics(in: frame), text.lines(in: frame))
        #expect(metrics.lineCount == lines.count)
        #expect(metrics.width == lines.map(\.width).max())
        // Letters that are drawn together may reach over the edge by the space taken from between two.
        #expect(metrics.width <= width + max(0.01, -spacing))
        #expect(lines.allSatisfy { line in line.glyphs.allSatisfy { $0.x >= -1 && $0.x <= line.width } })
      }
    }
  }

  @Test func `an ideograph is an em wide, and a line ends after any`() throws {
    let text = try Setting().text(String(repeating: "新", count: 20))
    let lines = text.lines(in: TextFrame(width: 100.5))
    #expect(lines.map(\.glyphs.count) == [5, 5, 5, 5])
    #expect(lines.allSatisfy { abs($0.width - 100) < 0.01 })
  }

  @Test func `a word wider than the column breaks between letters`() throws {
    let setting = try Setting()
    let width = setting.width("nnnn") + 1
    let lines = setting.text("nnnnnnnnnn").lines(in: TextFrame(width: width))
    #expect(lines.map(\.glyphs.count) == [4, 4, 2])
  }

  @Test(arguments: ["one two", "one\u{3000}two", "one  two   "])
  func `spaces at the end of a line have no width`(string: String) throws {
    let setting = try Setting()
    let lines = setting.text(string).lines(in: TextFrame(width: setting.width("one") + 12))
    #expect(lines.count == 2)
    #expect(abs((lines.first?.width ?? 0) - setting.width("one")) < 0.01)
    #expect(abs((lines.last?.width ?? 0) - setting.width("two")) < 0.01)
  }

  @Test(arguments: [
    ("", 0), ("\u{0}\u{7}", 0), (" ", 1), ("\n", 1), ("a", 1), ("a\n", 1), ("a\r\nb", 2), ("a\n\nb", 3),
    ("a\u{2029}b\u{2028}c\u{85}d", 4), ("\n\na", 3),
  ])
  func `a line end closes a paragraph`(string: String, count: Int) throws {
    #expect(try Setting().text(string).metrics(in: TextFrame(width: 100)).lineCount == count)
  }

  @Test func `control characters and noncharacters leave nothing behind`() throws {
    let setting = try Setting()
    #expect(setting.glyphs("a\u{0}\u{1B}\u{7F}\u{FFFE}b") == setting.glyphs("ab"))
    #expect(setting.glyphs("a\tb") == setting.glyphs("a b"))
  }

  @Test func `lines stand one line height below the other, whatever fonts they hold`() throws {
    let latin = try Setting().text("Word\nWord\nWord\nWord\nWord").lines(in: .unlimited).map(\.baseline)
    let mixed = try Setting().text("Word\nمرحبا\n新聞\n🚋👩‍🚀\nདང་").lines(in: .unlimited).map(\.baseline)
    #expect(latin == mixed)
    #expect(zip(latin, latin.dropFirst()).allSatisfy { abs($1 - $0 - 26) < 1e-9 })
    // Inter reaches 0.96875 em above the baseline and 0.2412 em below, by its own table.
    #expect(abs((latin.first ?? 0) - (26 + 20 * (0.96875 - 0.2412)) / 2) < 0.01)
  }

  @Test(arguments: [-0.4, 0, 0.3, 1, 2.5])
  func `a text fits in a column of its own width`(spacing: Double) throws {
    for string in ["Twelve words", "שלום עולם", "新聞は毎日", "👩‍🚀🚋", "a", "نص"] {
      let text = try Setting().text(string, style: Setting.style(spacing: spacing))
      let natural = text.metrics(in: .unlimited)
      let frame = TextFrame(width: natural.width + 0.001, lineLimit: 1)
      #expect(text.metrics(in: frame) == natural)
      #expect(text.metrics(in: TextFrame(width: natural.width - 0.1, lineLimit: 1)).isTruncated)
    }
  }

  @Test func `only a soft hyphen shows as one, where its word is parted`() throws {
    let setting = try Setting()
    let frame = TextFrame(width: setting.width("extra-") + 1)
    let hyphen = setting.glyphs("\u{2010}")
    #expect(setting.text("extra\u{AD}ordinary").lines(in: frame).first?.glyphs.count == 6)
    #expect(setting.text("extraordinary").lines(in: frame).allSatisfy { !hyphen.contains($0.glyphs.last?.id ?? 0) })
    #expect(setting.width("extra\u{AD}ordinary") == setting.width("extraordinary"))
  }

  @Test func `letter spacing stands between letters, and bold is wider`() throws {
    let setting = try Setting()
    let plain = setting.width("nnnnnnnn")
    #expect(abs(setting.width("nnnnnnnn", style: Setting.style(spacing: 3)) - plain - 7 * 3) < 0.01)
    #expect(setting.width("nnnnnnnn", style: Setting.style(weight: 700)) > plain)
    #expect(abs(setting.width("nnnnnnnn", style: Setting.style(size: 40)) - 2 * plain) < 0.02)
  }
}
