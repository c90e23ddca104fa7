import LayoutKitCore
import PangoText
import Testing

@Suite struct ScriptTests {
  @Test func `Hebrew runs from right to left`() throws {
    let setting = try Setting()
    let letters = ["א", "ב", "ג"].flatMap { setting.glyphs($0) }
    #expect(Set(letters).count == 3)
    #expect(setting.glyphs("אבג") == letters.reversed())
  }

  @Test func `Hebrew in a Latin text keeps its place, and Latin in a Hebrew one`() throws {
    let setting = try Setting()
    let (a, b, alef, bet) = (setting.glyphs("a"), setting.glyphs("b"), setting.glyphs("א"), setting.glyphs("ב"))
    let letters = Set(a + b + alef + bet)
    #expect(letters.count == 4)
    #expect(setting.glyphs("a אב").filter(letters.contains) == a + bet + alef)
    #expect(setting.glyphs("א ab").filter(letters.contains) == a + b + alef)
  }

  @Test func `a text without letters follows the frame`() throws {
    let setting = try Setting()
    let (one, mark) = (setting.glyphs("1"), setting.glyphs("!"))
    #expect(setting.glyphs("1!") == one + mark)
    #expect(setting.glyphs("1!", direction: .rightToLeft) == mark + one)
    #expect(setting.glyphs("a!", direction: .rightToLeft) == setting.glyphs("a!"))
  }

  @Test func `right-to-left lines start at zero without their last space`() throws {
    let lines = try Setting().text("שלום עולם").lines(in: TextFrame(width: 60))
    #expect(lines.count == 2)
    #expect(lines.allSatisfy { abs($0.glyphs.first?.x ?? 9) < 1.5 })
  }

  @Test func `Arabic letters join`() throws {
    let setting = try Setting()
    let alone = setting.glyphs("ب").first
    #expect(!setting.glyphs("ببب").contains { $0 == alone })
  }

  @Test(arguments: ["👨‍👩‍👧‍👦", "👩🏽‍🚀", "🇫🇷", "🏳️‍🌈", "1️⃣", "❤️"])
  func `an emoji sequence is one picture, never broken`(sequence: String) throws {
    let setting = try Setting()
    let line = try #require(setting.text(sequence).lines(in: .unlimited).first)
    #expect(line.glyphs.count == 1)
    #expect(line.fonts == ["Noto Color Emoji"])
    // The font's pictures are 136 units in a strike of 109 a em.
    #expect(abs(line.width - 20 * 136 / 109) < 0.2)
    #expect(setting.text(sequence).metrics(in: TextFrame(width: 1)).lineCount == 1)
  }

  @Test func `Thai breaks between its words without spaces`() throws {
    let lines = try Setting().text("สวัสดีครับยินดีต้อนรับสู่ประเทศไทย").lines(in: TextFrame(width: 120))
    #expect(lines.count > 1)
    #expect(lines.allSatisfy { $0.width <= 120.01 })
  }
}
