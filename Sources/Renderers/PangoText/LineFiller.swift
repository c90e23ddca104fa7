/// Fills lines with segments, one after the other.
struct LineFiller {
  enum Step {
    case goesOn
    /// No more segments are wanted.
    case isDecided
    /// The segment is wider than the column: its pieces are wanted in its place. They start a line.
    case isTooWide
  }

  private(set) var filling = Filling()
  private let column: Column
  /// The room for a line with the space after its last letter.
  private let room: Int
  /// Where the next segment would start, and where the last one ended.
  private var pen = 0
  private var end = 0
  private var isAtLineStart = true

  init(column: Column) {
    self.column = column
    room = column.width + column.spacing
  }

  /// Adds a segment that has room on the line; false for another.
  @inline(__always)
  mutating func takes(_ segment: Segment) -> Bool {
    if pen &+ Int(segment.width) > room { return false }
    add(segment)
    return true
  }

  /// Adds a segment.
  mutating func add(_ segment: Segment, endLine: (Int) -> Void) -> Step {
    let width = Int(segment.width)
    if pen + width > room {
      if width > room, !isFull {
        if !isAtLineStart { startLine(with: segment, endLine: endLine) }
        return .isTooWide
      }
      return addFirst(segment, endLine: endLine)
    }
    add(segment)
    return .goesOn
  }

  /// Adds a piece of a segment. One that is wider than the column has a line of its own.
  mutating func addPiece(_ piece: Segment, endLine: (Int) -> Void) -> Step {
    if pen + Int(piece.width) > room { return addFirst(piece, endLine: endLine) }
    add(piece)
    return .goesOn
  }

  /// The filling after the last segment.
  func finished() -> Filling {
    var filling = filling
    if !isAtLineStart { filling.width = max(filling.width, end - column.spacing) }
    return filling
  }

  private var isFull: Bool { column.room == filling.lineCount }

  /// Adds what has no room on this line to the next, if there may be one.
  @inline(__always)
  private mutating func addFirst(_ segment: Segment, endLine: (Int) -> Void) -> Step {
    if isFull {
      filling.isTruncated = true
      // The ellipsis takes what room is left. A line above may be wider, where a single cluster is.
      filling.width = max(filling.width, column.width)
      return .isDecided
    }
    if !isAtLineStart { startLine(with: segment, endLine: endLine) }
    add(segment)
    return .goesOn
  }

  @inline(__always)
  private mutating func startLine(with segment: Segment, endLine: (Int) -> Void) {
    filling.width = max(filling.width, end - column.spacing)
    filling.lineCount += 1
    endLine(Int(segment.start))
    pen = 0
    isAtLineStart = true
  }

  @inline(__always)
  private mutating func add(_ segment: Segment) {
    end = pen &+ Int(segment.width)
    pen = end &+ Int(segment.space)
    isAtLineStart = false
  }
}
