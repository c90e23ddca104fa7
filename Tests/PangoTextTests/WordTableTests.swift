import Testing

@testable import PangoText

@Suite struct WordTableTests {
  private static func find(_ word: [UInt8], in table: WordTable) -> WordTable.Entry? {
    word.withUnsafeBufferPointer {
      table.entry(for: $0, head: $0.wordHead, hash: table.hash(of: $0, head: $0.wordHead))
    }
  }

  private static func insert(_ word: [UInt8], _ entry: WordTable.Entry, into table: inout WordTable) -> WordTable.Entry?
  {
    word.withUnsafeBufferPointer { table.insert(entry, for: $0, hash: table.hash(of: $0, head: $0.wordHead)) }
  }

  private static func numbers(_ entry: WordTable.Entry?) -> [Int] {
    entry.map { [Int($0.width), Int($0.kern), Int($0.space), $0.word ?? -1] } ?? []
  }

  @Test func `a table knows what it was told and nothing else, as it grows`() {
    var table = WordTable(number: 3)
    defer { table.deallocate() }
    var random = Seeded(state: 21)
    var told: [[UInt8]: [Int]] = [:]
    for number in 0..<6_000 {
      // Few letters and many lengths: most words begin or end as others do.
      let word = (0..<Int.random(in: 1...40, using: &random)).map { _ in UInt8.random(in: 0x61...0x62, using: &random) }
      #expect(Self.numbers(Self.find(word, in: table)) == told[word] ?? [])
      if told[word] != nil { continue }
      let entry = WordTable.Entry(
        width: .random(in: 0...(.max), using: &random), kern: .random(in: (.min)...(.max), using: &random),
        space: .random(in: 0...9, using: &random), word: number % 3 == 0 ? number : nil)
      #expect(Self.numbers(Self.insert(word, entry, into: &table)) == Self.numbers(entry))
      told[word] = Self.numbers(entry)
    }
    #expect(told.count > 3_000)
    for (word, numbers) in told { #expect(Self.numbers(Self.find(word, in: table)) == numbers) }
  }

  @Test func `a word is told where its glyphs are later`() throws {
    var table = WordTable(number: 0)
    defer { table.deallocate() }
    let entry = try #require(Self.insert([0x61], .init(width: 5, kern: 0, space: 2), into: &table))
    #expect(entry.word == nil)
    table.setWord(7, of: entry)
    #expect(Self.find([0x61], in: table)?.word == 7)
  }

  @Test func `zeros are bytes of a word like others`() {
    var table = WordTable(number: 0)
    defer { table.deallocate() }
    _ = Self.insert([0x61], .init(width: 1, kern: 0, space: 0), into: &table)
    _ = Self.insert([0x61, 0], .init(width: 2, kern: 0, space: 0), into: &table)
    #expect([[0x61], [0x61, 0], [0x61, 0, 0]].map { Self.find($0, in: table)?.width } == [1, 2, nil])
  }

  @Test func `a word of sixteen million bytes is kept, a longer one is not`() {
    var table = WordTable(number: 0)
    defer { table.deallocate() }
    let longest = [UInt8](repeating: 0x61, count: 1 << 24 - 1)
    #expect(Self.insert(longest, .init(width: 1, kern: 0, space: 0), into: &table) != nil)
    #expect(Self.find(longest, in: table)?.width == 1)
    #expect(Self.insert(longest + [0x61], .init(width: 2, kern: 0, space: 0), into: &table) == nil)
    #expect(Self.find(longest + [0x61], in: table) == nil)
  }

  @Test func `there is room for as many widths of spaces as a shaper has fonts`() {
    var table = WordTable(number: 0)
    defer { table.deallocate() }
    let kept = (0..<300).map { number in
      Self.insert(
        [UInt8(number % 256), UInt8(number / 256)], .init(width: 0, kern: 0, space: Int32(number)), into: &table)
    }
    #expect(kept.map { $0?.space } == (0..<300).map { $0 < 256 ? Int32($0) : nil })
    #expect(Self.find([77, 0], in: table)?.space == 77)
  }
}
