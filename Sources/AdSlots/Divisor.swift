/// A number that many others are divided by: made once, it divides by a multiplication, which takes a fraction of a
/// division's time.
///
/// With l the least whole number for which `value` ≤ 2^l, `factor` is 2^(63 + l) / `value`, rounded up: too much by less than
/// one, so that the quotient of a number below 2^63 is too much by less than 2^63 / 2^(63 + l) ≤ 1 / `value`, too little to
/// reach the next whole number (Granlund and Montgomery, "Division by Invariant Integers using Multiplication", 1994).
@usableFromInline
struct Divisor: Hashable, Sendable {
  @usableFromInline let value: Int
  @usableFromInline let factor: UInt
  @usableFromInline let shift: UInt

  /// A divisor from 1 on.
  init(_ value: Int) {
    self.value = value
    let divisor = UInt(value)
    let length = UInt.bitWidth - (divisor - 1).leadingZeroBitCount
    // 2^(63 + length), in two words.
    let power: (high: UInt, low: UInt) = length == 0 ? (0, 1 << 63) : (1 << UInt(length - 1), 0)
    let (quotient, remainder) = divisor.dividingFullWidth(power)
    factor = remainder == 0 ? quotient : quotient + 1
    shift = UInt(length)
  }

  /// A number from 0 on, divided by `value` and rounded down.
  @inlinable
  func quotient(of number: Int) -> Int {
    let high = (UInt(bitPattern: number) &<< 1).multipliedFullWidth(by: factor).high
    return Int(bitPattern: high &>> shift)
  }
}
