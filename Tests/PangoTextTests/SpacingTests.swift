import LayoutKitCore
import Testing

@testable import PangoText

/// Space between letters, on both roads.
@Suite struct SpacingTests {
  private static let texts = [
    "The quick, brown fox – jumps over AVATAR offices", "Ёлка из-за города", "e\u{301}\u{323}e\u{301} fi ffl",
    "מבחן זה שלום עולם", "مرحبا بالعالم لا إلى", "한국어 신문은",
  ]
  /// Their glyphs are compared on one line only: at the end of others Pango kerns kana anew, sets a mark half a space
  /// nearer to its letter, and loses or keeps half a space where two directions meet.
  private static let others = ["新聞は毎日届きます。", "नमस्ते क्षेत्र", "שלום עולם, זה מבחן ABC 12"]

  @Test(arguments: [-0.3, 0.7, 1, 3])
  func `glyphs stand where Pango has them`(spacing: Double) throws {
    let roads = try TwoRoads()
    for string in Self.texts + Self.others {
      for style in [Setting.style(spacing: spacing), Setting.style(family: "Noto Sans", size: 15, spacing: spacing)] {
        for width in [90.0, 200, 1_000] {
          let frame = TextFrame(width: width)
          #expect(roads.lineDifference(string, style: style, frame: frame) == nil)
          #expect(roads.isDrawnAsMeasured(string, style: style, frame: frame))
          #expect(roads.isDrawnAsMeasured(string, style: style, frame: TextFrame(width: width, lineLimit: 1)))
          if width == 1_000 || Self.texts.contains(string) {
            #expect(roads.glyphDifference(string, style: style, frame: frame) == nil)
          }
        }
      }
    }
    #expect(roads.words.counts.layouts == 0)
  }

  @Test(arguments: [-1_000.0, -30, -8, 400])
  func `any spacing is drawn as measured`(spacing: Double) throws {
    let roads = try TwoRoads()
    for string in Self.texts + Self.others + ["", "a", "a\nb"] {
      for (width, limit) in [(0.0, 0), (40, 0), (40, 1), (250, 2), (250, 0)] {
        let frame = TextFrame(width: width, lineLimit: limit)
        #expect(roads.isDrawnAsMeasured(string, style: Setting.style(spacing: spacing), frame: frame))
      }
    }
  }
}
