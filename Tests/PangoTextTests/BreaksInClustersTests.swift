import LayoutKitCore
import Testing

@testable import PangoText

/// Texts in which Pango would end a line inside a cluster; in a narrow column it ended the program over them.
@Suite struct BreaksInClustersTests {
  @Test(arguments: [
    ("\u{1F3FD}\u{1F3FD}\u{200D}(", Setting.style(size: 17)),
    ("\u{1E920}\u{1F28} \u{302}\u{66A}", Setting.style(size: 17)),
    ("a\u{601}\u{301}\u{1F3FE}\u{AD})", Setting.style(size: 17)),
    ("\u{600}\u{1F3FD}-\u{AD}", Setting.style(family: "Noto Sans CJK JP", size: 15)),
    (" \u{DCA}\u{FB49}", Setting.style(family: "Noto Color Emoji", size: 200, weight: 900, spacing: 40)),
    ("\u{10A1D}\u{E01}\n \u{DCA}\u{10A29}\u{FEFF}\u{AD}A", Setting.style(size: 72)),
  ])
  func `a column of any width is filled`(string: String, style: TextStyle) throws {
    let setting = try Setting()
    for part in [string, "a " + string + string, string + " ก" + string] {
      let text = setting.text(part, style: style)
      for (width, limit) in [(0.0, 0), (1, 0), (1, 2), (7, 0), (18, 0), (40, 0), (40, 1), (133.7, 0)] {
        for direction in ReadingDirection.allCases {
          let frame = TextFrame(width: width, lineLimit: limit, direction: direction)
          #expect(text.metrics(in: frame).lineCount == text.lines(in: frame).count)
        }
      }
    }
  }

  /// Source: Unicode Standard Annex 29, rules GB9 and GB9b: no cluster ends before a mark, or after a sign that goes before
  /// a number.
  @Test(arguments: [
    ("ab \u{301}c", [2..<5]), ("\u{1F3FB}\u{1F3FC}\u{1F3FD}", [0..<8, 4..<12]), ("\u{600}\u{1100}", [0..<5]),
  ])
  func `places inside clusters are found`(string: String, places: [Range<Int>]) {
    #expect(string.withBytes(BreaksInClusters.init).places == places)
  }

  @Test(arguments: ["ab cd-ef", "新聞 e\u{301}", "\u{1F469}\u{1F3FD}\u{200D}\u{1F680} crew", "สวัสดี ครับ", "हिन्दी दुनिया"])
  func `usual texts have none`(string: String) {
    #expect(string.withBytes(BreaksInClusters.init).places.isEmpty)
  }

  @Test(.timeLimit(.minutes(5)))
  func `where they abound, time goes with their number`() throws {
    let text = try Setting().text(String(repeating: "\u{1F3FD} \u{301}", count: 80_000))
    #expect(text.metrics(in: TextFrame(width: .infinity)).lineCount < 10)
  }
}
