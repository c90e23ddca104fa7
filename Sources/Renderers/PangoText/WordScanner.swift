/// Takes a paragraph apart into words, each to be shaped by itself: what stands between spaces, ideographs one by one.
/// Where a font's rules reach over a space, the words on both sides of it are one.
///
/// It knows the characters it knows (`CharacterTable`); where it meets another it stops for good, and the paragraph is
/// Pango's.
struct WordScanner {
  /// Where a scan stands; it can be taken up again from there.
  struct Place {
    /// The next byte.
    var position = 0
    /// The number of characters before it.
    var character = 0
    /// The script that characters without one of their own take.
    var script: UInt8 = 0
    var rules = LineBreakRules.State()
  }

  struct Word {
    /// The bytes of the paragraph it is made of.
    var bytes: Range<Int>
    /// The number of spaces that follow.
    var spaces = 0
    /// Whether a line may end after it.
    var endsSegment = true
    var script: UInt8 = 0
    /// The level in the order of directions: odd from right to left.
    var level: UInt8 = 0
    /// The level of the spaces.
    var spaceLevel: UInt8 = 0
    /// A character in whose font the spaces are; 0 for that of the word.
    var spaceCharacter: UInt32 = 0
  }

  /// A place inside a word where a line may end.
  struct Cut {
    /// The byte at which what is before it ends, and the one at which what is after it starts; between them are spaces.
    var end: Int
    var next: Int
  }

  /// Bytes of a word at most: longer ones are nothing to keep.
  static let longest = 256

  let text: UnsafeBufferPointer<UInt8>
  /// By character; empty where all is at level 0.
  let levels: UnsafeBufferPointer<UInt8>
  /// Outlives the scanner.
  unowned(unsafe) private let shaper: WordShaper
  private let memory: WordShaper.Memory
  private let table = CharacterTable.standard
  private let rules = LineBreakRules.standard
  var place: Place
  /// The number of cuts in the word scanned last.
  private(set) var cutCount = 0
  /// Whether the text goes on with what the scanner does not know.
  private(set) var isRefused = false

  init(
    text: UnsafeBufferPointer<UInt8>, levels: UnsafeBufferPointer<UInt8>, shaper: WordShaper, at place: Place = Place()
  ) {
    self.text = text
    self.levels = levels
    self.shaper = shaper
    memory = shaper.memory
    self.place = place
  }

  /// The next word; `nil` at the end, or where the scanner refuses.
  mutating func next() -> Word? {
    guard place.position < text.count, !isRefused else { return nil }
    cutCount = 0
    let start = place.position
    var word = Word(bytes: start..<start, level: level(at: place.character))
    var before: UInt32 = 0
    while place.position < text.count {
      if before < 0x80, UInt8(truncatingIfNeeded: before).isLetter {
        // Most of what is read: no line ends between two letters.
        before = skipLetters(after: before)
        if place.position == text.count { break }
      }
      let (character, length) = decode(at: place.position)
      let traits = table[character]
      let kind = traits.lineClass
      if kind == .space {
        let end = place.position
        word.spaceLevel = level(at: place.character)
        skipSpaces()
        guard end > start, place.position < text.count else {
          // Spaces at either end of a paragraph are none of its words.
          if end == start { return refuse() }
          word.bytes = start..<end
          word.spaces = place.position - end
          return finish(word)
        }
        let (next, _) = decode(at: place.position)
        let nextKind = table[next].lineClass
        if nextKind == .unknown || nextKind == .joining { return refuse() }
        let allows = rules.allows(nextKind, after: place.rules, isBeforeNumber: false)
        let isLevel = word.level == word.spaceLevel && word.level == level(at: place.character)
        if isLevel, looksOverSpaces(before) || looksOverSpaces(next) {
          if allows { cut(at: end) }
          before = 0x20
          continue
        }
        word.bytes = start..<end
        word.spaces = place.position - end
        word.endsSegment = allows
        if word.spaceLevel != word.level {
          // They are a run of their own for Pango, with what follows of the same level and of no other script.
          let goesOn = level(at: place.character) == word.spaceLevel && table[next].script == 0
          word.spaceCharacter = goesOn ? next : 0x20
        }
        return finish(word)
      }
      if kind == .unknown || (kind == .joining && (before == 0 || before == 0x20)) { return refuse() }
      if before != 0, before != 0x20 {
        let allows = rules.allows(
          kind, after: place.rules, isBeforeNumber: isNumber(at: place.position + length))
        let changesLevel = !levels.isEmpty && level(at: place.character) != word.level
        if changesLevel || (allows && (before >= 0x2E80 || character >= 0x2E80) && areApart(before, character)) {
          word.bytes = start..<place.position
          word.endsSegment = allows
          return finish(word)
        }
        if allows { cut(at: place.position) }
      }
      if word.script == 0 { word.script = traits.script }
      if traits.script != 0 { place.script = traits.script }
      place.rules.read(kind)
      place.position += length
      place.character += 1
      before = character
      if place.position - start > Self.longest { return refuse() }
    }
    word.bytes = start..<place.position
    return finish(word)
  }

  /// The cuts of the word scanned last.
  var cuts: UnsafeBufferPointer<Cut> { UnsafeBufferPointer(start: memory.cuts, count: cutCount) }

  private mutating func cut(at end: Int) {
    memory.cuts[cutCount] = Cut(end: end, next: place.position)
    cutCount += 1
  }

  private func finish(_ word: Word) -> Word {
    var word = word
    if word.script == 0 { word.script = place.script }
    return word
  }

  private mutating func refuse() -> Word? {
    isRefused = true
    return nil
  }

  /// Skips letters of ASCII that follow another; the last one.
  @inline(__always)
  private mutating func skipLetters(after letter: UInt32) -> UInt32 {
    let start = place.position
    var position = start
    while position < text.count, text[position].isLetter { position &+= 1 }
    guard position > start else { return letter }
    place.position = position
    place.character &+= position &- start
    place.rules.before = .alphabetic
    return UInt32(text[position &- 1])
  }

  private mutating func skipSpaces() {
    let start = place.position
    while place.position < text.count, text[place.position] == 0x20 { place.position += 1 }
    place.character += place.position - start
    place.rules.read(.space)
  }

  @inline(__always)
  private func level(at character: Int) -> UInt8 { character < levels.count ? levels[character] : 0 }

  private func isNumber(at position: Int) -> Bool {
    position < text.count && table[decode(at: position).character].lineClass == .numeric
  }

  @inline(__always)
  private func looksOverSpaces(_ character: UInt32) -> Bool {
    memory.looksOverSpaces(character) ?? shaper.looksOverSpaces(character)
  }

  private func areApart(_ a: UInt32, _ b: UInt32) -> Bool { shaper.standsAlone(a) || shaper.standsAlone(b) }

  /// The character at a byte. The text is a string's, so it is well-formed.
  @inline(__always)
  private func decode(at position: Int) -> (character: UInt32, length: Int) {
    text.character(at: position)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The character that starts at a byte of well-formed UTF-8, and the number of its bytes.
  @inline(__always)
  func character(at position: Int) -> (character: UInt32, length: Int) {
    let first = UInt32(self[position])
    if first < 0x80 { return (first, 1) }
    let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    guard position &+ length <= count else { return (0xFFFF, 1) }
    var character = first & (0x7F &>> UInt32(length))
    for index in 1..<length { character = character &<< 6 | UInt32(self[position &+ index] & 0x3F) }
    return (character, length)
  }
}

extension UInt8 {
  /// Whether it is a letter of ASCII.
  @inline(__always)
  var isLetter: Bool { (self | 0x20) &- 0x61 < 26 }
}
