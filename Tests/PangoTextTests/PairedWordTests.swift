import LayoutKitCore
import Testing

@testable import PangoText

@Suite struct PairedWordTests {
  /// All that a rule of a font might name, from Latin, Greek and Cyrillic, with the marks and digits beside them.
  private static let alphabets: [(characters: String, script: UInt8)] = [
    ("abcdefghijklmnopqrstuvwxyz", 1), ("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz", 1),
    ("AVTWYLPFavtwyo.,;:'’‘“”-–—()[]/&@#%*+=!?·«»0123456789x", 1), ("éèêëàâäîïôöùûüçñßøåæœłšžćčğıŁŠŽÉÀÖÜfijt", 1),
    ("абвгдежзийклмнопрстуфхцчшщъыьэюяАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩ.,«»", 3), ("αβγδεζηθικλμνξοπρστυφχψωςάέήίόύώΑΒΓΔ", 2),
    ("0123456789.,:-–/%$€x×", 1), ("0123456789.,:-–/%$€", 0), ("fijltTAVÐi\u{301}\u{308}", 1),
  ]
  private static let styles = [
    Setting.style(size: 15), Setting.style(size: 17, weight: 600), Setting.style(size: 13.37, weight: 300),
    Setting.style(family: "Noto Sans", size: 14), Setting.style(family: "Noto Sans", size: 21, weight: 700),
    Setting.style(family: "Noto Serif", size: 16),
  ]

  @Test(arguments: styles)
  func `words set from pairs are as they are shaped`(style: TextStyle) throws {
    let fonts = try FontSet.pinned.get()
    let shaper = TextShaper(fonts: fonts, store: WordStore(capacity: 65_536))
    let styles = WordStyles(byWords: true, pool: ShaperPool(fonts: fonts, wordCapacity: 16))
    let words = shaper.words(of: styles.style(for: style), hanForm: .simplifiedChinese)
    var random = Seeded(state: 17)
    var (count, paired, differences) = (0, 0, [String]())
    for round in 0..<12_000 {
      let (characters, script) = Self.alphabets[round % Self.alphabets.count]
      let pool = Array(characters.unicodeScalars)
      var scalars = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 1...9, using: &random) { scalars.append(pool.randomElement(using: &random) ?? "a") }
      let string = String(scalars)
      string.withBytes { word in
        guard let shaped = words.shape(word, script: script, isRightToLeft: false) else { return }
        _ = words.entry(for: word, script: script, level: 0)
        guard round > 4_000 else { return }
        count += 1
        guard let other = words.pairedWord(word, script: script) else { return }
        paired += 1
        if !other.isSame(as: shaped) { differences.append(string) }
      }
    }
    #expect(differences.isEmpty, "\(differences.prefix(20))")
    #expect(paired * 3 > count, "\(paired) of \(count)")
  }
}

extension ShapedWord {
  fileprivate func isSame(as other: ShapedWord) -> Bool {
    guard runs.count == other.runs.count, width == other.width, kern == other.kern else { return false }
    return zip(runs, other.runs).allSatisfy { run, other in
      run.face.scaledFont == other.face.scaledFont && run.isRightToLeft == other.isRightToLeft
        && run.glyphs.map(\.numbers) == other.glyphs.map(\.numbers)
    }
  }
}

extension WordGlyph {
  fileprivate var numbers: [Int] { [Int(id), Int(advance), Int(x), Int(y), Int(offset)] }
}
