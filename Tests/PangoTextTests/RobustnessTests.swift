import LayoutKitCore
import PangoText
import Testing

@Suite struct RobustnessTests {
  @Test(arguments: [0, -1, -.infinity, .nan, 1e-9, 1, 1e9, .infinity, .greatestFiniteMagnitude])
  func `any width is answered`(width: Double) throws {
    for string in [String.prose, "", "新聞", "שלום", "👨‍👩‍👧‍👦", "\u{301}\u{301}"] {
      for limit in [0, 1, -3, .max] {
        for direction in ReadingDirection.allCases {
          let text = try Setting().text(string)
          let frame = TextFrame(width: width, lineLimit: limit, direction: direction)
          let metrics = text.metrics(in: frame)
          #expect(metrics.lineCount == text.lines(in: frame).count)
          #expect(metrics.width.isFinite && metrics.width >= 0)
          #expect(limit < 1 || metrics.lineCount <= limit)
        }
      }
    }
  }

  @Test(arguments: [0, -5, .nan, .infinity, 1e12])
  func `any style is answered`(number: Double) throws {
    let style = TextStyle(family: "\u{0},\u{0}", size: number, weight: .min, lineHeight: number, letterSpacing: number)
    let text = try Setting().text("Any style", style: style)
    #expect(text.metrics(in: TextFrame(width: 100, lineLimit: 2)).lineCount <= 2)
    #expect(text.lines(in: TextFrame(width: 100)).allSatisfy { $0.baseline.isFinite && $0.width.isFinite })
  }

  @Test func `every plane of Unicode can be set`() throws {
    var string = ""
    for value in stride(from: 0 as UInt32, through: 0x10FFFF, by: 211) {
      if let scalar = Unicode.Scalar(value) { string.unicodeScalars.append(scalar) }
    }
    let metrics = try Setting().text(string).metrics(in: TextFrame(width: 300, lineLimit: 400))
    #expect(metrics.lineCount > 10)
  }

  @Test func `unbalanced direction marks stay in their paragraph`() throws {
    let setting = try Setting()
    let lines = setting.text("\u{202E}\u{2067}abc\nabc").lines(in: .unlimited)
    #expect(lines.last?.glyphs.map(\.id) == setting.glyphs("abc"))
  }
}
