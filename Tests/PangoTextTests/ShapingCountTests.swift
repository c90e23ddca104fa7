import LayoutKitCore
import Testing

@testable import PangoText

@Suite struct ShapingCountTests {
  private let fonts: FontSet

  init() throws { fonts = try FontSet.pinned.get() }

  private func engine(capacity: Int = 64, wordCapacity: Int = 4_096) -> PangoTextEngine {
    PangoTextEngine(fonts: fonts, capacity: capacity, wordCapacity: wordCapacity)
  }

  /// The words of the prose: none looks over a space.
  private static let distinct = Set(String.prose.split(separator: " "))

  @Test func `each distinct word is shaped once`() {
    let engine = engine()
    for string in [String.prose, .prose + " Anew", .prose + " the Anew"] {
      _ = engine.prepare(string, style: Setting.style()).metrics(in: .unlimited)
    }
    #expect(Self.distinct.contains("the") && !Self.distinct.contains("Anew"))
    #expect(engine.counts.words == Self.distinct.count + 1)
    #expect(engine.counts.layouts == 0)
    _ = engine.prepare(.prose, style: Setting.style(weight: 700)).metrics(in: .unlimited)
    #expect(engine.counts.words >= 2 * Self.distinct.count)
  }

  @Test func `a new width shapes nothing, and drawing neither`() {
    let engine = engine()
    let text = engine.prepare(.prose, style: Setting.style())
    _ = text.metrics(in: .unlimited)
    let before = engine.counts
    for width in stride(from: 100.0, through: 900, by: 7) {
      _ = text.metrics(in: TextFrame(width: width))
      _ = text.lines(in: TextFrame(width: width))
    }
    #expect(engine.counts == before)
  }

  @Test func `a line limit ends the reading`() throws {
    let engine = engine()
    let long = (0..<20_000).map { "word\($0)" }.joined(separator: " ")
    let text = try #require(engine.prepare(long, style: Setting.style()) as? PangoPreparedText)
    let metrics = text.metrics(in: TextFrame(width: 343, lineLimit: 2))
    #expect(metrics.lineCount == 2 && metrics.isTruncated)
    // No word is narrower than 70 points.
    #expect(text.segmentCount <= 2 * 343 / 70 + 2)
    #expect(engine.counts.words == text.segmentCount)
    _ = text.lines(in: TextFrame(width: 343, lineLimit: 2))
    #expect(engine.counts.words == text.segmentCount + 1)  // the ellipsis
  }

  @Test(arguments: [
    "สวัสดีครับ", "extra\u{AD}ordinary", "👩‍🚀 crew", "a\u{200B}b", "e\u{200D}e", "\u{301}a", "\u{10FFFD}", "ខ្មែរ", "မြန်မာ",
    "\u{202E}abc", "1\u{2044}2", "☎\u{FE0F}",
  ])
  func `what cannot be shaped by words is Pango's`(string: String) {
    let engine = engine()
    _ = engine.prepare(string, style: Setting.style()).metrics(in: TextFrame(width: 300))
    #expect(engine.counts.layouts == 1)
  }

  @Test func `a word wider than its line, narrow columns and spaced letters are shaped by words too`() {
    let engine = engine()
    let text = engine.prepare("Donaudampfschifffahrt", style: Setting.style())
    for width in [.infinity, 100, 10, 0] { #expect(text.metrics(in: TextFrame(width: width)).lineCount > 0) }
    #expect(engine.counts == ShapingCounts(words: 1))
    _ = engine.prepare("a b", style: Setting.style(spacing: 1)).metrics(in: .unlimited)
    #expect(engine.counts == ShapingCounts(words: 3))
    // An ellipsis that has no room is Pango's.
    _ = text.metrics(in: TextFrame(width: 10, lineLimit: 1))
    #expect(engine.counts.layouts == 1)
  }

  @Test func `words that were let go are shaped again, the same`() {
    let engine = engine(capacity: 1, wordCapacity: 8)
    let frame = TextFrame(width: 200)
    let text = engine.prepare(.prose, style: Setting.style())
    let (metrics, lines) = (text.metrics(in: frame), text.lines(in: frame).map(\.glyphs))
    for number in 0..<40 { _ = engine.prepare("other word \(number)", style: Setting.style()).metrics(in: frame) }
    #expect(text.lines(in: frame).map(\.glyphs) == lines)
    #expect(text.metrics(in: frame) == metrics)
    #expect(engine.counts.words > Self.distinct.count + 42)
  }

  @Test func `a cache keeps the values used last, and at most twice its capacity`() {
    let cache = SharedCache<Int>(capacity: 10, costCapacity: 1_000)
    for value in 0..<100 { _ = cache.value(for: UInt64(value), cost: 1, where: { $0 == value }, orMake: { value }) }
    let kept = (0..<100).filter { value in cache.value(for: UInt64(value)) { $0 == value } != nil }
    #expect(kept.count <= 20 && kept.suffix(10) == Array(90..<100))
    #expect(cache.value(for: 99) { $0 == 7 } == nil)
    #expect(cache.value(for: 99, cost: 1, where: { $0 == 99 }, orMake: { -1 }) == 99)
  }

  @Test func `large values push out others`() {
    let cache = SharedCache<Int>(capacity: 100, costCapacity: 10)
    for value in 0..<30 { _ = cache.value(for: UInt64(value), cost: 5, where: { $0 == value }, orMake: { value }) }
    #expect((0..<30).filter { value in cache.value(for: UInt64(value)) { $0 == value } != nil }.count <= 4)
  }
}
