public import LayoutKitCore

/// What became of a section's places. Indexes of what went count before the update, all others after it; all ascend.
public struct SectionUpdate: Hashable, Sendable {
  /// A place that stands elsewhere among the others.
  public struct Move: Hashable, Sendable {
    /// Its index before.
    public let from: VisibleIndex
    /// Its index after.
    public let to: VisibleIndex
  }

  /// Number of places before.
  public let countBefore: Int
  /// Number of places after.
  public let countAfter: Int
  /// Places that went.
  public internal(set) var removed: [VisibleIndex] = []
  /// Places that came.
  public internal(set) var inserted: [VisibleIndex] = []
  /// Places that stand elsewhere among the others, ascending by where they were.
  public internal(set) var moved: [Move] = []
  /// Places that another cell is to show.
  public internal(set) var reloaded: [VisibleIndex] = []
  /// Places that show something else in the same cell.
  public internal(set) var reconfigured: [VisibleIndex] = []
  let shift: IndexShift

  /// The places of one list in place of those of another.
  init(replacing before: Int, with after: Int) {
    countBefore = before
    countAfter = after
    removed = (0..<before).map { VisibleIndex($0) }
    inserted = (0..<after).map { VisibleIndex($0) }
    shift = IndexShift(out: Array(0..<before), in: Array(0..<after))
  }

  init(from before: Int, to after: Int, removed: [Int], inserted: [Int], moved: [Relocation]) {
    countBefore = before
    countAfter = after
    self.removed = removed.map { VisibleIndex($0) }
    self.inserted = inserted.map { VisibleIndex($0) }
    self.moved = moved.map { Move(from: VisibleIndex($0.from), to: VisibleIndex($0.to)) }
    shift = IndexShift(
      out: (removed + moved.map(\.from)).sorted(), in: (inserted + moved.map(\.to)).sorted())
  }

  /// Nothing became of so many places.
  static func none(of count: Int) -> SectionUpdate {
    SectionUpdate(from: count, to: count, removed: [], inserted: [], moved: [])
  }

  /// Every place that was there before shows something else.
  mutating func showEverythingAgain() {
    let shown = Set(inserted + reloaded)
    reconfigured = (0..<countAfter).map { VisibleIndex($0) }.filter { !shown.contains($0) }
  }

  /// True where every place is what and where it was.
  public var isEmpty: Bool {
    removed.isEmpty && inserted.isEmpty && moved.isEmpty && reloaded.isEmpty && reconfigured.isEmpty
  }

  /// Where a place of before stands after; `nil` for one that went.
  public func index(after index: VisibleIndex) -> VisibleIndex? {
    guard shift.isOut(index.value) else {
      return VisibleIndex(shift.indexAfter(ofSurvivor: shift.survivors(before: index.value)))
    }
    let place = moved.indices.countBefore { moved[$0].from >= index }
    return place < moved.count && moved[place].from == index ? moved[place].to : nil
  }
}
