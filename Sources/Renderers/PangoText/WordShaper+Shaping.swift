import CPango

extension WordShaper {
  /// A part of a word in one font and script.
  private struct Part {
    var bytes: Range<Int>
    /// Its place among the shaper's fonts.
    let font: Int
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
    log.addShapedWord()
    var runs: [ShapedWord.Run] = []
    var (width, kern) = (0, 0)
    for (index, part) in parts.enumerated() {
      guard let shape = shape(part, of: word, isRightToLeft: isRightToLeft) else { return nil }
      if fonts[part.font].rules.kernsSpace, let first = shape.glyphs.first?.id, let last = shape.glyphs.last?.id {
        func end(_ glyph: UInt32, isStart: Bool) -> WordFont.End {
          WordFont.End(glyph: glyph, isStart: isStart, script: part.script, isRightToLeft: isRightToLeft)
        }
        let ends = isRightToLeft ? (last, first) : (first, last)
        let (start, stop) = (end(ends.0, isStart: true), end(ends.1, isStart: false))
        let before = index == 0 && !fonts[part.font].freeEnds.contains(start)
        let after = index == parts.count - 1 && !fonts[part.font].freeEnds.contains(stop)
        if before || after {
          guard
            let spaced = self.shape(
              part, of: word, isRightToLeft: isRightToLeft, spaceBefore: before, spaceAfter: after),
            !spaced.isBoundToSpaceBefore, spaced.glyphs.map(\.id) == shape.glyphs.map(\.id)
          else { return nil }
          if before { fonts[part.font].freeEnds.insert(start) }
          if after, !spaced.isBoundToSpaceAfter { fonts[part.font].freeEnds.insert(stop) }
          kern = spaced.width - shape.width
        }
      }
      width += shape.width
      runs.append(ShapedWord.Run(face: fonts[part.font].face, glyphs: shape.glyphs, isRightToLeft: isRightToLeft))
    }
    let font = fonts[last.font]
    if runs.count == 1, !isRightToLeft, let run = runs.first {
      learnPairs(of: word, script: last.script, font: last.font, glyphs: run.glyphs, kern: kern)
    }
    return ShapedWord(
      runs: runs, width: Int32(clamping: width), kern: Int32(clamping: kern), space: font.space, spaceFace: font.face)
  }

  private func parts(of word: UnsafeBufferPointer<UInt8>, script: UInt8) -> [Part]? {
    var parts: [Part] = []
    var script = script
    var open: Part?
    var isAfterSpace = false
    var position = 0
    let table = CharacterTable.standard
    while position < word.count {
      let (character, length) = word.character(at: position)
      let traits = table[character]
      if traits.script != 0 { script = traits.script }
      let isSpace = character.isSpaceInWord
      var font = open?.font
      // What follows decides for the first of several spaces; to look for it from each would take the square of their number.
      if !isSpace || !isAfterSpace {
        font = isSpace ? spaceFont(at: position, of: word, after: font, script: script) : fontIndex(of: character)
      }
      // A space that holds words together may start one.
      if font == nil, character != 0x20 { font = fontIndex(of: character) }
      isAfterSpace = isSpace
      guard let font else { return nil }
      if let part = open, part.font != font || part.script != script {
        // A mark without its letter's font would stand on nothing.
        if traits.lineClass == .joining { return nil }
        parts.append(part)
        open = nil
      }
      open = Part(bytes: (open?.bytes.lowerBound ?? position)..<position + length, font: font, script: script)
      position += length
    }
    if let open { parts.append(open) }
    return parts
  }

  /// The font of a space inside a word: the one before, or the style's own where that follows (`WordScanner.Word`).
  private func spaceFont(
    at position: Int, of word: UnsafeBufferPointer<UInt8>, after font: Int?, script: UInt8
  ) -> Int? {
    let own = fontIndex(of: 0x20)
    guard font != own else { return font }
    var position = position
    while position < word.count {
      let (character, length) = word.character(at: position)
      if !character.isSpaceInWord {
        let following = CharacterTable.standard[character].script
        return (following == 0 || following == script) && fontIndex(of: character) == own ? own : font
      }
      position += length
    }
    return font
  }

  private func shape(
    _ part: Part, of word: UnsafeBufferPointer<UInt8>, isRightToLeft: Bool, spaceBefore: Bool = false,
    spaceAfter: Bool = false
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
    let features = styled.spacing.units == 0 ? Self.features : Self.spacedFeatures
    hb_shape(fonts[part.font].harfbuzz, buffer, features, UInt32(features.count))

    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let places = hb_buffer_get_glyph_positions(buffer, &count)
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
    }
    if styled.spacing.units != 0 { space(&shape.glyphs) }
    shape.width = shape.glyphs.reduce(0) { $0 + Int($1.advance) }
    return shape
  }

  private func add(_ text: UnsafeRawBufferPointer, _ bytes: Range<Int>) {
    hb_buffer_add_utf8(
      buffer, text.bindMemory(to: CChar.self).baseAddress, Int32(text.count), UInt32(bytes.lowerBound),
      Int32(bytes.count))
  }

  /// Sets the space after letters: after each cluster's last glyph.
  private func space(_ glyphs: inout [WordGlyph]) {
    for index in glyphs.indices where index + 1 == glyphs.count || glyphs[index + 1].offset != glyphs[index].offset {
      glyphs[index].advance += styled.spacing.units
    }
  }

  /// Languages choose no forms: texts do not tell theirs.
  private static let features = ["locl=0"].map(feature)
  /// As in Pango, spaced letters are not joined to one.
  private static let spacedFeatures = ["locl=0", "liga=0", "clig=0", "dlig=0"].map(feature)

  private static func feature(_ setting: String) -> hb_feature_t {
    var feature = hb_feature_t()
    hb_feature_from_string(setting, -1, &feature)
    return feature
  }

  private static let tags: [hb_script_t] = CharacterTable.scripts.map { script in
    hb_script_from_iso15924_tag(hb_tag_t(g_unicode_script_to_iso15924(script)))
  }
}

extension UInt32 {
  /// A space, or one at which no line ends.
  fileprivate var isSpaceInWord: Bool { self == 0x20 || self == 0xA0 || self == 0x202F }
}
