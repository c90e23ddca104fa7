import CPango
import LayoutKitCore

/// A paragraph as segments with their widths, so that lines are a matter of adding up. It is taken apart as far as a
/// frame asks for, and never twice.
struct SegmentedParagraph {
  let utf8: [UInt8]
  /// By character, the levels in the order of directions; empty where all is at level 0.
  let levels: [UInt8]
  let isRightToLeft: Bool
  private(set) var segments: ContiguousArray<Segment> = []
  /// Where the words begin.
  private let start: WordScanner.Place
  /// As far as the segments go. A segment is open behind them, where `pending` has begun one.
  private(set) var place: WordScanner.Place
  private var pending: (start: Int, width: Int, space: Int)?
  private var progress = Progress.going

  private enum Progress { case going, complete, refused }

  /// No paragraph.
  init() { self.init(Paragraph(), in: TextFrame(width: 0)) }

  init(_ paragraph: Paragraph, in frame: TextFrame) {
    utf8 = paragraph.utf8
    isRightToLeft = !utf8.isEmpty && paragraph.direction(in: frame) == PANGO_DIRECTION_RTL
    levels = paragraph.levels(isRightToLeft: isRightToLeft)
    if utf8.isEmpty { progress = .complete }
    start = WordScanner.Place(script: utf8.withUnsafeBufferPointer(WordScanner.firstScript))
    place = start
  }

  /// Lines filled from what is known of the paragraph; `nil` where more must be known, or a segment is wider than the
  /// column.
  func filling(_ column: Column, endLine: (Int) -> Void = { _ in }) -> Filling? {
    var filler = Filler(column: column)
    return segments.withUnsafeBufferPointer { segments in
      for index in segments.indices where filler.add(segments[index], at: index, endLine: endLine) {
        return filler.result
      }
      return progress == .complete ? filler.finished() : nil
    }
  }

  /// The same; what must be known is found out, if there is a shaper.
  mutating func fill(_ column: Column, with shaper: WordShaper?) -> Filling? {
    guard progress == .going, let shaper else { return filling(column) }
    var filler = Filler(column: column)
    for index in segments.indices where filler.add(segments[index], at: index, endLine: { _ in }) {
      return filler.result
    }
    // As many segments as there are words, about.
    if segments.isEmpty { segments.reserveCapacity(min(utf8.count / 5 + 1, 32)) }
    return utf8.withUnsafeBufferPointer { text in
      levels.withUnsafeBufferPointer { levels in
        var scanner = WordScanner(text: text, levels: levels, shaper: shaper, at: place)
        while progress == .going {
          let count = segments.count
          scan(&scanner, with: shaper)
          for index in count..<segments.count where filler.add(segments[index], at: index, endLine: { _ in }) {
            return filler.result
          }
        }
        return progress == .complete ? filler.finished() : nil
      }
    }
  }

  /// The words of the segments, in order.
  func scan(with shaper: WordShaper, _ body: (WordScanner.Word, ShapedWord) -> Void) {
    utf8.withUnsafeBufferPointer { text in
      levels.withUnsafeBufferPointer { levels in
        var scanner = WordScanner(text: text, levels: levels, shaper: shaper, at: start)
        while scanner.place.position < place.position, let word = scanner.next() {
          let bytes = UnsafeBufferPointer(rebasing: text[word.bytes])
          guard let entry = shaper.entry(for: bytes, script: word.script, level: word.level) else { return }
          body(word, shaper.word(of: entry))
        }
      }
    }
  }

  /// Adds the segments of the next word.
  private mutating func scan(_ scanner: inout WordScanner, with shaper: WordShaper) {
    guard let word = scanner.next() else {
      progress = scanner.isRefused ? .refused : .complete
      if progress == .complete, let pending { close(pending) }
      return
    }
    let bytes = UnsafeBufferPointer(rebasing: scanner.text[word.bytes])
    guard let entry = shaper.entry(for: bytes, script: word.script, level: word.level) else {
      progress = .refused
      return
    }
    let (kern, space) = shaper.spacing(after: word, entry)
    if scanner.cutCount == 0 {
      add(width: Int(entry.width) + kern, space: space, from: word.bytes.lowerBound)
    } else {
      let shaped = shaper.word(of: entry)
      let start = word.bytes.lowerBound
      var first = 0
      for cut in scanner.cuts {
        let (end, next) = (cut.end - start, cut.next - start)
        add(width: shaped.width(of: first..<end), space: shaped.width(of: end..<next), from: start + first)
        if let pending { close(pending) }
        first = next
      }
      add(width: shaped.width(of: first..<word.bytes.count) + kern, space: space, from: start + first)
    }
    place = scanner.place
    if word.endsSegment, let pending { close(pending) }
  }

  @inline(__always)
  private mutating func add(width: Int, space: Int, from start: Int) {
    if let open = pending {
      pending = (open.start, open.width + open.space + width, space)
    } else {
      pending = (start, width, space)
    }
  }

  @inline(__always)
  private mutating func close(_ segment: (start: Int, width: Int, space: Int)) {
    pending = nil
    guard let start = Int32(exactly: segment.start), let width = Int32(exactly: segment.width),
      let space = Int32(exactly: segment.space)
    else {
      progress = .refused
      return
    }
    segments.append(Segment(start: start, width: width, space: space))
  }
}

/// Fills lines with segments, one after the other.
private struct Filler {
  let column: Column
  /// Where the next segment would start, and where the last one ended.
  private var pen = 0
  private var end = 0
  private var isAtLineStart = true
  /// What came of it once no more segments are wanted; `nil` where one is too wide.
  private(set) var result: Filling?
  private var filling = Filling()

  init(column: Column) { self.column = column }

  /// Adds a segment. True when that decides the matter.
  @inline(__always)
  mutating func add(_ segment: Segment, at index: Int, endLine: (Int) -> Void) -> Bool {
    let width = Int(segment.width)
    if pen + width > column.width {
      if column.room == filling.lineCount {
        filling.isTruncated = true
        // The ellipsis takes what room is left.
        filling.width = column.width
        result = filling
        return true
      }
      if isAtLineStart || width > column.width { return true }
      filling.width = max(filling.width, end)
      filling.lineCount += 1
      endLine(index)
      pen = 0
    }
    end = pen + width
    pen = end + Int(segment.space)
    isAtLineStart = false
    return false
  }

  func finished() -> Filling {
    var filling = filling
    filling.width = max(filling.width, end)
    return filling
  }
}
