import LayoutKitCore
import PangoText
import Testing

@Suite struct SharingTests {
  private static let strings = [.prose, "新聞は毎日届きます。", "שלום עולם, זה מבחן", "مرحبا بالعالم الواسع", "🚋 tram 👩‍🚀"]

  @Test func `who asks again gets the same text`() throws {
    let setting = try Setting()
    #expect(setting.text(.prose) === setting.text(.prose))
    #expect(setting.text(.prose) !== setting.text(.prose, style: Setting.style(weight: 700)))
  }

  @Test func `a typesetter prepares what its engine prepares`() throws {
    let engine = try PangoTextEngine()
    for style in [Setting.style(), Setting.style(weight: 700)] {
      let typesetter = engine.typesetter(for: style)
      for string in Self.strings { #expect(typesetter.prepare(string) === engine.prepare(string, style: style)) }
    }
  }

  @Test func `a text that was let go comes back the same`() throws {
    let engine = try PangoTextEngine(capacity: 1)
    let frame = TextFrame(width: 173)
    let first = engine.prepare(.prose, style: Setting.style())
    let lines = first.lines(in: frame).map(\.glyphs)
    for string in Self.strings.dropFirst() { _ = engine.prepare(string, style: Setting.style()) }
    let again = engine.prepare(.prose, style: Setting.style())
    #expect(again !== first)
    #expect(again.lines(in: frame).map(\.glyphs) == lines)
  }

  @Test func `a text remembers frames without mixing them`() throws {
    let text = try Setting().text(.prose)
    let frames = (1...8).map { TextFrame(width: Double($0) * 60, lineLimit: $0 % 3) }
    let once = frames.map { text.metrics(in: $0) }
    #expect(frames.reversed().map { text.metrics(in: $0) } == once.reversed())
    #expect(Set(once).count == frames.count)
  }

  @Test func `threads agree`() async throws {
    let expected = try Self.measure(PangoTextEngine())
    let engine = try PangoTextEngine(capacity: 2)
    let answers = await withTaskGroup(of: [TextMetrics].self) { group in
      for _ in 0..<32 { group.addTask { Self.measure(engine) } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(answers.count == 32)
    #expect(answers.allSatisfy { $0 == expected })
  }

  private static func measure(_ engine: PangoTextEngine) -> [TextMetrics] {
    strings.flatMap { string in
      [40.0, 100, 173, 343].map { width in
        engine.prepare(string, style: Setting.style()).metrics(in: TextFrame(width: width, lineLimit: 2))
      }
    }
  }
}
