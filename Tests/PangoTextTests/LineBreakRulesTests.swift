import CPango
import Testing

@testable import PangoText

@Suite struct LineBreakRulesTests {
  /// Characters of all classes that the scanner knows, and of some that it does not.
  private static let alphabet = Array(
    "aZé9·0!?,.:;/-–—%$€°()[]{}«»“”‘’\"'…\u{A0}\u{202F}¡¿¶§+=<>@#&*_|~\\^新聞の、。」「・ー々ァ！（）한국אבב־اب،؟٣८क्षिд Жß   \u{301}"
      .unicodeScalars)

  /// Bytes at which a line may end, as the words have it, as far as the scanner goes.
  private func opportunities(_ string: String) throws -> (places: Set<Int>, end: Int) {
    let fonts = try FontSet.pinned.get()
    let shaper = TextShaper(fonts: fonts, store: WordStore(capacity: 16))
    let styles = WordStyles(byWords: true, pool: ShaperPool(fonts: fonts, wordCapacity: 16))
    let words = shaper.words(of: styles.style(for: Setting.style()), hanForm: .simplifiedChinese)
    var places: Set<Int> = []
    return Array(string.utf8).withUnsafeBufferPointer { text in
      var scanner = WordScanner(
        text: text, levels: UnsafeBufferPointer(start: nil, count: 0), uniformLevel: 0, shaper: words,
        at: WordScanner.Place(startOf: text))
      while let word = scanner.next() {
        for cut in scanner.cuts { places.insert(cut.next) }
        if word.endsSegment { places.insert(word.bytes.upperBound + word.spaces) }
      }
      return (places, scanner.place.position)
    }
  }

  /// The same, as the library has it.
  private func expected(_ string: String) -> Set<Int> {
    let count = string.unicodeScalars.count
    var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: count + 1)
    var utf8 = string
    utf8.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        pango_get_log_attrs(
          $0.baseAddress, Int32($0.count), 0, pango_language_from_string("en"), &attributes, Int32(count + 1))
      }
    }
    var places: Set<Int> = []
    var byte = 0
    for (scalar, attribute) in zip(string.unicodeScalars, attributes) {
      if attribute.is_line_break != 0 { places.insert(byte) }
      byte += UTF8.width(scalar)
    }
    return places
  }

  @Test func `lines may end where the library lets them`() throws {
    var random = Seeded(state: 14)
    var read = 0
    var differences: [String] = []
    for _ in 0..<6_000 {
      var scalars = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 2...14, using: &random) {
        if let scalar = Self.alphabet.randomElement(using: &random) { scalars.append(scalar) }
      }
      let string = String(scalars)
      let (places, end) = try opportunities(string)
      let wanted = expected(string)
      // What follows the last word that was read is unknown.
      let known = 1..<max(1, end)
      read += known.count
      for place in places.symmetricDifference(wanted) where known.contains(place) {
        let bytes = Array(string.utf8)
        let before = String(decoding: bytes[..<place], as: UTF8.self).suffix(2)
        let after = String(decoding: bytes[place...], as: UTF8.self).prefix(1)
        differences.append("\(before)|\(after): \(places.contains(place))")
      }
    }
    #expect(differences.isEmpty, "\(differences.prefix(40))")
    #expect(read > 60_000)
  }
}
