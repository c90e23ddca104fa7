/// Shaped words, shared by all threads.
final class WordStore: Sendable {
  /// A word as it is looked for; the bytes are the text's own.
  struct Key {
    /// The style and the Han form.
    let style: Int
    /// The script and the direction.
    let table: Int
    let hash: UInt64
    let bytes: UnsafeBufferPointer<UInt8>
  }

  private struct Stored: Sendable {
    let style: Int
    let table: Int
    let bytes: [UInt8]
    let word: ShapedWord

    func answers(_ key: Key) -> Bool { style == key.style && table == key.table && bytes.elementsEqual(key.bytes) }
  }

  private let cache: SharedCache<Stored>

  init(capacity: Int) { cache = SharedCache(capacity: capacity, costCapacity: capacity * 64) }

  func word(for key: Key) -> ShapedWord? { cache.value(for: key.hash) { $0.answers(key) }?.word }

  /// Keeps a word; the answer is the one that is kept, another thread's where that was quicker.
  func keep(_ word: ShapedWord, for key: Key) -> ShapedWord {
    let new = Stored(style: key.style, table: key.table, bytes: Array(key.bytes), word: word)
    return cache.value(for: key.hash, cost: key.bytes.count, where: { $0.answers(key) }, orMake: { new }).word
  }
}
