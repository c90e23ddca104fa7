import LayoutKitCore

/// The texts of a cell, by number. As many as most cells have stand in place, so that they need no array of their own.
struct TextRow {
  private var first: (any PreparedText)?
  private var second: (any PreparedText)?
  private var third: (any PreparedText)?
  private var others: ContiguousArray<any PreparedText>?
  private(set) var count = 0

  subscript(number: Int) -> (any PreparedText)? {
    switch number {
    case 0: first
    case 1: second
    case 2: third
    default: others?[number - 3]
    }
  }

  mutating func append(_ text: any PreparedText) {
    switch count {
    case 0: first = text
    case 1: second = text
    case 2: third = text
    default: others = (others ?? []) + [text]
    }
    count += 1
  }
}
