/// Places of a list that stand together.
struct Line {
  /// Counted from 0.
  let number: Int
  let places: Range<Int>
  /// Which of its pattern's lines it is; `nil` for the line of one place alone that takes the whole width.
  let turn: Int?
}

/// Lines that follow each other in a pattern, or the one line that a place has to itself.
struct Stretch {
  let places: Range<Int>
  /// Counted from 0 over the list.
  let lines: Range<Int>
  let isOwn: Bool
}
