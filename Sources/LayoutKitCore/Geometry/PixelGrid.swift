/// The device's pixels: lengths become whole pixels here, so that sums never drift.
public struct PixelGrid: Hashable, Sendable {
  /// Pixels in one point, above zero.
  public let scale: Double

  /// A grid of `scale` pixels a point; a scale that is not a finite number above zero counts as 1.
  public init(scale: Double) {
    self.scale = scale.isFinite && scale > 0 ? scale : 1
  }

  /// The most pixels one length may have: sums of a million such lengths stay exact in a `Double`.
  @usableFromInline static var longest: Int { 1 << 31 }

  /// The smallest whole number of pixels that holds `points`; 0 for a negative or non-finite length. A length that is
  /// over a pixel edge by no more than rounding error (a millionth of a pixel) stays on that edge.
  @inlinable public func pixelsUp(_ points: Double) -> Int {
    guard points.isFinite, points > 0 else { return 0 }
    let pixels = min(points * scale - 1e-6, Double(Self.longest))
    // Rounding a `Double` is a call on some processors.
    let whole = Int(pixels)
    return Double(whole) < pixels ? whole + 1 : whole
  }

  /// The largest whole number of pixels inside `points`; 0 for a negative or non-finite length.
  @inlinable public func pixelsDown(_ points: Double) -> Int {
    guard points.isFinite, points > 0 else { return 0 }
    return Int(min(points * scale + 1e-6, Double(Self.longest)))
  }

  /// The length of `pixels`, in points.
  @inlinable public func points(_ pixels: Int) -> Double { Double(pixels) / scale }

  /// `points` rounded up to the grid.
  @inlinable public func up(_ points: Double) -> Double { self.points(pixelsUp(points)) }

  /// `points` rounded down to the grid.
  @inlinable public func down(_ points: Double) -> Double { self.points(pixelsDown(points)) }

  /// The edge of the grid nearest to `points`, which may be negative.
  public func nearest(_ points: Double) -> Double { (points * scale).rounded() / scale }
}
