/// A plain word, as most are: letters of one script or a number, with a comma or a full stop or without, before the end of the
/// text or one space; or an ideograph before another.
struct PlainWord {
  let start: Int
  let end: Int
  /// Its first eight bytes (`wordHead`).
  let head: UInt64
  let script: UInt8
  let level: UInt8
  /// Whether a space follows.
  let hasSpace: Bool
  /// Whether a line may end after it.
  let endsSegment: Bool
}

extension WordScanner.Word {
  @inline(__always)
  init(_ word: PlainWord) {
    self.init(
      bytes: word.start..<word.end, spaces: word.hasSpace ? 1 : 0, endsSegment: word.endsSegment, script: word.script,
      level: word.level, spaceLevel: word.level)
  }
}

extension WordScanner {
  /// Characters that no line ends between.
  private struct Run {
    /// Those of each of them.
    let traits: CharacterTraits
    var end: Int
    var last: UInt32
  }

  private static let latin = CharacterTraits(lineClass: .alphabetic, script: CharacterTable.latin)
  private static let digits = CharacterTraits(lineClass: .numeric, script: 0)

  /// The next word, where it is plain: what `next(from:)` makes of it, without a look at each character's neighbours.
  @inline(__always)
  mutating func nextPlain() -> PlainWord? {
    let start = place.position
    guard levels.isEmpty, let head = head(at: start) else { return nil }
    guard let run = run(at: start, head) else { return ideograph(at: start, head) }
    var (end, last, lastClass) = (run.end, run.last, run.traits.lineClass)
    if lastClass == .numeric, end < text.count, text[end] == 0x25 {
      // A percent sign.
      (last, lastClass) = (0x25, .postfix)
      end &+= 1
    }
    if end < text.count, text[end] | 0x02 == 0x2E {
      // A comma or a full stop.
      (last, lastClass) = (UInt32(text[end]), .infix)
      end &+= 1
    }
    let hasSpace = end < text.count
    var endsSegment = true
    if hasSpace {
      guard text[end] == 0x20, let next = characterAfterSpace(at: end),
        memory.areApart(last, bySpaceFrom: next.character)
      else { return nil }
      place.rules = LineBreakRules.State(last: .space, before: lastClass)
      endsSegment =
        next.lineClass == .alphabetic || rules.allows(next.lineClass, after: place.rules, isBeforeNumber: false)
    }
    place.position = hasSpace ? end &+ 1 : end
    let script = run.traits.script == 0 ? place.script : run.traits.script
    place.script = script
    return PlainWord(
      start: start, end: end, head: head.firstBytes(end &- start), script: script, level: uniformLevel,
      hasSpace: hasSpace, endsSegment: endsSegment)
  }

  /// The ideograph at a byte, where another follows.
  @inline(__always)
  private mutating func ideograph(at start: Int, _ head: UInt64) -> PlainWord? {
    guard start &+ 6 <= text.count, text[start] &- 0xE3 < 0x0D, text[start &+ 3] &- 0xE3 < 0x0D else { return nil }
    let (character, next) = (text.threeBytes(at: start), text.threeBytes(at: start &+ 3))
    let (traits, nextTraits) = (table[character], table[next])
    guard traits.lineClass == .ideographic, nextTraits.lineClass == .ideographic, traits.script != 0,
      memory.standsAlone(character) == true
    else { return nil }
    place.position = start &+ 3
    place.script = traits.script
    place.rules = LineBreakRules.State(last: .ideographic, before: place.rules.last)
    return PlainWord(
      start: start, end: start &+ 3, head: head.firstBytes(3), script: traits.script, level: uniformLevel,
      hasSpace: false, endsSegment: true)
  }

  /// The eight bytes from one on (`wordHead`); `nil` at the end of the text.
  @inline(__always)
  private func head(at start: Int) -> UInt64? {
    if start &+ 8 <= text.count {
      return UnsafeRawPointer(text.baseAddress.unsafelyUnwrapped).loadUnaligned(fromByteOffset: start, as: UInt64.self)
    }
    return start < text.count ? Self.lastHead(at: start, text) : nil
  }

  @inline(never)
  private static func lastHead(at start: Int, _ text: UnsafeBufferPointer<UInt8>) -> UInt64 {
    UnsafeBufferPointer(rebasing: text[start...]).wordHead
  }

  /// The letters or digits from a byte on, of which the first eight bytes are at hand.
  @inline(__always)
  private func run(at start: Int, _ head: UInt64) -> Run? {
    let count = head.leadingLetterCount
    if count == 0 { return Self.firstOfRun(at: start, text, table).map { Self.extended($0, text, table) } }
    let end = count < 8 ? start &+ count : Self.endOfLetters(from: start &+ 8, text)
    let run = Run(traits: Self.latin, end: end, last: UInt32(text[end &- 1]))
    // Not another letter of two bytes.
    return end == text.count || text[end] < 0xC2 ? run : Self.extended(run, text, table)
  }

  @inline(never)
  private static func endOfLetters(from start: Int, _ text: UnsafeBufferPointer<UInt8>) -> Int {
    var end = start
    while end < text.count, text[end].isLetter { end &+= 1 }
    return end
  }

  /// The letter or digit at a byte: one of ASCII, or a letter of two bytes.
  @inline(__always)
  private static func firstOfRun(at position: Int, _ text: UnsafeBufferPointer<UInt8>, _ table: CharacterTable) -> Run?
  {
    let byte = text[position]
    if byte.isDigit { return Run(traits: digits, end: position &+ 1, last: UInt32(byte)) }
    guard byte >= 0xC2, byte < 0xE0 else { return nil }
    let character = text.twoBytes(at: position)
    let traits = table[character]
    return traits.lineClass == .alphabetic ? Run(traits: traits, end: position &+ 2, last: character) : nil
  }

  /// With what follows and has the same traits, or is part of the same number.
  @inline(never)
  private static func extended(_ run: Run, _ text: UnsafeBufferPointer<UInt8>, _ table: CharacterTable) -> Run {
    var run = run
    while run.end < text.count {
      let byte = text[run.end]
      if byte.isLetter ? run.traits == latin : byte.isDigit && run.traits == digits {
        run.last = UInt32(byte)
        run.end &+= 1
      } else if byte | 0x02 == 0x2E, run.traits == digits, run.end &+ 1 < text.count, text[run.end &+ 1].isDigit {
        // A comma or a full stop inside a number.
        run.last = UInt32(text[run.end &+ 1])
        run.end &+= 2
      } else if byte >= 0xC2, byte < 0xE0 {
        let character = text.twoBytes(at: run.end)
        if table[character] != run.traits { break }
        run.last = character
        run.end &+= 2
      } else {
        break
      }
    }
    return run
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
}
