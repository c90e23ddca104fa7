import LayoutKitCore

/// What shapes text for one thread at a time: Pango's objects, and the words met so far in each style.
final class TextShaper {
  /// Styles at a time; more, and all are met anew.
  private static let styleCapacity = 48

  let context: ShapingContext
  private let store: WordStore
  @exclusivity(unchecked) private var words: [(number: Int, shaper: WordShaper)] = []
  fileprivate let log = ShapingLog()

  init(fonts: FontSet, store: WordStore) {
    context = ShapingContext(fonts: fonts)
    self.store = store
  }

  /// The shaper of a style's words.
  func words(of style: WordStyle, hanForm: HanForm) -> WordShaper {
    let number = WordShaper.number(of: style, hanForm)
    for known in words where known.number == number { return known.shaper }
    if words.count >= Self.styleCapacity { forget() }
    let new = WordShaper(style: style, hanForm: hanForm, in: context, store: store, log: log)
    words.append((number, new))
    return new
  }

  /// Lets go of all words where there are more than a number of them.
  fileprivate func forgetWords(beyond capacity: Int) {
    if log.wordCount > capacity { forget() }
  }

  private func forget() {
    words = []
    log.forgetWords()
  }
}

/// The shapers of an engine: as many as threads set text at the same time, each thread with one of its own while it does.
final class ShaperPool: @unchecked Sendable {
  private let fonts: FontSet
  private let store: WordStore
  private let wordCapacity: Int
  private let lock = PlainLock()
  /// Each for some of the texts.
  private let locks: UnsafeMutableBufferPointer<PlainLock>
  /// Behind a pointer, since the lock sees to it that nobody else reads or writes.
  private let state: UnsafeMutablePointer<State>

  private struct State {
    var idle: [TextShaper] = []
    var total = ShapingCounts()
  }

  init(fonts: FontSet, wordCapacity: Int) {
    self.fonts = fonts
    self.wordCapacity = wordCapacity
    store = WordStore(capacity: wordCapacity)
    locks = .allocate(capacity: 64)
    for index in locks.indices { locks.initializeElement(at: index, to: PlainLock()) }
    state = .allocate(capacity: 1)
    state.initialize(to: State())
  }

  deinit {
    state.deinitialize(count: 1).deallocate()
    for lock in locks { lock.deallocate() }
    locks.deallocate()
    lock.deallocate()
  }

  /// The lock of a text.
  func lock(for text: PangoPreparedText) -> PlainLock {
    let address = UInt(bitPattern: ObjectIdentifier(text))
    return locks[Int(truncatingIfNeeded: (address &>> 4) ^ (address &>> 10)) & (locks.count - 1)]
  }

  /// What all shapers did.
  var counts: ShapingCounts { lock.withLock { state.pointee.total } }

  func withShaper<T>(_ body: (TextShaper) -> T) -> T {
    lock.lock()
    let known = state.pointee.idle.popLast()
    lock.unlock()
    let shaper = known ?? TextShaper(fonts: fonts, store: store)
    let result = body(shaper)
    let hasLogged = !shaper.log.isEmpty
    if hasLogged { shaper.forgetWords(beyond: wordCapacity) }
    lock.lock()
    if hasLogged {
      state.pointee.total += shaper.log.counts
      shaper.log.clear()
    }
    state.pointee.idle.append(shaper)
    lock.unlock()
    return result
  }
}
