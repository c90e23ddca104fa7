/// Which of two parts counts, by the width of a third.
public enum SizeCondition: Hashable, Sendable {
  /// The first where the third leaves so many points of the width.
  case leaves(Double)
  /// The first where the third takes no more than a part of the width, 0 to 1.
  case takes(atMost: Double)

  /// Whether the first counts, where the third takes so many points of a width.
  public func holds(for taken: Double, of width: Double) -> Bool {
    switch self {
    case .leaves(let least): width - taken >= least
    case .takes(let part): taken <= width * part
    }
  }
}
