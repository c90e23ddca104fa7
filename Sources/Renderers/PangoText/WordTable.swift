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

  /// What stands of a word, before its bytes, which fill up eight at least. Thousands of words stay in the processor's caches only
  /// if each takes little.
  private struct Record {
    let width: Int32
    let kern: Int32
    var index: Int32
    /// The number of bytes, and in the low eight bits which of the spaces follows.
    private let bits: UInt32

    init(_ entry: Entry, count: Int, space: Int) {
      (width, kern, index) = (entry.width, entry.kern, entry.index)
      bits = UInt32(truncatingIfNeeded: count) &<< 8 | UInt32(truncatingIfNeeded: space)
    }

    var count: Int { Int(bits &>> 8) }
    var space: Int { Int(bits & 0xFF) }
    /// A longer word has no room in the bits.
    static let longest = 1 << 24 - 1
  }

  private struct Slot: ProbedSlot {
    static let free = Slot(bits: 0)
    /// Where the record is, in steps of eight bytes, never 0; above it bits of the hash, so that few records of other words are
    /// looked at.
    private let bits: UInt32
    private static let placeBits: UInt32 = 25
    /// The most bytes that records can be told in.
    static let capacity = 8 << Int(placeBits)

    private init(bits: UInt32) { self.bits = bits }

    init(place: UInt32, hash: UInt64) { bits = place | Slot.mark(of: hash) }

    var isFree: Bool { bits == 0 }
    var place: UInt32 { bits & (1 &<< Slot.placeBits - 1) }

    @inline(__always)
    func mayBe(_ hash: UInt64) -> Bool { (bits ^ Slot.mark(of: hash)) &>> Slot.placeBits == 0 }

    @inline(__always)
    private static func mark(of hash: UInt64) -> UInt32 {
      UInt32(truncatingIfNeeded: hash &>> 57) &<< Slot.placeBits
    }
  }

  /// Of the words' hashes.
  private let seed: UInt64
  private var slots = ProbedTable<Slot>(room: 16)
  private var records: UnsafeMutableRawBufferPointer = .allocate(byteCount: 512, alignment: 8)
  /// The bytes that are taken; the first record is not at 0.
  private var end = 8
  /// The widths of spaces that there are: no more than there are fonts.
  private let spaces = UnsafeMutablePointer<Int32>.allocate(capacity: 256)
  private var spaceCount = 0

  /// - Parameter number: that of no other table.
  init(number: Int) { seed = .wordSeed(number) }

  /// The hash of a word whose head is known.
  @inline(__always)
  func hash(of word: UnsafeBufferPointer<UInt8>, head: UInt64) -> UInt64 { word.wordHash(seed: seed, head: head) }

  /// Ends the table.
  func deallocate() {
    slots.deallocate()
    records.deallocate()
    spaces.deallocate()
  }

  /// The entry of a word, if it was met before. A word has a byte at least.
  @inline(__always)
  func entry(for word: UnsafeBufferPointer<UInt8>, head: UInt64, hash: UInt64) -> Entry? {
    let slot = slots.first(of: Self.start(of: hash)) { slot in
      guard slot.mayBe(hash) else { return false }
      let record = record(at: slot.place)
      let bytes = UnsafeRawPointer(record + 1)
      return bytes.load(as: UInt64.self) == head && record.pointee.count == word.count
        && (word.count <= 8 || Self.isEqual(bytes, word))
    }
    return slot.map { slot in
      let record = record(at: slot.place).pointee
      var entry = Entry(width: record.width, kern: record.kern, space: spaces[record.space])
      (entry.index, entry.place) = (record.index, slot.place)
      return entry
    }
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

  /// Keeps a word that is not there yet; `nil` where it is too long, or there is no room for more.
  mutating func insert(_ entry: Entry, for word: UnsafeBufferPointer<UInt8>, hash: UInt64) -> Entry? {
    let size = MemoryLayout<Record>.stride + max(8, (word.count + 7) & ~7)
    guard word.count <= Record.longest, end + size <= Slot.capacity, let space = number(ofSpace: entry.space) else {
      return nil
    }
    if end + size > records.count { makeRoom(for: size) }
    var entry = entry
    entry.place = UInt32(end / 8)
    let record = record(at: entry.place)
    record.initialize(to: Record(entry, count: word.count, space: space))
    let bytes = UnsafeMutableRawPointer(record + 1)
    bytes.storeBytes(of: word.wordHead, as: UInt64.self)
    if word.count > 8, let base = word.baseAddress { bytes.copyMemory(from: base, byteCount: word.count) }
    end += size
    let (start, seed) = (records.baseAddress.unsafelyUnwrapped, seed)
    slots.insert(Slot(place: entry.place, hash: hash), hash: Self.start(of: hash)) {
      Self.start(of: Self.bytes(of: Self.record(at: $0.place, from: start)).wordHash(seed: seed))
    }
    return entry
  }

  /// Says where among the shaper's words the one of an entry is.
  func setWord(_ word: Int, of entry: Entry) { record(at: entry.place).pointee.index = Int32(clamping: word) }

  private mutating func number(ofSpace width: Int32) -> Int? {
    for number in 0..<spaceCount where spaces[number] == width { return number }
    guard spaceCount < 256 else { return nil }
    spaces[spaceCount] = width
    spaceCount += 1
    return spaceCount - 1
  }

  /// The bits of a hash that say where a word belongs.
  @inline(__always)
  private static func start(of hash: UInt64) -> UInt32 { UInt32(truncatingIfNeeded: hash &>> 32) }

  private static func bytes(of record: UnsafeMutablePointer<Record>) -> UnsafeBufferPointer<UInt8> {
    let bytes = UnsafeRawPointer(record + 1).assumingMemoryBound(to: UInt8.self)
    return UnsafeBufferPointer(start: bytes, count: record.pointee.count)
  }

  @inline(__always)
  private func record(at place: UInt32) -> UnsafeMutablePointer<Record> {
    // Places are those of records that were put there.
    Self.record(at: place, from: records.baseAddress.unsafelyUnwrapped)
  }

  @inline(__always)
  private static func record(at place: UInt32, from start: UnsafeMutableRawPointer) -> UnsafeMutablePointer<Record> {
    (start + Int(place) &* 8).assumingMemoryBound(to: Record.self)
  }

  private mutating func makeRoom(for size: Int) {
    let new = UnsafeMutableRawBufferPointer.allocate(byteCount: 2 * records.count + size, alignment: 8)
    new.copyMemory(from: UnsafeRawBufferPointer(rebasing: records[..<end]))
    records.deallocate()
    records = new
  }
}
