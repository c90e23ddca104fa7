/// How far measuring ahead has come.
public struct MeasuringProgress: Hashable, Sendable {
  /// Places measured, the cache having known some of them.
  public internal(set) var measured: Int
  /// Of how many. It grows where a rule turns out to want places at other widths than it asked for at first.
  public internal(set) var total: Int
}
