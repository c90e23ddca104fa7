import LayoutKitCore
import Testing

@Suite struct TextEngineTests {
  @Test func `an engine without typesetters of its own is handed text and style`() {
    let style = TextStyle(family: "Inter", size: 13, weight: 700, lineHeight: 18)
    let text = SilentEngine().typesetter(for: style).prepare("Tram 7")
    #expect(text.string == "Tram 7")
    #expect(text.style == style)
  }
}
