import LayoutKitCore
import LayoutKitTestSupport

/// The fixed engine made to answer to all that an engine may: a column read from the right is narrower, and a dotted capital,
/// which only some languages have, is wider.
struct SensitiveTextEngine: TextEngine {
  let advance: Double
  private var fixed: FixedTextEngine { FixedTextEngine(advance: advance) }

  var identity: String { "sensitive \(advance)" }

  func prepare(_ string: String, style: TextStyle) -> any PreparedText {
    Text(fixed.prepare(string.replacing("İ", with: "İİİ"), style: style))
  }

  private final class Text: PreparedText {
    private let text: any PreparedText

    init(_ text: any PreparedText) { self.text = text }

    var string: String { text.string }
    var style: TextStyle { text.style }
    func metrics(in frame: TextFrame) -> TextMetrics { text.metrics(in: Self.room(in: frame)) }
    func lines(in frame: TextFrame) -> [TextLine] { text.lines(in: Self.room(in: frame)) }

    private static func room(in frame: TextFrame) -> TextFrame {
      var frame = frame
      if frame.direction == .rightToLeft { frame.width -= 14 }
      return frame
    }
  }
}
