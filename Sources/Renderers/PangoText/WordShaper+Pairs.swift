import CPango

/// Words set from the pairs that other words were shaped with.
extension WordShaper {
  /// The scripts whose letters stand beside each other without joining or moving over one another: the first of
  /// `CharacterTable.scripts`, which are what all share, Latin, Greek and Cyrillic.
  static let pairedScripts = 4
  /// Words that are met before pairs are learned: to find a font's plain glyphs takes as long as to shape that many.
  private static let fewest = 128
  /// A longer word is shaped, without a look.
  private static let longest = 48

  /// What measuring needs of a word, if its characters are plain in one font and all its pairs are known.
  func pairedEntry(for word: UnsafeBufferPointer<UInt8>, script: UInt8) -> WordTable.Entry? {
    var width = 0
    guard let (font, kern) = readPairs(of: word, script: script, { pair, _ in width &+= Int(pair.advance) }) else {
      return nil
    }
    return WordTable.Entry(width: Int32(clamping: width), kern: kern, space: font.space.advance)
  }

  /// The same with its glyphs.
  func pairedWord(_ word: UnsafeBufferPointer<UInt8>, script: UInt8) -> ShapedWord? {
    var glyphs: [WordGlyph] = []
    glyphs.reserveCapacity(word.count)
    var width = 0
    let read = readPairs(of: word, script: script) { pair, position in
      glyphs.append(WordGlyph(id: pair.glyph, advance: pair.advance, x: 0, y: 0, offset: Int32(position)))
      width += Int(pair.advance)
    }
    guard let (font, kern) = read else { return nil }
    return ShapedWord(
      runs: [ShapedWord.Run(face: font.face, glyphs: glyphs, isRightToLeft: false)], width: Int32(clamping: width),
      kern: kern, space: font.space, spaceFace: font.face)
  }

  /// Reads the pairs of a word, each with the first byte of its first character; `nil` where one is not known.
  /// - Returns: the font of the word, and what comes to its width where a space follows.
  @inline(__always)
  private func readPairs(
    of word: UnsafeBufferPointer<UInt8>, script: UInt8, _ body: (PairTable.Pair, Int) -> Void
  ) -> (font: WordFont, kern: Int32)? {
    guard mayPair(script), word.count <= Self.longest else { return nil }
    var (character, length) = word.character(at: 0)
    guard let index = fontIndex(of: character) else { return nil }
    let table = fonts[index].pairs[Int(script)]
    guard table[PairTable.wordEnd, character] != nil else { return nil }
    var position = 0
    while true {
      let end = position &+ length
      let next = end < word.count ? word.character(at: end) : (PairTable.wordEnd, 0)
      guard character < 1 << 16, next.0 < 1 << 16, let pair = table[character, next.0] else { return nil }
      body(pair, position)
      if end >= word.count { break }
      position = end
      (character, length) = next
    }
    return (fonts[index], table[character, PairTable.space]?.advance ?? 0)
  }

  /// Learns the pairs of a shaped word, which is all of one part, and the same with a space before it.
  /// - Parameter kern: what comes to its width where a space follows.
  func learnPairs(
    of word: UnsafeBufferPointer<UInt8>, script: UInt8, font: Int, glyphs: [WordGlyph], kern: Int
  ) {
    guard mayPair(script), word.count <= Self.longest, log.wordCount >= Self.fewest else { return }
    let plain = fonts[font].plainGlyphs
    let table = fonts[font].pairs.baseAddress.map { $0 + Int(script) }
    guard let table, glyphs.allSatisfy({ plain.contains($0.id) && $0.x == 0 && $0.y == 0 }) else { return }
    var characters: [UInt32] = []
    for (index, glyph) in glyphs.enumerated() {
      let (character, length) = word.character(at: Int(glyph.offset))
      let end = index + 1 < glyphs.count ? Int(glyphs[index + 1].offset) : word.count
      guard Int(glyph.offset) + length == end, character < 1 << 16, fonts[font].glyph(of: character) == glyph.id else {
        return
      }
      characters.append(character)
    }
    guard let first = characters.first, let last = characters.last, let lastGlyph = glyphs.last else { return }
    for index in 1..<max(1, characters.count) {
      table.pointee.insert(
        characters[index - 1], characters[index], glyph: glyphs[index - 1].id, advance: glyphs[index - 1].advance)
    }
    table.pointee.insert(PairTable.wordEnd, first, glyph: 0, advance: 0)
    guard kern == 0 || plain.contains(fonts[font].space.id), let kern = Int32(exactly: kern) else { return }
    table.pointee.insert(last, PairTable.wordEnd, glyph: lastGlyph.id, advance: lastGlyph.advance)
    if kern != 0 { table.pointee.insert(last, PairTable.space, glyph: lastGlyph.id, advance: kern) }
  }

  private func mayPair(_ script: UInt8) -> Bool { script < Self.pairedScripts && styled.spacing.units == 0 }
}
