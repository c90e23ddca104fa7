public import LayoutKitCore

/// Where a list's ads go. Ads are extra: they stand between items, never in place of one, and never first.
///
/// Places are told as visible indexes, counted with all ads before them in. The first ads stand at `positions`; after
/// the last of these, one follows after every `every` items, which makes ad places `every` + 1 visible places apart. A
/// place is used by the ads that have arrived, in order; the rest does not exist.
///
/// 10 items, first ad at 2, then every 4 items:
///
/// | ads arrived | places (a to j are items, A to C ads) |
/// |---|---|
/// | 0 | a b c d e f g h i j |
/// | 1 | a b A c d e f g h i j |
/// | 2 | a b A c d e f B g h i j |
/// | 3 | a b A c d e f B g h i j C (not where `trailing` is off) |
public struct AdPlacement: Hashable, Sendable {
  /// Visible indexes of the first ads once they are in: ascending, from 1 on, at least one.
  public let positions: [Int]
  /// Items between two ads after the last position, at least 1; `nil` for no more ads.
  public let every: Int?
  /// The most ads, at least 1; `nil` for no limit.
  public let limit: Int?
  /// Whether an ad may stand behind the last item.
  public let trailing: Bool

  /// Ads at a first visible index, and then after every so many items.
  /// - Throws: `ConfigurationFaults` for what no list can be made with.
  public init(first: Int, every: Int?, limit: Int? = nil, trailing: Bool = true) throws(ConfigurationFaults) {
    try self.init(positions: [first], every: every, limit: limit, trailing: trailing, path: "$", isFirst: true)
  }

  /// Ads at visible indexes, and then, where `every` is given, after every so many items.
  /// - Throws: `ConfigurationFaults` for what no list can be made with.
  public init(
    positions: [Int], every: Int? = nil, limit: Int? = nil, trailing: Bool = true
  ) throws(ConfigurationFaults) {
    try self.init(
      positions: positions, every: every, limit: limit, trailing: trailing, path: "$", isFirst: false)
  }

  init(
    positions: [Int], every: Int?, limit: Int?, trailing: Bool, path: String, isFirst: Bool
  ) throws(ConfigurationFaults) {
    var faults: [ConfigurationFault] = []
    func require(_ holds: Bool, _ name: String, _ expected: String, _ found: String) {
      if !holds {
        faults.append(.init(path: "\(path).\(name)", problem: .notAllowed(expected: expected, found: found)))
      }
    }
    let name = isFirst ? "first" : "positions"
    require(!positions.isEmpty, name, "at least one visible index", "none")
    for (number, position) in positions.enumerated() {
      let place = isFirst ? name : "\(name)[\(number)]"
      require(AdPlacement.range.contains(position), place, "a visible index from 1 to 1000000000", "\(position)")
      if number > 0 {
        require(positions[number - 1] < position, place, "an index above the one before", "\(position)")
      }
    }
    if let every { require(AdPlacement.range.contains(every), "every", "a number of items from 1 on", "\(every)") }
    if let limit { require(AdPlacement.range.contains(limit), "limit", "a number of ads from 1 on", "\(limit)") }
    guard faults.isEmpty else { throw ConfigurationFaults(faults) }
    self.positions = positions
    self.every = every
    self.limit = limit
    self.trailing = trailing
  }

  /// Numbers that a placement may hold: large enough for any list, small enough that sums never overflow.
  private static let range = 1...1_000_000_000

  /// Number of items before an ad: those that its place leaves when the ads before it are taken out.
  func contentBefore(_ ordinal: Int) -> Int {
    if ordinal < positions.count { return positions[ordinal] - ordinal }
    let last = positions.count - 1
    return positions[last] - last + (ordinal - last) * (every ?? 0)
  }

  /// How many ads a list of `content` items has room for, beside what has arrived.
  func capacity(content: Int) -> Int {
    let room = trailing ? content : content - 1
    let planned = positions.indices.countBefore { contentBefore($0) > room }
    guard planned == positions.count, let every else { return min(planned, limit ?? planned) }
    let following = (room - contentBefore(positions.count - 1)) / every
    return min(planned + following, limit ?? .max)
  }
}
