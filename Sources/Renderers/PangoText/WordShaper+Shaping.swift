import CPango

extension WordShaper {
  /// A part of a word in one font and script.
  private struct Part {
    var bytes: Range<Int>
    let font: WordFont
    let script: UInt8
  }

  /// The glyphs of a part; `isBound` where they would be others without the space that stands at one of its ends.
  private struct Shape {
    var glyphs: [WordGlyph] = []
    var width = 0
    var isBoundToSpaceBefore = false
    var isBoundToSpaceAfter = false
  }

  /// Shapes a word; `nil` where it cannot be done without what surrounds it, or no font has one of its characters.
  /// - Parameter script: for the characters that come before the first with a script of its own.
  func shape(_ word: UnsafeBufferPointer<UInt8>, script: UInt8, isRightToLeft: Bool) -> ShapedWord? {
    guard let parts = parts(of: word, script: script), let last = parts.last else { return nil }
    log.counts.words += 1
    var runs: [ShapedWord.Run] = []
    var (width, kern) = (0, 0)
    for (index, part) in parts.enumerated() {
      func shape(before: Bool, after: Bool) -> Shape? {
        self.shape(part, of: word, isRightToLeft: isRightToLeft, spaceBefore: before, spaceAfter: after)
      }
      let (isFirst, isLast) = (index == 0, index == parts.count - 1)
      let kerns = part.font.kernsSpace
      guard var whole = shape(before: kerns && isFirst, after: kerns && isLast), !whole.isBoundToSpaceBefore else {
        return nil
      }
      if whole.isBoundToSpaceAfter {
        guard let alone = shape(before: false, after: false), alone.glyphs.map(\.id) == whole.glyphs.map(\.id) else {
          return nil
        }
        kern = whole.width - alone.width
        whole = alone
      }
      width += whole.width
      runs.append(ShapedWord.Run(face: part.font.face, glyphs: whole.glyphs))
    }
    guard let width = Int32(exactly: width), let kern = Int32(exactly: kern) else { return nil }
    return ShapedWord(runs: runs, width: width, kern: kern, space: last.font.space, spaceFace: last.font.face)
  }

  private func parts(of word: UnsafeBufferPointer<UInt8>, script: UInt8) -> [Part]? {
    var parts: [Part] = []
    var script = script
    var position = 0
    while position < word.count {
      let (character, length) = word.character(at: position)
      let traits = CharacterTable.standard[character]
      let end = position + length
      if traits.script != 0 { script = traits.script }
      if character == 0x20, !parts.isEmpty {
        // A space is of the font before it.
        parts[parts.count - 1].bytes = parts[parts.count - 1].bytes.lowerBound..<end
      } else {
        guard let font = font(of: character) else { return nil }
        if let last = parts.last, last.font === font, last.script == script {
          parts[parts.count - 1].bytes = last.bytes.lowerBound..<end
        } else {
          // A mark without its letter's font would stand on nothing.
          if traits.lineClass == .joining { return nil }
          parts.append(Part(bytes: position..<end, font: font, script: script))
        }
      }
      position = end
    }
    return parts
  }

  private func shape(
    _ part: Part, of word: UnsafeBufferPointer<UInt8>, isRightToLeft: Bool, spaceBefore: Bool, spaceAfter: Bool
  ) -> Shape? {
    hb_buffer_clear_contents(buffer)
    let shift = spaceBefore ? 1 : 0
    if spaceBefore || spaceAfter {
      let padded = (spaceBefore ? [0x20] : []) + Array(word[part.bytes]) + (spaceAfter ? [0x20] : [])
      padded.withUnsafeBytes { add($0, 0..<padded.count) }
    } else {
      add(UnsafeRawBufferPointer(word), part.bytes)
    }
    hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, Self.tags[Int(part.script)])
    hb_buffer_set_language(buffer, language)
    hb_buffer_set_invisible_glyph(buffer, PANGO_GLYPH_EMPTY)
    var features = Self.noLocalForms
    hb_shape(part.font.harfbuzz, buffer, &features, 1)

    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count), let places = hb_buffer_get_glyph_positions(buffer, &count)
    else { return nil }
    let isPadded = spaceBefore || spaceAfter
    let (start, end) = isPadded ? (shift, shift + part.bytes.count) : (part.bytes.lowerBound, part.bytes.upperBound)
    var shape = Shape()
    shape.glyphs.reserveCapacity(Int(count))
    for index in 0..<Int(count) {
      let (info, place) = (infos[index], places[index])
      let cluster = Int(info.cluster)
      let isBound = info.mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0
      if isPadded, cluster == start, isBound, spaceBefore { shape.isBoundToSpaceBefore = true }
      if cluster < start { continue }
      if cluster >= end {
        if isBound { shape.isBoundToSpaceAfter = true }
        continue
      }
      guard info.codepoint != 0, place.x_advance >= 0, place.y_advance == 0 else { return nil }
      shape.glyphs.append(
        WordGlyph(
          id: info.codepoint, advance: place.x_advance, x: place.x_offset, y: place.y_offset,
          offset: Int32(cluster - start + part.bytes.lowerBound)))
      shape.width += Int(place.x_advance)
    }
    return shape
  }

  private func add(_ text: UnsafeRawBufferPointer, _ bytes: Range<Int>) {
    hb_buffer_add_utf8(
      buffer, text.bindMemory(to: CChar.self).baseAddress, Int32(text.count), UInt32(bytes.lowerBound),
      Int32(bytes.count))
  }

  /// Languages choose no forms: texts do not tell theirs.
  private static let noLocalForms: hb_feature_t = {
    var feature = hb_feature_t()
    hb_feature_from_string("locl=0", -1, &feature)
    return feature
  }()

  private static let tags: [hb_script_t] = CharacterTable.scripts.map { script in
    hb_script_from_iso15924_tag(hb_tag_t(g_unicode_script_to_iso15924(script)))
  }
}
