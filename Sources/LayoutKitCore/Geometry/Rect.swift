/// A rectangle in points. `x` grows from the leading edge until a list is mirrored, from the left edge after.
public struct Rect: Hashable, Sendable, Codable {
  /// Distance of the near vertical edge, in points.
  public var x: Double
  /// Distance of the top edge, in points.
  public var y: Double
  /// Extent along `x`, in points.
  public var width: Double
  /// Extent along `y`, in points.
  public var height: Double

  /// A rectangle from its top corner and its extents, in points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// A rectangle from its top corner and its size.
  public init(origin: Point, size: Size) {
    self.init(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }

  /// The rectangle at the origin without extent.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// The corner with the smallest coordinates.
  public var origin: Point { Point(x: x, y: y) }
  /// The extents.
  public var size: Size { Size(width: width, height: height) }
  /// The far vertical edge.
  public var maxX: Double { x + width }
  /// The bottom edge.
  public var maxY: Double { y + height }
  /// True when there is no area.
  public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// True when the point is inside; the far edges are outside, so that neighbours never share a point.
  public func contains(_ point: Point) -> Bool {
    point.x >= x && point.x < maxX && point.y >= y && point.y < maxY
  }

  /// True when the two share some area.
  public func intersects(_ other: Rect) -> Bool {
    !isEmpty && !other.isEmpty && x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }

  /// The same rectangle, moved.
  public func offset(x dx: Double, y dy: Double) -> Rect {
    Rect(x: x + dx, y: y + dy, width: width, height: height)
  }

  /// What is left inside the insets; never a negative extent.
  public func inset(by insets: Insets) -> Rect {
    Rect(
      x: x + insets.leading, y: y + insets.top,
      width: max(0, width - insets.horizontal), height: max(0, height - insets.vertical))
  }

  /// The rectangle seen in a mirror that stands at the middle of a container of the given width.
  public func mirrored(in width: Double) -> Rect {
    Rect(x: width - maxX, y: y, width: self.width, height: height)
  }
}
