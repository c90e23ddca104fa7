/// The segments of a paragraph. As few as most have stand in the list itself, which asks for no memory of its own; where they
/// are more, or one of them is of a size that letters do not have, all stand elsewhere.
struct SegmentList {
  /// How many are few.
  private static let room = 16
  private typealias Four = (PackedSegment, PackedSegment, PackedSegment, PackedSegment)

  /// The few. No vectors of numbers: memory for those is handed out by a slower road, as it has to begin at rarer places.
  private var few: (Four, Four, Four, Four)
  /// All of them, where they are not few.
  private var many: ContiguousArray<Segment> = []
  private var size: UInt32 = 0
  private var isFew = true

  init() {
    let four = (PackedSegment(), PackedSegment(), PackedSegment(), PackedSegment())
    few = (four, four, four, four)
  }

  var count: Int { Int(size) }

  subscript(index: Int) -> Segment {
    if !isFew { return many[index] }
    return withUnsafeBytes(of: few) { $0.bindMemory(to: PackedSegment.self)[index].segment }
  }

  /// Fills lines with segments from one on, up to the last or to one that does not go on: then `index` is its.
  @inline(__always)
  mutating func fill(
    _ filler: inout LineFiller, from index: inout Int, endLine: (Int) -> Void
  ) -> LineFiller.Step {
    // Changes nothing. What does not say so is given a copy of them all.
    if isFew {
      let count = count
      return withUnsafeMutableBytes(of: &few) { bytes in
        UnsafeBufferPointer(rebasing: bytes.bindMemory(to: PackedSegment.self)[..<count])
          .fill(&filler, from: &index, endLine: endLine)
      }
    }
    return many.withUnsafeBufferPointer { $0.fill(&filler, from: &index, endLine: endLine) }
  }

  mutating func append(contentsOf new: UnsafeBufferPointer<Segment>) {
    if isFew, count + new.count > Self.room || !appendToFew(new) { makeMany(reserving: count + new.count) }
    if !isFew { many.append(contentsOf: new) }
    size = UInt32(clamping: count + new.count)
  }

  /// False where one of them cannot stand there.
  private mutating func appendToFew(_ new: UnsafeBufferPointer<Segment>) -> Bool {
    let start = count
    return withUnsafeMutableBytes(of: &few) { bytes in
      let few = bytes.bindMemory(to: PackedSegment.self)
      var excess: UInt32 = 0
      for index in 0..<new.count {
        few[start &+ index] = PackedSegment(new[index])
        excess |= PackedSegment.excess(of: new[index])
      }
      return excess == 0
    }
  }

  private mutating func makeMany(reserving count: Int) {
    many.reserveCapacity(count)
    for index in 0..<self.count { many.append(self[index]) }
    isFew = false
  }
}

/// A segment in eight bytes. Two thirds of a segment are more than what most texts need, and thousands of texts are kept.
private struct PackedSegment {
  /// From the lowest on: 24 bits of the width, 20 of the space, 20 of the start.
  private let bits: UInt64

  init() { bits = 0 }

  /// A segment that exceeds nothing.
  @inline(__always)
  init(_ segment: Segment) {
    bits =
      UInt64(UInt32(bitPattern: segment.width)) | UInt64(UInt32(bitPattern: segment.space)) &<< 24
      | UInt64(UInt32(bitPattern: segment.start)) &<< 44
  }

  /// The bits of a segment for which there is no room here; 0 where it fits.
  @inline(__always)
  static func excess(of segment: Segment) -> UInt32 {
    UInt32(bitPattern: segment.width) &>> 24 | UInt32(bitPattern: segment.space | segment.start) &>> 20
  }

  var segment: Segment {
    Segment(start: Int(bits &>> 44), width: Int(bits & 0xFF_FFFF), space: Int(bits &>> 24 & 0xF_FFFF))
  }
}

/// What stands for a segment.
private protocol SegmentForm {
  var segment: Segment { get }
}

extension PackedSegment: SegmentForm {}

extension Segment: SegmentForm {
  fileprivate var segment: Segment { self }
}

extension UnsafeBufferPointer where Element: SegmentForm {
  @inline(__always)
  fileprivate func fill(
    _ filler: inout LineFiller, from index: inout Int, endLine: (Int) -> Void
  ) -> LineFiller.Step {
    var line = filler
    defer { filler = line }
    while index < count {
      let segment = self[index].segment
      if !line.takes(segment) {
        let step = line.add(segment, endLine: endLine)
        if step != .goesOn { return step }
      }
      index += 1
    }
    return .goesOn
  }
}
