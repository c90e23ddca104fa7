/// Takes a paragraph apart into words, each to be shaped by itself: what stands between spaces, ideographs one by one.
/// Where a font's rules reach over a space, the words on both sides of it are one.
///
/// It knows the characters it knows (`CharacterTable`); where it meets another it stops for good, and the paragraph is
/// Pango's.
struct WordScanner {
  /// Where a scan stands; it can be taken up again from there.
  struct Place {
    /// The next byte.
    var position: Int {
      get { Int(shortPosition) }
      set { shortPosition = Int32(truncatingIfNeeded: newValue) }
    }
    /// The number of characters before it; it is right only where characters have levels of their own.
    var character: Int {
      get { Int(shortCharacter) }
      set { shortCharacter = Int32(truncatingIfNeeded: newValue) }
    }
    /// Longer paragraphs are not scanned, and each text that is kept has a place.
    private var shortPosition: Int32 = 0
    private var shortCharacter: Int32 = 0
    /// The script that characters without one of their own take.
    var script: UInt8
    var rules = LineBreakRules.State()

    /// The start of a text without a script.
    init() { script = 0 }

    /// The start of a text. What comes before the first character with a script of its own has that script too.
    init(startOf text: UnsafeBufferPointer<UInt8>) { script = WordScanner.firstScript(in: text) }
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
    /// A character in whose font the spaces are; 0 for that of the word. Pango gives spaces the font before them; or the
    /// one after them where that is the style's own and the one before is not, or where what is before is of another
    /// level. What goes on with another script has no say: then they are in the style's own.
    var spaceCharacter: UInt32 = 0
  }

  /// A place inside a word where a line may end.
  struct Cut {
    /// The byte at which what is before it ends, and the one at which what is after it starts; between them are spaces.
    var end: Int
    var next: Int
  }

  let text: UnsafeBufferPointer<UInt8>
  /// By character; empty where all have the same.
  let levels: UnsafeBufferPointer<UInt8>
  let uniformLevel: UInt8
  /// Outlives the scanner.
  unowned(unsafe) private let shaper: WordShaper
  private(set) var memory: WordShaper.Memory
  let table = CharacterTable.standard
  let rules = LineBreakRules.standard
  var place: Place
  /// The number of cuts in the word scanned last, if that was not a plain one.
  private(set) var cutCount = 0
  /// Whether the text goes on with what the scanner does not know.
  private(set) var isRefused = false

  init(
    text: UnsafeBufferPointer<UInt8>, levels: UnsafeBufferPointer<UInt8>, uniformLevel: UInt8, shaper: WordShaper,
    at place: Place
  ) {
    self.text = text
    self.levels = levels
    self.uniformLevel = uniformLevel
    self.shaper = shaper
    memory = shaper.memory
    self.place = place
  }

  /// The next word; `nil` at the end, or where the scanner refuses.
  @inline(__always)
  mutating func next() -> Word? {
    guard let plain = nextPlain() else { return nextOfAny() }
    cutCount = 0
    return Word(plain)
  }

  /// The next word, whatever it is.
  mutating func nextOfAny() -> Word? {
    // What changes with every character is at hand, and put back at the end.
    var place = self.place
    guard place.position < text.count, !isRefused, let word = next(from: &place) else { return nil }
    self.place = place
    return word
  }

  private mutating func next(from place: inout Place) -> Word? {
    cutCount = 0
    let start = place.position
    var word = Word(bytes: start..<start, level: level(at: place.character))
    var before: UInt32 = 0
    while place.position < text.count {
      if place.rules.last == .alphabetic, before != 0 {
        // Most of what is read: no line ends between two letters.
        before = skipLetters(after: before, &place)
        if place.position == text.count { break }
      }
      let (character, length) = text.character(at: place.position)
      let traits = table[character]
      let kind = traits.lineClass
      if kind == .space {
        let end = place.position
        word.spaceLevel = level(at: place.character)
        skipSpaces(&place)
        if end == start {
          // Spaces at the start of a paragraph are none of its words'.
          isRefused = true
          return nil
        }
        word.bytes = start..<end
        word.spaces = place.position &- end
        if place.position == text.count { return finish(word, place) }
        let (next, _) = text.character(at: place.position)
        let nextTraits = table[next]
        if nextTraits.lineClass == .unknown || nextTraits.lineClass == .joining {
          isRefused = true
          return nil
        }
        word.endsSegment = rules.allows(nextTraits.lineClass, after: place.rules, isBeforeNumber: false)
        let isLevel =
          levels.isEmpty || (word.level == word.spaceLevel && word.level == level(at: place.character))
        if isLevel, looksOverSpaces(before) || looksOverSpaces(next) {
          if word.endsSegment { cut(at: end, next: place.position) }
          before = 0x20
          continue
        }
        let goesOn =
          (nextTraits.script == 0 || nextTraits.script == place.script)
          && (levels.isEmpty || level(at: place.character) == word.spaceLevel)
        if word.spaceLevel != word.level {
          word.spaceCharacter = goesOn ? next : 0x20
        } else if goesOn, isFallback(before), !isFallback(next) {
          word.spaceCharacter = 0x20
        }
        return finish(word, place)
      }
      if kind == .unknown || (kind == .joining && (before == 0 || before == 0x20)) {
        isRefused = true
        return nil
      }
      if before != 0, before != 0x20 {
        let allows = rules.allows(
          kind, after: place.rules, isBeforeNumber: isNumber(at: place.position &+ length))
        let changesLevel = !levels.isEmpty && level(at: place.character) != word.level
        if changesLevel || (allows && (before >= 0x2E80 || character >= 0x2E80) && areApart(before, character)) {
          word.bytes = start..<place.position
          word.spaces = 0
          word.endsSegment = allows
          return finish(word, place)
        }
        if allows { cut(at: place.position, next: place.position) }
      }
      if traits.script != 0 {
        if word.script == 0 { word.script = traits.script }
        place.script = traits.script
      }
      place.rules.read(kind)
      place.position &+= length
      place.character &+= 1
      before = character
    }
    word.bytes = start..<place.position
    word.spaces = 0
    word.endsSegment = true
    return finish(word, place)
  }

  /// The cuts of the word scanned last.
  var cuts: UnsafeBufferPointer<Cut> { UnsafeBufferPointer(rebasing: memory.cuts[..<cutCount]) }

  private mutating func cut(at end: Int, next: Int) {
    if cutCount == memory.cuts.count { memory = shaper.memoryWithMoreCuts() }
    memory.cuts[cutCount] = Cut(end: end, next: next)
    cutCount += 1
  }

  @inline(__always)
  private func finish(_ word: Word, _ place: Place) -> Word {
    var word = word
    if word.script == 0 { word.script = place.script }
    return word
  }

  /// Skips letters of the script and the level of one before them; the last one.
  @inline(__always)
  private func skipLetters(after letter: UInt32, _ place: inout Place) -> UInt32 {
    var letter = letter
    var (position, count) = (place.position, 0)
    let hasLatin = place.script == CharacterTable.latin
    let traits = CharacterTraits(lineClass: .alphabetic, script: place.script)
    let level = level(at: place.character &- 1)
    while position < text.count, levels.isEmpty || self.level(at: place.character &+ count) == level {
      let byte = text[position]
      if byte.isLetter, hasLatin {
        letter = UInt32(byte)
        position &+= 1
      } else if byte >= 0xC3, byte < 0xE0 {
        let character = text.twoBytes(at: position)
        if table[character] != traits { break }
        letter = character
        position &+= 2
      } else {
        break
      }
      count &+= 1
    }
    guard count > 0 else { return letter }
    place.position = position
    place.character &+= count
    place.rules.before = .alphabetic
    return letter
  }

  @inline(__always)
  private func skipSpaces(_ place: inout Place) {
    let start = place.position
    repeat { place.position &+= 1 } while place.position < text.count && text[place.position] == 0x20
    place.character &+= place.position &- start
    place.rules.read(.space)
  }

  @inline(__always)
  private func level(at character: Int) -> UInt8 { character < levels.count ? levels[character] : uniformLevel }

  /// The script of the first character that has one of its own: what comes before has it too.
  private static func firstScript(in text: UnsafeBufferPointer<UInt8>) -> UInt8 {
    var position = 0
    let table = CharacterTable.standard
    while position < text.count {
      let (character, length) = text.character(at: position)
      let script = table[character].script
      if script != 0 { return script }
      position += length
    }
    return 0
  }

  private func isNumber(at position: Int) -> Bool {
    position < text.count && table[text.character(at: position).character].lineClass == .numeric
  }

  @inline(__always)
  private func looksOverSpaces(_ character: UInt32) -> Bool {
    memory.looksOverSpaces(character) ?? shaper.looksOverSpaces(character)
  }

  @inline(__always)
  private func isFallback(_ character: UInt32) -> Bool {
    memory.isFallback(character) ?? shaper.isFallback(character)
  }

  private func areApart(_ a: UInt32, _ b: UInt32) -> Bool {
    memory.standsAlone(a) ?? shaper.standsAlone(a) || memory.standsAlone(b) ?? shaper.standsAlone(b)
  }
}
