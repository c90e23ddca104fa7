import LayoutKitCore

/// A paragraph as segments with their widths, so that lines are a matter of adding up. It is taken apart as far as a
/// frame asks for, and never twice.
struct SegmentedParagraph {
  let paragraph: Paragraph
  let levels: Levels
  let isRightToLeft: Bool
  private(set) var segments: ContiguousArray<Segment> = []
  /// As far as the segments go.
  private(set) var place: WordScanner.Place
  /// What is open behind them.
  private var pending: Segment?
  /// What the segments are made of, where one was wider than its column.
  private var pieces: SegmentPieces?
  private var progress = Progress.going

  private enum Progress { case going, complete, refused }

  init(_ paragraph: Paragraph, in frame: TextFrame) {
    self.paragraph = paragraph
    isRightToLeft = !paragraph.isBlank && paragraph.isRightToLeft(in: frame)
    levels = Levels(of: paragraph, isRightToLeft: isRightToLeft)
    if paragraph.isBlank { progress = .complete }
    place = paragraph.withBytes(WordScanner.Place.init)
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

  /// The same; what must be known is found out.
  mutating func fill(_ column: Column, with shaper: WordShaper) -> Filling? {
    var filler = LineFiller(column: column)
    for index in segments.indices {
      let step = add(index, to: &filler, with: shaper)
      if step != .goesOn { return step == .isDecided ? filler.filling : nil }
    }
    guard progress == .going else { return progress == .complete ? filler.finished() : nil }
    // As many segments as there are words, about.
    if segments.isEmpty { segments.reserveCapacity(min(paragraph.bytes.count / 5 + 1, 32)) }
    return withScanner(at: place, for: shaper) { scanner in
      while let word = scanner.next() {
        let bytes = UnsafeBufferPointer(
          start: scanner.text.baseAddress?.advanced(by: word.bytes.lowerBound), count: word.bytes.count)
        guard let entry = shaper.entry(for: bytes, script: word.script, level: word.level) else {
          progress = .refused
          return nil
        }
        let count = segments.count
        add(word, entry, bytes, cuts: scanner.cuts, with: shaper)
        place = scanner.place
        for index in count..<segments.count {
          let step = add(index, to: &filler, with: shaper)
          if step != .goesOn { return step == .isDecided ? filler.filling : nil }
        }
      }
      progress = scanner.isRefused ? .refused : .complete
      guard progress == .complete else { return nil }
      guard pending != nil else { return filler.finished() }
      close()
      let step = add(segments.count - 1, to: &filler, with: shaper)
      if step != .goesOn { return step == .isDecided ? filler.filling : nil }
      return filler.finished()
    }
  }

  @inline(__always)
  private func withScanner<T>(
    at place: WordScanner.Place, for shaper: WordShaper, _ body: (inout WordScanner) -> T
  ) -> T {
    paragraph.withBytes { text in
      levels.values.withUnsafeBufferPointer { values in
        var scanner = WordScanner(
          text: text, levels: values, uniformLevel: levels.uniform, shaper: shaper, at: place)
        return body(&scanner)
      }
    }
  }

  @inline(__always)
  private mutating func add(_ index: Int, to filler: inout LineFiller, with shaper: WordShaper) -> LineFiller.Step {
    let step = filler.add(segments[index], endLine: { _ in })
    if step != .isTooWide { return step }
    // A copy, so that the filler itself needs no address, and stays in registers.
    var copy = filler
    defer { filler = copy }
    return addNewPieces(of: index, to: &copy, with: shaper)
  }

  private mutating func addNewPieces(
    of index: Int, to filler: inout LineFiller, with shaper: WordShaper
  ) -> LineFiller.Step {
    var pieces = self.pieces ?? SegmentPieces(from: paragraph.withBytes(WordScanner.Place.init))
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
    let end =
      index + 1 < segments.count ? segments[index + 1].start : pending?.start ?? Int32(clamping: place.position)
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
    withScanner(at: place ?? paragraph.withBytes(WordScanner.Place.init), for: shaper) { scanner in
      while scanner.place.position < self.place.position, let word = scanner.next() {
        let bytes = UnsafeBufferPointer(rebasing: scanner.text[word.bytes])
        guard let entry = shaper.entry(for: bytes, script: word.script, level: word.level),
          let shaped = shaper.word(of: entry, for: bytes, script: word.script, level: word.level)
        else { break }
        body(word, entry, shaped)
      }
      return scanner.place
    }
  }

  /// Adds the segments of a word.
  @inline(__always)
  private mutating func add(
    _ word: WordScanner.Word, _ entry: WordTable.Entry, _ bytes: UnsafeBufferPointer<UInt8>,
    cuts: UnsafeBufferPointer<WordScanner.Cut>, with shaper: WordShaper
  ) {
    let (kern, space) = shaper.spacing(after: word, entry)
    if cuts.isEmpty {
      add(width: Int(entry.width) &+ kern, space: space, from: word.bytes.lowerBound)
    } else if let shaped = shaper.word(of: entry, for: bytes, script: word.script, level: word.level) {
      addParts(of: word, shaped, cuts: cuts, kern: kern, space: space)
    } else {
      progress = .refused
    }
    if word.endsSegment { close() }
  }

  /// Adds a word in which lines may end.
  private mutating func addParts(
    of word: WordScanner.Word, _ shaped: ShapedWord, cuts: UnsafeBufferPointer<WordScanner.Cut>, kern: Int, space: Int
  ) {
    let start = word.bytes.lowerBound
    // The type cannot tell the width of a word of millions of points; its parts can.
    var (first, rest) = (0, shaped.width == .max ? shaped.width(of: 0..<word.bytes.count) : Int(shaped.width))
    for cut in cuts {
      let (end, next) = (cut.end - start, cut.next - start)
      let (width, gap) = (shaped.width(of: first..<end), end < next ? shaped.width(of: end..<next) : 0)
      add(width: width, space: gap, from: start + first)
      close()
      (first, rest) = (next, rest - width - gap)
    }
    add(width: rest + kern, space: space, from: start + first)
  }

  @inline(__always)
  private mutating func add(width: Int, space: Int, from start: Int) {
    if let open = pending {
      pending = Segment(
        start: open.start, width: Int32(clamping: Int(open.width) &+ Int(open.space) &+ width),
        space: Int32(clamping: space))
    } else if let start = Int32(exactly: start) {
      pending = Segment(start: start, width: Int32(clamping: width), space: Int32(clamping: space))
    } else {
      progress = .refused
    }
  }

  @inline(__always)
  private mutating func close() {
    guard let segment = pending else { return }
    pending = nil
    segments.append(segment)
  }
}
