/// What is known of pairs of characters in one font and script, where both have plain glyphs: the glyph of the first, and
/// how far it moves the pen before the second. A hash table in plain memory.
struct PairTable {
  struct Pair {
    fileprivate var key: UInt32
    var glyph: UInt32
    var advance: Int32
  }

  /// Stands beside the first and the last character of a word.
  static let wordEnd: UInt32 = 0

  /// Stands behind the last character of a word: how much farther it moves the pen where a space follows; not there for 0.
  static let space: UInt32 = 0xFFFF

  /// A key of 0 is free. At most half of them are taken.
  private var slots: UnsafeMutableBufferPointer<Pair> = Self.free(count: 64)
  private var count = 0

  /// Ends the table.
  func deallocate() { slots.deallocate() }

  /// What is known of two characters up to U+FFFF, not both of them word ends.
  @inline(__always)
  subscript(first: UInt32, second: UInt32) -> Pair? {
    let key = Self.key(first, second)
    var index = place(of: key)
    while slots[index].key != 0 {
      if slots[index].key == key { return slots[index] }
      index = (index &+ 1) & (slots.count &- 1)
    }
    return nil
  }

  /// Keeps a pair that is not known yet.
  mutating func insert(_ first: UInt32, _ second: UInt32, glyph: UInt32, advance: Int32) {
    if self[first, second] != nil { return }
    count += 1
    if 2 * count > slots.count { grow() }
    put(Pair(key: Self.key(first, second), glyph: glyph, advance: advance))
  }

  private mutating func grow() {
    let old = slots
    slots = Self.free(count: 2 * old.count)
    for slot in old where slot.key != 0 { put(slot) }
    old.deallocate()
  }

  private func put(_ pair: Pair) {
    var index = place(of: pair.key)
    while slots[index].key != 0 { index = (index + 1) & (slots.count - 1) }
    slots[index] = pair
  }

  @inline(__always)
  private static func key(_ first: UInt32, _ second: UInt32) -> UInt32 { first &<< 16 | second }

  @inline(__always)
  private func place(of key: UInt32) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9E37_79B1) &>> 15) & (slots.count &- 1)
  }

  private static func free(count: Int) -> UnsafeMutableBufferPointer<Pair> {
    let slots = UnsafeMutableBufferPointer<Pair>.allocate(capacity: count)
    slots.initialize(repeating: Pair(key: 0, glyph: 0, advance: 0))
    return slots
  }
}
