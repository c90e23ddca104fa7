/// The words of one style, script and direction that a shaper met: an open hash table over their bytes, with what
/// measuring needs beside the hash.
struct WordTable {
  struct Entry {
    fileprivate var hash: UInt64
    fileprivate var start: UInt32
    fileprivate var count: UInt32
    /// The word's width, what comes to it before a space, and the width of that space.
    let width: Int32
    let kern: Int32
    let space: Int32
    /// Its place among the words.
    fileprivate let word: Int32

    fileprivate static let free = Entry(hash: 0, start: 0, count: 0, width: 0, kern: 0, space: 0, word: 0)
  }

  /// An entry without a hash is a free place.
  private var slots: [Entry]
  private var bytes: [UInt8] = []
  private var words: [ShapedWord] = []

  init() { slots = Array(repeating: .free, count: 256) }

  var count: Int { words.count }

  func word(of entry: Entry) -> ShapedWord { words[Int(entry.word)] }

  /// The entry of a word, if it was met before.
  @inline(__always)
  func entry(for word: UnsafeBufferPointer<UInt8>, hash: UInt64) -> Entry? {
    slots.withUnsafeBufferPointer { slots in
      let mask = slots.count - 1
      var place = Int(truncatingIfNeeded: hash &>> 20) & mask
      while slots[place].hash != 0 {
        let entry = slots[place]
        if entry.hash == hash, Int(entry.count) == word.count, isEqual(entry, word) { return entry }
        place = (place &+ 1) & mask
      }
      return nil
    }
  }

  @inline(__always)
  private func isEqual(_ entry: Entry, _ word: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      var index = Int(entry.start)
      for byte in word {
        if bytes[index] != byte { return false }
        index &+= 1
      }
      return true
    }
  }

  /// Keeps a word that is not there yet.
  mutating func insert(_ shaped: ShapedWord, for word: UnsafeBufferPointer<UInt8>, hash: UInt64) -> Entry {
    let entry = Entry(
      hash: hash, start: UInt32(bytes.count), count: UInt32(word.count), width: shaped.width, kern: shaped.kern,
      space: shaped.space.advance, word: Int32(words.count))
    bytes.append(contentsOf: word)
    words.append(shaped)
    if words.count * 2 > slots.count { grow() }
    place(entry)
    return entry
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: .free, count: old.count * 2)
    for entry in old where entry.hash != 0 { place(entry) }
  }

  private mutating func place(_ entry: Entry) {
    let mask = slots.count - 1
    var place = Int(truncatingIfNeeded: entry.hash &>> 20) & mask
    while slots[place].hash != 0 { place = (place + 1) & mask }
    slots[place] = entry
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// A hash of the bytes, eight at a time: the same in every run, unlike the standard library's. Texts and words that
  /// collide are told apart by their bytes.
  /// Source: the mixing constants are those of the xxHash and rrmxmx families.
  @inline(__always)
  func wordHash(seed: UInt64) -> UInt64 {
    guard let base = UnsafeRawPointer(baseAddress) else { return seed | 1 }
    var hash = seed &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(truncatingIfNeeded: count) &* 0xFF51_AFD7_ED55_8CCD
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
