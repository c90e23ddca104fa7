/// The words of one style, script and direction that a shaper met: a hash table over their bytes. All of it is plain
/// memory, so that a look-up counts no references. The words stand in the order they were met in, which is about that of how
/// common they are: those that are asked for again and again share few lines of the processor's caches.
struct WordTable {
  /// What measuring needs of a word.
  struct Entry {
    /// The word's width, what comes to it before a space, and the width of that space, in Pango's units.
    var width: Int32
    var kern: Int32
    var space: Int32
    /// Its place among the shaper's words; `nil` while nobody asked for its glyphs.
    var word: Int? { index < 0 ? nil : Int(index) }
    fileprivate var index: Int32
    /// Where it stands in the table.
    fileprivate var place: UInt32 = 0

    init(width: Int32, kern: Int32, space: Int32, word: Int? = nil) {
      (self.width, self.kern, self.space) = (width, kern, space)
      index = word.map { Int32(clamping: $0) } ?? -1
    }
  }

  /// What stands of a word, before all its bytes where it has more than eight.
  private struct Record {
    /// Its first eight bytes (`wordHead`), and the number of them all.
    let head: UInt64
    let count: UInt32
    var entry: Entry
  }

  private struct Slot: ProbedSlot {
    static let free = Slot(hash: 0, place: 0)
    /// The high half of the word's.
    let hash: UInt32
    /// Where the record is, in steps of eight bytes; 0 in a free slot.
    let place: UInt32
    var isFree: Bool { place == 0 }
  }

  /// Of the words' hashes.
  private let seed: UInt64
  private var slots = ProbedTable<Slot>(room: 16)
  private var records: UnsafeMutableRawBufferPointer = .allocate(byteCount: 512, alignment: 8)
  /// The bytes that are taken; the first record is not at 0.
  private var end = 8

  /// - Parameter number: that of no other table.
  init(number: Int) { seed = .wordSeed(number) }

  /// The hash of a word whose head is known.
  @inline(__always)
  func hash(of word: UnsafeBufferPointer<UInt8>, head: UInt64) -> UInt64 { word.wordHash(seed: seed, head: head) }

  /// Ends the table.
  func deallocate() {
    slots.deallocate()
    records.deallocate()
  }

  /// The entry of a word, if it was met before. A word has a byte at least.
  @inline(__always)
  func entry(for word: UnsafeBufferPointer<UInt8>, head: UInt64, hash: UInt64) -> Entry? {
    let hash = UInt32(truncatingIfNeeded: hash &>> 32)
    let slot = slots.first(of: hash) { slot in
      guard slot.hash == hash else { return false }
      let record = record(at: slot.place)
      return record.pointee.head == head && Int(record.pointee.count) == word.count
        && (word.count <= 8 || Self.isEqual(UnsafeRawPointer(record + 1), word))
    }
    return slot.map { record(at: $0.place).pointee.entry }
  }

  /// Whether the bytes after the first eight are equal, eight at a time; the last eight may have been compared in part.
  @inline(__always)
  private static func isEqual(_ bytes: UnsafeRawPointer, _ word: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let other = UnsafeRawPointer(word.baseAddress) else { return false }
    func differs(at index: Int) -> Bool {
      bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        != other.loadUnaligned(fromByteOffset: index, as: UInt64.self)
    }
    var index = 8
    while index &+ 8 < word.count {
      if differs(at: index) { return false }
      index &+= 8
    }
    return !differs(at: word.count &- 8)
  }

  /// Keeps a word that is not there yet.
  mutating func insert(_ entry: Entry, for word: UnsafeBufferPointer<UInt8>, hash: UInt64) -> Entry {
    let size = MemoryLayout<Record>.stride + (word.count > 8 ? (word.count + 7) & ~7 : 0)
    if end + size > records.count { makeRoom(for: size) }
    var entry = entry
    entry.place = UInt32(end / 8)
    let record = record(at: entry.place)
    record.initialize(to: Record(head: word.wordHead, count: UInt32(word.count), entry: entry))
    if word.count > 8, let base = word.baseAddress {
      UnsafeMutableRawPointer(record + 1).copyMemory(from: base, byteCount: word.count)
    }
    end += size
    slots.insert(Slot(hash: UInt32(truncatingIfNeeded: hash &>> 32), place: entry.place))
    return entry
  }

  /// Says where among the shaper's words the one of an entry is.
  func setWord(_ word: Int, of entry: Entry) { record(at: entry.place).pointee.entry.index = Int32(clamping: word) }

  @inline(__always)
  private func record(at place: UInt32) -> UnsafeMutablePointer<Record> {
    // Places are those of records that were put there.
    (records.baseAddress.unsafelyUnwrapped + Int(place) &* 8).assumingMemoryBound(to: Record.self)
  }

  private mutating func makeRoom(for size: Int) {
    let new = UnsafeMutableRawBufferPointer.allocate(byteCount: 2 * records.count + size, alignment: 8)
    new.copyMemory(from: UnsafeRawBufferPointer(rebasing: records[..<end]))
    records.deallocate()
    records = new
  }
}
