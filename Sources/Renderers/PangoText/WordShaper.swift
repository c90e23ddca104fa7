import CPango

/// Shapes the words of a style, each once, for the thread that has the shaper it belongs to.
final class WordShaper {
  let style: WordStyle
  let hanForm: HanForm
  /// The number of both.
  private let number: Int
  /// The style as Pango takes it.
  let styled: StyledFont
  private let fontset: OpaquePointer?
  private let store: WordStore
  private let rules: FontRulesShelf
  let buffer = hb_buffer_create()
  let language = hb_language_from_string("en", -1)
  @exclusivity(unchecked) private(set) var fonts: [WordFont] = []
  private var fontsByPointer: [OpaquePointer: UInt16?] = [:]
  /// What is known of a character up to U+FFFF: its font, and what the font says of its glyph.
  private let memo: UnsafeMutablePointer<UInt16>
  @exclusivity(unchecked) private var words: [ShapedWord] = []
  @exclusivity(unchecked) private(set) var wordParts = WordParts()
  /// By script, twice: from left to right, then from right to left.
  private let tables: UnsafeMutableBufferPointer<WordTable>

  /// Room for the segments of the paragraph that is being read.
  let segmentRoom = UnsafeMutablePointer<Segment>.allocate(capacity: NewSegments.capacity)
  /// Room for the cuts of the word that is being scanned.
  private let cuts: UnsafeMutablePointer<UnsafeMutableBufferPointer<WordScanner.Cut>>
  let log: ShapingLog

  private static let isKnown: UInt16 = 1 << 15
  private static let isMissing: UInt16 = 1 << 14
  fileprivate static let looksOver: UInt16 = 1 << 13
  fileprivate static let isAlone: UInt16 = 1 << 12
  /// In the style's own font, and not `looksOver`.
  fileprivate static let isPlain: UInt16 = 1 << 11
  fileprivate static let fontMask: UInt16 = 0xFF

  init(style: WordStyle, hanForm: HanForm, in context: ShapingContext, store: WordStore, log: ShapingLog) {
    self.log = log
    self.style = style
    self.hanForm = hanForm
    number = Self.number(of: style, hanForm)
    styled = StyledFont(style: style.style, in: context, hanForm: hanForm)
    fontset = styled.makeFontset()
    self.store = store
    rules = context.fonts.rules
    memo = .allocate(capacity: 1 << 16)
    memo.initialize(repeating: 0, count: 1 << 16)
    cuts = .allocate(capacity: 1)
    cuts.initialize(to: .allocate(capacity: 64))
    tables = .allocate(capacity: 2 * CharacterTable.scripts.count)
    for index in tables.indices {
      tables.initializeElement(at: index, to: WordTable(number: number * tables.count + index))
    }
  }

  /// The number of a style in a Han form.
  static func number(of style: WordStyle, _ hanForm: HanForm) -> Int { style.id * 4 + hanForm.rawValue }

  deinit {
    CairoFonts.release(fontset)
    hb_buffer_destroy(buffer)
    memo.deallocate()
    segmentRoom.deallocate()
    cuts.pointee.deallocate()
    cuts.deallocate()
    for table in tables { table.deallocate() }
    tables.deinitialize().deallocate()
  }

  /// What a scanner reads of it, as plain memory.
  var memory: Memory { Memory(memo: memo, cuts: cuts.pointee) }

  /// The same with room for twice as many cuts.
  func memoryWithMoreCuts() -> Memory {
    let new = UnsafeMutableBufferPointer<WordScanner.Cut>.allocate(capacity: 2 * cuts.pointee.count)
    _ = new.update(fromContentsOf: cuts.pointee)
    cuts.pointee.deallocate()
    cuts.pointee = new
    return memory
  }

  struct Memory {
    fileprivate let memo: UnsafeMutablePointer<UInt16>
    let cuts: UnsafeMutableBufferPointer<WordScanner.Cut>

    /// Whether a character may change with what stands beyond a space next to it; `nil` where that is not known yet.
    @inline(__always)
    func looksOverSpaces(_ character: UInt32) -> Bool? { known(character, WordShaper.looksOver) }

    /// Whether nothing is known to pass over a space between two characters up to U+FFFF: neither changes with the other,
    /// and the space is in the font of the first.
    @inline(__always)
    func areApart(_ last: UInt32, bySpaceFrom next: UInt32) -> Bool {
      memo[Int(last)] & memo[Int(next)] & WordShaper.isPlain != 0 || areApartInOtherFonts(last, next)
    }

    @inline(never)
    private func areApartInOtherFonts(_ last: UInt32, _ next: UInt32) -> Bool {
      looksOverSpaces(last) == false && looksOverSpaces(next) == false
        && (isFallback(last) == false || isFallback(next) == true)
    }

    /// Whether a font sets a character the same beside any other; `nil` where that is not known yet.
    @inline(__always)
    func standsAlone(_ character: UInt32) -> Bool? { known(character, WordShaper.isAlone) }

    /// Whether a character is in another font than the style's own; `nil` where that is not known yet.
    @inline(__always)
    func isFallback(_ character: UInt32) -> Bool? {
      let (traits, own) = (character < 1 << 16 ? memo[Int(character)] : 0, memo[0x20])
      return traits == 0 || own == 0 ? nil : (traits ^ own) & WordShaper.fontMask != 0
    }

    @inline(__always)
    private func known(_ character: UInt32, _ trait: UInt16) -> Bool? {
      let traits = character < 1 << 16 ? memo[Int(character)] : 0
      return traits == 0 ? nil : traits & trait != 0
    }
  }

  func looksOverSpaces(_ character: UInt32) -> Bool { traits(of: character) & Self.looksOver != 0 }

  func standsAlone(_ character: UInt32) -> Bool { traits(of: character) & Self.isAlone != 0 }

  /// Whether a character is in another font than the style's own.
  func isFallback(_ character: UInt32) -> Bool {
    (traits(of: character) ^ traits(of: 0x20)) & Self.fontMask != 0
  }

  /// What the spaces after a word bring: what comes to the word's own width, and theirs.
  @inline(__always)
  func spacing(after word: WordScanner.Word, _ entry: WordTable.Entry) -> (kern: Int, width: Int) {
    guard word.spaces > 0 else { return (0, 0) }
    if word.spaceCharacter == 0 { return (Int(entry.kern), word.spaces &* Int(entry.space)) }
    return (0, word.spaces * Int(font(of: word.spaceCharacter)?.space.advance ?? entry.space))
  }

  /// One of the spaces after a word.
  func space(after word: WordScanner.Word, _ shaped: ShapedWord) -> (glyph: WordGlyph, face: PangoFontFace) {
    guard word.spaceCharacter != 0, let font = font(of: word.spaceCharacter) else {
      return (shaped.space, shaped.spaceFace)
    }
    return (font.space, font.face)
  }

  /// The ellipsis as Pango chooses it: on the base line, or in the middle beside wide characters; three full stops where
  /// the style's own font does not have that.
  func ellipsis(isWide: Bool) -> ShapedWord? {
    let mark: Unicode.Scalar = isWide ? "\u{22EF}" : "\u{2026}"
    let dots = isFallback(mark.value) ? "..." : String(mark)
    return dots.withBytes { bytes in
      entry(for: bytes, script: 0, level: 0).flatMap { word(of: $0, for: bytes, script: 0, level: 0) }
    }
  }

  /// The entry of a word, which is set if it is in no table; `nil` for what cannot be set by itself.
  @inline(__always)
  func entry(for word: UnsafeBufferPointer<UInt8>, script: UInt8, level: UInt8) -> WordTable.Entry? {
    entry(for: word, head: word.wordHead, script: script, level: level)
  }

  /// The same of a plain word of a text.
  @inline(__always)
  func entry(for word: PlainWord, of text: UnsafeBufferPointer<UInt8>) -> WordTable.Entry? {
    let bytes = UnsafeBufferPointer(
      start: text.baseAddress.unsafelyUnwrapped + word.start, count: word.end &- word.start)
    return entry(for: bytes, head: word.head, script: word.script, level: word.level)
  }

  @inline(__always)
  private func entry(
    for word: UnsafeBufferPointer<UInt8>, head: UInt64, script: UInt8, level: UInt8
  ) -> WordTable.Entry? {
    let table = Self.table(script: script, level: level)
    let hash = tables[table].hash(of: word, head: head)
    if let known = tables[table].entry(for: word, head: head, hash: hash) { return known }
    return newEntry(for: word, hash: hash, table: table)
  }

  /// The glyphs of a word that has an entry. One that was set from pairs gets them when they are first asked for: most words
  /// are measured, and few are drawn.
  func word(
    of entry: WordTable.Entry, for word: UnsafeBufferPointer<UInt8>, script: UInt8, level: UInt8
  ) -> ShapedWord? {
    if let index = entry.word { return words[index] }
    guard let shaped = pairedWord(word, script: script) else { return nil }
    words.append(shaped)
    tables[Self.table(script: script, level: level)].setWord(words.count - 1, of: entry)
    return shaped
  }

  /// Where among `wordParts` the parts of a word are in which lines may end, the last one with nothing behind it; `nil` where
  /// its glyphs are not to be had.
  func parts(
    of word: WordScanner.Word, _ entry: WordTable.Entry, _ bytes: UnsafeBufferPointer<UInt8>,
    cuts: UnsafeBufferPointer<WordScanner.Cut>
  ) -> Range<Int>? {
    let start = word.bytes.lowerBound
    if let index = entry.word, let known = wordParts.range(ofWord: index, cuts: cuts, start: start) { return known }
    guard let shaped = self.word(of: entry, for: bytes, script: word.script, level: word.level) else { return nil }
    let parts = WordParts.parts(of: shaped, ofBytes: bytes.count, cuts: cuts, start: start)
    // They take room as words do.
    log.addKnownWord(ofBytes: parts.count * MemoryLayout<WordParts.Part>.stride)
    // A word that was set from pairs has its place only now.
    let index = entry.word ?? words.count - 1
    return wordParts.keep(parts, ofWord: index)
  }

  private static func table(script: UInt8, level: UInt8) -> Int { Int(script) * 2 + Int(level & 1) }

  private func newEntry(for word: UnsafeBufferPointer<UInt8>, hash: UInt64, table: Int) -> WordTable.Entry? {
    guard !word.isEmpty else { return nil }
    let (script, isRightToLeft) = (UInt8(table / 2), table % 2 == 1)
    if !isRightToLeft, let paired = pairedEntry(for: word, script: script) {
      log.addShapedWord()
      return keep(paired, for: word, hash: hash, table: table)
    }
    let key = WordStore.Key(style: number, table: table, hash: hash, bytes: word)
    guard
      let shaped = store.word(for: key)
        ?? shape(word, script: script, isRightToLeft: isRightToLeft).map({ store.keep($0, for: key) })
    else { return nil }
    words.append(shaped)
    let entry = WordTable.Entry(
      width: shaped.width, kern: shaped.kern, space: shaped.space.advance, word: words.count - 1)
    return keep(entry, for: word, hash: hash, table: table)
  }

  private func keep(
    _ entry: WordTable.Entry, for word: UnsafeBufferPointer<UInt8>, hash: UInt64, table: Int
  ) -> WordTable.Entry? {
    log.addKnownWord(ofBytes: word.count)
    return tables[table].insert(entry, for: word, hash: hash)
  }

  // MARK: Fonts

  private func traits(of character: UInt32) -> UInt16 {
    guard character < 1 << 16 else { return Self.isKnown | Self.isMissing }
    let known = memo[Int(character)]
    if known != 0 { return known }
    memo[Int(character)] = newTraits(of: character)
    if !looksOverSpaces(character), !isFallback(character) { memo[Int(character)] |= Self.isPlain }
    return memo[Int(character)]
  }

  /// The place of a character's font among the fonts.
  func fontIndex(of character: UInt32) -> Int? {
    let traits = traits(of: character)
    return traits & Self.isMissing == 0 ? Int(traits & Self.fontMask) : nil
  }

  private func font(of character: UInt32) -> WordFont? { fontIndex(of: character).map { fonts[$0] } }

  private func newTraits(of character: UInt32) -> UInt16 {
    guard let fontset, let pointer = pango_fontset_get_font(fontset, character) else {
      return Self.isKnown | Self.isMissing
    }
    guard let index = index(ofOwned: pointer), let glyph = fonts[Int(index)].glyph(of: character) else {
      return Self.isKnown | Self.isMissing
    }
    var traits = Self.isKnown | index
    if fonts[Int(index)].rules.looksOverSpaces(glyph) { traits |= Self.looksOver }
    if fonts[Int(index)].rules.standsAlone(glyph) { traits |= Self.isAlone }
    return traits
  }

  private func index(ofOwned pointer: OpaquePointer) -> UInt16? {
    if let known = fontsByPointer[pointer] {
      CairoFonts.release(pointer)
      return known
    }
    guard fonts.count < Int(Self.fontMask),
      let font = WordFont(owning: pointer, spacing: styled.spacing.units, rulesFrom: rules)
    else {
      fontsByPointer[pointer] = .some(nil)
      return nil
    }
    fonts.append(font)
    fontsByPointer[pointer] = UInt16(fonts.count - 1)
    return UInt16(fonts.count - 1)
  }
}
