import LayoutKitCore
import Testing

@testable import PangoText

@Suite struct ShaperPoolTests {
  private let pool: ShaperPool
  private let style: WordStyle

  init() throws {
    pool = ShaperPool(fonts: try FontSet.pinned.get(), wordCapacity: 16)
    style = WordStyles(byWords: true, pool: pool).style(for: Setting.style())
  }

  /// Sets a word, which the shaper counts.
  private func work(_ shaper: TextShaper, setting word: String) {
    let words = shaper.words(of: style, hanForm: .simplifiedChinese)
    #expect(word.withBytes { words.entry(for: $0, script: CharacterTable.latin, level: 0) } != nil)
  }

  @Test func `who comes while a shaper is lent gets another one, and the work of all is counted`() {
    let first = pool.withShaper { first in
      pool.withShaper { second in
        #expect(first !== second)
        pool.withShaper { third in
          #expect(third !== first && third !== second)
          work(third, setting: "three")
        }
        work(second, setting: "two")
      }
      work(first, setting: "one")
      return first
    }
    #expect(pool.counts == ShapingCounts(words: 3))
    // What was lent is free again.
    #expect(pool.withShaper { $0 === first })
    #expect(pool.withShaper { _ in pool.withShaper { $0 !== first } })
  }
}
