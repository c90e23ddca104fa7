import CPango
import Foundation
import LayoutKitCore

/// A text taken apart into segments, whose widths answer for any frame; or, where it cannot be, broken by Pango, with the
/// frames asked for last remembered. Safe from any thread: what changes is behind a lock, hence `@unchecked Sendable`.
final class PangoPreparedText: PreparedText, @unchecked Sendable {
  let string: String
  let wordStyle: WordStyle
  var style: TextStyle { wordStyle.style }

  private let pool: ShaperPool
  private let paragraphs: [Paragraph]
  private let paragraphCount: Int
  /// The last paragraph that shows; -1 for none.
  private let lastVisible: Int
  /// Whether the frame's direction changes nothing.
  private let isDirected: Bool
  private let lock: NSLock
  private var state = State()

  /// What changes, in one place, so that it is entered once a question.
  private struct State {
    /// The first paragraph, which most texts have alone, and the others.
    var first = SegmentedParagraph()
    var rest: [SegmentedParagraph] = []
    var direction: ReadingDirection?
    /// What Pango broke.
    var broken: [BrokenText] = []

    mutating func fill(_ column: Column, withParagraph index: Int, _ shaper: WordShaper?) -> Filling? {
      index == 0 ? first.fill(column, with: shaper) : rest[index - 1].fill(column, with: shaper)
    }
  }

  /// Frames remembered where Pango breaks: the two a rotation goes between, each with and without a limit.
  private static let memory = 4

  /// - Parameter lock: shared with other texts, since a lock is larger than a text.
  init(string: String, style: WordStyle, pool: ShaperPool, lock: NSLock) {
    self.string = string
    wordStyle = style
    self.pool = pool
    self.lock = lock
    paragraphs = string.withBytes(Paragraph.paragraphs)
    paragraphCount = paragraphs.count
    lastVisible = paragraphs.lastIndex { !$0.isBlank } ?? -1
    isDirected = paragraphs.allSatisfy { $0.ownDirection != nil }
  }

  func metrics(in frame: TextFrame) -> TextMetrics {
    let frame = frame.usable
    lock.lock()
    let known = (state.direction == nil ? nil : filled(frame, &state, with: nil)) ?? filledWithShaper(frame)
    lock.unlock()
    return known ?? brokenText(in: frame).metrics
  }

  func lines(in frame: TextFrame) -> [TextLine] {
    let frame = frame.usable
    let built: [TextLine]? = lock.withLock {
      pool.withShaper { shaper in
        let words = words(of: shaper)
        var lines: [TextLine] = []
        let metrics = filled(frame, &state, with: words) { paragraph, filling, column in
          lines += LineBuilder(paragraph, shaper: words).lines(of: filling, in: column)
        }
        guard metrics != nil else { return nil }
        words.styled.setBaselines(of: &lines)
        return lines
      }
    }
    return built ?? brokenText(in: frame).lines
  }

  /// Segments there are so far.
  var segmentCount: Int {
    lock.withLock { state.rest.reduce(state.first.segments.count) { $0 + $1.segments.count } }
  }

  // MARK: By segments

  private func words(of shaper: TextShaper) -> WordShaper {
    shaper.words(of: wordStyle, hanForm: paragraphs.first?.hanForm ?? .simplifiedChinese)
  }

  private func filledWithShaper(_ frame: TextFrame) -> TextMetrics? {
    wordStyle.byWords ? pool.withShaper { filled(frame, &state, with: words(of: $0)) } : nil
  }

  /// What the text measures in a frame by its segments; `nil` where Pango must break it, or without a shaper where there
  /// is more to find out.
  private func filled(
    _ frame: TextFrame, _ state: inout State, with shaper: WordShaper?,
    isFilled: (SegmentedParagraph, Filling, Column) -> Void = { _, _, _ in }
  ) -> TextMetrics? {
    guard wordStyle.byWords else { return nil }
    prepare(&state, for: frame)
    var (lineCount, widest, isTruncated) = (0, 0, false)
    let width = Int(Int32(frame.width * Double(PANGO_SCALE)))
    for index in 0..<paragraphCount {
      let room = frame.lineLimit == 0 ? 0 : frame.lineLimit - lineCount
      let column = Column(width: width, room: room, spacing: wordStyle.spacing)
      guard var filling = state.fill(column, withParagraph: index, shaper) else { return nil }
      if column.room > 0, filling.lineCount >= column.room, !filling.isTruncated, index < lastVisible {
        // The next paragraph is left out.
        guard let shaper else { return nil }
        var ending = SegmentedParagraph(paragraphs[index].withEllipsis, in: frame)
        guard let ended = ending.fill(column, with: shaper) else { return nil }
        isFilled(ending, ended, column)
        filling = ended
        isTruncated = true
      } else {
        isFilled(index == 0 ? state.first : state.rest[index - 1], filling, column)
      }
      lineCount += filling.lineCount
      widest = max(widest, filling.width)
      if filling.isTruncated {
        if frame.width < wordStyle.narrowestForEllipsis { return nil }
        isTruncated = true
      }
      if frame.lineLimit > 0, lineCount >= frame.lineLimit { break }
    }
    return TextMetrics(
      lineCount: lineCount, width: Double(widest) / Double(PANGO_SCALE), isTruncated: isTruncated)
  }

  private func prepare(_ state: inout State, for frame: TextFrame) {
    if let direction = state.direction, isDirected || direction == frame.direction { return }
    state.direction = frame.direction
    state.first = paragraphs.first.map { SegmentedParagraph($0, in: frame) } ?? SegmentedParagraph()
    state.rest = paragraphs.dropFirst().map { SegmentedParagraph($0, in: frame) }
  }

  // MARK: By Pango

  /// Metrics and lines come from the same breaking, so they cannot differ.
  private func brokenText(in frame: TextFrame) -> BrokenText {
    if let known = lock.withLock({ state.broken.first { $0.frame == frame } }) { return known }
    // Shaped outside the lock: two threads may do the same work once, none waits for another's.
    let new = pool.withShaper { shaper in
      let words = words(of: shaper)
      words.log.addLayouts(paragraphs.count)
      return LineBreaker(font: words.styled).text(of: paragraphs, in: frame)
    }
    lock.withLock {
      state.broken.insert(new, at: 0)
      if state.broken.count > Self.memory { state.broken.removeLast() }
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
  func withBytes<T>(_ body: (UnsafeBufferPointer<UInt8>) -> T) -> T {
    utf8.withContiguousStorageIfAvailable(body) ?? Array(utf8).withUnsafeBufferPointer(body)
  }
}
