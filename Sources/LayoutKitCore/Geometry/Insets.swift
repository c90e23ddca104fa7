/// Distances from the four edges, in points, by reading direction.
public struct Insets: Hashable, Sendable, Codable {
  /// From the top edge.
  public var top: Double
  /// From the edge where reading starts.
  public var leading: Double
  /// From the bottom edge.
  public var bottom: Double
  /// From the edge where reading ends.
  public var trailing: Double

  /// Insets of the given distances.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The same distance from every edge.
  public init(_ distance: Double) {
    self.init(top: distance, leading: distance, bottom: distance, trailing: distance)
  }

  /// No distance from any edge.
  public static let zero = Insets(0)

  /// Leading and trailing together.
  public var horizontal: Double { leading + trailing }
  /// Top and bottom together.
  public var vertical: Double { top + bottom }

  /// Both distances, edge by edge.
  public static func + (a: Insets, b: Insets) -> Insets {
    Insets(
      top: a.top + b.top, leading: a.leading + b.leading,
      bottom: a.bottom + b.bottom, trailing: a.trailing + b.trailing)
  }
}
