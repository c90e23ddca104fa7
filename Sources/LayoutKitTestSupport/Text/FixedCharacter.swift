import LayoutKitCore

/// A character as the fixed engine sees it.
struct FixedCharacter {
  enum Role: UInt8 {
    case ink, space, newline
  }

  let role: Role
  /// What it advances, in advances of a narrow one.
  let units: UInt8
  /// The number of its first scalar.
  let glyph: UInt32
  /// Which way a text reads that it is the first letter of; `nil` for what is no letter.
  let direction: ReadingDirection?

  static let ellipsis = FixedCharacter("…")

  init(_ character: Character) {
    role = character.isNewline ? .newline : character.isWhitespace && character != "\u{A0}" ? .space : .ink
    let scalar = character.unicodeScalars.first ?? " "
    units = role == .ink && Self.isWide(scalar) ? 2 : 1
    glyph = scalar.value
    direction = scalar.properties.isAlphabetic ? (Self.isFromTheRight(scalar) ? .rightToLeft : .leftToRight) : nil
  }

  /// Hebrew, Arabic and their neighbours, and the forms of their letters.
  private static func isFromTheRight(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case ..<0x1100: false
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x9FFF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFF01...0xFF60,
      0x20000...0x3FFFD:
      true
    default: scalar.properties.isEmojiPresentation
    }
  }
}

/// How much a row of characters takes, counted, so that no sum of fractions drifts.
struct FixedExtent: Equatable {
  var units = 0
  var characters = 0

  mutating func add(_ character: FixedCharacter) {
    units += Int(character.units)
    characters += 1
  }

  func adding(_ character: FixedCharacter) -> FixedExtent {
    var copy = self
    copy.add(character)
    return copy
  }
}

/// Turns counts into points.
struct FixedMeasure {
  /// Font size in points; 0 for one that is not a finite number above zero.
  let size: Double
  private let unit: Double
  private let spacing: Double

  init(_ style: TextStyle, advance: Double) {
    size = style.size.isFinite ? max(0, style.size) : 0
    unit = size * advance
    spacing = style.letterSpacing.isFinite ? max(-unit, style.letterSpacing) : 0
  }

  func width(of extent: FixedExtent) -> Double {
    Double(extent.units) * unit + Double(extent.characters) * spacing
  }
}
