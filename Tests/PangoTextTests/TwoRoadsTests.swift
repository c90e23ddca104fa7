import LayoutKitCore
import Testing

@testable import PangoText

@Suite struct TwoRoadsTests {
  static let words: [[String]] = [
    [
      "The", "of", "AVATAR", "office", "fluff", "To", "“quoted”", "re-elected", "12%", "1,250", "well-known", "Tram",
      "(old)",
      "A", "–", "2026", "Summit:", "3", "x", "4", "aux", "deux", "end.", "so,", "yes;", "O’Neill", "AT&T", "…", "#tag",
      "@you",
    ],
    [
      "Où", "l’été", "«\u{A0}déjà\u{A0}»", "vingt-deux", "élections", "aux", "?", "!", "prix\u{A0}:", "cœur", "Noël,",
      "100\u{202F}%",
    ],
    ["Вечер", "город", "слово,", "Ёлка", "из-за", "«да»", "Ωραία", "μέρα", "Αθήνα.", "Straße", "Łódź", "Đà"],
    ["שלום", "עולם,", "זה", "מבחן", "בית־ספר", "Word", "12", "(כן)", "ABC-12"],
    ["مرحبا", "بالعالم،", "لا", "إلى", "iPhone", "2026", "12%", "الذي", "GPS", "(نعم)", "كتاب."],
    ["नमस्ते", "दुनिया,", "क्षेत्र", "हिन्दी।", "বাংলা", "தமிழ்", "తెలుగు", "12"],
    ["新聞は毎日", "届きます。", "東京タワー", "「天気」", "3月、", "iPhone15", "ニュース", "（例）", "あっという間"],
    ["中国新闻，", "今天的天气", "很好。", "2026年", "AI“智能”", "「你好」", "人民"],
    ["한국어", "신문은", "매일", "나온다.", "서울(특별시)", "3월"],
  ]
  private static let styles = [
    Setting.style(size: 15), Setting.style(size: 17, weight: 600), Setting.style(family: "Noto Sans", size: 14),
  ]

  /// Texts of one language, or of two. Two spaces in a row are left out: Pango counts the first of them at the end of a
  /// line.
  private static func texts(_ count: Int) -> [String] {
    var random = Seeded(state: 2_026)
    return (0..<count).map { index in
      let languages = [words[index % words.count], index % 7 == 0 ? words.randomElement(using: &random) ?? [] : []]
      let pool = languages.flatMap { $0 }
      return (0..<Int.random(in: 1...24, using: &random)).compactMap { _ in pool.randomElement(using: &random) }
        .joined(separator: " ")
    }
  }

  @Test(arguments: [
    "新聞\u{A0}は", "مرحبا\u{A0}بالعالم", "مرحبا\u{202F}بالعالم", "שלום\u{A0}עולם", "한국\u{A0}\u{A0}어", "नमस्ते\u{A0}दुनिया",
    "新聞\u{A0}ab",
    "ab\u{A0}新聞", "\u{A0}", "10\u{A0}٪", "12\u{202F}%",
  ])
  func `spaces at which no line ends are in Pango's font`(string: String) throws {
    let roads = try TwoRoads()
    for style in Self.styles {
      #expect(roads.glyphDifference(string, style: style, frame: .unlimited) == nil)
    }
    #expect(roads.words.counts.layouts == 0)
  }

  /// Glyphs may differ where a line ends inside what was shaped as one: words that look over the space between them, kana
  /// that are kerned. Pango shapes both ends anew.
  @Test func `lines are Pango's, and nearly all glyphs`() throws {
    let roads = try TwoRoads()
    var count = 0
    var (lines, glyphs, measures) = ([String](), [String](), [String]())
    for (index, string) in Self.texts(540).enumerated() {
      let style = Self.styles[index % Self.styles.count]
      if let difference = roads.glyphDifference(string, style: style, frame: .unlimited) { glyphs.append(difference) }
    }
    // Pango gives a closing bracket the script of its opening one; the words do not look back that far.
    #expect(glyphs.count * 50 <= 540, "\(glyphs)")
    for (index, string) in Self.texts(540).enumerated() {
      let style = Self.styles[index % Self.styles.count]
      for (width, limit) in [(130.0, 0), (130, 2), (250, 0), (250, 2), (343, 0), (343, 2)] {
        count += 1
        let frame = TextFrame(width: width, lineLimit: limit)
        if let difference = roads.lineDifference(string, style: style, frame: frame) { lines.append(difference) }
        if let difference = roads.glyphDifference(string, style: style, frame: frame) { glyphs.append(difference) }
        if !roads.isDrawnAsMeasured(string, style: style, frame: frame) { measures.append(string) }
      }
    }
    #expect(lines.count * 1_000 <= count, "\(lines)")
    #expect(glyphs.count * 100 <= 3 * count, "\(glyphs)")
    #expect(measures.isEmpty, "\(measures)")
  }

  @Test(arguments: [
    String(repeating: "n", count: 100_000), String(repeating: "ب", count: 100_000),
    String(repeating: "新", count: 20_000),
    "\u{200B}\u{200C}\u{200D}\u{FEFF}", "\u{0}\u{1}\u{85}\u{7F}", "👩‍👩‍👧‍👦🏳️‍🌈 👩🏽‍🚀", "\u{301}", " \u{301}\u{5B0}", "",
    "   ", "a\u{301}\u{323} b", "abc אבג 123 \u{202E}def\u{202C} (ghi) ابج", "word\u{AD}break", "\t\t",
    "\u{FFFF}\u{10FFFD}",
    "\u{E0041}\u{1F3F4}", "x\u{FE0F}", "ﷺ ﷽", "-- --- ---- 1-2-3 a/b/c http://x.y/z?a=b&c=d", "\n\n \n",
  ])
  func `whatever it is, what is drawn was measured`(string: String) throws {
    let roads = try TwoRoads()
    let isLong = string.utf8.count > 10_000
    for style in isLong ? [Self.styles[0]] : Self.styles {
      for (width, limit) in [(0.0, 1), (40, 2), (90, 3), (250, 1), (1_000, 2), (.infinity, 1)] {
        for direction in isLong ? [.leftToRight] : ReadingDirection.allCases {
          let frame = TextFrame(width: width, lineLimit: limit, direction: direction)
          #expect(roads.isDrawnAsMeasured(string, style: style, frame: frame))
        }
      }
    }
  }

  @Test func `of two spaces at the end of a line, neither counts`() throws {
    let setting = try Setting()
    let words = setting.text("Wednesday  Wednesday").metrics(in: TextFrame(width: setting.width("Wednesday") + 0.01))
    #expect(words.lineCount == 2 && abs(words.width - setting.width("Wednesday")) < 0.01)
  }

  @Test(arguments: [
    "SUMMIT – LEADERS", "A-B", "A - B", "non – 2026", "Summit: Leaders meet", "3 x 4", "tax 2026", "(A) [B] {C}",
    "( A B )", "Wait, so. Yes… no", "T, V. Y,", "1 – 2 – 3 – 4", "A — B", "a (b c) d",
  ])
  func `what looks over spaces is shaped with them`(string: String) throws {
    let roads = try TwoRoads()
    for weight in [400, 600, 700] {
      let style = Setting.style(size: 17, weight: weight)
      #expect(roads.glyphDifference(string, style: style, frame: .unlimited) == nil)
    }
  }

  @Test(arguments: [ReadingDirection.leftToRight, .rightToLeft])
  func `a text without letters follows the frame on both roads`(direction: ReadingDirection) throws {
    let roads = try TwoRoads()
    for string in ["12 (34)", "!? 5", "1, 2", "…"] {
      let frame = TextFrame(width: 300, direction: direction)
      #expect(roads.glyphDifference(string, style: Setting.style(), frame: frame) == nil)
    }
  }
}
