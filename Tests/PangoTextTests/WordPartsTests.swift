import LayoutKitCore
import Testing

@testable import PangoText

@Suite struct WordPartsTests {
  /// Which cuts a word has goes by what stands before it too, so what is known of others must not answer.
  @Test(arguments: ["well-known-word", "up-to-date", "état-major-général", "新聞-abc-def"])
  func `parts are those between the cuts that are asked for`(string: String) throws {
    let fonts = try FontSet.pinned.get()
    let shaper = TextShaper(fonts: fonts, store: WordStore(capacity: 16))
    let styles = WordStyles(byWords: true, pool: ShaperPool(fonts: fonts, wordCapacity: 16))
    let words = shaper.words(of: styles.style(for: Setting.style()), hanForm: .simplifiedChinese)
    try Array(string.utf8).withUnsafeBufferPointer { bytes in
      let hyphens = bytes.indices.filter { bytes[$0] == 0x2D }.map { $0 + 1 }
      // As the word stands in a text behind seven bytes.
      let word = WordScanner.Word(bytes: 7..<7 + bytes.count, script: CharacterTable.latin)
      for places in [hyphens, [hyphens[0]], hyphens, [hyphens[1]], [hyphens[0]], hyphens, hyphens] {
        let entry = try #require(words.entry(for: bytes, script: word.script, level: 0))
        let shaped = try #require(words.word(of: entry, for: bytes, script: word.script, level: 0))
        let cuts = places.map { WordScanner.Cut(end: $0 + 7, next: $0 + 7) }
        let range = try #require(cuts.withUnsafeBufferPointer { words.parts(of: word, entry, bytes, cuts: $0) })
        let parts = range.map { words.wordParts[$0] }
        #expect(parts.map { Int($0.end) } == places + [bytes.count])
        let ends = zip([0] + places, places + [bytes.count])
        #expect(parts.map { Int($0.width) } == ends.map { shaped.width(of: $0..<$1) })
        #expect(parts.reduce(0) { $0 + Int($1.width) } == Int(entry.width))
        // Asked again, nothing is added.
        #expect(cuts.withUnsafeBufferPointer { words.parts(of: word, entry, bytes, cuts: $0) } == range)
      }
    }
  }
}
