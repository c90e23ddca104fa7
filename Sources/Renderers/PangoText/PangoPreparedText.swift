import CPango
import LayoutKitCore

/// A text taken apart into segments, whose widths answer for any frame; or, where it cannot be, broken by Pango, with the
/// frames asked for last remembered. Nothing is read before it is asked for. Safe from any thread: what changes is behind
/// a lock, hence `@unchecked Sendable`.
final class PangoPreparedText: PreparedText, @unchecked Sendable {
  let string: String
  let wordStyle: WordStyle
  var style: TextStyle { wordStyle.style }
  private let lock: PlainLock

  /// Behind the text's lock: so nothing is checked at each access, here and where threads have objects of their own.
  @exclusivity(unchecked) private var text = SegmentedText()
  /// What Pango broke.
  private var broken: [BrokenText] = []

  /// Frames remembered where Pango breaks: the two a rotation goes between, each with and without a limit.
  private static let memory = 4

  /// - Parameter hash: of both.
  init(string: String, style: WordStyle, hash: UInt64) {
    self.string = string
    wordStyle = style
    lock = style.pool.lock(for: hash)
  }

  func metrics(in frame: TextFrame) -> TextMetrics {
    let frame = frame.usable
    lock.lock()
    let known = lending(wordStyle) { style in
      style.byWords ? string.withBytes { metrics(in: frame, of: &text, $0, .passUnretained(style)) } : nil
    }
    lock.unlock()
    return known ?? brokenText(in: frame).metrics
  }

  func lines(in frame: TextFrame) -> [TextLine] {
    let frame = frame.usable
    let built = wordStyle.byWords ? lock.withLock { string.withBytes { lines(in: frame, of: &text, $0) } } : nil
    return built ?? brokenText(in: frame).lines
  }

  /// Segments there are so far.
  var segmentCount: Int { lock.withLock { text.segmentCount } }

  // MARK: By segments

  @inline(__always)
  private func metrics(
    in frame: TextFrame, of text: inout SegmentedText, _ bytes: UnsafeBufferPointer<UInt8>,
    _ style: Unmanaged<WordStyle>
  ) -> TextMetrics? {
    if text.isRead(for: frame), let known = text.metrics(of: bytes, in: frame, style: style, with: nil) {
      return known
    }
    return lending(style) {
      $0.pool.withShaper { shaper in
        text.read(bytes, for: frame)
        let words = lending(style) { shaper.keptWords(of: $0, hanForm: text.hanForm) }
        return text.metrics(of: bytes, in: frame, style: style, with: words)
      }
    }
  }

  private func lines(
    in frame: TextFrame, of text: inout SegmentedText, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> [TextLine]? {
    wordStyle.pool.withShaper { shaper in
      text.read(bytes, for: frame)
      let words = shaper.words(of: wordStyle, hanForm: text.hanForm)
      var lines: [TextLine] = []
      let (style, shaper) = (Unmanaged.passUnretained(wordStyle), Unmanaged.passUnretained(words))
      let metrics = text.metrics(of: bytes, in: frame, style: style, with: shaper) { filled, filling, column in
        lines += LineBuilder(filled.segmented, filled.bytes, shaper: words).lines(of: filling, in: column)
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
    if let known = lock.withLock({ broken.first { $0.frame == frame } }) { return known }
    let (paragraphs, hanForm) = lock.withLock {
      string.withBytes { text.read($0, for: frame) }
      return (text.paragraphs(of: string), text.hanForm)
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
