import LayoutKitCore

/// A text engine that does next to nothing: what a layout takes with it is the layout's own.
///
/// A letter is half as wide as the font is large, and lines are as many as letters fill.
struct StillTextEngine: TextEngine {
  let identity = "still"
  func prepare(_ string: String, style: TextStyle) -> any PreparedText { StillText(string, style) }
}

private final class StillText: PreparedText {
  let string: String
  let style: TextStyle
  private let width: Double

  init(_ string: String, _ style: TextStyle) {
    self.string = string
    self.style = style
    width = Double(string.utf8.count) * style.size / 2
  }

  func metrics(in frame: TextFrame) -> TextMetrics {
    guard width > 0 else { return TextMetrics(lineCount: 0, width: 0, isTruncated: false) }
    let lines = max(1, Int((width / max(1, frame.width)).rounded(.up)))
    let count = frame.lineLimit > 0 ? min(lines, frame.lineLimit) : lines
    return TextMetrics(lineCount: count, width: min(width, frame.width), isTruncated: count < lines)
  }

  func lines(in frame: TextFrame) -> [TextLine] { [] }
}
