import LayoutKitTestSupport
import Testing

@testable import LayoutEngine

@Suite struct OrderedDifferenceTests {
  private func difference(_ old: [Int], _ new: [Int]) -> OrderedDifference {
    OrderedDifference(from: old.count, to: new.count, before: { old[$0] }, after: { new[$0] })
  }

  @Test(arguments: [
    ([1, 2, 3, 4], [4, 1, 2, 3], [Relocation(from: 3, to: 0)]),
    ([1, 2, 3, 4], [2, 3, 4, 1], [Relocation(from: 0, to: 3)]),
    ([1, 2, 3, 4, 5], [1, 4, 2, 3, 5], [Relocation(from: 3, to: 1)]),
  ])
  func `One thing that moved is one move`(old: [Int], new: [Int], moves: [Relocation]) {
    #expect(difference(old, new).moved == moves)
  }

  @Test func `What went and what came is told by its own indexes`() {
    let difference = difference([1, 2, 3, 4], [0, 1, 3, 9, 4])
    #expect(difference.removed == [1])
    #expect(difference.inserted == [0, 3])
    #expect(difference.moved.isEmpty)
  }

  @Test func `Equal ids are matched in their order`() {
    let difference = difference([7, 7, 1], [7, 1, 7, 7])
    #expect(difference.removed.isEmpty)
    #expect(difference.inserted.count == 1)
  }

  @Test(arguments: UInt64(1)...40)
  func `Carried out it gives the second, and no shorter one would`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let old = Array((0..<12).shuffled(using: &random).prefix(8))
    let new = Array((0..<12).shuffled(using: &random).prefix(Int.random(in: 0...9, using: &random)))
    let difference = difference(old, new)

    var list = old
    for index in (difference.removed + difference.moved.map(\.from)).sorted(by: >) { list.remove(at: index) }
    let came = difference.inserted.map { ($0, new[$0]) } + difference.moved.map { ($0.to, old[$0.from]) }
    for (index, value) in came.sorted(by: { $0.0 < $1.0 }) { list.insert(value, at: index) }
    #expect(list == new)

    #expect(Set(difference.removed.map { old[$0] }) == Set(old).subtracting(new))
    let common = new.compactMap { old.firstIndex(of: $0) }
    #expect(difference.moved.count == common.count - longestAscendingByTrial(common))
    var pairs: [[Int]] = []
    difference.forEachPair { pairs.append([$0, $1]) }
    #expect(Set(pairs) == Set(common.map { [$0, new.firstIndex(of: old[$0]) ?? -1] }))
  }

  /// The length of the longest ascending choice of values, by trying them all.
  private func longestAscendingByTrial(_ values: [Int]) -> Int {
    (0..<(1 << values.count)).filter { mask in
      let chosen = values.indices.filter { mask & (1 << $0) != 0 }.map { values[$0] }
      return zip(chosen, chosen.dropFirst()).allSatisfy { $0 < $1 }
    }.map(\.nonzeroBitCount).max() ?? 0
  }
}
