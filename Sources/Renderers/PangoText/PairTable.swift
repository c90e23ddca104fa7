/// What is known of pairs of characters in one font and script, where both have plain glyphs: the glyph of the first, and
/// how far it moves the pen before the second. A hash table in plain memory.
struct PairTable {
  struct Pair: ProbedSlot {
    static let free = Pair(key: 0, glyph: 0, advance: 0)
    fileprivate let key: UInt32
    let glyph: UInt32
    let advance: Int32
    var isFree: Bool { key == 0 }
  }

  /// Stands beside the first and the last character of a word.
  static let wordEnd: UInt32 = 0

  /// Stands behind the last character of a word: how much farther it moves the pen where a space follows; not there for 0.
  static let space: UInt32 = 0xFFFF

  private var pairs = ProbedTable<Pair>(room: 64)

  /// Ends the table.
  func deallocate() { pairs.deallocate() }

  /// What is known of two characters up to U+FFFF, not both of them word ends.
  @inline(__always)
  subscript(first: UInt32, second: UInt32) -> Pair? {
    let key = Self.key(first, second)
    return pairs.first(of: Self.hash(key)) { $0.key == key }
  }

  /// Keeps a pair that is not known yet.
  mutating func insert(_ first: UInt32, _ second: UInt32, glyph: UInt32, advance: Int32) {
    if self[first, second] != nil { return }
    let key = Self.key(first, second)
    pairs.insert(Pair(key: key, glyph: glyph, advance: advance), hash: Self.hash(key)) { Self.hash($0.key) }
  }

  @inline(__always)
  private static func key(_ first: UInt32, _ second: UInt32) -> UInt32 { first &<< 16 | second }

  @inline(__always)
  private static func hash(_ key: UInt32) -> UInt32 { (key &* 0x9E37_79B1) &>> 15 }
}
