import Testing

@testable import Arrangements

@Suite("Pixel runs")
struct PixelRunsTests {
  @Test("tell where each length begins, and which lengths a window touches")
  func spans() {
    let runs = PixelRuns([3, 0, 4, 5])
    #expect((0..<4).map { runs.span(at: $0) } == [0..<3, 3..<3, 3..<7, 7..<12])
    #expect(runs.total == 12)
    #expect(runs.spans(touching: 0..<12).map(\.index) == [0, 2, 3])
    #expect(runs.spans(touching: 2..<4).map(\.span) == [0..<3, 3..<7])
    #expect(runs.spans(touching: 3..<4).map(\.index) == [2])
    #expect(runs.spans(touching: 11..<90).map(\.index) == [3])
    #expect(runs.spans(touching: 12..<90).isEmpty)
    #expect(runs.spans(touching: -9..<0).isEmpty)
    #expect(PixelRuns([]).spans(touching: 0..<1).isEmpty)
    #expect(PixelRuns([0, 0]).spans(touching: 0..<1).isEmpty)
  }

  @Test("agree with a plain array through thousands of changes", arguments: 1...4)
  func agree(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var plain = (0..<Int.random(in: 0...3000, using: &random)).map { _ in Int.random(in: 0...9, using: &random) }
    var runs = PixelRuns(plain)
    for step in 0..<6000 {
      let length = Int.random(in: 0...9, using: &random)
      // Grows at first and shrinks to nothing later, around one spot and all over.
      let grows = Int.random(in: 0..<10, using: &random) < (step < 2500 ? 7 : 2)
      let spot = Bool.random(using: &random) ? 0.5 : Double.random(in: 0..<1, using: &random)
      let index = Int(spot * Double(plain.count))
      if plain.isEmpty || grows {
        plain.insert(length, at: index)
        runs.insert(length, at: index)
      } else if Bool.random(using: &random) {
        plain.remove(at: index)
        runs.remove(at: index)
      } else if step % 97 == 0 {
        let end = Int.random(in: index...plain.count, using: &random)
        plain.replaceSubrange(index..<end, with: [length, 1, 2])
        runs.replaceSubrange(index..<end, with: [length, 1, 2])
      } else {
        plain[index] = length
        runs.replace(at: index, with: length)
      }
      if step % 50 == 0 { expect(runs, equals: plain) }
    }
    expect(runs, equals: plain)
    while !plain.isEmpty {
      plain.removeLast()
      runs.remove(at: plain.count)
    }
    #expect(runs.blocks.isEmpty && runs.total == 0 && runs.count == 0)
  }

  @Test("keep a million lengths in blocks of a bounded size, through changes at one spot")
  func blocks() {
    var runs = PixelRuns(repeatElement(3, count: 1_000_000))
    func expectBounds() {
      #expect(runs.blocks.allSatisfy { (1...PixelRuns.blockLimit).contains($0.count) })
      #expect(runs.blocks.count <= runs.count / (PixelRuns.blockLimit / 8) + 1)
    }
    expectBounds()
    for _ in 0..<2000 { runs.insert(3, at: 500_000) }
    expectBounds()
    for _ in 0..<10_000 { runs.remove(at: 250_000) }
    expectBounds()
    #expect(runs.count == 992_000)
    #expect(runs.total == 2_976_000)
  }

  @Test("change one copy and not the other")
  func copies() {
    let runs = PixelRuns(1...1000)
    var copy = runs
    copy.replace(at: 500, with: 0)
    copy.remove(at: 0)
    #expect(runs.total == 500_500)
    #expect(copy.total == 500_500 - 501 - 1)
    #expect(runs.span(at: 500).count == 501)
  }

  private func expect(_ runs: PixelRuns, equals plain: [Int]) {
    #expect(runs.count == plain.count)
    var start = 0
    var spans: [Range<Int>] = []
    for length in plain {
      spans.append(start..<start + length)
      start += length
    }
    #expect(runs.total == start)
    #expect(plain.indices.map { runs.span(at: $0) } == spans)
    let touched = runs.spans(touching: start / 3..<start / 2 + 1)
    let expected = plain.indices.filter { spans[$0].overlaps(start / 3..<start / 2 + 1) }
    #expect(touched.map(\.index) == expected)
    #expect(touched.map(\.span) == expected.map { spans[$0] })
  }
}

extension PixelRuns {
  fileprivate init(_ lengths: some Sequence<Int>) {
    let lengths = Array(lengths)
    self.init(count: lengths.count) { places, room in
      for place in places { room[place - places.lowerBound] = Int32(lengths[place]) }
    }
  }

  fileprivate mutating func replaceSubrange(_ range: Range<Int>, with lengths: [Int]) {
    replaceSubrange(range, count: lengths.count) { places, room in
      for place in places { room[place - places.lowerBound] = Int32(lengths[place]) }
    }
  }

  fileprivate func spans(touching window: Range<Int>) -> [(index: Int, span: Range<Int>)] {
    var found: [(index: Int, span: Range<Int>)] = []
    forEachSpan(touching: window) { found.append(($0, $1)) }
    return found
  }
}
