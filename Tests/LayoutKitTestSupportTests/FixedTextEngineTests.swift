import Foundation
import LayoutKitCore
import LayoutKitTestSupport
import Testing

/// At 10 points a character advances 5, and a line is 12 high.
@Suite struct FixedTextEngineTests {
  private func prepared(_ text: String, size: Double = 10, spacing: Double = 0) -> any PreparedText {
    FixedTextEngine().prepare(
      text, style: TextStyle(family: "Any", size: size, lineHeight: 12, letterSpacing: spacing))
  }

  private func metrics(_ text: String, width: Double, limit: Int = 0) -> TextMetrics {
    prepared(text).metrics(in: TextFrame(width: width, lineLimit: limit))
  }

  private func lines(_ text: String, width: Double, limit: Int = 0) -> [String] {
    prepared(text).lines(in: TextFrame(width: width, lineLimit: limit)).map { line in
      String(String.UnicodeScalarView(line.runs.flatMap(\.glyphs).compactMap { Unicode.Scalar($0.id) }))
    }
  }

  @Test func `Characters advance half the font size`() {
    #expect(metrics("bridge", width: 100) == TextMetrics(lineCount: 1, width: 30, isTruncated: false))
  }

  @Test func `What readers take for one character advances once`() {
    #expect(metrics("e\u{301}", width: 100).width == 5)
    #expect(metrics("橋", width: 100).width == 10)
    #expect(metrics("👩‍👩‍👧‍👦", width: 100).width == 10)
    #expect(metrics("جسر", width: 100).width == 15)
  }

  @Test(arguments: [(2.0, 21.0), (-1, 12), (-9, 0), (.nan, 15)])
  func `Letter spacing is added to every character`(spacing: Double, width: Double) {
    #expect(prepared("abc", spacing: spacing).metrics(in: TextFrame(width: 100)).width == width)
  }

  @Test func `An empty text has no lines`() {
    #expect(metrics("", width: 100) == TextMetrics(lineCount: 0, width: 0, isTruncated: false))
    #expect(lines("", width: 100) == [])
  }

  @Test func `Lines are filled word by word`() {
    #expect(lines("one two three", width: 35) == ["one two", "three"])
    #expect(lines("one two three", width: 34.9) == ["one", "two", "three"])
    #expect(lines("one  two", width: 20) == ["one", "two"])
  }

  @Test func `Newlines break, one at the end begins no line`() {
    #expect(lines("one\ntwo\n", width: 100) == ["one", "two"])
    #expect(lines("one\n\ntwo", width: 100) == ["one", "", "two"])
    #expect(lines("one\r\ntwo", width: 100) == ["one", "two"])
  }

  @Test func `Spaces at the end of a line or a text take no room`() {
    #expect(metrics("one   ", width: 15) == TextMetrics(lineCount: 1, width: 15, isTruncated: false))
    #expect(metrics("one   two", width: 15) == TextMetrics(lineCount: 2, width: 15, isTruncated: false))
    #expect(metrics("   ", width: 5).width == 0)
  }

  @Test func `A word that is too long is cut between characters`() {
    #expect(lines("a bridgework", width: 20) == ["a", "brid", "gewo", "rk"])
  }

  @Test func `Narrow as it may be, a line has a character`() {
    for width in [1, 0, -5, -.infinity, .nan] as [Double] {
      #expect(lines("abc", width: width) == ["a", "b", "c"])
    }
    #expect(lines("abc", width: .infinity) == ["abc"])
  }

  @Test func `At the limit an ellipsis takes its room`() {
    #expect(lines("one two three", width: 35, limit: 1) == ["one tw…"])
    #expect(metrics("one two three", width: 35, limit: 1) == TextMetrics(lineCount: 1, width: 35, isTruncated: true))
    #expect(lines("one two three", width: 30, limit: 2) == ["one", "two t…"])
    // A space before the ellipsis is dropped.
    #expect(lines("one two three", width: 25, limit: 1) == ["one…"])
    #expect(lines("one\ntwo", width: 100, limit: 1) == ["one…"])
    #expect(lines("one two", width: 2, limit: 1) == ["…"])
  }

  @Test func `A text that fits its limit has no ellipsis`() {
    #expect(lines("one two", width: 15, limit: 2) == ["one", "two"])
    #expect(!metrics("one two", width: 15, limit: 2).isTruncated)
    #expect(!metrics("one\n\n  ", width: 15, limit: 1).isTruncated)
  }

  @Test func `Glyphs stand at the sums of advances, baselines a line apart`() throws {
    let lines = prepared("ab橋c de", spacing: 1).lines(in: TextFrame(width: 30))
    let run = try #require(lines.first?.runs.first)
    #expect(run.glyphs.map(\.x) == [0, 6, 12, 23])
    #expect(run.font.name == "Fixed")
    #expect(lines.map(\.width) == [29, 12])
    // Of 12 the 10 of the font stand in the middle: 1 above, of them 8 above the baseline.
    #expect(lines.map(\.baseline) == [9, 21])
  }

  @Test func `A line reads as the first letter of its paragraph does`() {
    func reads(_ text: String, _ direction: ReadingDirection = .leftToRight) -> [Bool] {
      prepared(text).lines(in: TextFrame(width: 20, direction: direction)).map(\.isRightToLeft)
    }
    #expect(reads("12 جسر abc\none two\n\n12") == [true, true, true, false, false, false, false])
    #expect(reads("12", .rightToLeft) == [true])
    #expect(reads("a", .rightToLeft) == [false])
    #expect(reads("גשר") == [true])
  }

  @Test func `Metrics and lines agree, and a line's own width holds it`() {
    var generator = SeededGenerator(seed: 3)
    for item in Fixtures.randomItems(count: 60, seed: 2) {
      let text = prepared(item.summary ?? item.title ?? "x", size: 13.7, spacing: 0.3)
      let frame = TextFrame(
        width: .random(in: 1...200, using: &generator), lineLimit: .random(in: 0...4, using: &generator))
      let (metrics, lines) = (text.metrics(in: frame), text.lines(in: frame))
      #expect(metrics.lineCount == lines.count)
      #expect(metrics.width == lines.map(\.width).max() ?? 0)
      let tight = TextFrame(width: PixelGrid(scale: 3).up(metrics.width), lineLimit: frame.lineLimit)
      #expect(text.metrics(in: tight) == metrics)
    }
  }

  @Test func `Whatever a style says, nothing traps`() {
    for value in [0, -1, .nan, .infinity, -.infinity, 1e300] as [Double] {
      let text = FixedTextEngine().prepare(
        "one two three", style: TextStyle(family: "", size: value, lineHeight: value, letterSpacing: value))
      _ = text.metrics(in: TextFrame(width: value, lineLimit: 2))
      _ = text.lines(in: TextFrame(width: value, lineLimit: -1))
    }
  }

  @Test(.timeLimit(.minutes(1))) func `A hundred thousand characters are a matter of moments`() {
    let word = String(repeating: "a", count: 100_000)
    let words = String(repeating: "ab cd\n", count: 16_667)
    let spaces = "a" + String(repeating: " ", count: 99_998) + "b"
    #expect(metrics(word, width: 100).lineCount == 5_000)
    #expect(metrics(words, width: 100).lineCount == 16_667)
    #expect(metrics(spaces, width: 100).lineCount == 2)
    #expect(metrics(word, width: 0).lineCount == 100_000)
    #expect(metrics(word, width: 100, limit: 3).isTruncated)
  }

  @Test func `The name tells engines apart`() {
    #expect(FixedTextEngine().identity != FixedTextEngine(advance: 0.6).identity)
    #expect(FixedTextEngine(advance: -.infinity).advance == 0.5)
  }
}
