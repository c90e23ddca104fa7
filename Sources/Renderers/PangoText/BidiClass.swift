import CPango

/// What a character is to the order of directions, for the characters that the levels of a paragraph are reckoned by without
/// asking the library. All others are `unknown`.
/// Source: Unicode Standard Annex 9, table 4.
enum BidiClass: UInt8 {
  case unknown, left, right, arabic, number, arabicNumber, mark, neutral, separator, sign, terminator

  /// The classes by character, up to the last that is known: plain memory, never let go.
  private struct Table: @unchecked Sendable {
    static let standard = Table()
    static let end: UInt32 = 0x20AD
    private let classes = UnsafeMutableBufferPointer<BidiClass>.allocate(capacity: Int(end))

    private init() { _ = classes.initialize(from: (0..<Self.end).lazy.map(BidiClass.init(from:))) }

    @inline(__always)
    subscript(character: UInt32) -> BidiClass { character < Self.end ? classes[Int(character)] : .unknown }
  }

  @inline(__always)
  init(of character: UInt32) { self = Table.standard[character] }

  /// Neutral where no number is near.
  @inline(__always)
  var isNeutral: Bool { rawValue >= Self.neutral.rawValue }

  private init(from character: UInt32) {
    switch character {
    case 0x30...0x39, 0x6F0...0x6F9: self = .number
    case 0x660...0x669: self = .arabicNumber
    case 0x2C, 0x2E, 0x2F, 0x3A, 0xA0, 0x60C: self = .separator
    case 0x2B, 0x2D: self = .sign
    case 0x23, 0x24, 0x25, 0xA3, 0xA5, 0xB0, 0x20AC, 0x66A: self = .terminator
    case 0x20, 0x21, 0x22, 0x26, 0x27, 0x2A, 0x3B, 0x3F, 0x40, 0x5F, 0xB7, 0xAB, 0xBB, 0x2010...0x2015, 0x2018...0x201F,
      0x2022, 0x2026:
      self = .neutral
    case 0x5BE: self = .right
    case 0x61B, 0x61F: self = .arabic
    case 0x591...0x5BD, 0x64B...0x65F, 0x670: self = .mark
    case 0x5D0...0x5EA: self = .right
    case 0x620...0x64A, 0x671...0x6D3: self = .arabic
    case 0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2AF: self = .left
    default: self = .unknown
    }
  }
}
