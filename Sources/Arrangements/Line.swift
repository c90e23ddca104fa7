/// Places of a list that stand together.
struct Line {
  /// Counted from 0.
  let number: Int
  let places: Range<Int>
  /// Which of its pattern's lines it is; `nil` for the line of one place alone that takes the whole width.
  let turn: Int?
}
