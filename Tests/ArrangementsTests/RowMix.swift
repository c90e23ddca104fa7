/// How many places of a list take a row.
enum RowMix: String, CaseIterable, Sendable {
  case none, few, many

  func next(using random: inout SeededGenerator) -> Bool {
    switch self {
    case .none: false
    case .few: Int.random(in: 0..<8, using: &random) == 0
    case .many: Bool.random(using: &random)
    }
  }
}
