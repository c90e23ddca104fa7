import LayoutKitCore

/// What shapes text for one thread at a time: Pango's objects, and the words met so far in each style.
final class TextShaper {
  /// Styles at a time; more, and all are met anew.
  private static let styleCapacity = 48

  /// Of the thread that has the shaper.
  let lock = PlainLock()
  private let fonts: FontSet
  /// Made for the first text: most shapers of a pool never have one.
  private lazy var context = ShapingContext(fonts: fonts)
  private let store: WordStore
  /// Kept by hand: what is told of them counts no references.
  @exclusivity(unchecked) private var words: ContiguousArray<(number: Int, shaper: Unmanaged<WordShaper>)> = []
  let log = ShapingLog()

  init(fonts: FontSet, store: WordStore) {
    self.fonts = fonts
    self.store = store
  }

  deinit {
    for known in words { known.shaper.release() }
    lock.deallocate()
  }

  /// The shaper of a style's words.
  func words(of style: WordStyle, hanForm: HanForm) -> WordShaper {
    keptWords(of: style, hanForm: hanForm).takeUnretainedValue()
  }

  /// The same, as it is kept here.
  func keptWords(of style: WordStyle, hanForm: HanForm) -> Unmanaged<WordShaper> {
    let number = WordShaper.number(of: style, hanForm)
    for known in words where known.number == number { return known.shaper }
    if words.count >= Self.styleCapacity { forget() }
    let new = Unmanaged.passRetained(
      WordShaper(style: style, hanForm: hanForm, in: context, store: store, log: log))
    words.append((number, new))
    return new
  }

  /// Lets go of all words where there are more than a number of them.
  func forgetWords(beyond capacity: Int) {
    if log.wordCount > capacity { forget() }
  }

  private func forget() {
    for known in words { known.shaper.release() }
    words = []
    log.forgetWords()
  }
}
