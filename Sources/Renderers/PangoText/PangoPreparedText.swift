import CPango
import LayoutKitCore

/// A text taken apart into segments, whose widths answer for any frame; or, where it cannot be, broken by Pango, with the
/// frames asked for last remembered. Nothing is read before it is asked for. Safe from any thread: what changes is behind
/// a lock, hence `@unchecked Sendable`.
final class PangoPreparedText: PreparedText, @unchecked Sendable {
  let string: String
  let wordStyle: WordStyle
  var style: TextStyle { wordStyle.style }

  /// Behind the text's lock: so nothing is checked at each access, here and where threads have objects of their own.
  @exclusivity(unchecked) private var text = SegmentedText()
  /// What Pango broke.
  private var broken: [BrokenText] = []

  /// Frames remembered where Pango breaks: the two a rotation goes between, each with and without a limit.
  private static let memory = 4

  init(string: String, style: WordStyle) {
    self.string = string
    wordStyle = style
  }

  func metrics(in frame: TextFrame) -> TextMetrics {
    let frame = frame.usable
    let lock = wordStyle.pool.lock(for: self)
    lock.lock()
    let known = wordStyle.byWords ? metrics(in: frame, of: &text) : nil
    lock.unlock()
    return known ?? brokenText(in: frame).metrics
  }

  func lines(in frame: TextFrame) -> [TextLine] {
    let frame = frame.usable
    let lock = wordStyle.pool.lock(for: self)
    let built = wordStyle.byWords ? lock.withLock { lines(in: frame, of: &text) } : nil
    return built ?? brokenText(in: frame).lines
  }

  /// Segments there are so far.
  var segmentCount: Int { wordStyle.pool.lock(for: self).withLock { text.segmentCount } }

  // MARK: By segments

  @inline(__always)
  private func metrics(in frame: TextFrame, of text: inout SegmentedText) -> TextMetrics? {
    if text.isRead(for: frame), let known = text.metrics(in: frame, style: wordStyle, with: nil) { return known }
    return wordStyle.pool.withShaper { shaper in
      text.read(string, for: frame)
      return text.metrics(in: frame, style: wordStyle, with: shaper.words(of: wordStyle, hanForm: text.hanForm))
    }
  }

  private func lines(in frame: TextFrame, of text: inout SegmentedText) -> [TextLine]? {
    wordStyle.pool.withShaper { shaper in
      text.read(string, for: frame)
      let words = shaper.words(of: wordStyle, hanForm: text.hanForm)
      var lines: [TextLine] = []
      let metrics = text.metrics(in: frame, style: wordStyle, with: words) { paragraph, filling, column in
        lines += LineBuilder(paragraph, shaper: words).lines(of: filling, in: column)
      }
      guard metrics != nil else { return nil }
      words.styled.setBaselines(of: &lines)
      return lines
    }
  }

  // MARK: By Pango

  /// Metrics and lines come from the same breaking, so they cannot differ.
  private func brokenText(in frame: TextFrame) -> BrokenText {
    let pool = wordStyle.pool
    let lock = pool.lock(for: self)
    if let known = lock.withLock({ broken.first { $0.frame == frame } }) { return known }
    let (paragraphs, hanForm) = lock.withLock {
      text.read(string, for: frame)
      return (text.paragraphs, text.hanForm)
    }
    let new = CairoFonts.alone {
      pool.withShaper { shaper in
        let words = shaper.words(of: wordStyle, hanForm: hanForm)
        words.log.addLayouts(paragraphs.count)
        return LineBreaker(font: words.styled).text(of: paragraphs, in: frame)
      }
    }
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

extension String {
  /// The text as UTF-8.
  @inline(__always)
  func withBytes<T>(_ body: (UnsafeBufferPointer<UInt8>) -> T) -> T {
    utf8.withContiguousStorageIfAvailable(body) ?? Array(utf8).withUnsafeBufferPointer(body)
  }
}
