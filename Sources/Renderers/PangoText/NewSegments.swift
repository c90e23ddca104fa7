/// Segments of a paragraph that is being read, in room that its shaper has for them: the paragraph takes them over when reading
/// ends, in memory of just their number, or when the room is full. A shaper reads one paragraph at a time.
struct NewSegments {
  static let capacity = 256

  private let room: UnsafeMutablePointer<Segment>
  private(set) var count = 0

  init(in room: UnsafeMutablePointer<Segment>) { self.room = room }

  @inline(__always)
  subscript(index: Int) -> Segment { room[index] }

  /// Adds a segment to those that go behind others.
  @inline(__always)
  mutating func append(_ segment: Segment, behind segments: inout SegmentList) {
    if count == Self.capacity { move(to: &segments) }
    room[count] = segment
    count &+= 1
  }

  /// Hands them over, and begins anew.
  @inline(never)
  mutating func move(to segments: inout SegmentList) {
    if count > 0 { segments.append(contentsOf: UnsafeBufferPointer(start: room, count: count)) }
    count = 0
  }
}
