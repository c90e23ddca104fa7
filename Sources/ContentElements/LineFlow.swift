import LayoutKitCore

/// Places parts side by side in lines: one that no longer fits begins the next line.
struct LineFlow {
  private let width: Double
  private let spacing: Double
  private let lineSpacing: Double
  private var (x, y, bottom) = (0.0, 0.0, 0.0)
  /// As wide as the widest line so far, as high as all of them.
  private(set) var size = Size.zero

  /// - Parameters:
  ///   - width: of the lines, in points.
  ///   - spacing: between parts of a line, in points on the grid.
  ///   - lineSpacing: between lines, likewise.
  init(width: Double, spacing: Double, lineSpacing: Double) {
    (self.width, self.spacing, self.lineSpacing) = (width, spacing, lineSpacing)
  }

  /// The frame of the next part.
  mutating func frame(of part: Size) -> Rect {
    if x > 0, x + part.width > width { (x, y) = (0, bottom + lineSpacing) }
    let frame = Rect(x: x, y: y, width: min(part.width, max(0, width)), height: part.height)
    x = frame.maxX + spacing
    bottom = max(bottom, frame.maxY)
    size = Size(width: max(size.width, frame.maxX), height: bottom)
    return frame
  }
}
