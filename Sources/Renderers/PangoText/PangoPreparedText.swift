import Foundation
import LayoutKitCore

/// A text that remembers how it was broken for the frames asked for last. Safe from any thread: what changes is behind
/// a lock, hence `@unchecked Sendable`.
final class PangoPreparedText: PreparedText, @unchecked Sendable {
  let string: String
  let style: TextStyle

  private let fonts: FontSet
  private let paragraphs: [Paragraph]
  private let lock = NSLock()
  private var broken: [BrokenText] = []

  /// Frames remembered: the two a rotation goes between, each with and without a limit.
  private static let memory = 4

  init(string: String, style: TextStyle, fonts: FontSet) {
    self.string = string
    self.style = style
    self.fonts = fonts
    paragraphs = Paragraph.paragraphs(of: string)
  }

  func metrics(in frame: TextFrame) -> TextMetrics { text(in: frame).metrics }

  func lines(in frame: TextFrame) -> [TextLine] { text(in: frame).lines }

  /// Metrics and lines come from the same breaking, so they cannot differ.
  private func text(in frame: TextFrame) -> BrokenText {
    let frame = frame.usable
    if let known = lock.withLock({ broken.first { $0.frame == frame } }) { return known }
    // Shaped outside the lock: two threads may do the same work once, none waits for another's.
    let new = LineBreaker(context: ShapingContext.current(for: fonts), style: style).text(of: paragraphs, in: frame)
    lock.withLock {
      broken.insert(new, at: 0)
      if broken.count > Self.memory { broken.removeLast() }
    }
    return new
  }
}

/// A text broken for a frame.
struct BrokenText: Sendable {
  let frame: TextFrame
  let lines: [TextLine]
  let metrics: TextMetrics

  init(frame: TextFrame, lines: [TextLine], isTruncated: Bool) {
    self.frame = frame
    self.lines = lines
    metrics = TextMetrics(lineCount: lines.count, width: lines.map(\.width).max() ?? 0, isTruncated: isTruncated)
  }
}

extension TextFrame {
  /// Pango counts in 1024ths of a point with 32 bits; nothing to show is a million points wide.
  private static let widest = 1_000_000.0

  /// The frame with a width and a limit that can be reckoned with: no room where there is no number.
  fileprivate var usable: TextFrame {
    let width = self.width.isNaN ? 0 : min(max(0, self.width), Self.widest)
    return TextFrame(width: width, lineLimit: max(0, lineLimit), direction: direction)
  }
}
