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

  /// A blank one.
  init() {
    paragraph = Paragraph("", ParagraphTraits())
    isRightToLeft = false
    levels = Levels()
    place = WordScanner.Place()
    progress = .complete
  }

  /// - Parameter text: the paragraph's bytes, as everywhere here.
  init(_ paragraph: Paragraph, _ text: UnsafeBufferPointer<UInt8>, in frame: TextFrame) {
    self.paragraph = paragraph
    isRightToLeft = !text.isEmpty && paragraph.isRightToLeft(in: frame)
    levels =
      isRightToLeft || (paragraph.mayRunLeft && !text.isEmpty)
      ? Levels(of: text, isRightToLeft: isRightToLeft) : Levels()
    if text.isEmpty { progress = .complete }
    if text.count > Int32.max { progress = .refused }
    place = WordScanner.Place(startOf: text)
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
  mutating func fill(_ column: Column, _ text: UnsafeBufferPointer<UInt8>, with shaper: WordShaper) -> Filling? {
    var filler = LineFiller(column: column)
    for index in segments.indices {
      let step = add(index, to: &filler, text, with: shaper)
      if step != .goesOn { return step == .isDecided ? filler.filling : nil }
    }
    guard progress == .going else { return progress == .complete ? filler.finished() : nil }
    // As many segments as there are words, about, or as a few lines have.
    if segments.isEmpty { segments.reserveCapacity(min(text.count / 6 + 1, 16)) }
    let filled = filler
    return Self.withScanner(of: text, levels, at: place, for: shaper) { scanner in
      // Not captured, so that it stays in registers.
      var filler = filled
      var index = segments.count
      defer { place = scanner.place }
      while let word = scanner.next() {
        let bytes = UnsafeBufferPointer(
          start: scanner.text.baseAddress?.advanced(by: word.bytes.lowerBound), count: word.bytes.count)
        guard
          let entry = shaper.entry(
            for: bytes, head: scanner.head(of: word, bytes), script: word.script, level: word.level)
        else {
          progress = .refused
          return nil
        }
        if scanner.cutCount == 0 {
          let (kern, space) = shaper.spacing(after: word, entry)
          add(width: Int(entry.width) &+ kern, space: space, from: word.bytes.lowerBound)
        } else if !addParts(of: word, entry, bytes, cuts: scanner.cuts, with: shaper) {
          progress = .refused
          return nil
        }
        if word.endsSegment { close() }
        while index < segments.count {
          var step = filler.add(segments[index], endLine: { _ in })
          if step == .isTooWide {
            place = scanner.place
            step = addNewPieces(of: index, to: &filler, text, with: shaper)
          }
          if step != .goesOn { return step == .isDecided ? filler.filling : nil }
          index += 1
        }
      }
      progress = scanner.isRefused ? .refused : .complete
      guard progress == .complete else { return nil }
      guard pending != nil else { return filler.finished() }
      close()
      place = scanner.place
      let step = add(segments.count - 1, to: &filler, text, with: shaper)
      if step != .goesOn { return step == .isDecided ? filler.filling : nil }
      return filler.finished()
    }
  }

  @inline(__always)
  private static func withScanner<T>(
    of text: UnsafeBufferPointer<UInt8>, _ levels: Levels, at place: WordScanner.Place, for shaper: WordShaper,
    _ body: (inout WordScanner) -> T
  ) -> T {
    levels.values.withUnsafeBufferPointer { values in
      var scanner = WordScanner(text: text, levels: values, uniformLevel: levels.uniform, shaper: shaper, at: place)
      return body(&scanner)
    }
  }

  @inline(__always)
  private mutating func add(
    _ index: Int, to filler: inout LineFiller, _ text: UnsafeBufferPointer<UInt8>, with shaper: WordShaper
  ) -> LineFiller.Step {
    let step = filler.add(segments[index], endLine: { _ in })
    return step == .isTooWide ? addNewPieces(of: index, to: &filler, text, with: shaper) : step
  }

  @inline(__always)
  private mutating func addNewPieces(
    of index: Int, to filler: inout LineFiller, _ text: UnsafeBufferPointer<UInt8>, with shaper: WordShaper
  ) -> LineFiller.Step {
    // A copy, so that the filler itself needs no address, and stays in registers.
    var copy = filler
    defer { filler = copy }
    extendPieces(text, with: shaper)
    return addPieces(of: index, to: &copy)
  }

  @inline(never)
  private mutating func extendPieces(_ text: UnsafeBufferPointer<UInt8>, with shaper: WordShaper) {
    var pieces = self.pieces ?? SegmentPieces(from: WordScanner.Place(startOf: text))
    self.pieces = nil
    pieces.extend(to: place, of: self, text, with: shaper)
    self.pieces = pieces
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
  func scan(
    _ text: UnsafeBufferPointer<UInt8>, from place: WordScanner.Place, with shaper: WordShaper,
    _ body: (WordScanner.Word, WordTable.Entry, ShapedWord) -> Void
  ) -> WordScanner.Place {
    Self.withScanner(of: text, levels, at: place, for: shaper) { scanner in
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

  /// Adds a word in which lines may end; false where its glyphs are not to be had.
  @inline(never)
  private mutating func addParts(
    of word: WordScanner.Word, _ entry: WordTable.Entry, _ bytes: UnsafeBufferPointer<UInt8>,
    cuts: UnsafeBufferPointer<WordScanner.Cut>, with shaper: WordShaper
  ) -> Bool {
    guard let parts = shaper.parts(of: word, entry, bytes, cuts: cuts) else { return false }
    var first = word.bytes.lowerBound
    for index in parts.dropLast() {
      let part = shaper.wordParts[index]
      add(width: Int(part.width), space: Int(part.gap), from: first)
      close()
      first = word.bytes.lowerBound + Int(part.next)
    }
    let (kern, space) = shaper.spacing(after: word, entry)
    add(width: Int(shaper.wordParts[parts.upperBound - 1].width) + kern, space: space, from: first)
    return true
  }

  @inline(__always)
  private mutating func add(width: Int, space: Int, from start: Int) {
    let width = pending.map { Int($0.width) &+ Int($0.space) &+ width } ?? width
    pending = Segment(
      start: pending?.start ?? Int32(truncatingIfNeeded: start), width: Int32(clamping: width),
      space: Int32(clamping: space))
  }

  @inline(__always)
  private mutating func close() {
    guard let segment = pending else { return }
    pending = nil
    segments.append(segment)
  }
}
