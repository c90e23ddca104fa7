import CPango
import LayoutKitCore

/// The paragraphs of a text, as far as frames asked for them: what changes of a text. Its bytes are handed in, always the same.
struct SegmentedText {
  /// A paragraph that a column was filled with, and a text that begins with its bytes.
  struct Filled {
    let segmented: SegmentedParagraph
    let bytes: UnsafeBufferPointer<UInt8>
  }

  /// A paragraph of a text that is not one as it stands.
  private struct Part {
    let paragraph: Paragraph
    var segmented: SegmentedParagraph
  }

  /// The text, where it is one paragraph as it stands, as most are.
  private var whole = SegmentedParagraph()
  /// Its paragraphs, where it is not.
  private var parts: [Part] = []
  private var count: Int32 = 0
  /// The direction of the frame that paragraphs without letters follow; `nil` before the text is read.
  private var direction: ReadingDirection?

  /// How Han characters are drawn.
  var hanForm: HanForm { parts.first?.paragraph.hanForm ?? whole.traits.hanForm }

  /// Segments there are so far.
  var segmentCount: Int { parts.reduce(whole.segments.count) { $0 + $1.segmented.segments.count } }

  func paragraphs(of string: String) -> [Paragraph] {
    parts.isEmpty && count > 0 ? [Paragraph(string, whole.traits)] : parts.map(\.paragraph)
  }

  /// Whether it has been read for frames of this direction. Changes nothing; what does not say that it may is given a copy of the
  /// whole text.
  @inline(__always)
  mutating func isRead(for frame: TextFrame) -> Bool {
    guard let direction else { return false }
    return direction == frame.direction || isDirected
  }

  /// Reads the text, or reads it anew where the frame's direction makes another one of it.
  @inline(__always)
  mutating func read(_ text: UnsafeBufferPointer<UInt8>, for frame: TextFrame) {
    if !isRead(for: frame) { readAnew(text, for: frame) }
  }

  private mutating func readAnew(_ text: UnsafeBufferPointer<UInt8>, for frame: TextFrame) {
    direction = frame.direction
    if let traits = ParagraphTraits(text) {
      whole.begin(traits, text, in: frame)
      count = text.isEmpty ? 0 : 1
    } else {
      parts = Paragraph.parts(of: text).map { paragraph in
        var segmented = SegmentedParagraph()
        paragraph.withBytes { segmented.begin(paragraph.traits, $0, in: frame) }
        return Part(paragraph: paragraph, segmented: segmented)
      }
      count = Int32(clamping: parts.count)
    }
  }

  /// Whether the direction of the frame changes nothing.
  private var isDirected: Bool {
    mutating get {
      parts.isEmpty ? whole.traits.direction != nil : parts.allSatisfy { $0.paragraph.traits.direction != nil }
    }
  }

  /// The last paragraph that shows; -1 for none.
  private var lastVisible: Int { parts.lastIndex { !$0.paragraph.isBlank } ?? -1 }

  /// What the text measures in a frame that it has been read for; `nil` where Pango must break it, or without a shaper
  /// where there is more to find out.
  @inline(__always)
  mutating func metrics(
    of text: UnsafeBufferPointer<UInt8>, in frame: TextFrame, style: Unmanaged<WordStyle>,
    with shaper: Unmanaged<WordShaper>?, isFilled: ((Filled, Filling, Column) -> Void)? = nil
  ) -> TextMetrics? {
    var (lineCount, widest, isTruncated) = (0, 0, false)
    let width = Int(Int32(frame.width * Double(PANGO_SCALE)))
    for index in 0..<Int(count) {
      let room = frame.lineLimit == 0 ? 0 : frame.lineLimit - lineCount
      let column = Column(width: width, room: room, spacing: lending(style, \.spacing))
      guard var filling = fill(column, withParagraph: index, of: text, shaper) else { return nil }
      if room > 0, filling.lineCount >= room, !filling.isTruncated, count > 1, index < lastVisible {
        // The next paragraph is left out.
        guard let shaper else { return nil }
        let ending = parts[index].paragraph.withEllipsis
        let ended: Filling? = ending.withBytes { text in
          var segmented = SegmentedParagraph()
          segmented.begin(ending.traits, text, in: frame)
          let filling = lending(shaper) { segmented.fill(column, text, with: $0) }
          guard let filling else { return nil }
          isFilled?(Filled(segmented: segmented, bytes: text), filling, column)
          return filling
        }
        guard let ended else { return nil }
        filling = ended
        isTruncated = true
      } else if let isFilled {
        withFilled(index, of: text) { isFilled($0, filling, column) }
      }
      lineCount += filling.lineCount
      widest = max(widest, filling.width)
      if filling.isTruncated {
        if frame.width < lending(style, \.narrowestForEllipsis) { return nil }
        isTruncated = true
      }
      if frame.lineLimit > 0, lineCount >= frame.lineLimit { break }
    }
    return TextMetrics(
      lineCount: lineCount, width: Double(widest) / Double(PANGO_SCALE), isTruncated: isTruncated)
  }

  private func withFilled(_ index: Int, of text: UnsafeBufferPointer<UInt8>, _ body: (Filled) -> Void) {
    if parts.isEmpty { return body(Filled(segmented: whole, bytes: text)) }
    parts[index].paragraph.withBytes { body(Filled(segmented: parts[index].segmented, bytes: $0)) }
  }

  /// Fills a column with a paragraph; without a shaper, from what is known of it.
  @inline(__always)
  private mutating func fill(
    _ column: Column, withParagraph index: Int, of text: UnsafeBufferPointer<UInt8>, _ shaper: Unmanaged<WordShaper>?
  ) -> Filling? {
    if !parts.isEmpty { return fill(column, withPart: index, shaper) }
    guard let shaper else { return whole.filling(column) }
    return lending(shaper) { whole.fill(column, text, with: $0) }
  }

  /// Apart, so that an array is touched only where there is one.
  @inline(never)
  private mutating func fill(_ column: Column, withPart index: Int, _ shaper: Unmanaged<WordShaper>?) -> Filling? {
    guard let shaper else { return parts[index].segmented.filling(column) }
    return parts[index].paragraph.withBytes { bytes in
      lending(shaper) { parts[index].segmented.fill(column, bytes, with: $0) }
    }
  }
}
