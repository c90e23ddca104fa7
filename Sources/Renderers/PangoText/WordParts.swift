/// How wide the parts of words are in which lines may end, for the words of a shaper that were met with such places: to add
/// them up asks for no glyphs.
struct WordParts {
  /// What stands before a place where a line may end, and the spaces there.
  struct Part {
    /// The bytes, from the word's start, at which the part ends and the next one starts.
    let end: Int32
    let next: Int32
    /// In Pango's units.
    let width: Int32
    let gap: Int32
    /// Whether the word ends with it.
    let isLast: Bool

    fileprivate init(end: Int, next: Int, width: Int, gap: Int, isLast: Bool = false) {
      self.isLast = isLast
      self.end = Int32(clamping: end)
      self.next = Int32(clamping: next)
      self.width = Int32(clamping: width)
      self.gap = Int32(clamping: gap)
    }
  }

  /// By word: where its parts start; -1 for none.
  private var starts: ContiguousArray<Int32> = []
  private var parts: ContiguousArray<Part> = []

  subscript(index: Int) -> Part { parts[index] }

  /// The parts of a word between its cuts, and the last one.
  /// - Parameter start: the word's first byte, as the cuts are counted.
  static func parts(
    of word: ShapedWord, ofBytes count: Int, cuts: UnsafeBufferPointer<WordScanner.Cut>, start: Int
  ) -> [Part] {
    // The type cannot tell the width of a word of millions of points; its parts can.
    var (first, rest) = (0, word.width == .max ? word.width(of: 0..<count) : Int(word.width))
    var parts = cuts.map { cut in
      let (end, next) = (cut.end - start, cut.next - start)
      let (width, gap) = (word.width(of: first..<end), end < next ? word.width(of: end..<next) : 0)
      (first, rest) = (next, rest - width - gap)
      return Part(end: end, next: next, width: width, gap: gap)
    }
    parts.append(Part(end: count, next: count, width: rest, gap: 0, isLast: true))
    return parts
  }

  /// Where the parts of a word are that is cut at some places; `nil` where it was not met with those. Which they are goes
  /// by what stands before the word as well.
  /// - Parameters:
  ///   - word: its place among the shaper's words.
  ///   - start: the word's first byte, as the cuts are counted.
  func range(ofWord word: Int, cuts: UnsafeBufferPointer<WordScanner.Cut>, start: Int) -> Range<Int>? {
    guard word < starts.count, starts[word] >= 0, Int(starts[word]) + cuts.count < parts.count else { return nil }
    let first = Int(starts[word])
    for index in cuts.indices {
      let (cut, part) = (cuts[index], parts[first + index])
      if cut.end - start != Int(part.end) || cut.next - start != Int(part.next) { return nil }
    }
    // Another number of cuts would end elsewhere.
    let last = first + cuts.count
    return parts[last].isLast ? first..<last + 1 : nil
  }

  /// Keeps the parts of a word in place of others.
  mutating func keep(_ new: [Part], ofWord word: Int) -> Range<Int> {
    while starts.count <= word { starts.append(-1) }
    starts[word] = Int32(clamping: parts.count)
    parts += new
    return parts.count - new.count..<parts.count
  }
}
