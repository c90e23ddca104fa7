import LayoutKitTestSupport
import Testing

@testable import LayoutEngine

@Suite struct ItemOrderTests {
  @Test(arguments: [0, 1, 383, 384, 385, 3_000])
  func `It starts in the order of storing`(count: Int) {
    let order = ItemOrder(count: count)
    #expect((0..<order.count).map { order[$0] } == Array(0..<count))
    #expect((0..<count).map { order.index(of: $0) } == Array(0..<count))
  }

  @Test(arguments: [UInt64(1), 2, 3])
  func `After any edits it is the array that had the same edits`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var order = ItemOrder(count: 700)
    var plain = Array(0..<700)
    var next = 700
    for _ in 0..<6_000 {
      switch Int.random(in: 0..<5, using: &random) {
      case 0 where !plain.isEmpty:
        let index = Int.random(in: plain.indices, using: &random)
        order.remove(at: index)
        plain.remove(at: index)
      case 1 where !plain.isEmpty:
        let index = Int.random(in: plain.indices, using: &random)
        order.replace(at: index, with: next)
        plain[index] = next
        next += 1
      default:
        // Mostly in one spot, so that blocks split.
        let index = Bool.random(using: &random) ? min(40, plain.count) : Int.random(in: 0...plain.count, using: &random)
        order.insert(next, at: index)
        plain.insert(next, at: index)
        next += 1
      }
    }
    #expect(order.count == plain.count)
    #expect((0..<order.count).map { order[$0] } == plain)
    #expect(plain.indices.allSatisfy { order.index(of: plain[$0]) == $0 })
  }

  @Test func `An emptied order takes numbers again`() {
    var order = ItemOrder(count: 3)
    for _ in 0..<3 { order.remove(at: 0) }
    #expect(order.count == 0)
    order.insert(1, at: 0)
    order.insert(7, at: 1)
    #expect((0..<2).map { order[$0] } == [1, 7])
    #expect(order.index(of: 7) == 1)
  }
}
