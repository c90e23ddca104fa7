import CPango
import LayoutKitCore

/// The paragraphs of a text, as far as frames asked for them: what changes of a text.
struct SegmentedText {
  /// The first paragraph, which most texts have alone, and the others.
  private var first = SegmentedParagraph()
  private var rest: [SegmentedParagraph] = []
  private var count = 0
  /// The direction of the frame that paragraphs without letters follow; `nil` before the text is read.
  private var direction: ReadingDirection?

  /// How Han characters are drawn.
  var hanForm: HanForm { first.paragraph.hanForm }

  var paragraphs: [Paragraph] { count == 0 ? [] : [first.paragraph] + rest.map(\.paragraph) }

  /// Segments there are so far.
  var segmentCount: Int { rest.reduce(first.segments.count) { $0 + $1.segments.count } }

  /// Whether it has been read for frames of this direction.
  @inline(__always)
  func isRead(for frame: TextFrame) -> Bool { direction.map { $0 == frame.direction || isDirected } ?? false }

  /// Reads the text, or reads it anew where the frame's direction makes another one of it.
  @inline(__always)
  mutating func read(_ string: String, for frame: TextFrame) {
    if !isRead(for: frame) { readAnew(string, for: frame) }
  }

  private mutating func readAnew(_ string: String, for frame: TextFrame) {
    direction = frame.direction
    rest = []
    let isOne = string.withBytes { text in
      guard let traits = ParagraphTraits(text) else { return false }
      first = SegmentedParagraph(
        Paragraph(string, traits), UnsafeBufferPointer(rebasing: text[..<traits.count]), in: frame)
      return true
    }
    count = isOne && !string.isEmpty ? 1 : 0
    if isOne { return }
    let parts = Paragraph.parts(of: string).map { part in
      part.withBytes { SegmentedParagraph(part, $0, in: frame) }
    }
    first = parts.first ?? SegmentedParagraph()
    rest = Array(parts.dropFirst())
    count = parts.count
  }

  /// Whether the direction of the frame changes nothing.
  private var isDirected: Bool {
    first.paragraph.ownDirection != nil && rest.allSatisfy { $0.paragraph.ownDirection != nil }
  }

  /// The last paragraph that shows; -1 for none.
  private var lastVisible: Int {
    if let index = rest.lastIndex(where: { !$0.paragraph.isBlank }) { return index + 1 }
    return first.paragraph.isBlank ? -1 : 0
  }

  private subscript(index: Int) -> SegmentedParagraph { index == 0 ? first : rest[index - 1] }

  /// What the text measures in a frame that it has been read for; `nil` where Pango must break it, or without a shaper
  /// where there is more to find out.
  @inline(__always)
  mutating func metrics(
    in frame: TextFrame, style: WordStyle, with shaper: WordShaper?,
    isFilled: ((SegmentedParagraph, Filling, Column) -> Void)? = nil
  ) -> TextMetrics? {
    var (lineCount, widest, isTruncated) = (0, 0, false)
    let width = Int(Int32(frame.width * Double(PANGO_SCALE)))
    for index in 0..<count {
      let room = frame.lineLimit == 0 ? 0 : frame.lineLimit - lineCount
      let column = Column(width: width, room: room, spacing: style.spacing)
      guard var filling = fill(column, withParagraph: index, shaper) else { return nil }
      if room > 0, filling.lineCount >= room, !filling.isTruncated, !rest.isEmpty, index < lastVisible {
        // The next paragraph is left out.
        guard let shaper else { return nil }
        let ending = self[index].paragraph.withEllipsis
        let ended: Filling? = ending.withBytes { text in
          var segmented = SegmentedParagraph(ending, text, in: frame)
          guard let filling = segmented.fill(column, text, with: shaper) else { return nil }
          isFilled?(segmented, filling, column)
          return filling
        }
        guard let ended else { return nil }
        filling = ended
        isTruncated = true
      } else {
        isFilled?(self[index], filling, column)
      }
      lineCount += filling.lineCount
      widest = max(widest, filling.width)
      if filling.isTruncated {
        if frame.width < style.narrowestForEllipsis { return nil }
        isTruncated = true
      }
      if frame.lineLimit > 0, lineCount >= frame.lineLimit { break }
    }
    return TextMetrics(
      lineCount: lineCount, width: Double(widest) / Double(PANGO_SCALE), isTruncated: isTruncated)
  }

  /// Fills a column with a paragraph; without a shaper, from what is known of it.
  @inline(__always)
  private mutating func fill(_ column: Column, withParagraph index: Int, _ shaper: WordShaper?) -> Filling? {
    if index > 0 { return fill(column, withOther: index - 1, shaper) }
    guard let shaper else { return first.filling(column) }
    return first.paragraph.withBytes { first.fill(column, $0, with: shaper) }
  }

  /// Apart, so that an array is touched only where there is one.
  @inline(never)
  private mutating func fill(_ column: Column, withOther index: Int, _ shaper: WordShaper?) -> Filling? {
    guard let shaper else { return rest[index].filling(column) }
    return rest[index].paragraph.withBytes { rest[index].fill(column, $0, with: shaper) }
  }
}
