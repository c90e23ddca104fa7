extension String? {
  /// Whether both are the same bytes: equal strings may be spelled in other characters.
  func isExactly(_ other: String?) -> Bool {
    guard let self, let other else { return self == nil && other == nil }
    return self == other && self.utf8.elementsEqual(other.utf8)
  }
}

/// A hash of texts by their bytes, sixteen at a time: `Hasher` takes several times as long for the few hundred that a cell has.
struct ExactTextHash {
  private(set) var value: UInt64 = 0x243F_6A88_85A3_08D3

  mutating func add(_ text: String?) {
    guard let text else { return add(.max) }
    text.utf8.withContiguousStorageIfAvailable { add(UnsafeRawBufferPointer($0)) }
      ?? Array(text.utf8).withUnsafeBytes { add($0) }
  }

  private mutating func add(_ bytes: UnsafeRawBufferPointer) {
    let count = bytes.count
    add(UInt64(count))
    var place = 0
    while place &+ 16 <= count {
      add(bytes.word(at: place), bytes.word(at: place &+ 8))
      place &+= 16
    }
    guard place < count else { return }
    // The last bytes, some of them for the second time; one by one where they are few.
    if count >= 16 { return add(bytes.word(at: count &- 16), bytes.word(at: count &- 8)) }
    if count >= 8 { return add(bytes.word(at: 0), bytes.word(at: count &- 8)) }
    var last: UInt64 = 0
    for byte in bytes[place...] { last = last << 8 | UInt64(byte) }
    add(last)
  }

  /// Both halves of a product depend on every bit of its factors together.
  private mutating func add(_ word: UInt64, _ next: UInt64 = 0) {
    let product = (value ^ word).multipliedFullWidth(by: next ^ 0x9E37_79B9_7F4A_7C15)
    value = (product.high ^ product.low) &+ 0xB7E1_5162_8AED_2A6B
  }
}

extension UnsafeRawBufferPointer {
  /// Eight bytes from a place on that has as many.
  fileprivate func word(at place: Int) -> UInt64 { loadUnaligned(fromByteOffset: place, as: UInt64.self) }
}
