import LayoutKitTestSupport
import Testing

@testable import AdSlots

@Suite struct DivisorTests {
  private func differs(_ number: Int, over value: Int) -> Bool {
    Divisor(value).quotient(of: number) != number / value
  }

  @Test func `Small numbers divide as they do with a division`() {
    for value in 1...300 {
      let wrong = (0...3_000).filter { differs($0, over: value) }
      #expect(wrong == [], "over \(value)")
    }
  }

  @Test(arguments: [1, 2, 3, 5, 7, 10, 641, 1_000_000_000, 1_000_000_001, .max - 1, .max])
  func `Numbers at the edge of a quotient keep to their side`(value: Int) {
    // Where rounding would show: a multiple, and the number before it, up to the largest there is.
    for shift in 0..<63 {
      let multiple = max(1, (Int.max >> shift) / value) * value
      #expect(!differs(multiple - 1, over: value), "\(multiple - 1) over \(value)")
      #expect(!differs(multiple, over: value), "\(multiple) over \(value)")
    }
    #expect(!differs(.max, over: value))
  }

  @Test func `Numbers around powers of two divide by numbers around powers of two`() {
    let near = (1..<63).flatMap { power in (-1...1).map { (1 << power) + $0 } } + [.max]
    for value in near where value > 0 {
      let wrong = near.filter { differs($0, over: value) }
      #expect(wrong == [], "over \(value)")
    }
  }

  @Test func `Random numbers of all lengths divide as they do with a division`() {
    var random = SeededGenerator(seed: 12)
    var wrong = 0
    for _ in 0..<300_000 {
      let number = Int.random(in: 0 ... .max, using: &random) >> Int.random(in: 0...62, using: &random)
      let value = Int.random(in: 1 ... .max, using: &random) >> Int.random(in: 0...61, using: &random)
      if value > 0, differs(number, over: value) { wrong += 1 }
    }
    #expect(wrong == 0)
  }
}
