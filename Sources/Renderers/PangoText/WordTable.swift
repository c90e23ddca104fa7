/// The words of one style, script and direction that a shaper met: a hash table over their bytes. All of it is plain
/// memory, so that a look-up counts no references, and one of a short word reads one place of it.
struct WordTable {
  /// What measuring needs of a word.
  struct Entry {
    /// Its first eight bytes (`wordHead`), the number of them all, and where all of them stand. A slot without a word has
    /// none.
    fileprivate let head: UInt64
    fileprivate let count: UInt32
    fileprivate let start: UInt32
    /// The word's width, what comes to it before a space, and the width of that space.
    let width: Int32
    let kern: Int32
    let space: Int32
    /// Its place among the shaper's words.
    let word: Int32

    fileprivate static let free = Entry(head: 0, count: 0, start: 0, width: 0, kern: 0, space: 0, word: 0)
  }

  /// By hash; at most half of them are taken.
  private var entries: UnsafeMutableBufferPointer<Entry> = .free(count: 16)
  /// The high halves of the hashes of the entries, which only a growing table asks for.
  private var hashes: UnsafeMutablePointer<UInt32> = .allocate(capacity: 16)
  private var bytes: UnsafeMutableRawBufferPointer = .allocate(byteCount: 64, alignment: 8)
  private var byteCount = 0
  private var count = 0

  /// Ends the table.
  func deallocate() {
    entries.deallocate()
    hashes.deallocate()
    bytes.deallocate()
  }

  /// The entry of a word, if it was met before. A word has a byte at least.
  @inline(__always)
  func entry(for word: UnsafeBufferPointer<UInt8>, head: UInt64, hash: UInt64) -> Entry? {
    var place = place(of: UInt32(truncatingIfNeeded: hash &>> 32))
    while entries[place].count != 0 {
      if entries[place].head == head, Int(entries[place].count) == word.count,
        word.count <= 8 || isEqual(entries[place], word)
      {
        return entries[place]
      }
      place = (place &+ 1) & (entries.count &- 1)
    }
    return nil
  }

  /// Whether the bytes after the first eight are equal, eight at a time; the last eight may have been compared in part.
  @inline(__always)
  private func isEqual(_ entry: Entry, _ word: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let a = bytes.baseAddress?.advanced(by: Int(entry.start)), let b = UnsafeRawPointer(word.baseAddress) else {
      return false
    }
    func differs(at index: Int) -> Bool {
      a.loadUnaligned(fromByteOffset: index, as: UInt64.self) != b.loadUnaligned(fromByteOffset: index, as: UInt64.self)
    }
    var index = 8
    while index &+ 8 < word.count {
      if differs(at: index) { return false }
      index &+= 8
    }
    return !differs(at: word.count &- 8)
  }

  @inline(__always)
  private func place(of hash: UInt32) -> Int { Int(truncatingIfNeeded: hash) & (entries.count &- 1) }

  /// Keeps a word that is not there yet.
  mutating func insert(
    _ shaped: ShapedWord, at index: Int, for word: UnsafeBufferPointer<UInt8>, hash: UInt64
  ) -> Entry {
    let entry = Entry(
      head: word.wordHead, count: UInt32(word.count), start: UInt32(byteCount), width: shaped.width, kern: shaped.kern,
      space: shaped.space.advance, word: Int32(index))
    append(word)
    count += 1
    if count * 2 > entries.count { grow() }
    put(entry, hash: UInt32(truncatingIfNeeded: hash &>> 32))
    return entry
  }

  private mutating func append(_ word: UnsafeBufferPointer<UInt8>) {
    if byteCount + word.count > bytes.count {
      let new = UnsafeMutableRawBufferPointer.allocate(byteCount: 2 * bytes.count + word.count, alignment: 8)
      new.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[..<byteCount]))
      bytes.deallocate()
      bytes = new
    }
    UnsafeMutableRawBufferPointer(rebasing: bytes[byteCount...]).copyMemory(from: UnsafeRawBufferPointer(word))
    byteCount += word.count
  }

  private mutating func grow() {
    let (old, oldHashes) = (entries, hashes)
    entries = .free(count: 2 * old.count)
    hashes = .allocate(capacity: entries.count)
    for index in old.indices where old[index].count != 0 { put(old[index], hash: oldHashes[index]) }
    old.deallocate()
    oldHashes.deallocate()
  }

  private func put(_ entry: Entry, hash: UInt32) {
    var place = place(of: hash)
    while entries[place].count != 0 { place = (place + 1) & (entries.count - 1) }
    entries[place] = entry
    hashes[place] = hash
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
  /// The first eight bytes, the first lowest; zeros stand for those that are not there.
  @inline(__always)
  var wordHead: UInt64 {
    guard let base = UnsafeRawPointer(baseAddress) else { return 0 }
    if count >= 8 { return base.loadUnaligned(as: UInt64.self) }
    if count >= 4 {
      let high = UInt64(base.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self))
      return UInt64(base.loadUnaligned(as: UInt32.self)) | high &<< UInt64(8 &* (count &- 4))
    }
    if count >= 2 {
      let high = UInt64(self[count &- 1])
      return UInt64(base.loadUnaligned(as: UInt16.self)) | high &<< UInt64(8 &* (count &- 1))
    }
    return count == 1 ? UInt64(self[0]) : 0
  }

  /// A hash of the bytes, eight at a time; never 0. It is the same in every run, unlike the standard library's. What
  /// collides is told apart by its bytes.
  @inline(__always)
  func wordHash(seed: UInt64) -> UInt64 { wordHash(seed: seed, head: wordHead) }

  /// The same of a word whose head is known.
  @inline(__always)
  func wordHash(seed: UInt64, head: UInt64) -> UInt64 {
    // Odd numbers without a pattern in their bits; each step mixes high bits into low ones.
    let factor: UInt64 = 0x9FB2_1C65_1E98_DF25
    var hash = (seed &* 0x9E37_79B9_7F4A_7C15) ^ (UInt64(truncatingIfNeeded: count) &* 0xFF51_AFD7_ED55_8CCD)
    hash = (hash ^ head) &* factor
    if count > 8, let base = UnsafeRawPointer(baseAddress) {
      var index = 8
      while index &+ 8 < count {
        hash ^= hash &>> 32
        hash = (hash ^ base.loadUnaligned(fromByteOffset: index, as: UInt64.self)) &* factor
        index &+= 8
      }
      // Some of them once more, which is quicker than one by one.
      hash ^= hash &>> 32
      hash = (hash ^ base.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self)) &* factor
    }
    return (hash ^ hash &>> 29) | 1
  }
}
