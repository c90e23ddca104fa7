/// A width and a height, in points.
public struct Size: Hashable, Sendable, Codable {
  /// Extent from leading to trailing, in points.
  public var width: Double
  /// Extent from top to bottom, in points.
  public var height: Double

  /// A size of the given extents.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// No extent either way.
  public static let zero = Size(width: 0, height: 0)
}
