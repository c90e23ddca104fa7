/// The words of one style, script and direction that a shaper met: an open hash table over their bytes, with what
/// measuring needs beside the hash. All of it is plain memory, so that a look-up counts no references.
struct WordTable {
  struct Entry {
    fileprivate let hash: UInt64
    fileprivate let start: UInt32
    fileprivate let count: UInt32
    /// The word's width, what comes to it before a space, and the width of that space.
    let width: Int32
    let kern: Int32
    let space: Int32
    /// Its place among the shaper's words.
    let word: Int32

    /// A free place: no word has this hash.
    fileprivate static let free = Entry(hash: 0, start: 0, count: 0, width: 0, kern: 0, space: 0, word: 0)
  }

  private var slots: UnsafeMutableBufferPointer<Entry> = .free(count: 16)
  private var bytes: UnsafeMutableBufferPointer<UInt8> = .allocate(capacity: 64)
  private var byteCount = 0
  private var count = 0

  /// Ends the table.
  func deallocate() {
    slots.deallocate()
    bytes.deallocate()
  }

  /// The entry of a word, if it was met before.
  @inline(__always)
  func entry(for word: UnsafeBufferPointer<UInt8>, hash: UInt64) -> Entry? {
    var place = self.place(of: hash)
    while true {
      let entry = slots[place]
      if entry.hash == hash, Int(entry.count) == word.count, isEqual(entry, word) { return entry }
      if entry.hash == 0 { return nil }
      place = (place &+ 1) & (slots.count &- 1)
    }
  }

  @inline(__always)
  private func isEqual(_ entry: Entry, _ word: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = 0
    while index < word.count {
      if bytes[Int(entry.start) &+ index] != word[index] { return false }
      index &+= 1
    }
    return true
  }

  @inline(__always)
  private func place(of hash: UInt64) -> Int { Int(truncatingIfNeeded: hash &>> 20) & (slots.count &- 1) }

  /// Keeps a word that is not there yet.
  mutating func insert(
    _ shaped: ShapedWord, at index: Int, for word: UnsafeBufferPointer<UInt8>, hash: UInt64
  ) -> Entry {
    let entry = Entry(
      hash: hash, start: UInt32(byteCount), count: UInt32(word.count), width: shaped.width, kern: shaped.kern,
      space: shaped.space.advance, word: Int32(index))
    append(word)
    count += 1
    if count * 2 > slots.count { grow() }
    put(entry)
    return entry
  }

  private mutating func append(_ word: UnsafeBufferPointer<UInt8>) {
    if byteCount + word.count > bytes.count {
      let new = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 2 * bytes.count + word.count)
      _ = new.update(fromContentsOf: bytes[..<byteCount])
      bytes.deallocate()
      bytes = new
    }
    for byte in word {
      bytes[byteCount] = byte
      byteCount += 1
    }
  }

  private mutating func grow() {
    let old = slots
    slots = .free(count: old.count * 2)
    for entry in old where entry.hash != 0 { put(entry) }
    old.deallocate()
  }

  private mutating func put(_ entry: Entry) {
    var place = self.place(of: entry.hash)
    while slots[place].hash != 0 { place = (place + 1) & (slots.count - 1) }
    slots[place] = entry
  }
}

extension UnsafeMutableBufferPointer<WordTable.Entry> {
  /// Slots without a word.
  fileprivate static func free(count: Int) -> Self {
    let slots = Self.allocate(capacity: count)
    slots.initialize(repeating: .free)
    return slots
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// A hash of the bytes, eight at a time; never 0. It is the same in every run, unlike the standard library's. What
  /// collides is told apart by its bytes.
  @inline(__always)
  func wordHash(seed: UInt64) -> UInt64 {
    // Odd numbers without a pattern in their bits; each step mixes high bits into low ones.
    var hash = (seed &* 0x9E37_79B9_7F4A_7C15) ^ (UInt64(truncatingIfNeeded: count) &* 0xFF51_AFD7_ED55_8CCD)
    guard let base = UnsafeRawPointer(baseAddress) else { return hash | 1 }
    var index = 0
    while index &+ 8 <= count {
      hash = (hash ^ base.loadUnaligned(fromByteOffset: index, as: UInt64.self)) &* 0x9FB2_1C65_1E98_DF25
      hash ^= hash &>> 32
      index &+= 8
    }
    var rest: UInt64 = 0
    while index < count {
      rest = rest &<< 8 | UInt64(self[index])
      index &+= 1
    }
    hash = (hash ^ rest) &* 0x9FB2_1C65_1E98_DF25
    return (hash ^ hash &>> 29) | 1
  }
}
