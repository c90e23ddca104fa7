import LayoutKitCore
import PangoText

/// What the tests set text with: 20 points in lines of 26.
struct Setting {
  let engine: PangoTextEngine

  init() throws { engine = try PangoTextEngine() }

  static func style(
    family: String = "Inter", size: Double = 20, weight: Int = 400, spacing: Double = 0
  ) -> TextStyle {
    TextStyle(family: family, size: size, weight: weight, lineHeight: 26, letterSpacing: spacing)
  }

  func text(_ string: String, style: TextStyle = style()) -> any PreparedText {
    engine.prepare(string, style: style)
  }

  /// Width of a text on one line.
  func width(_ string: String, style: TextStyle = style()) -> Double {
    text(string, style: style).metrics(in: .unlimited).width
  }

  /// Glyphs of a text on one line, from left to right.
  func glyphs(_ string: String, direction: ReadingDirection = .leftToRight) -> [UInt32] {
    var frame = TextFrame.unlimited
    frame.direction = direction
    return text(string).lines(in: frame).flatMap(\.glyphs).map(\.id)
  }
}

extension TextFrame {
  static let unlimited = TextFrame(width: .infinity)
}

extension TextLine {
  var glyphs: [GlyphRun.Glyph] { runs.flatMap(\.glyphs).sorted { $0.x < $1.x } }
  var fonts: [String] { runs.map(\.font.name) }
}

extension String {
  static let prose = """
    The council voted late on Tuesday to reopen the old tram line, seventeen years after the last car left the depot; \
    engineers say the rails are sound, and that the first journeys could start before the winter.
    """
}
