/// Things in order, as many as the texts of a cell. The first three stand in place, so that they need no array of their own and
/// are asked where they stand.
struct ShortRow<Element> {
  private var first: Element?
  private var second: Element?
  private var third: Element?
  private var others: ContiguousArray<Element>?
  private(set) var count = 0

  /// What is asked of the one of a number; `nil` where there is none.
  @inline(__always)
  func ask<Answer>(_ number: Int, _ question: (Element) -> Answer) -> Answer? {
    switch number {
    case 0: if let first { return question(first) }
    case 1: if let second { return question(second) }
    case 2: if let third { return question(third) }
    default: if let others { return question(others[number - 3]) }
    }
    return nil
  }

  mutating func append(_ element: Element) {
    switch count {
    case 0: first = element
    case 1: second = element
    case 2: third = element
    default: others = (others ?? []) + [element]
    }
    count += 1
  }
}

extension ShortRow: Sendable where Element: Sendable {}
