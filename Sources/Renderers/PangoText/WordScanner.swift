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
  private let levels: UnsafeBufferPointer<UInt8>
  private let uniformLevel: UInt8
  /// Outlives the scanner.
  unowned(unsafe) private let shaper: WordShaper
  private var memory: WordShaper.Memory
  private let table = CharacterTable.standard
  private let rules = LineBreakRules.standard
  private(set) var place: Place
  /// The number of cuts in the word scanned last.
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
    if let word = nextOfRun() ?? nextIdeograph() { return word }
    return nextOfAny()
  }

  /// The next word where it is a run of letters of one script or of digits, with a comma or a full stop or without, before the
  /// end of the text or one space, as most are: what `next(from:)` makes of it, without a look at each character's
  /// neighbours.
  @inline(__always)
  private mutating func nextOfRun() -> Word? {
    let start = place.position
    guard levels.isEmpty, var run = firstOfRun(at: start) else { return nil }
    extend(&run)
    var (end, count, last) = (run.end, run.count, run.last)
    let hasStop = end < text.count && (text[end] == 0x2C || text[end] == 0x2E)
    if hasStop {
      last = UInt32(text[end])
      end &+= 1
      count &+= 1
    }
    var word = Word(bytes: start..<end, level: uniformLevel, spaceLevel: uniformLevel)
    var rules = LineBreakRules.State(last: .space, before: hasStop ? .infix : run.traits.lineClass)
    if end < text.count {
      guard text[end] == 0x20, let next = characterAfterSpace(at: end), memory.looksOverSpaces(last) == false,
        memory.looksOverSpaces(next.character) == false,
        memory.isFallback(last) == false || memory.isFallback(next.character) == true
      else { return nil }
      word.spaces = 1
      word.endsSegment =
        next.lineClass == .alphabetic || self.rules.allows(next.lineClass, after: rules, isBeforeNumber: false)
    } else {
      rules = place.rules
      rules.read(run.traits.lineClass)
      if run.count > 1 { rules.read(run.traits.lineClass) }
      if hasStop { rules.read(.infix) }
    }
    cutCount = 0
    place.position = end &+ word.spaces
    place.character &+= count &+ word.spaces
    if run.traits.script != 0 { place.script = run.traits.script }
    place.rules = rules
    word.script = place.script
    return word
  }

  /// Characters that no line ends between.
  private struct Run {
    /// Those of each of them.
    let traits: CharacterTraits
    var end: Int
    var count = 1
    var last: UInt32
  }

  private static let latin = CharacterTraits(lineClass: .alphabetic, script: CharacterTable.latin)
  private static let digits = CharacterTraits(lineClass: .numeric, script: 0)

  /// The letter or digit at a byte: one of ASCII, or a letter of two bytes.
  @inline(__always)
  private func firstOfRun(at position: Int) -> Run? {
    guard position < text.count else { return nil }
    let byte = text[position]
    if byte.isLetter { return Run(traits: Self.latin, end: position &+ 1, last: UInt32(byte)) }
    if byte.isDigit { return Run(traits: Self.digits, end: position &+ 1, last: UInt32(byte)) }
    guard byte >= 0xC2, byte < 0xE0 else { return nil }
    let character = text.twoBytes(at: position)
    let traits = table[character]
    return traits.lineClass == .alphabetic ? Run(traits: traits, end: position &+ 2, last: character) : nil
  }

  /// Adds what follows and has the same traits.
  @inline(__always)
  private func extend(_ run: inout Run) {
    if run.traits == Self.latin { extendByLetters(&run) }
    while run.end < text.count {
      let byte = text[run.end]
      if byte.isLetter ? run.traits == Self.latin : byte.isDigit && run.traits == Self.digits {
        run.last = UInt32(byte)
        run.end &+= 1
      } else if byte >= 0xC2, byte < 0xE0 {
        let character = text.twoBytes(at: run.end)
        if table[character] != run.traits { return }
        run.last = character
        run.end &+= 2
      } else {
        return
      }
      run.count &+= 1
    }
  }

  /// Adds letters of ASCII, eight at a time.
  @inline(__always)
  private func extendByLetters(_ run: inout Run) {
    guard let base = UnsafeRawPointer(text.baseAddress) else { return }
    var count = 8
    while count == 8, run.end &+ 8 <= text.count {
      count = base.loadUnaligned(fromByteOffset: run.end, as: UInt64.self).leadingLetterCount
      run.end &+= count
      run.count &+= count
    }
    run.last = UInt32(text[run.end &- 1])
  }

  /// The character after one space, and its class; `nil` where it is another space, or none that is known.
  @inline(__always)
  private func characterAfterSpace(at position: Int) -> (character: UInt32, lineClass: LineClass)? {
    guard position &+ 1 < text.count else { return nil }
    let byte = text[position &+ 1]
    if byte.isLetter { return (UInt32(byte), .alphabetic) }
    let (character, _) = text.character(at: position &+ 1)
    let kind = table[character].lineClass
    return kind == .unknown || kind == .joining || kind == .space ? nil : (character, kind)
  }

  /// The first eight bytes of a word of the text (`wordHead`).
  @inline(__always)
  func head(of word: Word, _ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    let start = word.bytes.lowerBound
    guard start &+ 8 <= text.count, let base = UnsafeRawPointer(text.baseAddress) else { return bytes.wordHead }
    let head = base.loadUnaligned(fromByteOffset: start, as: UInt64.self)
    return bytes.count >= 8 ? head : head & ~(UInt64.max &<< UInt64(truncatingIfNeeded: 8 &* bytes.count))
  }

  /// The next word where it is one of two ideographs that stand side by side.
  @inline(__always)
  private mutating func nextIdeograph() -> Word? {
    let start = place.position
    guard levels.isEmpty, start &+ 6 <= text.count, text[start] >= 0xE3, text[start] < 0xF0 else { return nil }
    let (character, next) = (text.threeBytes(at: start), text.threeBytes(at: start &+ 3))
    let (traits, nextTraits) = (table[character], table[next])
    guard text[start &+ 3] >= 0xE3, text[start &+ 3] < 0xF0, traits.lineClass == .ideographic,
      nextTraits.lineClass == .ideographic, traits.script != 0,
      memory.standsAlone(character) == true
    else { return nil }
    cutCount = 0
    place.position = start &+ 3
    place.character &+= 1
    place.script = traits.script
    place.rules = LineBreakRules.State(last: .ideographic, before: place.rules.last)
    return Word(bytes: start..<start &+ 3, script: traits.script, level: uniformLevel, spaceLevel: uniformLevel)
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
      if place.rules.last == .alphabetic, before != 0, levels.isEmpty || before.isLetter {
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

  /// Skips letters of the script of one before them; the last one.
  @inline(__always)
  private func skipLetters(after letter: UInt32, _ place: inout Place) -> UInt32 {
    var letter = letter
    var (position, count) = (place.position, 0)
    let hasLatin = place.script == CharacterTable.latin
    let traits = CharacterTraits(lineClass: .alphabetic, script: place.script)
    while position < text.count {
      let byte = text[position]
      if byte.isLetter, hasLatin {
        letter = UInt32(byte)
        position &+= 1
      } else if byte >= 0xC3, byte < 0xE0, levels.isEmpty {
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
