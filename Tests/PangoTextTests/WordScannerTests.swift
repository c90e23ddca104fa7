import LayoutKitCore
import Testing

@testable import PangoText

@Suite struct WordScannerTests {
  /// Words of all scripts, with what stands beside them and what looks over spaces. The last letter of some is in another
  /// font than the rest of its script.
  private static let pool =
    TwoRoadsTests.words.flatMap { $0 } + [
      "x", "ax", "xy", "a", "I", "é", "ß", "ب", "א", "中", "あ", "µm", "\u{503}", "д\u{503}", "\u{503}д", "да", "ª", "l’",
      "e\u{301}", "7", "3.2", "77,860", "64%", "1.2.3", "5%,", "0.5%.", "%", "9,x", "4%5", "2.", "8.%",
    ]

  @Test(arguments: [Setting.style(), Setting.style(weight: 700), Setting.style(family: "Noto Sans Hebrew")])
  func `common words are what looking at every character makes of them`(style: TextStyle) throws {
    let fonts = try FontSet.pinned.get()
    let shaper = TextShaper(fonts: fonts, store: WordStore(capacity: 16))
    let styles = WordStyles(byWords: true, pool: ShaperPool(fonts: fonts, wordCapacity: 16))
    let words = shaper.words(of: styles.style(for: style), hanForm: .simplifiedChinese)
    var random = Seeded(state: 5)
    for round in 0..<4_000 {
      var string = ""
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        string += Self.pool.randomElement(using: &random) ?? ""
        string += ["", " ", " ", " ", " ", "  ", ", ", ". "].randomElement(using: &random) ?? ""
      }
      let paragraph = try #require(Paragraph(string))
      let levels = paragraph.withBytes { Levels(of: $0, isRightToLeft: round % 2 == 0) }
      let (quick, slow) = paragraph.withBytes { text in
        levels.values.withUnsafeBufferPointer { values in
          func scan(_ next: (inout WordScanner) -> WordScanner.Word?) -> [String] {
            var scanner = WordScanner(
              text: text, levels: values, uniformLevel: levels.uniform, shaper: words,
              at: WordScanner.Place(startOf: text))
            var all: [String] = []
            while let word = next(&scanner) {
              // The level of spaces that are not there means nothing.
              var word = word
              if word.spaces == 0 { word.spaceLevel = 0 }
              // So do characters that are not counted, where all have one level, and rules at the end.
              var place = scanner.place
              if values.isEmpty { place.character = 0 }
              if place.position == text.count { place.rules = LineBreakRules.State() }
              all.append("\(word) \(scanner.cuts.map { $0 }) \(place)")
            }
            return all
          }
          // Twice, since a character is known only when it was met.
          _ = scan { $0.nextOfAny() }
          return (scan { $0.next() }, scan { $0.nextOfAny() })
        }
      }
      #expect(quick == slow, "\(string)")
    }
  }
}
