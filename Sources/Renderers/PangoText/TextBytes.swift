extension UnsafeBufferPointer<UInt8> {
  /// The character that starts at a byte of well-formed UTF-8, and the number of its bytes.
  @inline(__always)
  func character(at position: Int) -> (character: UInt32, length: Int) {
    let first = UInt32(self[position])
    if first < 0x80 { return (first, 1) }
    let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    guard position &+ length <= count else { return (0xFFFF, 1) }
    var character = first & (0x7F &>> UInt32(length))
    for index in 1..<length { character = character &<< 6 | UInt32(self[position &+ index] & 0x3F) }
    return (character, length)
  }

  /// The character of two bytes that starts at a byte.
  @inline(__always)
  func twoBytes(at position: Int) -> UInt32 {
    (UInt32(self[position]) & 0x1F) &<< 6 | UInt32(self[position &+ 1] & 0x3F)
  }

  /// The character of three bytes that starts at a byte.
  @inline(__always)
  func threeBytes(at position: Int) -> UInt32 {
    let (a, b, c) = (self[position], self[position &+ 1], self[position &+ 2])
    return (UInt32(a) & 0x0F) &<< 12 | (UInt32(b) & 0x3F) &<< 6 | UInt32(c) & 0x3F
  }

  /// The number of characters in well-formed UTF-8.
  var characterCount: Int { reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 } }

  /// The first eight bytes, the first lowest; zeros stand for those that are not there.
  @inline(__always)
  var wordHead: UInt64 {
    guard let base = UnsafeRawPointer(baseAddress) else { return 0 }
    if count >= 8 { return base.loadUnaligned(as: UInt64.self) }
    if count >= 4 {
      let high = UInt64(base.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self))
      return UInt64(base.loadUnaligned(as: UInt32.self)) | high &<< UInt64(8 &* (count &- 4))
    }
    if count >= 2 {
      let high = UInt64(self[count &- 1])
      return UInt64(base.loadUnaligned(as: UInt16.self)) | high &<< UInt64(8 &* (count &- 1))
    }
    return count == 1 ? UInt64(self[0]) : 0
  }

  /// A hash of the bytes, eight at a time; never 0. It is the same in every run, unlike the standard library's. What
  /// collides is told apart by its bytes.
  @inline(__always)
  func wordHash(seed: UInt64) -> UInt64 { wordHash(seed: seed, head: wordHead) }

  /// The same of a word whose head is known.
  @inline(__always)
  func wordHash(seed: UInt64, head: UInt64) -> UInt64 {
    // Odd numbers without a pattern in their bits; each step mixes high bits into low ones.
    let factor: UInt64 = 0x9FB2_1C65_1E98_DF25
    var hash = seed ^ (UInt64(truncatingIfNeeded: count) &* 0xFF51_AFD7_ED55_8CCD)
    hash = (hash ^ head) &* factor
    if count > 8 {
      let base = UnsafeRawPointer(baseAddress.unsafelyUnwrapped)
      var index = 8
      while index &+ 8 < count {
        hash ^= hash &>> 32
        hash = (hash ^ base.loadUnaligned(fromByteOffset: index, as: UInt64.self)) &* factor
        index &+= 8
      }
      // Some of them once more, which is quicker than one by one.
      hash ^= hash &>> 32
      hash = (hash ^ base.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self)) &* factor
    }
    return (hash ^ hash &>> 29) | 1
  }
}

extension FixedWidthInteger {
  /// Whether it is a letter of ASCII.
  @inline(__always)
  var isLetter: Bool { (self | 0x20) &- 0x61 < 26 }

  /// Whether it is a digit of ASCII.
  @inline(__always)
  var isDigit: Bool { self &- 0x30 < 10 }
}

extension UInt64 {
  /// A seed of hashes by number, which leaves none of its bits as they were.
  static func wordSeed(_ number: Int) -> UInt64 { UInt64(truncatingIfNeeded: number) &* 0x9E37_79B9_7F4A_7C15 }

  /// Of eight bytes, the lowest first, as many as there are; zeros stand for the others.
  @inline(__always)
  func firstBytes(_ count: Int) -> UInt64 {
    count >= 8 ? self : self & ~(UInt64.max &<< UInt64(truncatingIfNeeded: 8 &* count))
  }

  /// How many of eight bytes, the lowest first, are letters of ASCII before the first that is none.
  @inline(__always)
  var leadingLetterCount: Int {
    let (ones, highs) = (0x0101_0101_0101_0101 as UInt64, 0x8080_8080_8080_8080 as UInt64)
    let low = (self | 0x20 &* ones) & ~highs
    // The high bit of each byte: from `a` on, and behind `z`.
    let isLetter = (low &+ 0x1F &* ones) & ~(low &+ 0x05 &* ones) & ~self & highs
    return (~isLetter & highs).trailingZeroBitCount &>> 3
  }

  /// How many of eight bytes, the lowest first, are characters of ASCII that show before the first that is none: those without
  /// the high bit, not below a space, and not a delete. What is borrowed and carried reaches only what follows that first one.
  @inline(__always)
  var leadingPrintableCount: Int {
    let (ones, highs) = (0x0101_0101_0101_0101 as UInt64, 0x8080_8080_8080_8080 as UInt64)
    return ((self | (self &- 0x20 &* ones) | (self &+ ones)) & highs).trailingZeroBitCount &>> 3
  }
}
