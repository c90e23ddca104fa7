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
  /// What the segments are made of, where one was wider than its column.
  private var pieces: SegmentPieces?
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

  /// Lines filled from what is known of the paragraph; `nil` where more must be known.
  func filling(_ column: Column, endLine: (Int) -> Void = { _ in }) -> Filling? {
    var filler = LineFiller(column: column)
    for index in segments.indices {
      switch add(index, to: &filler, endLine: endLine) {
      case .goesOn: continue
      case .isDecided: return filler.filling
      case .isTooWide: return nil
      }
    }
    return progress == .complete ? filler.finished() : nil
  }

  /// The same; what must be known is found out, if there is a shaper.
  mutating func fill(_ column: Column, with shaper: WordShaper?) -> Filling? {
    guard let shaper else { return filling(column) }
    var filler = LineFiller(column: column)
    for index in segments.indices {
      let step = add(index, to: &filler, with: shaper)
      if step != .goesOn { return step == .isDecided ? filler.filling : nil }
    }
    guard progress == .going else { return progress == .complete ? filler.finished() : nil }
    // As many segments as there are words, about.
    if segments.isEmpty { segments.reserveCapacity(min(utf8.count / 5 + 1, 32)) }
    return withScanner(at: place, for: shaper) { scanner in
      while progress == .going {
        let count = segments.count
        scan(&scanner, with: shaper)
        for index in count..<segments.count {
          let step = add(index, to: &filler, with: shaper)
          if step != .goesOn { return step == .isDecided ? filler.filling : nil }
        }
      }
      return progress == .complete ? filler.finished() : nil
    }
  }

  private func withScanner<T>(
    at place: WordScanner.Place, for shaper: WordShaper, _ body: (inout WordScanner) -> T
  ) -> T {
    utf8.withUnsafeBufferPointer { text in
      levels.withUnsafeBufferPointer { levels in
        var scanner = WordScanner(text: text, levels: levels, shaper: shaper, at: place)
        return body(&scanner)
      }
    }
  }

  @inline(__always)
  private mutating func add(_ index: Int, to filler: inout LineFiller, with shaper: WordShaper) -> LineFiller.Step {
    let step = filler.add(segments[index], endLine: { _ in })
    return step == .isTooWide ? addNewPieces(of: index, to: &filler, with: shaper) : step
  }

  private mutating func addNewPieces(
    of index: Int, to filler: inout LineFiller, with shaper: WordShaper
  ) -> LineFiller.Step {
    var pieces = self.pieces ?? SegmentPieces(from: start)
    self.pieces = nil
    pieces.extend(to: place, of: self, with: shaper)
    self.pieces = pieces
    return addPieces(of: index, to: &filler)
  }

  @inline(__always)
  private func add(_ index: Int, to filler: inout LineFiller, endLine: (Int) -> Void = { _ in }) -> LineFiller.Step {
    let step = filler.add(segments[index], endLine: endLine)
    return step == .isTooWide ? addPieces(of: index, to: &filler, endLine: endLine) : step
  }

  private func addPieces(
    of index: Int, to filler: inout LineFiller, endLine: (Int) -> Void = { _ in }
  ) -> LineFiller.Step {
    let end = index + 1 < segments.count ? segments[index + 1].start : Int32(clamping: pending?.start ?? place.position)
    guard let pieces = pieces?.pieces(of: segments[index].start..<end) else { return .isTooWide }
    for piece in pieces where filler.addPiece(piece, endLine: endLine) == .isDecided { return .isDecided }
    return .goesOn
  }

  /// The words of the segments that follow a place, in order; where they end.
  @discardableResult
  func scan(
    from place: WordScanner.Place? = nil, with shaper: WordShaper,
    _ body: (WordScanner.Word, WordTable.Entry, ShapedWord) -> Void
  ) -> WordScanner.Place {
    withScanner(at: place ?? start, for: shaper) { scanner in
      while scanner.place.position < self.place.position, let word = scanner.next() {
        let bytes = UnsafeBufferPointer(rebasing: scanner.text[word.bytes])
        guard let entry = shaper.entry(for: bytes, script: word.script, level: word.level) else { break }
        body(word, entry, shaper.word(of: entry))
      }
      return scanner.place
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
    guard let start = Int32(exactly: segment.start) else {
      progress = .refused
      return
    }
    let (width, space) = (Int32(clamping: segment.width), Int32(clamping: segment.space))
    segments.append(Segment(start: start, width: width, space: space))
  }
}
