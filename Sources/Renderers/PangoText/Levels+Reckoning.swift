extension Levels {
  /// The levels of a text that ends with no space, written by character; their number. `nil` where the text has a character
  /// that is not known, as marks of direction and brackets are: the library takes longer, but knows them all.
  /// Rules are numbered as in Annex 9.
  static func reckon(
    _ text: UnsafeBufferPointer<UInt8>, isRightToLeft: Bool, into levels: UnsafeMutableBufferPointer<UInt8>
  ) -> Int? {
    let base: BidiClass = isRightToLeft ? .right : .left
    return withUnsafeTemporaryAllocation(of: BidiClass.self, capacity: text.count) { room in
      guard let (count, hasNumbers) = read(text, base: base, into: room) else { return nil }
      let classes = UnsafeMutableBufferPointer(rebasing: room[..<count])
      if hasNumbers {
        resolveSeparators(in: classes)
        resolveTerminators(in: classes)
        resolveNumbers(in: classes, base: base)
      }
      resolveNeutrals(in: classes, base: base)
      for index in 0..<count {
        // I1 and I2.
        switch classes[index] {
        case .left: levels[index] = isRightToLeft ? 2 : 0
        case .right: levels[index] = 1
        default: levels[index] = 2
        }
      }
      return count
    }
  }

  /// The classes of a text's characters after W1 to W3; how many, and whether numbers are among them.
  private static func read(
    _ text: UnsafeBufferPointer<UInt8>, base: BidiClass, into classes: UnsafeMutableBufferPointer<BidiClass>
  ) -> (count: Int, hasNumbers: Bool)? {
    var (position, count) = (0, 0)
    var hasNumbers = false
    // The last strong class, and that of the last character.
    var (strong, last) = (base, base)
    while position < text.count {
      let (character, length) = text.character(at: position)
      var kind = BidiClass(of: character)
      switch kind {
      case .unknown: return nil
      case .mark: kind = last
      case .left, .right, .arabic: strong = kind
      case .number, .arabicNumber: hasNumbers = true
      default: break
      }
      last = kind
      if kind == .number, strong == .arabic { kind = .arabicNumber }
      classes[count] = kind == .arabic ? .right : kind
      position &+= length
      count &+= 1
    }
    return (count, hasNumbers)
  }

  /// W4: one separator between two numbers of a kind is one of them.
  private static func resolveSeparators(in classes: UnsafeMutableBufferPointer<BidiClass>) {
    for index in 1..<max(1, classes.count - 1) {
      let (before, kind, after) = (classes[index - 1], classes[index], classes[index + 1])
      guard before == after, kind == .separator || kind == .sign else { continue }
      if before == .number || (before == .arabicNumber && kind == .separator) { classes[index] = before }
    }
  }

  /// W5 and W6: terminators beside a number are one with it. What is left of them and of separators is neutral.
  private static func resolveTerminators(in classes: UnsafeMutableBufferPointer<BidiClass>) {
    var index = 0
    while index < classes.count {
      switch classes[index] {
      case .terminator:
        let end = classes[index...].firstIndex { $0 != .terminator } ?? classes.count
        let isBeside = (index > 0 && classes[index - 1] == .number) || (end < classes.count && classes[end] == .number)
        for place in index..<end { classes[place] = isBeside ? .number : .neutral }
        index = end
      case .separator, .sign:
        classes[index] = .neutral
        index += 1
      default: index += 1
      }
    }
  }

  /// W7: a number after letters from left to right is one of them.
  private static func resolveNumbers(in classes: UnsafeMutableBufferPointer<BidiClass>, base: BidiClass) {
    var strong = base
    for index in classes.indices {
      let kind = classes[index]
      if kind == .left || kind == .right { strong = kind }
      if kind == .number, strong == .left { classes[index] = .left }
    }
  }

  /// N1 and N2: neutrals between two of a direction follow it, others follow the paragraph. Numbers count as from right to
  /// left.
  private static func resolveNeutrals(in classes: UnsafeMutableBufferPointer<BidiClass>, base: BidiClass) {
    var before = base
    var index = 0
    while index < classes.count {
      guard classes[index].isNeutral else {
        before = classes[index] == .left ? .left : .right
        index += 1
        continue
      }
      let end = classes[index...].firstIndex { !$0.isNeutral } ?? classes.count
      let after: BidiClass = end == classes.count ? base : classes[end] == .left ? .left : .right
      for place in index..<end { classes[place] = before == after ? before : base }
      index = end
    }
  }
}
