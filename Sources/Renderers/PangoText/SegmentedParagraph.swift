import LayoutKitCore

/// A paragraph as segments with their widths, so that lines are a matter of adding up. It is taken apart as far as a
/// frame asks for, and never twice.
struct SegmentedParagraph {
  private(set) var traits = ParagraphTraits()
  private(set) var levels = Levels()
  private(set) var isRightToLeft = false
  private(set) var segments = SegmentList()
  /// As far as the segments go.
  private(set) var place = WordScanner.Place()
  /// What is open behind them.
  private var pending: Segment?
  /// What the segments are made of, where one was wider than its column.
  private var pieces: SegmentPieces?
  private var progress = Progress.complete

  private enum Progress { case going, complete, refused }

  /// Begins to read a paragraph.
  /// - Parameter text: a text that begins with the paragraph's bytes, as everywhere here.
  mutating func begin(_ traits: ParagraphTraits, _ text: UnsafeBufferPointer<UInt8>, in frame: TextFrame) {
    if progress != .complete || segments.count > 0 { self = SegmentedParagraph() }
    self.traits = traits
    guard traits.count > 0 else { return }
    progress = traits.count > Int32.max ? .refused : .going
    let text = bytes(of: text)
    isRightToLeft = traits.isRightToLeft(in: frame)
    if isRightToLeft || traits.mayRunLeft { levels = Levels(of: text, isRightToLeft: isRightToLeft) }
    place = WordScanner.Place(startOf: text)
  }

  @inline(__always)
  private func bytes(of text: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: text.baseAddress, count: traits.count)
  }

  /// Lines filled from what is known of the paragraph; `nil` where more must be known.
  mutating func filling(_ column: Column, endLine: (Int) -> Void = { _ in }) -> Filling? {
    var filler = LineFiller(column: column)
    var index = 0
    while index < segments.count {
      var step = segments.fill(&filler, from: &index, endLine: endLine)
      if step == .isTooWide {
        step = addPieces(of: index, to: &filler, endLine: endLine)
        index += 1
      }
      switch step {
      case .goesOn: continue
      case .isDecided: return filler.filling
      case .isTooWide: return nil
      }
    }
    return progress == .complete ? filler.finished() : nil
  }

  /// The same; what must be known is found out.
  mutating func fill(_ column: Column, _ text: UnsafeBufferPointer<UInt8>, with shaper: WordShaper) -> Filling? {
    let text = bytes(of: text)
    var new = NewSegments(in: shaper.segmentRoom)
    var filler = LineFiller(column: column)
    if segments.count > 0 {
      let step = fill(&filler, from: 0, &new, text, with: shaper)
      if step != .goesOn { return step == .isDecided ? filler.filling : nil }
    }
    guard progress == .going else { return progress == .complete ? filler.finished() : nil }
    return Self.withScanner(of: text, levels, at: place, for: shaper) { scanner in
      let step = read(&scanner, &new, into: &filler, text, with: shaper)
      new.move(to: &segments)
      switch step {
      case .goesOn: return filler.finished()
      case .isDecided: return filler.filling
      case .isTooWide: return nil
      }
    }
  }

  /// Reads words until lines are decided or the paragraph ends. Where it cannot be told how wide what follows is, it is too
  /// wide.
  @inline(__always)
  private mutating func read(
    _ scanner: inout WordScanner, _ new: inout NewSegments, into filler: inout LineFiller,
    _ text: UnsafeBufferPointer<UInt8>, with shaper: WordShaper
  ) -> LineFiller.Step {
    // A copy that only the loop has stays in registers.
    var line = filler
    while true {
      let filled: Int
      if let word = scanner.nextPlain() {
        guard let entry = shaper.entry(for: word, of: text) else {
          progress = .refused
          return .isTooWide
        }
        let (kern, space) = word.hasSpace ? (Int(entry.kern), Int(entry.space)) : (0, 0)
        let width = Int(entry.width) &+ kern
        if pending == nil, word.endsSegment {
          let segment = Segment(start: word.start, width: width, space: space)
          new.append(segment, behind: &segments)
          if line.takes(segment) { continue }
        } else {
          add(width: width, space: space, from: word.start)
          if !word.endsSegment { continue }
          close(&new)
        }
        filled = segments.count + new.count - 1
      } else {
        filled = segments.count + new.count
        readOther(&scanner, &new, text, with: shaper)
        let count = segments.count + new.count &- filled
        if progress == .going, count == 0 || (count == 1 && new.count > 0 && line.takes(new[new.count &- 1])) {
          continue
        }
      }
      place = scanner.place
      filler = line
      let step = fill(&filler, from: filled, &new, text, with: shaper)
      if step != .goesOn { return step }
      if progress != .going { return progress == .complete ? .goesOn : .isTooWide }
      line = filler
    }
  }

  /// Fills lines with the segments from one on, the new ones with the others.
  @inline(never)
  private mutating func fill(
    _ filler: inout LineFiller, from first: Int, _ new: inout NewSegments, _ text: UnsafeBufferPointer<UInt8>,
    with shaper: WordShaper
  ) -> LineFiller.Step {
    var index = first
    while index < segments.count + new.count {
      let segment = index < segments.count ? segments[index] : new[index - segments.count]
      var step = filler.add(segment, endLine: { _ in })
      if step == .isTooWide {
        new.move(to: &segments)
        step = addNewPieces(of: index, to: &filler, text, with: shaper)
      }
      if step != .goesOn { return step }
      index += 1
    }
    return .goesOn
  }

  /// Reads a word that is not plain, or comes to the end.
  @inline(never)
  private mutating func readOther(
    _ scanner: inout WordScanner, _ new: inout NewSegments, _ text: UnsafeBufferPointer<UInt8>,
    with shaper: WordShaper
  ) {
    guard let word = scanner.nextOfAny() else {
      progress = scanner.isRefused ? .refused : .complete
      if progress == .complete { close(&new) }
      return
    }
    let bytes = UnsafeBufferPointer(rebasing: text[word.bytes])
    guard let entry = shaper.entry(for: bytes, script: word.script, level: word.level) else {
      progress = .refused
      return
    }
    if scanner.cutCount == 0 {
      let (kern, space) = shaper.spacing(after: word, entry)
      add(width: Int(entry.width) &+ kern, space: space, from: word.bytes.lowerBound)
    } else if !addParts(of: word, entry, bytes, cuts: scanner.cuts, to: &new, with: shaper) {
      progress = .refused
      return
    }
    if word.endsSegment { close(&new) }
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

  private mutating func addNewPieces(
    of index: Int, to filler: inout LineFiller, _ text: UnsafeBufferPointer<UInt8>, with shaper: WordShaper
  ) -> LineFiller.Step {
    let pieces = self.pieces ?? SegmentPieces(from: WordScanner.Place(startOf: text))
    pieces.extend(to: place, of: self, text, with: shaper)
    self.pieces = pieces
    return addPieces(of: index, to: &filler)
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
    cuts: UnsafeBufferPointer<WordScanner.Cut>, to new: inout NewSegments, with shaper: WordShaper
  ) -> Bool {
    guard let parts = shaper.parts(of: word, entry, bytes, cuts: cuts) else { return false }
    var first = word.bytes.lowerBound
    for index in parts.dropLast() {
      let part = shaper.wordParts[index]
      add(width: Int(part.width), space: Int(part.gap), from: first)
      close(&new)
      first = word.bytes.lowerBound + Int(part.next)
    }
    let (kern, space) = shaper.spacing(after: word, entry)
    add(width: Int(shaper.wordParts[parts.upperBound - 1].width) + kern, space: space, from: first)
    return true
  }

  @inline(__always)
  private mutating func add(width: Int, space: Int, from start: Int) {
    let width = pending.map { Int($0.width) &+ Int($0.space) &+ width } ?? width
    pending = Segment(start: pending.map { Int($0.start) } ?? start, width: width, space: space)
  }

  @inline(__always)
  private mutating func close(_ new: inout NewSegments) {
    guard let segment = pending else { return }
    pending = nil
    new.append(segment, behind: &segments)
  }
}
