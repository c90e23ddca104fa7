import LayoutKitCore
import Testing

@testable import PangoText

/// Words wider than their numbers can tell, which stand over spaces as one.
@Suite struct WidestWordTests {
  private static let widest = TextStyle(family: "Inter", size: 2_000, weight: 400, lineHeight: 26, letterSpacing: 1_000)

  @Test(arguments: [1_500, 40_000])
  func `spaces wider than can be told are none at the end of a line`(count: Int) throws {
    let engine = try PangoTextEngine()
    let frame = TextFrame(width: 0)
    let few = engine.prepare("A   – A", style: Self.widest)
    let many = engine.prepare("A" + String(repeating: " ", count: count) + "– A", style: Self.widest)
    #expect(many.metrics(in: frame) == few.metrics(in: frame))
    #expect(many.lines(in: frame).map(\.width) == few.lines(in: frame).map(\.width))
  }

  @Test func `the last letter of a word wider than can be told has its line`() throws {
    // The word is 40,000 letters and spaces of more than 1,000 points; it can be told up to two million.
    let text = try PangoTextEngine().prepare(String(repeating: "A – ", count: 10_000), style: Self.widest)
    let frame = TextFrame(width: 0)
    #expect(text.metrics(in: frame).lineCount == 20_000)
    #expect(text.lines(in: frame).count == 20_000)
  }

  @Test(.timeLimit(.minutes(5)))
  func `many spaces inside a word take no square of their number`() throws {
    let text = try PangoTextEngine().prepare(
      "A" + String(repeating: " ", count: 400_000) + "– A", style: Setting.style())
    #expect(text.metrics(in: TextFrame(width: 100)).lineCount == 2)
  }
}
