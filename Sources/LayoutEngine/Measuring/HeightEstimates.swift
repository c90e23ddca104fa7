import LayoutKitCore

/// How tall cells are to be expected, learned from those that were measured in one environment: of each kind and width the
/// mean.
///
/// An item's kind is known once it is configured; one that is not yet is expected to be of the kinds that were met so far,
/// in their proportions. The first guess is the mean of the first places that are asked for at a width, which are
/// measured on the spot.
struct HeightEstimates: Sendable {
  /// How many places are measured before a mean counts.
  static let sample = 4

  private struct Mean {
    var sum = 0
    var count = 0
    /// At least a pixel, so that a place can come into sight.
    var height: Int? { count < HeightEstimates.sample ? nil : max(1, (sum + count / 2) / count) }

    mutating func take(_ height: Int) {
      sum += height
      count += 1
    }
  }

  private struct KindAtWidth: Hashable {
    let kind: CellKind
    let width: Double
  }

  private let environment: LayoutEnvironment.Key
  private var kinds: [KindAtWidth: Mean] = [:]
  private var items: [Double: Mean] = [:]
  /// Lists ask at one width many times in a row.
  private var latest: (width: Double, height: Int)?

  init(in environment: LayoutEnvironment) { self.environment = environment.key }

  /// True where heights of an environment can be expected from these.
  func serve(_ environment: LayoutEnvironment) -> Bool { self.environment == environment.key }

  /// What a cell of a kind, or of an item's kind where it is not known, is expected to be at a width, in pixels; `nil` as
  /// long as too few were measured.
  mutating func height(of kind: CellKind?, width: Double) -> Int? {
    if let kind { return kinds[KindAtWidth(kind: kind, width: width)]?.height }
    if let latest, latest.width == width { return latest.height }
    guard let height = items[width]?.height else { return nil }
    latest = (width, height)
    return height
  }

  /// Takes note of a measured cell.
  mutating func learn(_ height: Int, of kind: CellKind, isItem: Bool, width: Double) {
    latest = nil
    kinds[KindAtWidth(kind: kind, width: width), default: Mean()].take(height)
    if isItem { items[width, default: Mean()].take(height) }
  }
}
