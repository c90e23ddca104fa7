import LayoutKitCore

/// The pixels that a rectangle touches. Rounding error (a millionth of a pixel) touches none, so that a frame's own
/// rectangle never touches its neighbours.
struct PixelWindow {
  /// Along `x`; never empty.
  let columns: Range<Int>
  /// Along `y`; never empty.
  let rows: Range<Int>

  /// The pixels under `rect`; `nil` for none.
  init?(_ rect: Rect, grid: PixelGrid) {
    guard
      let columns = Self.range(from: rect.x, to: rect.maxX, grid: grid),
      let rows = Self.range(from: rect.y, to: rect.maxY, grid: grid)
    else { return nil }
    self.columns = columns
    self.rows = rows
  }

  private static func range(from near: Double, to far: Double, grid: PixelGrid) -> Range<Int>? {
    guard near < far else { return nil }
    let lower = pixel((near * grid.scale + 1e-6).rounded(.down))
    let upper = pixel((far * grid.scale - 1e-6).rounded(.up))
    return lower < upper ? lower..<upper : nil
  }

  /// A coordinate, cut where no list reaches and a `Double` still counts single pixels.
  private static func pixel(_ coordinate: Double) -> Int { Int(min(max(coordinate, -0x1p52), 0x1p52)) }
}
