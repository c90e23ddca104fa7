/// A place in a plane, in points, from the top leading corner.
public struct Point: Hashable, Sendable, Codable {
  /// Distance from the leading edge, in points.
  public var x: Double
  /// Distance from the top edge, in points.
  public var y: Double

  /// A point at the given distances.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The top leading corner.
  public static let zero = Point(x: 0, y: 0)
}
