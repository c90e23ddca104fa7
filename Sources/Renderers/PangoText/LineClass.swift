/// The classes of Unicode's line breaking rules that the scanner of words knows. What is not among them, it leaves to the
/// library.
/// Source: Unicode Standard Annex 14, table 1. `syllable` stands for H2 and H3, `wideOpening` for the OP that are
/// as wide as ideographs, `joining` for CM.
enum LineClass: UInt8, CaseIterable {
  case unknown, space, alphabetic, hebrew, numeric, ideographic, opening, closing, closingParenthesis, quotation, glue
  case breakAfter, hyphen, exclamation, infix, slash, prefix, postfix, nonstarter, inseparable, dash, breakBefore
  case syllable, wideOpening, joining
}

/// Where lines may end: Annex 14's rules as pairs of classes, which is all they come to for the classes that are known,
/// but for numbers, whose rules look further back.
///
/// Pango has the rules too, with those of words and sentences, and takes longer over them than the rest of the work does;
/// so it answers only where a class is unknown. The tests hold both against each other.
struct LineBreakRules: @unchecked Sendable {
  /// What has been read, as far as the rules look back.
  struct State {
    /// The class of the last character, not counting marks that join it.
    var last = LineClass.unknown
    /// The class before; where `last` is a space, the class before the spaces.
    var before = LineClass.unknown
    var number = Number.none

    /// How far the numbers' rule 25 has come.
    enum Number: UInt8 { case none, open, closed }
  }

  /// By class, a bit for each class that may not follow on another line; then the same with spaces between. Plain memory,
  /// never let go.
  private let bits: UnsafePointer<UInt32>

  static let standard = LineBreakRules()
  private static let count = Int(LineClass.joining.rawValue) + 1

  private init() {
    let bits = UnsafeMutableBufferPointer<UInt32>.allocate(capacity: 2 * Self.count)
    _ = bits.initialize(
      from: LineClass.allCases.map { last in Self.mask { Self.holds(last, $0) } }
        + LineClass.allCases.map { last in Self.mask { Self.holdsOverSpaces(last, $0) } })
    self.bits = UnsafePointer(bits.baseAddress ?? UnsafeMutablePointer.allocate(capacity: 1))
  }

  /// Whether a line may end between what was read and a character of a class. `isBeforeNumber` says whether a number
  /// follows that.
  @inline(__always)
  func allows(_ next: LineClass, after state: State, isBeforeNumber: @autoclosure () -> Bool) -> Bool {
    let bit = 1 as UInt32 &<< UInt32(next.rawValue)
    if state.last == .space { return bits[Self.count &+ Int(state.before.rawValue)] & bit == 0 }
    if bits[Int(state.last.rawValue)] & bit != 0 { return false }
    switch next {
    case .numeric:
      if state.number == .open { return false }
    case .prefix, .postfix:
      if state.number != .none { return false }
    case .opening, .wideOpening, .hyphen:
      if state.last == .prefix || state.last == .postfix, isBeforeNumber() { return false }
    default: break
    }
    return !(state.before == .hebrew && (state.last == .hyphen || state.last == .breakAfter))
  }

  private static func mask(_ isHeld: (LineClass) -> Bool) -> UInt32 {
    LineClass.allCases.reduce(0) { isHeld($1) ? $0 | 1 << UInt32($1.rawValue) : $0 }
  }

  /// Rules 9 to 30 without those for numbers longer than two characters.
  private static func holds(_ last: LineClass, _ next: LineClass) -> Bool {
    let lastIsLetter = last == .alphabetic || last == .hebrew
    let nextIsLetter = next == .alphabetic || next == .hebrew
    switch (last, next) {
    case (_, .space), (_, .joining), (_, .exclamation), (_, .infix), (_, .slash): return true
    case (_, .closing), (_, .closingParenthesis), (_, .quotation), (_, .breakAfter), (_, .hyphen), (_, .nonstarter),
      (_, .inseparable):
      return true
    case (.glue, _), (.opening, _), (.wideOpening, _), (.quotation, _), (.breakBefore, _): return true
    case (_, .glue): return last != .breakAfter && last != .hyphen
    case (.dash, .dash), (.slash, .hebrew): return true
    case (.prefix, .ideographic), (.ideographic, .postfix), (.prefix, .syllable), (.syllable, .postfix): return true
    case (.numeric, .numeric), (.hyphen, .numeric), (.prefix, .numeric), (.postfix, .numeric): return true
    case (.closingParenthesis, .numeric), (.numeric, .opening): return true
    case (_, .numeric), (_, .opening), (_, .prefix), (_, .postfix): return lastIsLetter
    case (.prefix, _), (.postfix, _), (.numeric, _), (.infix, _), (.closingParenthesis, _): return nextIsLetter
    default: return lastIsLetter && nextIsLetter
    }
  }

  /// Rules 13 to 17, which hold over spaces.
  private static func holdsOverSpaces(_ last: LineClass, _ next: LineClass) -> Bool {
    switch (last, next) {
    case (_, .closing), (_, .closingParenthesis), (_, .exclamation), (_, .infix), (_, .slash), (_, .space): true
    case (.opening, _), (.wideOpening, _), (.quotation, .opening), (.quotation, .wideOpening), (.dash, .dash): true
    case (.closing, .nonstarter), (.closingParenthesis, .nonstarter): true
    default: false
    }
  }
}

extension LineBreakRules.State {
  /// Reads a character.
  @inline(__always)
  mutating func read(_ next: LineClass) {
    if next == .joining || (next == .space && last == .space) { return }
    before = last
    last = next
    switch next {
    case .numeric: number = .open
    case .infix, .slash: if number == .closed { number = .none }
    case .closing, .closingParenthesis: number = number == .open ? .closed : .none
    default: number = .none
    }
  }
}
