/// The segments of a paragraph. As few as most have stand in the list itself, which asks for no memory of its own; where they
/// are more, all stand elsewhere.
struct SegmentList {
  /// How many are few.
  private static let room = 16
  /// The few. No vectors of numbers: memory for those is handed out by a slower road, as it has to begin at rarer places.
  private var few: (Four, Four, Four, Four)
  /// All of them, where they are many.
  private var many: ContiguousArray<Segment> = []
  private(set) var count = 0

  private typealias Four = (Segment, Segment, Segment, Segment)

  init() {
    let none = Segment(start: 0, width: 0, space: 0)
    let four = (none, none, none, none)
    few = (four, four, four, four)
  }

  subscript(index: Int) -> Segment {
    if count > Self.room { return many[index] }
    return withUnsafeBytes(of: few) { $0.bindMemory(to: Segment.self)[index] }
  }

  /// Fills lines with segments from one on, up to the last or to one that does not go on: then `index` is its.
  @inline(__always)
  mutating func fill(
    _ filler: inout LineFiller, from index: inout Int, endLine: (Int) -> Void
  ) -> LineFiller.Step {
    // Changes nothing. What does not say so is given a copy of them all.
    if count <= Self.room {
      return withUnsafeMutableBytes(of: &few) { bytes in
        UnsafeBufferPointer(rebasing: bytes.bindMemory(to: Segment.self)[..<count])
          .fill(&filler, from: &index, endLine: endLine)
      }
    }
    return many.withUnsafeBufferPointer { $0.fill(&filler, from: &index, endLine: endLine) }
  }

  mutating func append(contentsOf new: UnsafeBufferPointer<Segment>) {
    let all = count + new.count
    if all <= Self.room {
      withUnsafeMutableBytes(of: &few) { few in
        _ = UnsafeMutableBufferPointer(rebasing: few.bindMemory(to: Segment.self)[count...]).update(fromContentsOf: new)
      }
    } else {
      if count <= Self.room {
        many.reserveCapacity(all)
        for index in 0..<count { many.append(self[index]) }
      }
      many.append(contentsOf: new)
    }
    count = all
  }
}

extension UnsafeBufferPointer<Segment> {
  @inline(__always)
  fileprivate func fill(
    _ filler: inout LineFiller, from index: inout Int, endLine: (Int) -> Void
  ) -> LineFiller.Step {
    var line = filler
    defer { filler = line }
    while index < count {
      if !line.takes(self[index]) {
        let step = line.add(self[index], endLine: endLine)
        if step != .goesOn { return step }
      }
      index += 1
    }
    return .goesOn
  }
}
