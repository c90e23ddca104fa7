import Testing

@testable import PangoText

@Suite struct SegmentListTests {
  private static func segments(_ count: Int, using random: inout Seeded) -> [Segment] {
    (0..<count).map {
      Segment(start: $0, width: Int.random(in: 0...60, using: &random), space: Int.random(in: 0...9, using: &random))
    }
  }

  private static func numbers(_ segment: Segment) -> [Int32] { [segment.start, segment.width, segment.space] }

  @Test func `few and many are kept in order, however they come`() {
    var random = Seeded(state: 9)
    for count in 0...40 {
      let all = Self.segments(count, using: &random)
      var (list, rest) = (SegmentList(), all[...])
      while !rest.isEmpty {
        let some = rest.prefix(Int.random(in: 1...20, using: &random))
        Array(some).withUnsafeBufferPointer { list.append(contentsOf: $0) }
        rest = rest.dropFirst(some.count)
      }
      #expect(list.count == count)
      #expect((0..<list.count).map { Self.numbers(list[$0]) } == all.map(Self.numbers))
    }
  }

  @Test(arguments: [
    (1 << 20 - 1, 1 << 24 - 1, 1 << 20 - 1), (1 << 20, 0, 0), (0, 1 << 24, 0), (0, 0, 1 << 20), (-1, 0, 0), (0, -1, 0),
    (0, 0, -1),
    (Int(Int32.max), Int(Int32.max), Int(Int32.max)), (0, Int(Int32.min), 0),
  ])
  func `segments of all sizes are kept as they are`(start: Int, width: Int, space: Int) {
    let odd = Segment(start: start, width: width, space: space)
    let usual = Segment(start: 1, width: 2, space: 3)
    for (before, after) in [(0, 0), (3, 2), (15, 0), (15, 1), (0, 16)] {
      var list = SegmentList()
      for part in [Array(repeating: usual, count: before), [odd], Array(repeating: usual, count: after)] {
        part.withUnsafeBufferPointer { list.append(contentsOf: $0) }
      }
      let expected = Array(repeating: [1, 2, 3], count: before) + [[start, width, space].map { Int32($0) }]
      #expect(
        (0..<list.count).map { Self.numbers(list[$0]) } == expected + Array(repeating: [1, 2, 3], count: after))
    }
  }

  @Test func `a text takes little memory, and memory of the quick kind`() {
    // Sixteen segments of eight bytes, and what is known of the text around them; what begins at rarer places than a pointer
    // does is handed out by a slower road.
    #expect(MemoryLayout<SegmentedText>.size <= 240)
    #expect(MemoryLayout<SegmentedText>.alignment <= MemoryLayout<Int>.alignment)
  }

  @Test func `lines are filled as if segments were added one by one`() {
    var random = Seeded(state: 10)
    for count in 0...40 {
      let all = Self.segments(count, using: &random)
      var list = SegmentList()
      all.withUnsafeBufferPointer { list.append(contentsOf: $0) }
      for width in [0, 30, 59, 100, 1_000] {
        let column = Column(width: width, room: Int.random(in: 0...4, using: &random), spacing: 0)
        var (quick, slow) = (LineFiller(column: column), LineFiller(column: column))
        var (quickEnds, slowEnds): ([Int], [Int]) = ([], [])
        var (index, slowIndex) = (0, 0)
        let step = list.fill(&quick, from: &index) { quickEnds.append($0) }
        var slowStep = LineFiller.Step.goesOn
        while slowIndex < count {
          slowStep = slow.add(all[slowIndex]) { slowEnds.append($0) }
          if slowStep != .goesOn { break }
          slowIndex += 1
        }
        #expect(step == slowStep && index == slowIndex && quickEnds == slowEnds)
        let (a, b) = (quick.finished(), slow.finished())
        #expect(a.lineCount == b.lineCount && a.width == b.width && a.isTruncated == b.isTruncated)
      }
    }
  }

  @Test func `more new segments than there is room for are all handed over`() {
    var random = Seeded(state: 11)
    let all = Self.segments(2 * NewSegments.capacity + 5, using: &random)
    let room = UnsafeMutablePointer<Segment>.allocate(capacity: NewSegments.capacity)
    defer { room.deallocate() }
    var (new, list) = (NewSegments(in: room), SegmentList())
    for segment in all { new.append(segment, behind: &list) }
    #expect(list.count + new.count == all.count)
    new.move(to: &list)
    #expect(new.count == 0)
    #expect((0..<list.count).map { Self.numbers(list[$0]) } == all.map(Self.numbers))
  }
}
