/// Things in order, as many as the texts of a cell. The first three stand in place, so that they need no array of their own and
/// are asked where they stand.
struct ShortRow<Element> {
  private var first: Element?
  private var second: Element?
  private var third: Element?
  private var others: ContiguousArray<Element>?

  /// How many there are; counting them takes no memory in each cell.
  var count: Int {
    if let others { return 3 + others.count }
    return third != nil ? 3 : second != nil ? 2 : first != nil ? 1 : 0
  }

  /// What is asked of the one of a number; `nil` where there is none.
  @inline(__always)
  func ask<Answer>(_ number: Int, _ question: (Element) -> Answer) -> Answer? {
    switch number {
    case 0: first.map(question)
    case 1: second.map(question)
    case 2: third.map(question)
    default: others.map { question($0[number - 3]) }
    }
  }

  /// What each becomes; `nil` where one becomes nothing.
  @inline(__always)
  func mapped<Other>(_ change: (Element) -> Other?) -> ShortRow<Other>? {
    // Elements are not unwrapped here, which would count them.
    var row = ShortRow<Other>()
    row.first = first.flatMap(change)
    row.second = second.flatMap(change)
    row.third = third.flatMap(change)
    guard (row.first == nil) == (first == nil), (row.second == nil) == (second == nil),
      (row.third == nil) == (third == nil)
    else { return nil }
    for element in others ?? [] {
      guard let other = change(element) else { return nil }
      row.append(other)
    }
    return row
  }

  mutating func append(_ element: Element) {
    switch count {
    case 0: first = element
    case 1: second = element
    case 2: third = element
    default: others = (others ?? []) + [element]
    }
  }
}

extension ShortRow: Sendable where Element: Sendable {}
