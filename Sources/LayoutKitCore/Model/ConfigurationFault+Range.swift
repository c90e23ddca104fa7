extension ConfigurationFault {
  /// The fault of a number outside its range; `nil` for one inside.
  /// - Parameters:
  ///   - path: where the number stands.
  ///   - orNone: whether 0 is allowed beside the range, for none.
  public init?(_ number: Double, outside range: ClosedRange<Double>, orNone: Bool = false, at path: String) {
    guard !range.contains(number), !(orNone && number == 0) else { return nil }
    let bounds = "\(Self.words(range.lowerBound)) to \(Self.words(range.upperBound))"
    self.init(
      path: path,
      problem: .notAllowed(expected: "a number from \(bounds)\(orNone ? ", or 0" : "")", found: Self.words(number)))
  }

  private static func words(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
  }
}
